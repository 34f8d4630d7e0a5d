/** Facts about two moves in words: templates that repeat the numbers of the facts and add none of their own. */

import {
  begun,
  englishFact,
  englishName,
  isCrosswords,
  numbersIn,
  type Compared,
  type Fact,
  type ReportNumbers,
  type StudiedTurn,
} from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules';
import { premiumOf } from '../../board/square-marks.ts';
import type { Language } from '../../settings.ts';
import type { Premium } from '../../texts/texts.ts';

/** Numbers as each language writes them. */
export const NUMBERS: Readonly<Record<Language, ReportNumbers>> = {
  en: numbersIn('en'),
  de: numbersIn('de'),
};

/** A move as it is told in German: what is done before the play, or in place of one, has an English name in notation. */
export function germanMove(notation: string): string {
  if (notation === '-') return 'Passen';
  return notation
    .replace(/^-/u, 'Tausch ')
    .replaceAll(/\brecycle (\S+) (\S+)/gu, 'Wechsel $1 $2')
    .replaceAll(/\bretrieve (\S+) (\S+)/gu, 'Blanko von $1 für $2')
    .replaceAll(/\brearrange (\S+)/gu, 'Umbau zu $1');
}

/** A move inside a sentence: as its subject, or after a preposition such as „nach“. */
export function germanName(notation: string, where: 'subject' | 'after' = 'subject'): string {
  if (!notation.startsWith('-')) return germanMove(notation);
  const article = where === 'subject' ? 'der' : 'dem';
  if (notation === '-') return where === 'subject' ? 'Passen' : 'dem Passen';
  return `${article} Tausch von ${notation.slice(1)}`;
}

const GERMAN_PREMIUMS: Readonly<Record<Premium, string>> = {
  letter2: 'das Feld für doppelten Buchstabenwert',
  letter3: 'das Feld für dreifachen Buchstabenwert',
  letter4: 'das Feld für vierfachen Buchstabenwert',
  word2: 'das Feld für doppelten Wortwert',
  word3: 'das Feld für dreifachen Wortwert',
  word4: 'das Feld für vierfachen Wortwert',
};

function germanSquare(layout: Layout, square: number): string {
  const premium = premiumOf(layout, square);
  return premium === null ? 'das Kreuz' : GERMAN_PREMIUMS[premium];
}

function german(fact: Fact, { better, other, layout }: Compared): string {
  const { tenths, points: shortest, wholePercent } = NUMBERS.de;
  const [one, two] = [germanName(better.notation), germanName(other.notation)];
  const [afterOne, afterTwo] = [germanName(better.notation, 'after'), germanName(other.notation, 'after')];
  const bingo = isCrosswords(layout) ? 'die Fünfzig' : 'ein Bingo';
  const points = (count: number): string => `${shortest(count)} ${count === 1 ? 'Punkt' : 'Punkte'}`;
  const ahead = (lead: number): string =>
    lead === 0
      ? 'mit Gleichstand'
      : `mit ${shortest(Math.abs(lead))} ${Math.abs(lead) === 1 ? 'Punkt' : 'Punkten'} ${lead > 0 ? 'Vorsprung' : 'Rückstand'}`;
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${begun(one)} bringt ${points(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} (${shortest(fact.better)} gegen ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${begun(one)} ${isCrosswords(layout) ? 'bringt die Fünfzig' : 'ist ein Bingo'}.`;
    case 'not-a-word':
      // A play that was taken back is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'Der zurückgenommene Zug' : begun(two)} bildet ein Wort, das nicht im Wörterbuch steht.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = fact.better.tiles.join('');
      const left = fact.other.tiles.join('');
      const worth = `${tenths(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} wert`;
      if (kept === '') return `Alle Steine zu legen ist ${worth}, als ${left} zu behalten.`;
      return `Nach ${afterOne} bleibt ${kept}, ${worth} als ${left === '' ? 'eine leere Bank' : left}.`;
    }
    case 'hot-square': {
      const isBetter = fact.which === 'better';
      const [who, rest] = isBetter ? [one, two] : [two, one];
      const [afterWho, afterRest] = isBetter ? [afterOne, afterTwo] : [afterTwo, afterOne];
      const square = `${germanSquare(layout, fact.square)} auf ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `bringen dort ${share} der Antworten ${fact.least} Punkte oder mehr`;
      switch (fact.change) {
        case 'opened':
          return `${begun(who)} öffnet ${square}: Danach ${replies}, vor dem Zug ${before}, nach ${afterRest} ${otherwise}.`;
        case 'closed':
          return `${begun(rest)} schließt ${square}, ${who} lässt es offen: Nach ${afterWho} ${replies}, nach ${afterRest} ${otherwise}, vor dem Zug ${before}.`;
        case 'unclear':
          return `${begun(who)} lässt ${square} offener als ${rest}: Danach ${replies}, nach ${afterRest} ${otherwise}, vor dem Zug ${before}.`;
      }
      break;
    }
    case 'replies':
      return `Die Antwort bringt nach ${afterOne} im Mittel ${tenths(fact.better)}, nach ${afterTwo} ${tenths(fact.other)}.`;
    case 'bingo-next':
      return `Der nächste Zug bringt nach ${afterOne} in ${wholePercent(fact.better)} der Spiele ${bingo}, nach ${afterTwo} in ${wholePercent(fact.other)}.`;
    case 'out':
      return `${begun(one)} legt die letzten Buchstaben.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Bewiesen: Nach ${afterOne} endet das Spiel ${ahead(fact.better)}, nach ${afterTwo} ${ahead(fact.other)}.`
        : `${fact.proof === 'searched' ? 'Soweit gesucht wurde' : 'Mit den bestaussehenden Zügen zu Ende gespielt'}, endet das Spiel nach ${afterOne} ${ahead(fact.better)}, nach ${afterTwo} ${ahead(fact.other)}.`;
    case 'final':
      return `Mit den bestaussehenden Zügen zu Ende gespielt, stehen am Schluss nach ${afterOne} ${points(fact.better)}, nach ${afterTwo} ${points(fact.other)}.`;
    case 'wins':
      return `${begun(one)} gewinnt um ${tenths(100 * fact.more)} Prozentpunkte öfter (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} Prozentpunkte (±${tenths(100 * fact.margin)}, ${fact.draws} Probepartien)`;
      if (fact.points === null)
        return `Kein messbarer Unterschied: bei den Siegen ${apart}, und auch die Punkte unterscheiden sich nur im Rahmen der Messgenauigkeit.`;
      const { more, margin } = fact.points;
      return `Bei den Siegen kein messbarer Unterschied, ${apart}; ${more > 0 ? one : two} bringt im Mittel ${tenths(Math.abs(more))} Punkte mehr (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${begun(one)} führt zu ${tenths(fact.more)} Punkten mehr am Schluss (±${tenths(fact.margin)}): im Mittel ${tenths(fact.better)}, nach ${afterTwo} ${tenths(fact.other)}.`;
    case 'even-scores':
      return `Kein messbarer Unterschied: Die Endstände liegen ${tenths(Math.abs(fact.more))} Punkte auseinander, im Rahmen der Messgenauigkeit (±${tenths(fact.margin)}, ${fact.draws} Probepartien).`;
    case 'worth':
      return `Nach Punkten und behaltenen Buchstaben ist ${one} um ${tenths(fact.more)} mehr wert.`;
  }
}

/** A move as the subject of a sentence. */
export function moveName(language: Language, notation: string): string {
  return language === 'de' ? germanName(notation) : englishName(notation);
}

const SAYINGS: Readonly<Record<Language, (fact: Fact, compared: Compared) => string>> = {
  en: englishFact,
  de: german,
};

export function factText(language: Language, fact: Fact, compared: Compared): string {
  return SAYINGS[language](fact, compared);
}

/** All that tells the better of two moves from the other, in sentences; nothing where there is only one. */
export function reasonsOf(
  language: Language,
  { better, other, facts }: StudiedTurn,
  layout: Layout,
): readonly string[] {
  return other === null ? [] : facts.map((fact) => factText(language, fact, { better, other, layout }));
}
