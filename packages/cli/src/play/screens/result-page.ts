/** The end of a game told: why it is over, how the scores were settled, who won and why. */

import {
  targetOf,
  seatsOfSide,
  type Adjustment,
  type GameState,
  type Outcome,
  type Seat,
} from '@lexiko/rules';
import { FRAME_COLUMNS } from '../terminal/terminal.ts';
import { endingText } from '../text/event-text.ts';
import { listed, nameOf, type Seating } from '../setup/seating.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';

export function resultLines(state: GameState, seating: Seating): readonly Line[] {
  const { outcome } = state;
  if (outcome === null) throw new Error('A game that is not over has no result.');
  const name = (seat: Seat): string => nameOf(seating, seat);
  const settled = outcome.adjustments.map((adjustment) => adjustmentText(adjustment, name));
  return [
    ...wrap(`The game is over: ${endingText(outcome.reason)}.`, FRAME_COLUMNS).map((text) =>
      line(text, 'strong'),
    ),
    line(''),
    ...settled.flatMap((text) => wrap(text, FRAME_COLUMNS)).map((text) => line(text)),
    ...(settled.length > 0 ? [line('')] : []),
    ...standings(state, outcome, name),
    line(''),
    ...verdict(state, outcome, name)
      .flatMap((text) => wrap(text, FRAME_COLUMNS))
      .map((text) => line(text, 'strong')),
  ];
}

function adjustmentText({ seat, kind, points, tiles }: Adjustment, name: (seat: Seat) => string): string {
  const letters = tiles.join(' ');
  return kind === 'out'
    ? `${name(seat)} went out and gains what the others have left (${letters}): +${points} [S-49]`
    : `${name(seat)} has left ${letters}: ${points} [S-48]`;
}

function standings({ scores }: GameState, outcome: Outcome, name: (seat: Seat) => string): readonly Line[] {
  const order = outcome.final
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.final[b] ?? 0) - (outcome.final[a] ?? 0));
  return order.map((seat) => {
    const final = outcome.final[seat] ?? 0;
    const before = scores[seat] ?? 0;
    const mark = outcome.winners.includes(seat) ? '*' : ' ';
    const settled = final === before ? '' : `   (${before} before the letters left were settled)`;
    return line(`${mark} ${name(seat).padEnd(16)} ${String(final).padStart(5)}${settled}`);
  });
}

function verdict(state: GameState, outcome: Outcome, name: (seat: Seat) => string): readonly string[] {
  const { ruleset } = state;
  const { winners, final } = outcome;
  const mode = ruleset.solitaire.kind;
  if (mode === 'twoRacks')
    return [`Both racks together: ${final.reduce((sum, score) => sum + score, 0)}. [X-02]`];
  if (mode !== 'off') return [`Your total: ${final[0] ?? 0}. [${mode === 'tally' ? 'X-01' : 'X-03'}]`];
  const won = winners.length === 1 || isOneSide(state, winners) ? 'win' : 'share the win';
  const names = listed(winners.map(name));
  const sentence = winners.length === 1 ? `${names} wins.` : `${names} ${won}.`;
  if (outcome.reason === 'FINISH_LINE') {
    const targets = winners.map((seat) => targetOf(ruleset.finishLine, seat) ?? 0);
    return [`${sentence} The target was ${listed(targets.map(String))}. [V-07]`];
  }
  return [sentence, ...tieBreak(state, outcome, name)];
}

function isOneSide({ ruleset }: GameState, winners: readonly Seat[]): boolean {
  const side = seatsOfSide(ruleset, winners[0] ?? 0);
  return winners.every((seat) => side.includes(seat));
}

/** Why one of several with the same final score won (S-51). */
function tieBreak(
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
  return [
    `${listed(level.map(name))} are level at ${most}; ${listed(winners.map(name))} led before the letters left were settled. [S-51]`,
  ];
}
