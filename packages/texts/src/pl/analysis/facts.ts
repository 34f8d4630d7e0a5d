/** Facts about two moves in Polish: sentences that repeat the numbers of the facts and add none of their own. */

import type { Compared, Fact } from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { capitalized } from '../../capitalized.ts';
import type { FactTexts } from '../../en/analysis/facts.ts';
import { numbersIn } from '../../report-numbers.ts';
import { plural } from '../grammar.ts';

const { tenths, points: shortest, wholePercent } = numbersIn('pl');

/** A move as a title: what comes before a play, or in its place, has an English name in notation. */
export function moveTitle(notation: string): string {
  if (notation === '-') return 'Pas';
  return notation
    .replace(/^-/u, 'Wymiana ')
    .replaceAll(/\brecycle (\S+) (\S+)/gu, 'Podmiana $1 $2')
    .replaceAll(/\bretrieve (\S+) (\S+)/gu, 'Blank z $1 za $2')
    .replaceAll(/\brearrange (\S+)/gu, 'Przestawienie na $1');
}

/** A move as the subject of a sentence. */
function moveName(notation: string): string {
  if (notation === '-') return 'pas';
  return notation.startsWith('-') ? `wymiana ${notation.slice(1)}` : moveTitle(notation);
}

/** A move after „po”. */
function moveAfter(notation: string): string {
  if (notation === '-') return 'pasie';
  return notation.startsWith('-') ? `wymianie ${notation.slice(1)}` : `ruchu ${moveTitle(notation)}`;
}

const TIMES = ['', '', 'podwójną', 'potrójną', 'poczwórną'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'pole z krzyżykiem';
  const word = layout.wordFactors[square] ?? 1;
  return word > 1
    ? `pole z ${TIMES[word]} premią słowną`
    : `pole z ${TIMES[layout.letterFactors[square] ?? 1]} premią literową`;
}

/** As it is written: with one place after the comma at most. */
function rounded(count: number): number {
  return Math.round(10 * count) / 10;
}

function points(count: number): string {
  return `${shortest(count)} ${plural(rounded(count), 'punkt', 'punkty', 'punktów', 'punktu')}`;
}

function ahead(lead: number): string {
  if (lead === 0) return 'remisem';
  const by = `${shortest(Math.abs(lead))} ${plural(rounded(lead), 'punktu', 'punktów', 'punktów', 'punktu')}`;
  return lead > 0 ? `z przewagą ${by}` : `ze stratą ${by}`;
}

/** At the end of a sentence about the game. */
const ENDINGS = {
  searched: ' (w zasięgu przeszukiwania)',
  'played-on': ' (przy dogrywaniu najlepiej wyglądającymi ruchami)',
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
      return `${capitalized(one)} daje o ${points(Math.abs(more))} ${more > 0 ? 'więcej' : 'mniej'} (${shortest(fact.better)} wobec ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${capitalized(one)} ${hasCrosses ? 'daje premię 50 punktów' : 'to bingo'}.`;
    case 'not-a-word':
      // A play that was removed is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'Cofnięty ruch' : capitalized(two)} tworzy słowo, którego nie ma w słowniku.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = joinTiles(fact.better.tiles);
      const left = joinTiles(fact.other.tiles);
      const worth = `o ${tenths(Math.abs(more))} ${more > 0 ? 'więcej' : 'mniej'}`;
      if (kept === '') return `Zagranie wszystkich płytek jest warte ${worth} niż zostawienie ${left}.`;
      return `Po ${afterOne} zostaje ${kept}, co jest warte ${worth} niż ${left === '' ? 'pusty stojak' : left}.`;
    }
    case 'hot-square': {
      const isBetter = fact.which === 'better';
      const [who, rest] = isBetter ? [one, two] : [two, one];
      const [afterWho, afterRest] = isBetter ? [afterOne, afterTwo] : [afterTwo, afterOne];
      const square = `${squareText(layout, fact.square)} ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `${share} odpowiedzi daje tam ${fact.least} lub więcej`;
      switch (fact.change) {
        case 'opened':
          return `${capitalized(who)} otwiera ${square}: ${replies}, przed ruchem ${before}, a po ${afterRest} ${otherwise}.`;
        case 'closed':
          return `${capitalized(rest)} zamyka ${square}, a ${who} zostawia je otwarte: po ${afterWho} ${replies}, po ${afterRest} ${otherwise}, a przed ruchem ${before}.`;
        case 'unclear':
          return `${capitalized(who)} zostawia ${square} bardziej otwarte niż ${rest}: ${replies}, po ${afterRest} ${otherwise}, a przed ruchem ${before}.`;
      }
      break;
    }
    case 'replies':
      return `Odpowiedź daje średnio ${tenths(fact.better)} po ${afterOne}, a ${tenths(fact.other)} po ${afterTwo}.`;
    case 'bingo-next':
      return `Następny ruch przynosi ${hasCrosses ? 'premię 50 punktów' : 'bingo'} w ${wholePercent(fact.better)} gier po ${afterOne}, a w ${wholePercent(fact.other)} po ${afterTwo}.`;
    case 'out':
      return `Po ${afterOne} nie zostaje żadna płytka.`;
    case 'ends': {
      const ends = `po ${afterOne} gra kończy się ${ahead(fact.better)}, a po ${afterTwo} ${ahead(fact.other)}`;
      return fact.proof === 'proven'
        ? `Udowodnione: ${ends}.`
        : `${capitalized(ends)}${ENDINGS[fact.proof]}.`;
    }
    case 'last-tile':
      return `${capitalized(one)} wygrywa przy ${fact.better} z ${fact.ways} możliwych ostatnich płytek, ${two} przy ${fact.other}.`;
    case 'last-draws':
      return `${capitalized(one)} wygrywa przy ${fact.better} z ${fact.ways} sposobów dobrania ostatnich płytek (w woreczku: ${fact.tiles}), ${two} przy ${fact.other}.`;
    case 'line':
      return `Najlepsza gra po ${afterOne}: ${lineText(fact.moves)}.`;
    case 'final':
      return `Po ${afterOne} końcowy wynik gry to ${points(fact.better)}, a po ${afterTwo} ${points(fact.other)}${ENDINGS['played-on']}.`;
    case 'wins':
      return `${capitalized(one)} wygrywa o ${tenths(100 * fact.more)} punktu procentowego częściej (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} punktu procentowego (±${tenths(100 * fact.margin)}, symulacje: ${fact.draws})`;
      if (fact.points === null)
        return `Nie ma mierzalnej różnicy: w wygranych to ${apart}, a punkty też różnią się mniej, niż wynosi margines błędu.`;
      const { more, margin } = fact.points;
      return `W wygranych nie ma mierzalnej różnicy: ${apart}. Ale ${more > 0 ? one : two} daje średnio o ${tenths(Math.abs(more))} punktu więcej (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${capitalized(one)} daje na końcu o ${tenths(fact.more)} punktu więcej (±${tenths(fact.margin)}): średnio ${tenths(fact.better)}, a po ${afterTwo} ${tenths(fact.other)}.`;
    case 'even-scores':
      return `Nie ma mierzalnej różnicy: wyniki końcowe różnią się o ${tenths(Math.abs(fact.more))} punktu, co mieści się w marginesie błędu (±${tenths(fact.margin)}, symulacje: ${fact.draws}).`;
    case 'worth':
      return `Licząc punkty i zostawkę, ${one} daje o ${tenths(fact.more)} więcej.`;
  }
}

export const facts: FactTexts = { factText, moveName, moveTitle };
