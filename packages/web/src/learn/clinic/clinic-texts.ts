/** What the clinic says, in both languages. The verdicts are not here: they come from the rules. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';
import type { ClinicCaseId } from './clinic-cases.ts';
import type { Reason } from './reasons.ts';

export interface ClinicTexts {
  readonly title: string;
  readonly about: string;
  readonly case: (number: number, of: number) => string;
  readonly rack: string;
  readonly question: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly check: string;
  readonly right: string;
  readonly wrong: string;
  readonly legal: (points: number) => string;
  readonly fifty: (points: number) => string;
  readonly rule: string;
  /** After a play that was refused: to lay a better one. */
  readonly mend: string;
  readonly mendAbout: string;
  readonly layMended: string;
  readonly mended: (mended: { readonly notation: string; readonly points: number }) => string;
  readonly next: string;
  readonly solved: (right: number, of: number) => string;
  readonly list: string;
  /** `told`: the situation; `learnt`: what there is to see in it. */
  readonly cases: Readonly<Record<ClinicCaseId, { readonly told: string; readonly learnt: string }>>;
}

const ENGLISH: ClinicTexts = {
  title: 'Illegal-play clinic',
  about:
    'May this be played? Look at the fresh letters, decide, and say why not. The referee of the game then rules, with the dictionary open.',
  case: (number, of) => `Case ${number} of ${of}`,
  rack: 'On the rack',
  question: 'May it be played?',
  reasons: {
    legal: 'Yes, it is legal',
    line: 'No: not in one line',
    gap: 'No: there is a gap',
    apart: 'No: it touches nothing',
    opening: 'No: not an opening',
    letters: 'No: a letter is missing on the rack',
    word: 'No: it makes a non-word',
  },
  check: 'Decide',
  right: 'Right!',
  wrong: 'The referee disagrees.',
  legal: (points) => `Legal, for ${points} points:`,
  fifty: (points) => `and ${points} for all letters at once`,
  rule: 'The rule',
  mend: 'Lay a legal one',
  mendAbout: 'Lay a play with these letters that the referee lets pass.',
  layMended: 'Play',
  mended: ({ notation, points }) => `${notation} stands, for ${points} points.`,
  next: 'Next case',
  solved: (right, of) => `${right} of ${of} right`,
  list: 'All cases',
  cases: {
    diagonal: {
      told: 'HORN is on the board. I and T are laid from F9 down to the right.',
      learnt: 'Letters of a turn share a row or a column; diagonals never count.',
    },
    gap: {
      told: 'HORN is on the board. F goes to H6 and M to H9.',
      learnt: 'Between F and R a square stays free. With an A there it would be FARM.',
    },
    apart: {
      told: 'HORN is on the board. BIT is laid in the eleventh row.',
      learnt: 'After the first word every play joins what lies there.',
    },
    star: {
      told: 'The board is empty. HORN is laid at the left edge.',
      learnt: 'The first word covers the star in the middle.',
    },
    single: {
      told: 'The board is empty. One letter is laid on the star.',
      learnt: 'A is a word in English, but a play makes words of two letters or more.',
    },
    thorn: {
      told: 'HORN is on the board. A T goes before it.',
      learnt: 'One letter before a word is a hook, and the whole word counts again.',
    },
    beside: {
      told: 'HORN is on the board. AT is laid under HO.',
      learnt: 'AT is good and so is HA, but under the O stands a T: OT must be a word too.',
    },
    hornet: {
      told: 'HORN is on the board. E and T are added to it.',
      learnt: 'Letters added to a word make one longer word of it: HORNET.',
    },
    apples: {
      told: 'APPLE is on the board. An S is added.',
      learnt: 'One letter earns the whole word. In the classic game plurals are good.',
    },
    farms: {
      told: 'HORN and FARM are on the board. PASTE goes under FARM.',
      learnt: 'One S serves two words: PASTE and FARMS. This is turn three of the five worked turns.',
    },
    borrowed: {
      told: 'HORN is on the board. FARM goes down through the R, with these letters on the rack.',
      learnt: 'What is laid comes from the rack; only what lies on the board is there for all.',
    },
    blank: {
      told: 'The board is empty. A blank stands for the H of HORN.',
      learnt: 'A blank is any letter and counts nothing; the star still doubles the rest.',
    },
    bingo: {
      told: 'The board is empty. All seven letters are laid as PREVENT.',
      learnt: 'Seven letters at once earn fifty points more.',
    },
    herd: {
      told: 'The Guide Game after turn 10: HERD instead of HERO.',
      learnt: 'HERD is a word, but its D stands beside another D.',
    },
    hero: {
      told: 'The Guide Game after turn 10: HERO, as it was played.',
      learnt: 'The same place with an O: ME, OR and DO arise besides HERO.',
    },
    gate: {
      told: 'The Guide Game after turn 26: GATE down from the G of LYING.',
      learnt: 'Below stands LIED without a free square between: the line reads on.',
    },
    boats: {
      told: 'BOAT is on the board. An S is added, in the classic game.',
      learnt: 'Regular plurals are good, printed in a dictionary or not.',
    },
    base: {
      told: 'Crosswords, third diagram: SHIP and FISH are on the board. BASE goes under SHIP, through the S.',
      learnt:
        'Three short words arise: SB, HA and PE. The rulebook turned all three away; today’s lists have HA and PE, but SB fails everywhere.',
    },
    bar: {
      told: 'Crosswords, the board is empty. CAT begins on the middle square.',
      learnt: 'The first word covers a whole bar of the small cross. One square to the left, and it would.',
    },
    cwApples: {
      told: 'Crosswords: APPLE is on the board. An S is added.',
      learnt: 'Crosswords bars a word that can only be a plural. APPLES is nothing else.',
    },
    cwTalks: {
      told: 'Crosswords: TALK is on the board. An S is added.',
      learnt: 'Also a plural, but a verb as well: she talks. A word with another reading stays.',
    },
    cwBoats: {
      told: 'Crosswords: BOAT is on the board. An S is added.',
      learnt:
        'A plural, and also a form of the verb: she boats. Only a word that can be nothing but a plural is barred, so BOATS stands. Where the rules bar every possible plural, it falls.',
    },
  },
};

const GERMAN: ClinicTexts = {
  title: 'Sprechstunde für unerlaubte Züge',
  about:
    'Geht dieser Zug? Sieh dir die neuen Steine an, entscheide und sag, warum nicht. Danach urteilt der Schiedsrichter, mit offenem Wörterbuch.',
  case: (number, of) => `Fall ${number} von ${of}`,
  rack: 'Auf der Bank',
  question: 'Geht dieser Zug?',
  reasons: {
    legal: 'Ja, er ist erlaubt',
    line: 'Nein: nicht in einer Linie',
    gap: 'Nein: da ist eine Lücke',
    apart: 'Nein: er berührt nichts',
    opening: 'Nein: keine Eröffnung',
    letters: 'Nein: ein Stein fehlt auf der Bank',
    word: 'Nein: es entsteht ein ungültiges Wort',
  },
  check: 'Entscheiden',
  right: 'Richtig!',
  wrong: 'Der Schiedsrichter sieht es anders.',
  legal: (points) => `Erlaubt, für ${points} Punkte:`,
  fifty: (points) => `und ${points} für alle Steine auf einmal`,
  rule: 'Die Regel',
  mend: 'Einen erlaubten legen',
  mendAbout: 'Lege mit diesen Steinen einen Zug, den der Schiedsrichter gelten lässt.',
  layMended: 'Legen',
  mended: ({ notation, points }) => `${notation} gilt und bringt ${points} Punkte.`,
  next: 'Nächster Fall',
  solved: (right, of) => `${right} von ${of} richtig beurteilt`,
  list: 'Alle Fälle',
  cases: {
    diagonal: {
      told: 'HORN liegt. I und T werden ab F9 nach rechts unten gelegt.',
      learnt: 'Alle Steine eines Zuges liegen in einer Zeile oder einer Spalte; schräg gilt nie.',
    },
    gap: {
      told: 'HORN liegt. F kommt auf H6 und M auf H9.',
      learnt: 'Zwischen F und R bleibt ein Feld frei. Mit einem A dort wäre es FARM.',
    },
    apart: {
      told: 'HORN liegt. BIT wird in die elfte Zeile gelegt.',
      learnt: 'Nach dem ersten Wort schließt jeder Zug an Liegendes an.',
    },
    star: {
      told: 'Das Brett ist leer. HORN wird an den linken Rand gelegt.',
      learnt: 'Das erste Wort bedeckt den Stern in der Mitte.',
    },
    single: {
      told: 'Das Brett ist leer. Ein einziger Stein kommt auf den Stern.',
      learnt: 'A ist im Englischen ein Wort, aber ein Zug ergibt Wörter aus zwei oder mehr Buchstaben.',
    },
    thorn: {
      told: 'HORN liegt. Ein T kommt davor.',
      learnt: 'Ein Buchstabe vor einem Wort ist ein Anhang, und das ganze Wort zählt neu.',
    },
    beside: {
      told: 'HORN liegt. AT wird unter HO gelegt.',
      learnt: 'AT ist gut, HA auch, aber unter dem O steht ein T: Auch OT müsste ein Wort sein.',
    },
    hornet: {
      told: 'HORN liegt. E und T werden angefügt.',
      learnt: 'Angefügte Buchstaben machen ein einziges längeres Wort daraus: HORNET.',
    },
    apples: {
      told: 'APPLE liegt. Ein S wird angefügt.',
      learnt: 'Ein Buchstabe bringt das ganze Wort. Im klassischen Spiel gilt die Mehrzahl.',
    },
    farms: {
      told: 'HORN und FARM liegen. PASTE kommt unter FARM.',
      learnt: 'Ein S dient zwei Wörtern: PASTE und FARMS. Das ist der dritte der fünf Beispielzüge.',
    },
    borrowed: {
      told: 'HORN liegt. FARM geht nach unten durch das R, mit diesen Steinen auf der Bank.',
      learnt: 'Was gelegt wird, kommt von der Bank; nur was auf dem Brett liegt, gehört allen.',
    },
    blank: {
      told: 'Das Brett ist leer. Ein Blankostein steht für das H in HORN.',
      learnt: 'Ein Blankostein ist jeder Buchstabe und zählt nichts; der Stern verdoppelt den Rest.',
    },
    bingo: {
      told: 'Das Brett ist leer. Alle sieben Steine werden als PREVENT gelegt.',
      learnt: 'Sieben Steine auf einmal bringen fünfzig Punkte dazu.',
    },
    herd: {
      told: 'Das Beispielspiel nach Zug 10: HERD statt HERO.',
      learnt: 'HERD ist ein Wort, aber sein D steht neben einem anderen D.',
    },
    hero: {
      told: 'Das Beispielspiel nach Zug 10: HERO, wie es gespielt wurde.',
      learnt: 'Dieselbe Stelle mit O: Neben HERO entstehen ME, OR und DO.',
    },
    gate: {
      told: 'Das Beispielspiel nach Zug 26: GATE vom G in LYING nach unten.',
      learnt: 'Darunter steht LIED, ohne freies Feld dazwischen: Die Linie liest sich weiter.',
    },
    boats: {
      told: 'BOAT liegt. Ein S wird angefügt, im klassischen Spiel.',
      learnt: 'Die regelmäßige Mehrzahl gilt, ob sie im Wörterbuch steht oder nicht.',
    },
    base: {
      told: 'Crosswords, drittes Bild: SHIP und FISH liegen. BASE kommt unter SHIP, durch das S.',
      learnt:
        'Drei kurze Wörter entstehen: SB, HA und PE. Das Regelbuch wies alle drei ab; heutige Listen kennen HA und PE, aber SB fällt überall.',
    },
    bar: {
      told: 'Crosswords, das Brett ist leer. CAT beginnt auf dem mittleren Feld.',
      learnt:
        'Das erste Wort bedeckt einen ganzen Balken des kleinen Kreuzes. Ein Feld weiter links, und es ginge.',
    },
    cwApples: {
      told: 'Crosswords: APPLE liegt. Ein S wird angefügt.',
      learnt: 'Crosswords verbietet Wörter, die nur Mehrzahl sein können. APPLES ist nichts anderes.',
    },
    cwTalks: {
      told: 'Crosswords: TALK liegt. Ein S wird angefügt.',
      learnt: 'Auch Mehrzahl, aber zugleich Verb: she talks. Ein Wort mit anderer Lesart bleibt.',
    },
    cwBoats: {
      told: 'Crosswords: BOAT liegt. Ein S wird angefügt.',
      learnt:
        'Mehrzahl, aber auch Verbform: she boats. Verboten ist nur, was nichts als Mehrzahl sein kann; BOATS bleibt also liegen. Verbieten die Regeln jede mögliche Mehrzahl, fällt es.',
    },
  },
};

const LANGUAGES: Readonly<Record<Language, ClinicTexts>> = { en: ENGLISH, de: GERMAN };

export const clinicTexts: ReadonlySignal<ClinicTexts> = computed(() => LANGUAGES[settings.value.language]);
