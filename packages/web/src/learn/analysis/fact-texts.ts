/** Facts about two moves in words: templates that repeat the numbers of the facts and add none of their own. */

import type { Fact, RatedMove, StudiedTurn } from '@lexiko/engine';
import { HIGH_REPLY } from '@lexiko/engine';
import { formatSquare, type Layout } from '@lexiko/rules';
import { premiumOf } from '../../board/square-marks.ts';
import type { Language } from '../../settings.ts';
import type { Premium } from '../../texts/texts.ts';

/** The two moves that the facts compare, and the board that they are played on. */
export interface Compared {
  readonly better: Pick<RatedMove, 'notation'>;
  readonly other: Pick<RatedMove, 'notation'>;
  readonly layout: Layout;
}

interface Numbers {
  /** Points with one decimal. */
  readonly tenths: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly wholePercent: (share: number) => string;
  readonly signed: (value: number) => string;
}

function numbersIn(language: Language): Numbers {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const plain = new Intl.NumberFormat(language, digits);
  const signs = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  return {
    tenths: (value) => plain.format(value),
    percent: (share) => `${plain.format(100 * share)} %`,
    wholePercent: (share) => `${Math.round(100 * share)} %`,
    signed: (value) => signs.format(value),
  };
}

/** Numbers as each language writes them. */
export const NUMBERS: Readonly<Record<Language, Numbers>> = { en: numbersIn('en'), de: numbersIn('de') };

/** A move as the subject of a sentence. */
type Naming = (notation: string) => string;

const ENGLISH_NAME: Naming = (notation) =>
  notation === '-' ? 'passing' : notation.startsWith('-') ? `exchanging ${notation.slice(1)}` : notation;

const GERMAN_NAME: Naming = (notation) =>
  notation === '-' ? 'Passen' : notation.startsWith('-') ? `${notation.slice(1)} zu tauschen` : notation;

const ENGLISH_PREMIUMS: Readonly<Record<Premium, string>> = {
  letter2: 'double letter',
  letter3: 'triple letter',
  letter4: 'quadruple letter',
  word2: 'double word',
  word3: 'triple word',
  word4: 'quadruple word',
};

const GERMAN_PREMIUMS: Readonly<Record<Premium, string>> = {
  letter2: 'das Feld für doppelten Buchstabenwert',
  letter3: 'das Feld für dreifachen Buchstabenwert',
  letter4: 'das Feld für vierfachen Buchstabenwert',
  word2: 'das Feld für doppelten Wortwert',
  word3: 'das Feld für dreifachen Wortwert',
  word4: 'das Feld für vierfachen Wortwert',
};

function premiumAt(layout: Layout, square: number): Premium {
  const premium = premiumOf(layout, square);
  if (premium === null) throw new Error('a hot square has a premium');
  return premium;
}

/** Whose fifty points are for long words, not for a whole rack (W-30). */
function isCrosswords({ crosses }: Layout): boolean {
  return crosses.length > 0;
}

/** A capital for the beginning of a sentence. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function english(fact: Fact, { better, other, layout }: Compared): string {
  const { tenths, percent, wholePercent } = NUMBERS.en;
  const [one, two] = [ENGLISH_NAME(better.notation), ENGLISH_NAME(other.notation)];
  const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
  const ahead = (lead: number): string =>
    lead === 0 ? 'level' : `${points(Math.abs(lead))} ${lead > 0 ? 'ahead' : 'behind'}`;
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${begun(one)} scores ${points(Math.abs(more))} ${more > 0 ? 'more' : 'less'} (${fact.better} against ${fact.other}).`;
    }
    case 'bingo':
      return `${begun(one)} ${isCrosswords(layout) ? 'earns the fifty' : 'is a bingo'}.`;
    case 'not-a-word':
      return `${begun(two)} makes a word that the lexicon does not have.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = fact.better.tiles.join('');
      const left = fact.other.tiles.join('');
      const [what, than] = [kept === '' ? 'nothing' : kept, left === '' ? 'nothing' : left];
      return `${begun(one)} keeps ${what}, worth ${tenths(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than ${than}.`;
    }
    case 'opens': {
      const [who, rest] = fact.which === 'better' ? [one, two] : [two, one];
      return `${begun(who)} opens the ${ENGLISH_PREMIUMS[premiumAt(layout, fact.square)]} at ${formatSquare(layout, fact.square)}, where ${wholePercent(fact.share)} of replies score ${HIGH_REPLY} or more; after ${rest} it is ${wholePercent(fact.otherwise)}.`;
    }
    case 'replies':
      return `The reply scores ${tenths(fact.better)} on average after ${one}, ${tenths(fact.other)} after ${two}.`;
    case 'bingo-next':
      return `The next turn brings a bingo in ${wholePercent(fact.better)} of games after ${one}, in ${wholePercent(fact.other)} after ${two}.`;
    case 'out':
      return `${begun(one)} plays the last letters.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Proven: after ${one} the game ends ${ahead(fact.better)}, after ${two} ${ahead(fact.other)}.`
        : `As far as was searched, the game ends ${ahead(fact.better)} after ${one}, ${ahead(fact.other)} after ${two}.`;
    case 'wins':
      return `${begun(one)} wins ${percent(fact.more)} more games (±${tenths(100 * fact.margin)}).`;
    case 'even':
      return `Too close to tell: they are ${percent(Math.abs(fact.more))} of games apart, ±${tenths(100 * fact.margin)} after ${fact.draws} playouts.`;
    case 'worth':
      return `By points and letters kept, ${one} is worth ${tenths(fact.more)} more.`;
  }
}

function german(fact: Fact, { better, other, layout }: Compared): string {
  const { tenths, percent, wholePercent } = NUMBERS.de;
  const [one, two] = [GERMAN_NAME(better.notation), GERMAN_NAME(other.notation)];
  const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
  const ahead = (lead: number): string =>
    lead === 0
      ? 'mit Gleichstand'
      : `mit ${Math.abs(lead)} ${Math.abs(lead) === 1 ? 'Punkt' : 'Punkten'} ${lead > 0 ? 'Vorsprung' : 'Rückstand'}`;
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${begun(one)} bringt ${points(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} (${fact.better} gegen ${fact.other}).`;
    }
    case 'bingo':
      return `${begun(one)} ${isCrosswords(layout) ? 'bringt die Fünfzig' : 'ist ein Bingo'}.`;
    case 'not-a-word':
      return `${begun(two)} bildet ein Wort, das nicht im Wörterbuch steht.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = fact.better.tiles.join('');
      const left = fact.other.tiles.join('');
      const [what, than] = [kept === '' ? 'nichts' : kept, left === '' ? 'nichts' : left];
      return `Nach ${one} bleibt ${what}, um ${tenths(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} wert als ${than}.`;
    }
    case 'opens': {
      const [who, rest] = fact.which === 'better' ? [one, two] : [two, one];
      return `${begun(who)} öffnet ${GERMAN_PREMIUMS[premiumAt(layout, fact.square)]} auf ${formatSquare(layout, fact.square)}, wo ${wholePercent(fact.share)} der Antworten ${HIGH_REPLY} Punkte oder mehr bringen; nach ${rest} sind es ${wholePercent(fact.otherwise)}.`;
    }
    case 'replies':
      return `Die Antwort bringt nach ${one} im Mittel ${tenths(fact.better)}, nach ${two} ${tenths(fact.other)}.`;
    case 'bingo-next':
      return `Der nächste Zug bringt nach ${one} in ${wholePercent(fact.better)} der Spiele ein Bingo, nach ${two} in ${wholePercent(fact.other)}.`;
    case 'out':
      return `${begun(one)} legt die letzten Buchstaben.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Bewiesen: Nach ${one} endet das Spiel ${ahead(fact.better)}, nach ${two} ${ahead(fact.other)}.`
        : `Soweit gesucht wurde, endet das Spiel nach ${one} ${ahead(fact.better)}, nach ${two} ${ahead(fact.other)}.`;
    case 'wins':
      return `${begun(one)} gewinnt ${percent(fact.more)} mehr Spiele (±${tenths(100 * fact.margin)}).`;
    case 'even':
      return `Zu knapp, um es zu sagen: Sie liegen ${percent(Math.abs(fact.more))} der Spiele auseinander, ±${tenths(100 * fact.margin)} nach ${fact.draws} Probepartien.`;
    case 'worth':
      return `Nach Punkten und behaltenen Buchstaben ist ${one} um ${tenths(fact.more)} mehr wert.`;
  }
}

const SAYINGS: Readonly<Record<Language, (fact: Fact, compared: Compared) => string>> = {
  en: english,
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
