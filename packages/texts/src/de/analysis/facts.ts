/** Facts about two moves in German: sentences that repeat the numbers of the facts and add none of their own. */

import type { Compared, Fact } from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { capitalized } from '../../capitalized.ts';
import type { FactTexts } from '../../en/analysis/facts.ts';
import { numbersIn } from '../../report-numbers.ts';

const { tenths, points: shortest, wholePercent } = numbersIn('de');

/** A move as a title: what comes before a play, or in its place, has an English name in notation. */
export function moveTitle(notation: string): string {
  if (notation === '-') return 'Passen';
  return notation
    .replace(/^-/u, 'Tausch ')
    .replaceAll(/\brecycle (\S+) (\S+)/gu, 'Wechsel $1 $2')
    .replaceAll(/\bretrieve (\S+) (\S+)/gu, 'Blanko von $1 für $2')
    .replaceAll(/\brearrange (\S+)/gu, 'Umbau zu $1');
}

/** A move as the subject of a sentence. */
function moveName(notation: string): string {
  if (notation === '-') return 'Passen';
  return notation.startsWith('-') ? `der Tausch von ${notation.slice(1)}` : moveTitle(notation);
}

/** A move after a preposition such as „nach“. */
function moveAfter(notation: string): string {
  if (notation === '-') return 'dem Passen';
  return notation.startsWith('-') ? `dem Tausch von ${notation.slice(1)}` : moveTitle(notation);
}

const TIMES = ['', '', 'doppelten', 'dreifachen', 'vierfachen'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'das Kreuz';
  const word = layout.wordFactors[square] ?? 1;
  return word > 1
    ? `das Feld für ${TIMES[word]} Wortwert`
    : `das Feld für ${TIMES[layout.letterFactors[square] ?? 1]} Buchstabenwert`;
}

function points(count: number): string {
  return `${shortest(count)} ${count === 1 ? 'Punkt' : 'Punkte'}`;
}

function ahead(lead: number): string {
  if (lead === 0) return 'mit Gleichstand';
  const by = `${shortest(Math.abs(lead))} ${Math.abs(lead) === 1 ? 'Punkt' : 'Punkten'}`;
  return `mit ${by} ${lead > 0 ? 'Vorsprung' : 'Rückstand'}`;
}

const ENDINGS = {
  searched: 'Soweit die Suche reicht',
  'played-on': 'Mit den bestaussehenden Zügen zu Ende gespielt',
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
      return `${capitalized(one)} bringt ${points(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} (${shortest(fact.better)} gegen ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${capitalized(one)} ${hasCrosses ? 'bringt den Fünfzig-Punkte-Bonus' : 'ist ein Bingo'}.`;
    case 'not-a-word':
      // A play that was removed is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'Der zurückgenommene Zug' : capitalized(two)} bildet ein Wort, das nicht im Wörterbuch steht.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = joinTiles(fact.better.tiles);
      const left = joinTiles(fact.other.tiles);
      const worth = `${tenths(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} wert`;
      if (kept === '') return `Alle Buchstaben zu legen ist ${worth}, als ${left} zu behalten.`;
      return `Nach ${afterOne} bleibt ${kept}, ${worth} als ${left === '' ? 'eine leere Bank' : left}.`;
    }
    case 'hot-square': {
      const isBetter = fact.which === 'better';
      const [who, rest] = isBetter ? [one, two] : [two, one];
      const [afterWho, afterRest] = isBetter ? [afterOne, afterTwo] : [afterTwo, afterOne];
      const square = `${squareText(layout, fact.square)} auf ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `bringen dort ${share} der Antworten ${fact.least} Punkte oder mehr`;
      switch (fact.change) {
        case 'opened':
          return `${capitalized(who)} öffnet ${square}: Danach ${replies}, vor dem Zug ${before}, nach ${afterRest} ${otherwise}.`;
        case 'closed':
          return `${capitalized(rest)} schließt ${square}, ${who} lässt es offen: Nach ${afterWho} ${replies}, nach ${afterRest} ${otherwise}, vor dem Zug ${before}.`;
        case 'unclear':
          return `${capitalized(who)} lässt ${square} offener als ${rest}: Danach ${replies}, nach ${afterRest} ${otherwise}, vor dem Zug ${before}.`;
      }
      break;
    }
    case 'replies':
      return `Die Antwort bringt nach ${afterOne} im Schnitt ${tenths(fact.better)}, nach ${afterTwo} ${tenths(fact.other)}.`;
    case 'bingo-next':
      return `Der nächste Zug bringt nach ${afterOne} in ${wholePercent(fact.better)} der Spiele ${hasCrosses ? 'den Fünfzig-Punkte-Bonus' : 'ein Bingo'}, nach ${afterTwo} in ${wholePercent(fact.other)}.`;
    case 'out':
      return `Mit ${afterOne} sind alle Buchstaben gelegt.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Bewiesen: Nach ${afterOne} endet das Spiel ${ahead(fact.better)}, nach ${afterTwo} ${ahead(fact.other)}.`
        : `${ENDINGS[fact.proof]}, endet das Spiel nach ${afterOne} ${ahead(fact.better)}, nach ${afterTwo} ${ahead(fact.other)}.`;
    case 'last-tile':
      return `${capitalized(one)} gewinnt bei ${fact.better} von ${fact.ways} möglichen letzten Buchstaben, ${two} bei ${fact.other}.`;
    case 'last-draws':
      return `${capitalized(one)} gewinnt bei ${fact.better} von ${fact.ways} Möglichkeiten, die letzten ${fact.tiles} Buchstaben zu ziehen, ${two} bei ${fact.other}.`;
    case 'line':
      return `Bestes Spiel nach ${afterOne}: ${lineText(fact.moves)}.`;
    case 'final':
      return `${ENDINGS['played-on']}, stehen am Schluss nach ${afterOne} ${points(fact.better)}, nach ${afterTwo} ${points(fact.other)}.`;
    case 'wins':
      return `${capitalized(one)} gewinnt um ${tenths(100 * fact.more)} Prozentpunkte öfter (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} Prozentpunkte (±${tenths(100 * fact.margin)}, ${fact.draws} Simulationen)`;
      if (fact.points === null)
        return `Kein messbarer Unterschied: bei den Siegen ${apart}, und auch die Punkte unterscheiden sich nur innerhalb der Messgenauigkeit.`;
      const { more, margin } = fact.points;
      return `Bei den Siegen kein messbarer Unterschied: ${apart}. Aber ${more > 0 ? one : two} bringt im Schnitt ${tenths(Math.abs(more))} Punkte mehr (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${capitalized(one)} führt zu ${tenths(fact.more)} Punkten mehr am Schluss (±${tenths(fact.margin)}): im Schnitt ${tenths(fact.better)}, nach ${afterTwo} ${tenths(fact.other)}.`;
    case 'even-scores':
      return `Kein messbarer Unterschied: Die Endstände liegen ${tenths(Math.abs(fact.more))} Punkte auseinander, innerhalb der Messgenauigkeit (±${tenths(fact.margin)}, ${fact.draws} Simulationen).`;
    case 'worth':
      return `Nach Punkten und Rest ist ${one} um ${tenths(fact.more)} mehr wert.`;
  }
}

export const facts: FactTexts = { factText, moveName, moveTitle };
