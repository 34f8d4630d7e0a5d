/** What has happened, told in sentences. Only events as somebody may see them come here. */

import {
  formatSquare,
  HIDDEN,
  type GameEvent,
  type Ruleset,
  type Score,
  type SeenEvent,
  type Tile,
} from '@lexiko/rules';
import { listed, nameOf, type Seating } from '../setup/seating.ts';

/** How a score comes about: `HORN 14`, `HORN 14 + OX 9 + 50 for seven tiles = 73`. */
export function scoreText(score: Score, ruleset: Ruleset): string {
  const parts =
    ruleset.scoring.kind === 'areas'
      ? [
          `${score.words.map(({ word }) => word).join(', ')}: letters ${score.letters}`,
          ...(score.dice > 0 ? [`dice ${score.dice}`] : []),
          ...(score.fifty > 0 ? [`long word ${score.fifty}`] : []),
        ]
      : [
          ...score.words.map(({ word, points }) => `${word} ${points}`),
          ...(score.bonus > 0 ? [`bonus ${score.bonus}`] : []),
        ];
  return parts.length === 1 && ruleset.scoring.kind === 'premiums'
    ? (parts[0] ?? '')
    : `${parts.join(' + ')} = ${score.total}`;
}

function pointsText(count: number): string {
  return Math.abs(count) === 1 ? `${count} point` : `${count} points`;
}

function tileCount(tiles: readonly Tile[]): string {
  return tiles.length === 1 ? 'one letter' : `${tiles.length} letters`;
}

function shown(tiles: readonly Tile[]): string {
  return tiles.includes(HIDDEN) ? tileCount(tiles) : tiles.join(' ');
}

const STARTS: Readonly<Record<(GameEvent & { type: 'starter-chosen' })['how'], string>> = {
  draw: 'plays first',
  dice: 'has the highest dice and plays first',
  lot: 'plays first, by lot',
  agreed: 'plays first, as agreed',
  alone: 'begins',
};

const ENDINGS: Readonly<Record<(GameEvent & { type: 'ended' })['reason'], string>> = {
  OUT: 'the last letter has been played',
  ALL_PASSED: 'everybody has passed',
  NO_MOVES: 'nobody has a play left',
  AGREED: 'everybody agreed to end it',
  FINISH_LINE: 'the finish line has been reached',
  ZERO_TURNS: 'too many turns in a row without a score',
  RESIGNED: 'only one side is left',
  ABORTED: 'it was given up before it had properly begun',
};

export function endingText(reason: (GameEvent & { type: 'ended' })['reason']): string {
  return ENDINGS[reason];
}

/** A sentence or two, or `null` for what needs no words at the table. */
export function eventText({ event }: SeenEvent, ruleset: Ruleset, seating: Seating): string | null {
  const name = (seat: number): string => nameOf(seating, seat);
  switch (event.type) {
    case 'created':
    case 'configured':
    case 'confirmed':
    case 'set-up':
    case 'turn-started':
    case 'accepted':
    case 'window-closed':
    case 'turn-passed':
    case 'drew':
    case 'ended':
    case 'revealed':
      return null;
    case 'began':
      return event.dictionary === null
        ? 'The table decides about words.'
        : `The dictionary is ${event.dictionary.name}.`;
    case 'drew-for-start':
      return `For first play: ${event.seats
        .map(
          (seat, at) =>
            `${name(seat)} draws ${event.tiles[at] === '?' ? 'a blank' : (event.tiles[at] ?? '')}`,
        )
        .join(', ')}.`;
    case 'rolled-for-start':
      return `For first play: ${event.seats
        .map((seat, at) => `${name(seat)} rolls ${(event.rolls[at] ?? []).join('+')}`)
        .join(', ')}.`;
    case 'starter-chosen':
      return `${name(event.seat)} ${STARTS[event.how]}.`;
    case 'dealt':
      if (event.racks.every((rack) => rack.length === 0)) return 'All letters lie open.';
      return `${event.racks.length === 1 ? name(0) : 'Everybody'} has ${event.racks[0]?.length ?? 0} letters.`;
    case 'redealt':
      return 'Nobody could open: the letters are dealt again.';
    case 'minimum-lowered':
      return `Nobody could open: the first word now needs ${event.to} letters.`;
    case 'retrieved':
      return `${name(event.seat)} takes the blank on ${formatSquare(ruleset.layout, event.square)} for ${event.tile}.`;
    case 'recycled':
      return `${name(event.seat)} puts ${event.tile.toUpperCase()} on ${formatSquare(ruleset.layout, event.square)} (${event.words.join(', ')}) and takes ${event.taken === '?' ? 'the blank' : event.taken}.`;
    case 'played':
      return playedText(event, ruleset, name(event.seat));
    case 'drew-to-exchange':
      return `${name(event.seat)} draws ${tileCount(event.tiles)} to exchange.`;
    case 'exchanged':
      return `${name(event.seat)} exchanges ${shown(event.tiles)}.`;
    case 'passed':
      return event.cause === 'time'
        ? `${name(event.seat)} is out of time and passes.`
        : `${name(event.seat)} passes.`;
    case 'time-warned':
      return `The time of ${name(event.seat)} is up.`;
    case 'challenged':
      return `${name(event.seat)} challenges ${event.word ?? 'the play'}.`;
    case 'voted':
      return `${name(event.seat)} says it ${event.stands ? 'stands' : 'falls'}.`;
    case 'ruled':
      return ruledText(event);
    case 'withdrew':
      return `${name(event.seat)} takes the play back${event.points > 0 ? `, minus ${pointsText(event.points)}` : ''}.`;
    case 'scored':
      return `${name(event.seat)} ${event.points < 0 ? 'loses' : 'gets'} ${pointsText(Math.abs(event.points))} (${event.cause === 'challenge' ? 'challenge' : 'out of time'}).`;
    case 'turn-forfeited':
      return `${name(event.seat)} will lose a turn.`;
    case 'turn-lost':
      return `${name(event.seat)} loses this turn.`;
    case 'resigned':
      return `${name(event.seat)} leaves the game.`;
    case 'agreed':
      return `${name(event.seat)} agrees to end the game.`;
    case 'declined':
      return `${name(event.seat)} wants to play on.`;
    case 'paused':
      return 'The game is stopped.';
    case 'resumed':
      return 'The game goes on.';
    case 'scores-confirmed':
      return `${name(event.seat)} confirms the scores.`;
    case 'took-back':
      return `The last play is taken back, minus ${pointsText(event.points)}.`;
  }
}

function playedText(event: GameEvent & { type: 'played' }, ruleset: Ruleset, name: string): string {
  const { score, rolls, rearranged, announced } = event;
  const dice = rolls.map(
    ({ squares, dice: shownDice }) =>
      `${shownDice.join('+')} on ${squares.map((square) => formatSquare(ruleset.layout, square)).join(', ')}`,
  );
  const rolled = dice.length === 0 ? '' : ` The dice show ${listed(dice)}.`;
  const counted =
    announced === null ? '' : announced === score.total ? ' Counted right.' : ` Counted as ${announced}.`;
  return `${name} ${rearranged ? 'rearranges' : 'plays'} ${scoreText(score, ruleset)}.${rolled}${counted}`;
}

function ruledText(event: GameEvent & { type: 'ruled' }): string {
  if (event.stands)
    return event.words.length === 1 ? `${event.words[0] ?? ''} is good.` : 'The play is good.';
  if (event.bad.length === 0) return 'The play is not good.';
  return `${listed(event.bad)} ${event.bad.length === 1 ? 'is' : 'are'} not good.`;
}
