/** Facts about two moves in French: sentences that repeat the numbers of the facts and add none of their own. */

import type { Compared, Fact } from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { capitalized } from '../../capitalized.ts';
import type { FactTexts } from '../../en/analysis/facts.ts';
import { numbersIn } from '../../report-numbers.ts';
import { plural } from '../grammar.ts';

const { tenths, points: shortest, wholePercent } = numbersIn('fr');

/** A move as a title: what comes before a play, or in its place, has an English name in notation. */
export function moveTitle(notation: string): string {
  if (notation === '-') return 'Passer';
  return notation
    .replace(/^-/u, 'Échanger ')
    .replaceAll(/\brecycle (\S+) (\S+)/gu, 'remplacer $1 $2')
    .replaceAll(/\bretrieve (\S+) (\S+)/gu, 'joker en $1 contre $2')
    .replaceAll(/\brearrange (\S+)/gu, 'réarranger en $1');
}

/** A move as the subject of a sentence. */
function moveName(notation: string): string {
  if (notation === '-') return 'passer';
  return notation.startsWith('-') ? `échanger ${notation.slice(1)}` : moveTitle(notation);
}

/** A move after « après ». */
function moveAfter(notation: string): string {
  if (notation === '-') return 'avoir passé';
  return notation.startsWith('-') ? `avoir échangé ${notation.slice(1)}` : moveTitle(notation);
}

const TIMES = ['', '', 'double', 'triple', 'quadruple'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'la croix';
  const word = layout.wordFactors[square] ?? 1;
  return word > 1
    ? `la case mot compte ${TIMES[word]}`
    : `la case lettre compte ${TIMES[layout.letterFactors[square] ?? 1]}`;
}

function points(count: number): string {
  return `${shortest(count)} ${plural(count, 'point')}`;
}

/** As `points`, always with one place after the comma. */
function exactPoints(count: number): string {
  return `${tenths(count)} ${plural(count, 'point')}`;
}

/** Percentage points. */
function percentPoints(share: number): string {
  return `${tenths(100 * share)} ${plural(100 * share, 'point')} de pourcentage`;
}

function ahead(lead: number): string {
  return lead === 0 ? 'à égalité' : `avec ${points(Math.abs(lead))} ${lead > 0 ? 'd’avance' : 'de retard'}`;
}

const ENDINGS = {
  searched: 'Aussi loin que porte la recherche',
  'played-on': 'En jouant jusqu’au bout les coups qui semblent les meilleurs',
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
  const [afterOne, afterTwo] = [moveAfter(better.notation), moveAfter(other.notation)];
  const hasCrosses = layout.crosses.length > 0;
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${capitalized(one)} rapporte ${points(Math.abs(more))} de ${more > 0 ? 'plus' : 'moins'} (${shortest(fact.better)} contre ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${capitalized(one)} ${hasCrosses ? 'donne le bonus de 50 points' : 'est un bingo'}.`;
    case 'not-a-word':
      // A play that was removed is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'Le coup retiré' : capitalized(two)} forme un mot qui n’est pas dans le dictionnaire.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = joinTiles(fact.better.tiles);
      const left = joinTiles(fact.other.tiles);
      const worth = `vaut ${tenths(Math.abs(more))} de ${more > 0 ? 'plus' : 'moins'}`;
      if (kept === '') return `Jouer toutes ses lettres ${worth} que garder ${left}.`;
      return `${capitalized(one)} garde ${kept}, ce qui ${worth} que ${left === '' ? 'jouer toutes ses lettres' : left}.`;
    }
    case 'hot-square': {
      const isBetter = fact.which === 'better';
      const [who, rest] = isBetter ? [one, two] : [two, one];
      const [afterWho, afterRest] = isBetter ? [afterOne, afterTwo] : [afterTwo, afterOne];
      const square = `${squareText(layout, fact.square)} en ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `${share} des réponses y rapportent ${fact.least} points ou plus`;
      switch (fact.change) {
        case 'opened':
          return `${capitalized(who)} ouvre ${square} : ${replies}, contre ${before} avant le coup et ${otherwise} après ${afterRest}.`;
        case 'closed':
          return `${capitalized(rest)} ferme ${square}, ${who} la laisse ouverte : après ${afterWho}, ${replies}, contre ${otherwise} après ${afterRest} et ${before} avant le coup.`;
        case 'unclear':
          return `${capitalized(who)} laisse ${square} plus ouverte : ${replies}, contre ${otherwise} après ${afterRest} et ${before} avant le coup.`;
      }
      break;
    }
    case 'replies':
      return `La réponse rapporte en moyenne ${tenths(fact.better)} après ${afterOne}, ${tenths(fact.other)} après ${afterTwo}.`;
    case 'bingo-next':
      return `Le tour suivant apporte ${hasCrosses ? 'le bonus de 50 points' : 'un bingo'} dans ${wholePercent(fact.better)} des parties après ${afterOne}, dans ${wholePercent(fact.other)} après ${afterTwo}.`;
    case 'out':
      return `${capitalized(one)} finit la partie.`;
    case 'ends':
      return `${fact.proof === 'proven' ? 'C’est prouvé : ' : `${ENDINGS[fact.proof]}, `}la partie finit ${ahead(fact.better)} après ${afterOne}, ${ahead(fact.other)} après ${afterTwo}.`;
    case 'last-tile':
      return `${capitalized(one)} gagne avec ${fact.better} des ${fact.ways} dernières lettres possibles, ${two} avec ${fact.other}.`;
    case 'last-draws':
      return `${capitalized(one)} gagne avec ${fact.better} des ${fact.ways} tirages possibles des ${fact.tiles} dernières lettres, ${two} avec ${fact.other}.`;
    case 'line':
      return `Meilleure suite après ${afterOne} : ${lineText(fact.moves)}.`;
    case 'final':
      return `${ENDINGS['played-on']}, on finit avec ${points(fact.better)} après ${afterOne}, avec ${points(fact.other)} après ${afterTwo}.`;
    case 'wins':
      return `${capitalized(one)} gagne plus souvent : ${percentPoints(fact.more)} de plus (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${percentPoints(Math.abs(fact.more))} (±${tenths(100 * fact.margin)}, ${fact.draws} simulations)`;
      if (fact.points === null)
        return `Pas de différence mesurable : l’écart de victoires est de ${apart}, et l’écart de points est dans la marge d’erreur.`;
      const { more, margin } = fact.points;
      return `Pas de différence mesurable en victoires : ${apart}. Mais ${more > 0 ? one : two} rapporte en moyenne ${exactPoints(Math.abs(more))} de plus (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${capitalized(one)} mène à ${exactPoints(fact.more)} de plus à la fin (±${tenths(fact.margin)}) : ${tenths(fact.better)} en moyenne, contre ${tenths(fact.other)} après ${afterTwo}.`;
    case 'even-scores':
      return `Pas de différence mesurable : les scores finaux diffèrent de ${exactPoints(Math.abs(fact.more))}, dans la marge d’erreur (±${tenths(fact.margin)}, ${fact.draws} simulations).`;
    case 'worth':
      return `En comptant les points et le reliquat, ${one} vaut ${tenths(fact.more)} de plus.`;
  }
}

export const facts: FactTexts = { factText, moveName, moveTitle };
