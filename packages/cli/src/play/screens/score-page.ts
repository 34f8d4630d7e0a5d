/** The score sheet as lines of text: a row for each turn, challenges and the settlement between and after them (C-07). */

import { redact, replay, type GameEvent } from '@lexiko/rules';
import { scoreSheet, type SheetKind, type SheetRow } from '@lexiko/rules/records';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { FRAME_COLUMNS } from '../terminal/terminal.ts';
import { nameOf, type Seating } from '../setup/seating.ts';
import { line, pad, wrap, type Line } from '../terminal/styled-text.ts';

const NUMBER = 4;
const NAME = 15;
const NOTATION = 23;
const POINTS = 6;
const BEFORE_DETAILS = NUMBER + NAME + NOTATION + 2 * POINTS + 2;

/** Public information during the game, everything after it. */
export function sheetLines(
  texts: TerminalTexts,
  events: readonly GameEvent[],
  seating: Seating,
): readonly Line[] {
  const { ruleset, phase } = replay(events);
  const seen = phase === 'over' ? events : events.map((event) => redact(ruleset, event, 'spectator').event);
  const { rows } = scoreSheet(seen);
  const { turn, side, play, score, total } = texts.terminalTable.columns;
  const head = `${pad(turn, NUMBER + 1)}${pad(side, NAME - 1)}${pad(play, NOTATION)}${score.padStart(POINTS)}${total.padStart(POINTS)}`;
  return [line(head, 'strong'), ...rows.flatMap((row) => rowLines(texts, row, seating))];
}

function rowLines(texts: TerminalTexts, row: SheetRow, seating: Seating): readonly Line[] {
  const number = row.number === null ? '' : String(row.number);
  const columns = [
    pad(number.padStart(NUMBER - 1), NUMBER),
    pad(nameOf(seating, row.seat), NAME),
    pad(actionName(texts, row.kind) ?? row.notation, NOTATION),
    String(row.score).padStart(POINTS),
    String(row.total).padStart(POINTS),
    '  ',
  ].join('');
  const details = wrap(detailsOf(texts, row), FRAME_COLUMNS - BEFORE_DETAILS);
  return [
    line(`${columns}${details[0] ?? ''}`.trimEnd()),
    ...details.slice(1).map((text) => line(' '.repeat(BEFORE_DETAILS) + text)),
  ];
}

/** The text of the play column for turns without a play. */
function actionName({ terminalTable: { sheet } }: TerminalTexts, kind: SheetKind): string | undefined {
  switch (kind) {
    case 'pass':
      return sheet.pass;
    case 'lost-turn':
      return sheet.lostTurn;
    case 'taken-back':
      return sheet.takenBack;
    case 'resigned':
      return sheet.resigned;
    default:
      return undefined;
  }
}

function detailsOf(
  { table, terminalTable: { sheet } }: TerminalTexts,
  { kind, words, bonus, score, columns, verdict }: SheetRow,
): string {
  switch (kind) {
    case 'play':
      return columns === null
        ? [
            ...words.map(({ word, points }) => `${word} ${points}`),
            ...(bonus > 0 ? [sheet.bonus(bonus)] : []),
          ].join(', ')
        : table.origin(columns);
    case 'withdrawn':
      return sheet.challengedOff;
    case 'exchange':
      return sheet.exchange;
    case 'challenge':
      if (verdict === null) return sheet.challenge;
      return verdict.stands ? sheet.valid : sheet.notValid(verdict.bad.join(', '));
    case 'points':
      // Outside Crosswords only overtime costs points; there challenges have their own column.
      return columns === null
        ? score < 0
          ? sheet.overtime
          : sheet.challenge
        : columns.challenge === 0
          ? sheet.overtime
          : sheet.challenge;
    case 'left':
      return sheet.left;
    case 'out':
      return sheet.out;
    case 'pass':
    case 'lost-turn':
    case 'taken-back':
    case 'resigned':
      return '';
  }
}
