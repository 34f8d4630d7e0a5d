/** Facts about two moves in English: sentences that repeat the numbers of the facts and add none of their own. */

import type { Compared, Fact } from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { capitalized } from '../../capitalized.ts';
import { numbersIn } from '../../report-numbers.ts';

const { tenths, points: shortest, wholePercent } = numbersIn('en');

/** A move as a title. */
function moveTitle(notation: string): string {
  return notation === '-' ? 'Pass' : notation.replace(/^-/u, 'Exchange ');
}

/** A move as the subject of a sentence. */
function moveName(notation: string): string {
  if (notation === '-') return 'passing';
  return notation.startsWith('-') ? `exchanging ${notation.slice(1)}` : notation;
}

const TIMES = ['', '', 'double', 'triple', 'quadruple'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'cross';
  const word = layout.wordFactors[square] ?? 1;
  return word > 1 ? `${TIMES[word]} word` : `${TIMES[layout.letterFactors[square] ?? 1]} letter`;
}

function points(count: number): string {
  return `${shortest(count)} ${count === 1 ? 'point' : 'points'}`;
}

function ahead(lead: number): string {
  return lead === 0 ? 'level' : `${points(Math.abs(lead))} ${lead > 0 ? 'ahead' : 'behind'}`;
}

const ENDINGS = {
  searched: 'As far as the search went',
  'played-on': 'Played on with the best-looking plays',
} as const;

/** Turns with their points, the sides taking turns. */
function lineText(moves: readonly { readonly notation: string; readonly score: number }[]): string {
  return moves
    .map(({ notation, score }) =>
      notation === '-' ? moveName(notation) : `${notation} (${shortest(score)})`,
    )
    .join(', ');
}

function factText(fact: Fact, { better, other, layout }: Compared): string {
  const [one, two] = [moveName(better.notation), moveName(other.notation)];
  // In Crosswords the fifty points are for long words, not for a whole rack (W-30).
  const hasCrosses = layout.crosses.length > 0;
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${capitalized(one)} scores ${points(Math.abs(more))} ${more > 0 ? 'more' : 'less'} (${shortest(fact.better)} against ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${capitalized(one)} ${hasCrosses ? 'earns the 50-point bonus' : 'is a bingo'}.`;
    case 'not-a-word':
      // A play that was removed is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'The removed play' : capitalized(two)} makes a word that isn’t in the dictionary.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = joinTiles(fact.better.tiles);
      const left = joinTiles(fact.other.tiles);
      const worth = `worth ${tenths(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
      if (kept === '') return `Using every tile is ${worth} than keeping ${left}.`;
      return `${capitalized(one)} keeps ${kept}, ${worth} than ${left === '' ? 'using every tile' : left}.`;
    }
    case 'hot-square': {
      const [who, rest] = fact.which === 'better' ? [one, two] : [two, one];
      const square = `the ${squareText(layout, fact.square)} at ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `${share} of replies score ${fact.least} or more there`;
      switch (fact.change) {
        case 'opened':
          return `${capitalized(who)} opens ${square}: ${replies}, compared with ${before} before the turn and ${otherwise} after ${rest}.`;
        case 'closed':
          return `${capitalized(rest)} closes ${square}, ${who} leaves it open: after ${who} ${replies}, compared with ${otherwise} after ${rest} and ${before} before the turn.`;
        case 'unclear':
          return `${capitalized(who)} leaves ${square} more open than ${rest}: ${replies}, compared with ${otherwise} after ${rest} and ${before} before the turn.`;
      }
      break;
    }
    case 'replies':
      return `The reply scores ${tenths(fact.better)} on average after ${one}, ${tenths(fact.other)} after ${two}.`;
    case 'bingo-next':
      return `The next turn brings ${hasCrosses ? 'the 50-point bonus' : 'a bingo'} in ${wholePercent(fact.better)} of games after ${one}, in ${wholePercent(fact.other)} after ${two}.`;
    case 'out':
      return `${capitalized(one)} plays out.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Proven: after ${one} the game ends ${ahead(fact.better)}, after ${two} ${ahead(fact.other)}.`
        : `${ENDINGS[fact.proof]}, the game ends ${ahead(fact.better)} after ${one}, ${ahead(fact.other)} after ${two}.`;
    case 'last-tile':
      return `${capitalized(one)} wins for ${fact.better} of ${fact.ways} possible last tiles; ${two} for ${fact.other}.`;
    case 'last-draws':
      return `${capitalized(one)} wins for ${fact.better} of ${fact.ways} ways to draw the last ${fact.tiles} tiles; ${two} for ${fact.other}.`;
    case 'line':
      return `Best play after ${one}: ${lineText(fact.moves)}.`;
    case 'final':
      return `${ENDINGS['played-on']}, the game ends with ${points(fact.better)} after ${one}, with ${points(fact.other)} after ${two}.`;
    case 'wins':
      return `${capitalized(one)} wins ${tenths(100 * fact.more)} percentage points more often (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} percentage points (±${tenths(100 * fact.margin)}, ${fact.draws} playouts)`;
      if (fact.points === null)
        return `No measurable difference: they win within ${apart} of each other, and their points differ by less than the margin of error.`;
      const { more, margin } = fact.points;
      return `No measurable difference in wins: ${apart}. But ${more > 0 ? one : two} scores ${tenths(Math.abs(more))} points more on average (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${capitalized(one)} leads to ${tenths(fact.more)} points more at the end (±${tenths(fact.margin)}): ${tenths(fact.better)} on average, compared with ${tenths(fact.other)} after ${two}.`;
    case 'even-scores':
      return `No measurable difference: their final scores are ${tenths(Math.abs(fact.more))} points apart, within the margin of error (±${tenths(fact.margin)}, ${fact.draws} playouts).`;
    case 'worth':
      return `Counting score and leave, ${one} is worth ${tenths(fact.more)} more.`;
  }
}

export const facts = { factText, moveName, moveTitle };

export type FactTexts = typeof facts;
