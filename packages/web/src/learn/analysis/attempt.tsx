/** Trying another play at a turn: letters are laid as in a game, and what is laid is judged like the play made. */

import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameTurn, StudiedTurn } from '@lexiko/engine';
import { formatMove, type Action, type Square } from '@lexiko/rules';
import { announce } from '../../announcer.tsx';
import { Board } from '../../board/board.tsx';
import { BlankDialog } from '../../dialogs/blank-dialog.tsx';
import { commit, pendingBlank, preview, recallAll, shuffleRack } from '../../draft/laying.ts';
import { Icon } from '../../icons.tsx';
import { Rack } from '../../rack/rack.tsx';
import { heedKey } from '../../draft/board-keys.ts';
import { previewText } from '../../screens/controls.tsx';
import { ask, Unwanted } from '../../study/ask.ts';
import { draft, failure, lastTable, receive, table, type TableHost } from '../../table.ts';
import { texts } from '../../texts/current.ts';
import { analysisTexts } from './analysis-texts.ts';
import type { Session } from './session.ts';
import { tableBefore } from './turn-table.ts';
import { costText, Facts, Moves } from './turn-panel.tsx';

/** Playouts of a move that somebody waits for. */
const ITERATIONS = 1200;

type Judged = StudiedTurn | 'judging' | null;

/** What came of the play tried last. */
const judged: Signal<Judged> = signal(null);

function isPlay(action: Action): action is Action & { type: 'play' } {
  return action.type === 'play';
}

async function judge(session: Session, turn: GameTurn, actions: readonly Action[]): Promise<void> {
  const action = actions.find(isPlay);
  const counted = preview.peek();
  if (action === undefined || counted?.ok !== true) return;
  const { ruleset, config } = session.source;
  const tried: GameTurn = {
    ...turn,
    act: { kind: 'play', placed: action.tiles },
    notation: formatMove({ board: turn.board, layout: ruleset.layout }, action.tiles),
    score: counted.value.score.total,
    isWithdrawn: false,
  };
  judged.value = 'judging';
  try {
    const studied = await ask('studyTurn', { config, turn: tried, iterations: ITERATIONS });
    judged.value = studied;
    announce(attemptText(studied));
  } catch (error) {
    judged.value = null;
    if (!(error instanceof Unwanted)) failure.value = texts.peek().failed(String(error));
  }
}

function attemptText(studied: StudiedTurn): string {
  const words = analysisTexts.peek();
  const { attempted, undoubted, report } = words;
  const { made, isValid } = studied.analysis;
  const worth = report.tenths(made.equity);
  if (!isValid) return undoubted(made.notation, worth);
  return `${attempted(made.notation, worth, report.percent(made.win))} ${costText(words, studied)}`;
}

const NOTHING: ReadonlySet<Square> = new Set();

/** Sits down at the turn as its player did, with the whole of a table's means, and gets up again. */
function useAttempt(session: Session, turn: GameTurn): void {
  useEffect(() => {
    const host: TableHost = {
      act: (actions) => void judge(session, turn, actions),
      keepDraft: () => {}, // what is tried lasts as long as the panel is open
      uncover: () => {},
      exportGame: () => {},
      playAgain: () => {},
      nowMs: () => 0,
    };
    judged.value = null;
    const last = lastTable.peek();
    receive(tableBefore(session.source, turn), host);
    // It is no game in which anything could be locked.
    lastTable.value = last;
    const onKey = (event: KeyboardEvent): void => {
      const now = table.peek();
      if (now !== null) heedKey(event, now, null);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      table.value = null;
    };
  }, [turn]);
}

function Laying({ onLeave }: { readonly onLeave: () => void }) {
  const words = analysisTexts.value;
  const { game } = texts.value;
  const news = table.value;
  const shown = preview.value;
  const isJudging = judged.value === 'judging';
  if (news === null) return null;
  return (
    <>
      <Rack news={news} />
      <p role="status">{shown === null ? '' : previewText(texts.value, news, shown)}</p>
      <div class="choices">
        <button type="button" class="primary" disabled={shown?.ok !== true || isJudging} onClick={commit}>
          {isJudging ? words.judging : words.judge}
        </button>
        {draft.value.laidOut.length > 0 ? (
          <button type="button" onClick={recallAll}>
            <Icon name="recall" /> {game.recall}
          </button>
        ) : (
          <button type="button" onClick={shuffleRack}>
            <Icon name="shuffle" /> {game.shuffle}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
      {pendingBlank.value !== null && <BlankDialog set={news.view.ruleset.tiles} />}
    </>
  );
}

/** The board of the turn to be laid on, and what came of it beside the move that was made. */
export function Attempt({
  session,
  studied,
  onLeave,
}: {
  readonly session: Session;
  readonly studied: StudiedTurn;
  readonly onLeave: () => void;
}) {
  const words = analysisTexts.value;
  const { turn, made } = studied.analysis;
  useAttempt(session, turn);
  const news = table.value;
  const result = judged.value;
  return (
    <>
      <div class="analysis-left">
        <div class="analysis-board">{news !== null && <Board news={news} fresh={NOTHING} />}</div>
        <Laying onLeave={onLeave} />
      </div>
      <section class="analysis-turn" aria-labelledby="analysis-turn">
        <h2 id="analysis-turn">{words.attempt}</h2>
        <p>{words.attemptAbout}</p>
        <p class="hint">
          {words.made}: {words.report.rated(made, turn.scores.length)}
        </p>
        {result !== null && result !== 'judging' && (
          <>
            <p class="analysis-deed">{attemptText(result)}</p>
            <Facts session={session} studied={result} />
            <Moves studied={result} />
          </>
        )}
      </section>
    </>
  );
}
