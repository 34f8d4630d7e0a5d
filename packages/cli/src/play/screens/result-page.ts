/** The result: why the game ended, final adjustments, who won and why. */

import type { Adjustment, GameState, Outcome, Seat } from '@lexiko/rules';
import { targetOf } from '@lexiko/rules/rule-points';
import { endingText, named, type Person } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { FRAME_COLUMNS } from '../terminal/terminal.ts';
import { nameOf, type Seating } from '../setup/seating.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';

export function resultLines(texts: TerminalTexts, state: GameState, seating: Seating): readonly Line[] {
  const { outcome } = state;
  if (outcome === null) throw new Error('A game that is not over has no result.');
  const name = (seat: Seat): string => nameOf(seating, seat);
  const leavers = state.left.flatMap((left, seat) => (left ? [named(name(seat))] : []));
  const settled = outcome.adjustments.map((adjustment) => adjustmentText(texts, adjustment, outcome, name));
  return [
    ...wrap(endingText(texts, outcome.reason, leavers), FRAME_COLUMNS).map((text) => line(text, 'strong')),
    line(''),
    ...settled.flatMap((text) => wrap(text, FRAME_COLUMNS)).map((text) => line(text)),
    ...(settled.length > 0 ? [line('')] : []),
    ...standings(texts, state, outcome, name),
    line(''),
    ...verdict(texts, state, outcome, name)
      .flatMap((text) => wrap(text, FRAME_COLUMNS))
      .map((text) => line(text, 'strong')),
  ];
}

/** What was taken off for tiles left (S-48), or gained by going out (S-49). */
function adjustmentText(
  { result }: TerminalTexts,
  { seat, kind, points, tiles }: Adjustment,
  { adjustments }: Outcome,
  name: (seat: Seat) => string,
): string {
  const person = named(name(seat));
  if (kind !== 'out') return result.left(person, tiles.join(' '), points);
  const others = adjustments.filter((one) => one.kind !== 'out' && one.seat !== seat);
  const [other] = others;
  return result.out(
    person,
    others.length === 1 && other !== undefined ? named(name(other.seat)) : null,
    points,
  );
}

function standings(
  { result }: TerminalTexts,
  { scores }: GameState,
  outcome: Outcome,
  name: (seat: Seat) => string,
): readonly Line[] {
  const order = outcome.final
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.final[b] ?? 0) - (outcome.final[a] ?? 0));
  return order.map((seat) => {
    const final = outcome.final[seat] ?? 0;
    const before = scores[seat] ?? 0;
    const mark = outcome.winners.includes(seat) ? '*' : ' ';
    const settled = final === before ? '' : `   (${result.before(before)})`;
    return line(`${mark} ${name(seat).padEnd(16)} ${String(final).padStart(5)}${settled}`);
  });
}

function verdict(
  { list, result, terminalTable }: TerminalTexts,
  state: GameState,
  outcome: Outcome,
  name: (seat: Seat) => string,
): readonly string[] {
  const { ruleset } = state;
  const { winners, final } = outcome;
  const mode = ruleset.solitaire.kind;
  if (mode === 'twoRacks') return [terminalTable.bothRacks(final.reduce((sum, score) => sum + score, 0))];
  if (mode !== 'off') return [terminalTable.yourTotal(final[0] ?? 0)];
  const sentence = `${result.wins(winners.map((seat) => named(name(seat))))}.`;
  if (outcome.reason === 'FINISH_LINE') {
    const targets = winners.map((seat) => targetOf(ruleset.finishLine, seat) ?? 0);
    return [`${sentence} ${result.targets(list(targets.map(String)))}`];
  }
  return [sentence, ...tieBreak(result, state, outcome, name)];
}

/** Why one of several with equal scores won (S-51). */
function tieBreak(
  result: TerminalTexts['result'],
  { left, ruleset }: GameState,
  { final, winners, reason }: Outcome,
  name: (seat: Seat) => string,
): readonly string[] {
  const { finishLine } = ruleset;
  const isByShare = finishLine.kind === 'on' && finishLine.noReach === 'shareOfTarget';
  if (reason === 'RESIGNED' || isByShare) return [];
  const most = final[winners[0] ?? 0] ?? 0;
  const level = final.flatMap((score, seat) => (score === most && left[seat] !== true ? [seat] : []));
  if (level.length === winners.length) return [];
  const people = (seats: readonly Seat[]): readonly Person[] => seats.map((seat) => named(name(seat)));
  return [result.tieBreak(people(level), people(winners))];
}
