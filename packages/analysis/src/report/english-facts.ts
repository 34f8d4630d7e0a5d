/** Facts about two moves in English: templates that repeat the numbers of the facts and add none of their own. */

import { itemAt, formatSquare, type Layout } from '@lexiko/rules';
import type { RatedMove } from '../turns/turn-analysis.ts';
import type { Fact } from '../explanation/facts.ts';
import { numbersIn } from './report-numbers.ts';

/** The two moves that the facts compare, and the board that they are played on. */
export interface Compared {
  readonly better: Pick<RatedMove, 'notation'>;
  readonly other: Pick<RatedMove, 'notation'>;
  readonly layout: Layout;
}

const { tenths, points: shortest, wholePercent } = numbersIn('en');

/** A move as the subject of a sentence. */
export function englishName(notation: string): string {
  if (notation === '-') return 'passing';
  return notation.startsWith('-') ? `exchanging ${notation.slice(1)}` : notation;
}

const TIMES = ['', '', 'double', 'triple', 'quadruple'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'cross';
  const word = itemAt(layout.wordFactors, square);
  return word > 1 ? `${TIMES[word]} word` : `${TIMES[itemAt(layout.letterFactors, square)]} letter`;
}

/** A capital for the beginning of a sentence. */
export function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whose fifty points are for long words, not for a whole rack (W-30). */
export function isCrosswords({ crosses }: Layout): boolean {
  return crosses.length > 0;
}

function points(count: number): string {
  return `${shortest(count)} ${count === 1 ? 'point' : 'points'}`;
}

function ahead(lead: number): string {
  return lead === 0 ? 'level' : `${points(Math.abs(lead))} ${lead > 0 ? 'ahead' : 'behind'}`;
}

export function englishFact(fact: Fact, { better, other, layout }: Compared): string {
  const [one, two] = [englishName(better.notation), englishName(other.notation)];
  const bingo = isCrosswords(layout) ? 'fifty' : 'bingo';
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${begun(one)} scores ${points(Math.abs(more))} ${more > 0 ? 'more' : 'less'} (${shortest(fact.better)} against ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${begun(one)} ${isCrosswords(layout) ? 'earns the fifty' : 'is a bingo'}.`;
    case 'not-a-word':
      // A play that was taken back is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'The play that was taken back' : begun(two)} makes a word that the lexicon does not have.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const [kept, left] = [fact.better, fact.other].map(({ tiles }) => tiles.join(''));
      const worth = `worth ${tenths(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
      if (kept === '') return `Using every tile is ${worth} than keeping ${left}.`;
      return `${begun(one)} keeps ${kept}, ${worth} than ${left === '' ? 'using every tile' : left}.`;
    }
    case 'hot-square': {
      const [who, rest] = fact.which === 'better' ? [one, two] : [two, one];
      const square = `the ${squareText(layout, fact.square)} at ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `${share} of replies score ${fact.least} or more there`;
      switch (fact.change) {
        case 'opened':
          return `${begun(who)} opens ${square}: ${replies}, ${before} before the turn and ${otherwise} after ${rest}.`;
        case 'closed':
          return `${begun(rest)} closes ${square} and ${who} leaves it open: after ${who} ${replies}, ${otherwise} after ${rest} and ${before} before the turn.`;
        case 'unclear':
          return `${begun(who)} leaves ${square} more open than ${rest}: ${replies}, ${otherwise} after ${rest} and ${before} before the turn.`;
      }
      break;
    }
    case 'replies':
      return `The reply scores ${tenths(fact.better)} on average after ${one}, ${tenths(fact.other)} after ${two}.`;
    case 'bingo-next':
      return `The next turn brings a ${bingo} in ${wholePercent(fact.better)} of games after ${one}, in ${wholePercent(fact.other)} after ${two}.`;
    case 'out':
      return `${begun(one)} plays the last letters.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Proven: after ${one} the game ends ${ahead(fact.better)}, after ${two} ${ahead(fact.other)}.`
        : `${ENDINGS[fact.proof]}, the game ends ${ahead(fact.better)} after ${one}, ${ahead(fact.other)} after ${two}.`;
    case 'final':
      return `Played on with the best-looking plays, the game ends with ${points(fact.better)} after ${one}, with ${points(fact.other)} after ${two}.`;
    case 'wins':
      return `${begun(one)} wins ${tenths(100 * fact.more)} percentage points more often (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} percentage points (±${tenths(100 * fact.margin)}, ${fact.draws} playouts)`;
      if (fact.points === null)
        return `No measurable difference: they win within ${apart} of each other, and their points differ by no more than the margin of error.`;
      const { more, margin } = fact.points;
      return `No measurable difference in wins, ${apart}; ${more > 0 ? one : two} brings ${tenths(Math.abs(more))} points more on average (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${begun(one)} leads to ${tenths(fact.more)} points more at the end (±${tenths(fact.margin)}): ${tenths(fact.better)} on average, against ${tenths(fact.other)} after ${two}.`;
    case 'even-scores':
      return `No measurable difference: their final scores are ${tenths(Math.abs(fact.more))} points apart, within the margin of error (±${tenths(fact.margin)}, ${fact.draws} playouts).`;
    case 'worth':
      return `By points and letters kept, ${one} is worth ${tenths(fact.more)} more.`;
  }
}

const ENDINGS = {
  searched: 'As far as was searched',
  'played-on': 'Played on with the best-looking plays',
} as const;
