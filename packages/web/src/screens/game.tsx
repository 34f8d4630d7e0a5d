/** The table: board, players, controls, and the windows over them. Keys anywhere on it go to the board. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Seat } from '@lexiko/rules';
import { handleReplayKey, snapshotAt, ReplayBar } from '../finished-game/replay.tsx';
import { TableBoard } from '../table/table-board.tsx';
import { useTurntable } from '../table/turntable.ts';
import { BlankDialog } from '../dialogs/blank-dialog.tsx';
import { CoachButton, Coach } from '../coach/coach-button.tsx';
import { mayCoach } from '../coach/permission.ts';
import { deviceNote } from '../notes/game-notes.ts';
import { GameNote, NoteButton } from '../notes/lazy-note.tsx';
import { browserStorage } from '../page/storage/stored-value.ts';
import { LazyCommandLine } from '../commands/lazy-command-line.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { lazyPart } from '../page/lazy-screen.tsx';
import { usePage, useStore, useTableOnScreen } from '../page/page-context.ts';
import { openRatedGames } from '../page/storage/rated-games.ts';
import { ChallengeDialog, ExchangeDialog, PassDialog, ResignDialog } from '../dialogs/turn-dialogs.tsx';
import { handleBoardKey } from '../table/board-keys.ts';
import { useTableKeys } from '../table/keyboard.ts';
import { useLocalGames } from '../table/local-games.ts';
import { Icon } from '../parts/icons.tsx';
import {
  ExplainedSquare,
  PlayedWordsButton,
  PlayedWordsDialog,
  LazyPlayedWords,
  tellsMeanings,
} from '../learn/diary/lazy-played-words.tsx';
import { Sheet, Unseen } from '../panels/sheet.tsx';
import { Scores } from '../panels/scores.tsx';
import { ChangedRules } from '../setup/changed-rules.tsx';
import { viewerSeat, type TableSnapshot } from '../table/snapshot.ts';
import { TableContext, useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import type { BoardMomentProps } from './board-moment.tsx';
import { Controls, Cover } from './controls.tsx';
import { TopBar } from './top-bar.tsx';
import './game.css';

const fetchVariations = () => import('../dialogs/variation-dialogs.tsx');
const AgreeDialog = lazyPart(async () => (await fetchVariations()).AgreeDialog);
const QuizDialog = lazyPart(async () => (await fetchVariations()).QuizDialog);
const VariationsDialog = lazyPart(async () => (await fetchVariations()).VariationsDialog);
const BoardMoment = lazyPart<BoardMomentProps>(async () => (await import('./board-moment.tsx')).BoardMoment);
const ResultDialog = lazyPart(async () => (await import('./result.tsx')).ResultDialog);

function DetailsDialog({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const here = useTable();
  const { settings } = usePage();
  const { game } = texts.value;
  return (
    <Dialog title={game.details} onClose={here.dialogs.close} size="large">
      <Sheet snapshot={snapshot} />
      {settings.current.value.unseen === 'shown' && (
        <>
          <h3>{game.unseen}</h3>
          <p class="hint">{game.unseenAbout}</p>
          <Unseen snapshot={snapshot} />
        </>
      )}
    </Dialog>
  );
}

/** What was agreed for this game, in words. */
function RulesDialog({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const here = useTable();
  const { table: words, presets, learn } = texts.value;
  const { ruleset } = snapshot.view;
  const { title, about } = presets[ruleset.preset];
  return (
    <Dialog title={words.rules} onClose={here.dialogs.close}>
      <p>
        <b>{title}</b> {about}
      </p>
      <ChangedRules ruleset={ruleset} name={(seat) => snapshot.seats[seat]?.name ?? ''} />
      <p>
        <a href="#/learn/rules/table">{learn.open}</a>
      </p>
    </Dialog>
  );
}

function MenuDialog({
  seat,
  isOver,
  children,
}: {
  readonly seat: Seat | null;
  readonly isOver: boolean;
  readonly children: ComponentChildren;
}) {
  const { game, common } = texts.value;
  const page = usePage();
  const here = useTable();
  const then = (work: () => void) => () => {
    here.dialogs.close();
    work();
  };
  return (
    <Dialog title={common.menu} onClose={here.dialogs.close}>
      <div class="menu">
        <button type="button" onClick={() => here.dialogs.show('details')}>
          <Icon name="list" /> {game.details}
        </button>
        {seat !== null && !isOver && (
          <>
            <button type="button" onClick={() => here.dialogs.show('agree')}>
              <Icon name="pass" /> {texts.value.table.agree}
            </button>
            <button type="button" onClick={() => here.dialogs.show('resign')}>
              <Icon name="flag" /> {game.resign}
            </button>
          </>
        )}
        {children}
        <button type="button" onClick={then(() => (here.isCommandLineOpen.value = true))}>
          <Icon name="command" /> {texts.value.commands.title}
        </button>
        <button type="button" onClick={() => here.dialogs.show('rules')}>
          <Icon name="challenge" /> {texts.value.table.rules}
        </button>
        <button type="button" onClick={then(() => (page.dialog.value = 'help'))}>
          <Icon name="help" /> {common.help}
        </button>
      </div>
    </Dialog>
  );
}

/** What a table has besides where it is not of this page alone. */
export interface TableExtras {
  /** In the bar at the top. */
  readonly bar?: ComponentChildren;
  /** Buttons of the menu. */
  readonly menu?: ComponentChildren;
  /** First beside the board. */
  readonly side?: ComponentChildren;
  /** Over the table. */
  readonly coach?: ComponentChildren;
  /** Below the result, instead of playing again at this screen. */
  readonly again?: ComponentChildren;
  /** Instead of the cover, for somebody who only watches. */
  readonly watching?: ComponentChildren;
}

function TableDialogs({
  snapshot,
  menu,
  again,
}: Pick<TableExtras, 'menu' | 'again'> & { readonly snapshot: TableSnapshot }) {
  const seat = viewerSeat(snapshot);
  const { laying, dialogs } = useTable();
  const { attention, view } = snapshot;
  const asked = attention.kind === 'over' ? seat : (seat ?? attention.seat);
  if (laying.pendingBlank.value !== null) return <BlankDialog ruleset={view.ruleset} />;
  switch (dialogs.open.value) {
    case 'details':
      return <DetailsDialog snapshot={snapshot} />;
    case 'menu':
      return (
        <MenuDialog seat={seat} isOver={attention.kind === 'over'}>
          {menu}
        </MenuDialog>
      );
    case 'result':
      return view.outcome === null ? null : (
        <ResultDialog snapshot={snapshot} outcome={view.outcome} again={again} />
      );
    case 'challenge':
      return asked === null ? null : <ChallengeDialog snapshot={snapshot} seat={asked} />;
    case 'exchange':
      return seat === null ? null : <ExchangeDialog snapshot={snapshot} seat={seat} />;
    case 'pass':
      return seat === null ? null : <PassDialog snapshot={snapshot} seat={seat} />;
    case 'variations':
      return seat === null ? null : <VariationsDialog snapshot={snapshot} seat={seat} />;
    case 'quiz':
      return <QuizDialog />;
    case 'agree':
      return asked === null ? null : <AgreeDialog snapshot={snapshot} seat={asked} />;
    case 'rules':
      return <RulesDialog snapshot={snapshot} />;
    case 'resign':
      return seat === null ? null : <ResignDialog snapshot={snapshot} seat={seat} />;
    default:
      return null;
  }
}

export function TableScreen({
  snapshot: current,
  bar,
  menu,
  side,
  coach,
  again,
  watching,
}: TableExtras & { readonly snapshot: TableSnapshot }) {
  const here = useTable();
  const { settings } = usePage();
  const { replayStop, isCommandLineOpen } = here;
  const stop = replayStop.value;
  const snapshot = stop === null ? current : snapshotAt(current, stop);
  const seat = viewerSeat(snapshot);
  const { game } = texts.value;
  const title = useGameTitle()(snapshot.view.ruleset.config);
  const isOver = current.attention.kind === 'over';
  useTurntable(current);
  useTableOnScreen(here);
  useTableKeys(here, (event) => {
    const now = here.snapshot.peek();
    if (now === null) return;
    if (replayStop.peek() === null)
      handleBoardKey(event, here, () => {
        isCommandLineOpen.value = true;
      });
    else if (handleReplayKey(event, here, now)) event.preventDefault();
  });
  // Whoever has uncovered their letters goes on with the board; the button they pressed is gone.
  useLayoutEffect(() => {
    if (seat !== null && document.activeElement === document.body) here.focusBoard();
  }, [seat]);
  useEffect(() => {
    if (isOver) here.dialogs.show('result');
    return () => {
      replayStop.value = null;
    };
  }, [isOver, current.game]);
  return (
    <>
      <TopBar>
        <h1 class="game-title">{title}</h1>
        {bar}
      </TopBar>
      <main class="game">
        <Scores snapshot={snapshot} />
        <div class="table">
          <TableBoard snapshot={snapshot} isStill={stop !== null} />
          <BoardMoment key={current.game} snapshot={current} />
          <ExplainedSquare snapshot={snapshot} />
        </div>
        {stop !== null ? (
          <ReplayBar snapshot={current} stop={stop} />
        ) : seat === null ? (
          (watching ?? <Cover snapshot={snapshot} />)
        ) : (
          <Controls snapshot={snapshot} seat={seat} />
        )}
        <aside
          class={settings.current.value.unseen === 'shown' ? 'side' : 'side uncounted'}
          aria-label={game.details}
        >
          {side}
          <div class="side-part">
            <h2>{game.sheet}</h2>
            <Sheet snapshot={isOver ? current : snapshot} />
          </div>
          {settings.current.value.unseen === 'shown' && (
            <div class="side-part">
              <h2>{game.unseen}</h2>
              <Unseen snapshot={snapshot} />
            </div>
          )}
        </aside>
        {coach}
      </main>
      {isCommandLineOpen.value && (
        <LazyCommandLine
          snapshot={current}
          onClose={() => {
            isCommandLineOpen.value = false;
          }}
        />
      )}
      <TableDialogs snapshot={current} menu={menu} again={again} />
    </>
  );
}

/** Back to the turn before, by the menu or Ctrl + Z, where only computers play along. */
function TakeBack() {
  const games = useLocalGames();
  const { dialogs } = games.table;
  return (
    <button
      type="button"
      onClick={() => {
        dialogs.close();
        games.takeBack();
      }}
    >
      <Icon name="recall" /> {texts.value.table.takeBack}
    </button>
  );
}

function useTakeBackKey(): void {
  const games = useLocalGames();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const field = event.target instanceof Element ? event.target.closest('dialog, input, textarea') : null;
      if (!isUndo || event.repeat || field !== null) return;
      event.preventDefault();
      games.takeBack();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [games]);
}

export function Game() {
  const { table } = useLocalGames();
  const ratedGames = useStore(openRatedGames);
  useTakeBackKey();
  const snapshot = table.snapshot.value;
  if (snapshot !== null) {
    const isTaught = tellsMeanings(snapshot);
    const isCoached = mayCoach(snapshot) && ratedGames.live === null;
    return (
      <TableContext.Provider value={table}>
        <TableScreen
          snapshot={snapshot}
          menu={
            <>
              {snapshot.canTakeBack === true && <TakeBack />}
              <NoteButton />
            </>
          }
          side={isTaught && <LazyPlayedWords snapshot={snapshot} />}
          bar={
            <>
              {isTaught && <PlayedWordsButton />}
              {isCoached && <CoachButton />}
            </>
          }
          coach={
            <>
              <GameNote key={snapshot.game} keeper={deviceNote(browserStorage(), snapshot.game)} />
              {isTaught && <PlayedWordsDialog snapshot={snapshot} />}
              {isCoached && <Coach snapshot={snapshot} />}
            </>
          }
        />
      </TableContext.Provider>
    );
  }
  return (
    <>
      <TopBar />
      <main class="opening" aria-busy="true">
        <h1 class="unseen-text">Lexiko</h1>
        <p role="status">{texts.value.game.opening}</p>
      </main>
    </>
  );
}
