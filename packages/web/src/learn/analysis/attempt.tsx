/** Trying another move at a turn: tiles are placed or exchanged as in a game, and the move is judged like the one made. */

import { useSignal, type Signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { GameTurn, StudiedTurn } from '@lexiko/analysis';
import { outlookOf } from '@lexiko/analysis/report';
import { MEAN_OF_DIE } from '@lexiko/engine/moves';
import type { Action } from '@lexiko/rules';
import { rollsFor, scoreOf, type Square } from '@lexiko/rules/board';
import { diceCount, exchangeLimit } from '@lexiko/rules/rule-points';
import { TableBoard } from '../../table/table-board.tsx';
import { TableContext, useTable } from '../../table/table-context.ts';
import { useTableKeys } from '../../table/keyboard.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { BlankDialog } from '../../dialogs/blank-dialog.tsx';
import { ExchangeDialog } from '../../dialogs/turn-dialogs.tsx';
import { hasVariations } from '../../table/variations.ts';
import { VariationsDialog } from '../../dialogs/variation-dialogs.tsx';
import { Icon } from '../../parts/icons.tsx';
import { RackTools } from '../../rack/rack-tools.tsx';
import { Rack } from '../../rack/rack.tsx';
import { handleBoardKey } from '../../table/board-keys.ts';
import { previewText, stagedText } from '../../screens/status.tsx';
import { viewerSeat, type TableSnapshot } from '../../table/snapshot.ts';
import { createTable, NO_GAME, type Table } from '../../table/table.ts';
import { useFailureReporter } from '../use-answer.ts';
import { texts } from '../../texts/current.ts';
import { useReadingPlace } from '../reading-place.ts';
import { capitalized } from '@lexiko/texts';
import { analysisTexts, factTexts, reportTexts } from './analysis-texts.ts';
import type { Session } from './session.ts';
import type { SourceGame } from './source/game-source.ts';
import { tableBefore, tableOf, triedTurn } from './shown/turn-table.ts';
import { costText, Facts, Moves } from './shown/turn-panel.tsx';
import { useFeedback } from '../../page/page-context.ts';

type Judged = StudiedTurn | 'judging' | null;

interface AttemptParts {
  readonly session: Session;
  readonly turn: GameTurn;
  readonly table: Table;
  /** The analysis of the move tried last. */
  readonly judged: Signal<Judged>;
  readonly reportFailure: (error: unknown) => void;
}

async function judge(
  { session, turn, judged, table, reportFailure }: AttemptParts,
  actions: readonly Action[],
): Promise<void> {
  const counted = table.laying.previewNow();
  const isLaid = actions.some(({ type }) => type === 'play' || type === 'rearrange');
  if (isLaid && counted?.ok !== true) return;
  const tried = triedTurn(
    session.source,
    turn,
    actions,
    counted?.ok === true ? counted.value.score.total : 0,
  );
  if (tried === null) return;
  judged.value = 'judging';
  try {
    const studied = await session.judgeAttempt(tried);
    judged.value = studied;
    table.feedback.announce(attemptText(studied));
  } catch (error) {
    judged.value = null;
    reportFailure(error);
  }
}

function attemptText(studied: StudiedTurn): string {
  const words = analysisTexts.peek();
  const { attempted, attemptedAlone, undoubted } = words;
  const { tenths, percent } = reportTexts.peek().numbers;
  const { analysis } = studied;
  const { made, isValid } = analysis;
  const [name, worth] = [capitalized(factTexts.peek().moveName(made.notation)), tenths(made.equity)];
  if (!isValid) return undoubted(name, worth);
  const { win, final } = outlookOf(analysis, made);
  const said = win === null ? attemptedAlone(name, tenths(final ?? 0)) : attempted(name, worth, percent(win));
  return `${said} ${costText(words, studied)}`;
}

const NOTHING: ReadonlySet<Square> = new Set();

/** What the dice showed on the turn; `null` if none were rolled. */
function thrownAt(source: SourceGame, turn: GameTurn): number | null {
  const event = tableOf(source, turn)?.event;
  const roll = event?.type === 'played' ? event.rolls[0] : undefined;
  return roll?.dice.reduce((sum, die) => sum + die, 0) ?? null;
}

/** A table at the turn, as its player saw it; closed with the component. */
function useAttempt(session: Session, turn: GameTurn, judged: Signal<Judged>): Table {
  const games = useLocalGames();
  const feedback = useFeedback();
  const reportFailure = useFailureReporter();
  const table = useMemo(
    (): Table =>
      createTable(
        {
          ...NO_GAME,
          act: (actions) => void judge({ session, turn, table, judged, reportFailure }, actions),
          checkWords: (...check) => games.checkWords(...check),
        },
        feedback,
      ),
    [turn],
  );
  useLayoutEffect(() => {
    judged.value = null;
    table.receive(tableBefore(session.source, turn));
    return () => table.close();
  }, [table]);
  useTableKeys(table, (event) => handleBoardKey(event, table, null));
  return table;
}

/** Crosswords: shows the score of the play with the dice of the game or any others. It is judged with their mean. */
function DiceChoice({
  snapshot,
  thrown,
}: {
  readonly snapshot: TableSnapshot;
  readonly thrown: number | null;
}) {
  const { laying } = useTable();
  const words = analysisTexts.value;
  const reading = useSignal<number | null>(thrown);
  const shown = laying.preview.value;
  const seat = viewerSeat(snapshot);
  const { view } = snapshot;
  const rolls = shown?.ok === true ? rollsFor(view, shown.value.play.placed).length : 0;
  if (shown?.ok !== true || seat === null || rolls === 0) return null;
  const dice = diceCount(view.ruleset.dice);
  const readings = Array.from({ length: 5 * dice + 1 }, (_, at) => dice + at);
  const readAs = (each: number): number =>
    scoreOf(
      view,
      seat,
      shown.value.play,
      Array.from({ length: rolls }, () => each),
    ).total;
  return (
    <p>
      <label>
        <span>{words.diceShow}</span>{' '}
        <select
          value={reading.value ?? ''}
          onChange={({ currentTarget: { value } }) => {
            reading.value = value === '' ? null : Number(value);
          }}
        >
          <option value="">{words.diceMean}</option>
          {readings.map((one) => (
            <option key={one} value={one}>
              {one === thrown ? words.diceGame(one) : one}
            </option>
          ))}
        </select>
      </label>{' '}
      <span role="status">
        {words.diceScore(reading.value ?? MEAN_OF_DIE * dice, readAs(reading.value ?? MEAN_OF_DIE * dice))}
      </span>
    </p>
  );
}

/** Whether tiles can be exchanged here without seeing the new ones first. */
function canExchange({ view: { ruleset, pool } }: TableSnapshot): boolean {
  return ruleset.exchange.order === 'discardFirst' && exchangeLimit(ruleset.exchange, pool.length) > 0;
}

function Laying({
  thrown,
  isJudging,
  onLeave,
}: {
  readonly thrown: number | null;
  readonly isJudging: boolean;
  readonly onLeave: () => void;
}) {
  const table = useTable();
  const { laying, dialogs } = table;
  const words = analysisTexts.value;
  const { game, table: tableWords } = texts.value;
  const snapshot = table.snapshot.value;
  const shown = laying.preview.value;
  const seat = snapshot === null ? null : viewerSeat(snapshot);
  if (snapshot === null) return null;
  return (
    <>
      <Rack snapshot={snapshot} />
      <p role="status">
        {shown === null
          ? stagedText(table, texts.value, snapshot)
          : previewText(texts.value, snapshot, shown)}
      </p>
      <DiceChoice snapshot={snapshot} thrown={thrown} />
      <div class="choices">
        <button
          type="button"
          class="primary"
          disabled={shown?.ok !== true || isJudging}
          onClick={() => laying.commitCounted(null)}
        >
          {isJudging ? words.judging : words.judge}
        </button>
        {hasVariations(snapshot) && (
          <button type="button" onClick={() => dialogs.show('variations')}>
            <Icon name="variations" /> {tableWords.variations}
          </button>
        )}
        <RackTools />
        <button
          type="button"
          disabled={isJudging || !canExchange(snapshot)}
          onClick={() => {
            laying.recallAll();
            dialogs.show('exchange');
          }}
        >
          <Icon name="exchange" /> {game.exchange}
        </button>
        <button
          type="button"
          disabled={isJudging}
          onClick={() => {
            laying.recallAll();
            if (seat !== null) table.act({ type: 'pass', seat });
          }}
        >
          <Icon name="pass" /> {game.pass}
        </button>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
      {laying.pendingBlank.value !== null && <BlankDialog ruleset={snapshot.view.ruleset} />}
      {dialogs.open.value === 'exchange' && seat !== null && (
        <ExchangeDialog snapshot={snapshot} seat={seat} />
      )}
      {dialogs.open.value === 'variations' && seat !== null && (
        <VariationsDialog snapshot={snapshot} seat={seat} />
      )}
    </>
  );
}

/** The board of the turn to try moves on, and their judgement beside the move made. */
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
  const judged = useSignal<Judged>(null);
  const table = useAttempt(session, turn, judged);
  const snapshot = table.snapshot.value;
  const result = judged.value;
  const heading = useReadingPlace<HTMLHeadingElement>(turn.number);
  const verdict = useReadingPlace<HTMLParagraphElement>(result);
  return (
    <TableContext.Provider value={table}>
      <div class="analysis-left">
        <div class="analysis-board">
          {snapshot !== null && <TableBoard snapshot={snapshot} fresh={NOTHING} />}
        </div>
        <Laying
          key={turn.number}
          thrown={thrownAt(session.source, turn)}
          isJudging={result === 'judging'}
          onLeave={onLeave}
        />
      </div>
      <section class="analysis-turn" aria-labelledby="analysis-turn">
        <h2 ref={heading} tabIndex={-1} id="analysis-turn">
          {words.attempt}
        </h2>
        <p>{words.attemptAbout}</p>
        <p class="hint">
          {words.made}
          {texts.value.colon}
          {reportTexts.value.rated(made, outlookOf(studied.analysis, made))}
        </p>
        {result !== null && result !== 'judging' && (
          <>
            <p ref={verdict} tabIndex={-1} class="analysis-action">
              {attemptText(result)}
            </p>
            <Facts session={session} studied={result} />
            <Moves studied={result} done={made.notation} />
          </>
        )}
      </section>
    </TableContext.Provider>
  );
}
