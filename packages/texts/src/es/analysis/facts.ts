/** Facts about two moves in Spanish: sentences that repeat the numbers of the facts and add none of their own. */

import type { Compared, Fact } from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { capitalized } from '../../capitalized.ts';
import type { FactTexts } from '../../en/analysis/facts.ts';
import { numbersIn } from '../../report-numbers.ts';

const { tenths, points: shortest, wholePercent } = numbersIn('es');

/** A move as a title: what comes before a play, or in its place, has an English name in notation. */
export function moveTitle(notation: string): string {
  if (notation === '-') return 'Pasar';
  return notation
    .replace(/^-/u, 'Cambiar ')
    .replaceAll(/\brecycle (\S+) (\S+)/gu, 'sustituir $1 por $2')
    .replaceAll(/\bretrieve (\S+) (\S+)/gu, 'comodín de $1 por $2')
    .replaceAll(/\brearrange (\S+)/gu, 'reordenar $1');
}

/** A move as the subject of a sentence, and after “tras”. */
function moveName(notation: string): string {
  if (notation === '-') return 'pasar';
  return notation.startsWith('-') ? `cambiar ${notation.slice(1)}` : moveTitle(notation);
}

const TIMES = ['', '', 'doble', 'triple', 'cuádruple'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'la cruz';
  const word = layout.wordFactors[square] ?? 1;
  return word > 1
    ? `la casilla de ${TIMES[word]} palabra`
    : `la casilla de ${TIMES[layout.letterFactors[square] ?? 1]} letra`;
}

function points(count: number): string {
  return `${shortest(count)} ${count === 1 ? 'punto' : 'puntos'}`;
}

function ahead(lead: number): string {
  if (lead === 0) return 'en empate';
  return `con ${points(Math.abs(lead))} de ${lead > 0 ? 'ventaja' : 'desventaja'}`;
}

const ENDINGS = {
  searched: 'Hasta donde llegó la búsqueda',
  'played-on': 'Siguiendo con las jugadas de mejor aspecto',
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
      return `${capitalized(one)} da ${points(Math.abs(more))} ${more > 0 ? 'más' : 'menos'} (${shortest(fact.better)} frente a ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${capitalized(one)} ${hasCrosses ? 'da la bonificación de 50 puntos' : 'es un bingo'}.`;
    case 'not-a-word':
      // A play that was removed is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'La jugada retirada' : capitalized(two)} forma una palabra que no está en el diccionario.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = joinTiles(fact.better.tiles);
      const left = joinTiles(fact.other.tiles);
      const worth = `${tenths(Math.abs(more))} ${more > 0 ? 'más' : 'menos'} que`;
      if (kept === '') return `Usar todas las fichas vale ${worth} guardar ${left}.`;
      return `${capitalized(one)} guarda ${kept}, que vale ${worth} ${left === '' ? 'usar todas las fichas' : left}.`;
    }
    case 'hot-square': {
      const [who, rest] = fact.which === 'better' ? [one, two] : [two, one];
      const square = `${squareText(layout, fact.square)} en ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `el ${share} de las respuestas consigue allí ${fact.least} puntos o más`;
      switch (fact.change) {
        case 'opened':
          return `${capitalized(who)} abre ${square}: ${replies}, frente al ${before} antes del turno y al ${otherwise} tras ${rest}.`;
        case 'closed':
          return `${capitalized(rest)} cierra ${square}, ${who} la deja abierta: tras ${who}, ${replies}, frente al ${otherwise} tras ${rest} y al ${before} antes del turno.`;
        case 'unclear':
          return `${capitalized(who)} deja ${square} más abierta que ${rest}: ${replies}, frente al ${otherwise} tras ${rest} y al ${before} antes del turno.`;
      }
      break;
    }
    case 'replies':
      return `La respuesta da de media ${tenths(fact.better)} puntos tras ${one} y ${tenths(fact.other)} tras ${two}.`;
    case 'bingo-next':
      return `El próximo turno trae ${hasCrosses ? 'la bonificación de 50 puntos' : 'un bingo'} en el ${wholePercent(fact.better)} de las partidas tras ${one} y en el ${wholePercent(fact.other)} tras ${two}.`;
    case 'out':
      return `${capitalized(one)} cierra la partida.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Demostrado: tras ${one} la partida termina ${ahead(fact.better)}; tras ${two}, ${ahead(fact.other)}.`
        : `${ENDINGS[fact.proof]}, la partida termina ${ahead(fact.better)} tras ${one} y ${ahead(fact.other)} tras ${two}.`;
    case 'last-tile':
      return `${capitalized(one)} gana con ${fact.better} de las ${fact.ways} últimas fichas posibles; ${two}, con ${fact.other}.`;
    case 'last-draws':
      return `${capitalized(one)} gana con ${fact.better} de las ${fact.ways} maneras de sacar las últimas ${fact.tiles} fichas; ${two}, con ${fact.other}.`;
    case 'line':
      return `La mejor continuación tras ${one}: ${lineText(fact.moves)}.`;
    case 'final':
      return `${ENDINGS['played-on']}, la partida termina con ${points(fact.better)} tras ${one} y con ${points(fact.other)} tras ${two}.`;
    case 'wins':
      return `${capitalized(one)} gana más a menudo: ${tenths(100 * fact.more)} puntos porcentuales más (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} puntos porcentuales (±${tenths(100 * fact.margin)}, ${fact.draws} simulaciones)`;
      if (fact.points === null)
        return `Ninguna diferencia medible: en victorias se separan ${apart}, y sus puntos difieren en menos que el margen de error.`;
      const { more, margin } = fact.points;
      return `Ninguna diferencia medible en victorias: ${apart}. Pero ${more > 0 ? one : two} da de media ${tenths(Math.abs(more))} puntos más (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${capitalized(one)} lleva a ${tenths(fact.more)} puntos más al final (±${tenths(fact.margin)}): ${tenths(fact.better)} de media, frente a ${tenths(fact.other)} tras ${two}.`;
    case 'even-scores':
      return `Ninguna diferencia medible: las puntuaciones finales se separan ${tenths(Math.abs(fact.more))} puntos, dentro del margen de error (±${tenths(fact.margin)}, ${fact.draws} simulaciones).`;
    case 'worth':
      return `Contando puntos y resto, ${one} vale ${tenths(fact.more)} más.`;
  }
}

export const facts: FactTexts = { factText, moveName, moveTitle };
