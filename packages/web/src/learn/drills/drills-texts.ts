/** What the drills say, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';
import type { CardKind, Grade } from './drill-card.ts';
import type { DrillFileFault } from './drill-file.ts';
import type { Deck } from './drill-plan.ts';

export interface DrillsTexts {
  readonly title: string;
  readonly about: string;
  readonly today: string;
  readonly waiting: (again: number, fresh: number) => string;
  readonly nothingDue: string;
  readonly noDeck: string;
  readonly start: string;
  readonly opening: string;
  readonly decks: string;
  readonly deck: Readonly<Record<Deck, { readonly name: string; readonly about: string }>>;
  readonly known: (seen: number, firm: number, of: number) => string;
  readonly noneMissed: string;
  readonly only: (deck: string) => string;
  readonly newADay: string;
  readonly againADay: string;
  readonly progress: string;
  readonly progressAbout: string;
  readonly day: string;
  readonly asked: string;
  readonly right: string;
  readonly share: string;
  readonly noProgress: string;
  readonly table: string;
  readonly chart: (asked: number, days: number) => string;
  readonly keep: string;
  readonly keepAbout: string;
  readonly save: string;
  readonly load: string;
  readonly loaded: (cards: number) => string;
  readonly forget: string;
  readonly forgetAbout: string;
  readonly forgetNow: string;
  readonly forgotten: string;
  readonly faults: Readonly<Record<DrillFileFault, string>>;
  readonly session: {
    readonly left: (count: number) => string;
    readonly question: Readonly<Record<CardKind, string>>;
    readonly yes: string;
    readonly no: string;
    readonly before: string;
    readonly after: string;
    readonly words: string;
    readonly word: string;
    readonly letters: string;
    readonly none: string;
    readonly check: string;
    readonly shuffle: string;
    readonly isRight: string;
    readonly isWrong: string;
    /** Without the full stop: a meaning may follow. */
    readonly isWord: (word: string) => string;
    readonly isNone: (word: string) => string;
    readonly hooks: (front: string, back: string) => string;
    readonly missing: (list: string) => string;
    readonly wrong: (list: string) => string;
    /** Of plays that are rolled for, the mean. */
    readonly best: (notation: string, score: number) => string;
    readonly made: (notation: string, score: number) => string;
    readonly gradeTitle: string;
    readonly grades: Readonly<Record<Grade, string>>;
    readonly again: (grade: string, when: string) => string;
    readonly minutes: (count: number) => string;
    readonly days: (count: number) => string;
    readonly keys: string;
    readonly done: string;
    readonly keeping: string;
    readonly doneAbout: (asked: number, right: number) => string;
    readonly back: string;
  };
}

const ENGLISH: DrillsTexts = {
  title: 'Drills',
  about:
    'A few cards every day. What you know comes back after ever longer pauses, what you do not know soon; so little work keeps a great many words.',
  today: 'Today',
  waiting: (again, fresh) => `${again} to repeat, ${fresh} new.`,
  nothingDue: 'Nothing is due any more today. Come back tomorrow, or choose another deck.',
  noDeck: 'Choose a deck first.',
  start: 'Start',
  opening: 'The words are being laid out …',
  decks: 'Decks',
  deck: {
    twos: { name: 'Two letters', about: 'All words of two letters, among some that do not exist.' },
    hundred: { name: 'The rulebook’s hundred', about: 'The two-letter words printed in 2020.' },
    threes: { name: 'Three letters', about: 'All words of three letters, among some that do not exist.' },
    q: { name: 'Q without U', about: 'From QAT to longer ones.' },
    hooks2: { name: 'Hooks of two', about: 'Which letters go before and after words of two letters?' },
    hooks3: { name: 'Hooks of three', about: 'Which letters go before and after words of three letters?' },
    sevens: { name: 'Seven letters', about: 'The 500 likeliest racks that make a word of seven.' },
    eights: { name: 'Eight letters', about: 'The 300 likeliest sets of eight.' },
    stems: { name: 'Six and one more', about: 'The 50 best sets of six: which seventh letter makes a word?' },
    young: {
      name: 'Everyday words',
      about: 'Right or misspelt? 300 common words, fit for school.',
    },
    diary: { name: 'My word diary', about: 'The words of your learning games: which one is meant?' },
    missed: { name: 'My missed plays', about: 'Better plays that you did not see, in games and puzzles.' },
  },
  known: (seen, firm, of) => `${seen} of ${of} begun, ${firm} firm`,
  noneMissed: 'none yet',
  only: (deck) => `Drill only: ${deck}`,
  newADay: 'New cards of a deck a day',
  againADay: 'Repetitions of a deck a day',
  progress: 'Progress',
  progressAbout: 'Answers a day over the last four weeks; the darker part was known.',
  day: 'Day',
  asked: 'Asked',
  right: 'Known',
  share: 'Share',
  noProgress: 'Here your progress will show after the first day.',
  table: 'The same as a table',
  chart: (asked, days) =>
    `${asked === 1 ? '1 answer' : `${asked} answers`} on ${days === 1 ? '1 day' : `${days} days`}`,
  keep: 'Keep it safe',
  keepAbout: 'Your progress is kept in this browser only. Save it to a file, and load it on another device.',
  save: 'Save progress',
  load: 'Load progress',
  loaded: (cards) => `Loaded: ${cards} cards.`,
  forget: 'Begin anew …',
  forgetAbout: 'All cards, answers and missed plays of this browser are forgotten for good.',
  forgetNow: 'Forget all progress',
  forgotten: 'All progress is forgotten.',
  faults: {
    'not-json': 'This file cannot be read.',
    'not-drills': 'This is no file of drills.',
    'newer-version': 'This file comes from another version of Lexiko.',
    damaged: 'Something in this file is damaged. Nothing was changed.',
  },
  session: {
    left: (count) => (count === 1 ? '1 card left' : `${count} cards left`),
    question: {
      word: 'Is this a word?',
      hooks: 'Which letters go before it, which after it?',
      anagrams: 'Which words do all these letters make?',
      stem: 'Which seventh letters make a word with these six?',
      meaning: 'Which word is meant?',
      play: 'There was a better play. Which?',
    },
    yes: 'Yes, a word',
    no: 'No',
    before: 'Before',
    after: 'After',
    words: 'Words',
    word: 'Word',
    letters: 'Letters',
    none: 'none',
    check: 'Check',
    shuffle: 'Shuffle',
    isRight: 'Right!',
    isWrong: 'Not quite.',
    isWord: (word) => `${word} is a word`,
    isNone: (word) => `${word} is no word`,
    hooks: (front, back) => `Before it: ${front}. After it: ${back}.`,
    missing: (list) => `Missing: ${list}.`,
    wrong: (list) => `Wrong: ${list}.`,
    best: (notation, score) => `${notation} for ${score} points.`,
    made: (notation, score) => {
      if (notation === '-') return 'You passed.';
      if (notation.startsWith('-')) return `You exchanged ${notation.slice(1)}.`;
      return `You played ${notation} for ${score}.`;
    },
    gradeTitle: 'How well did you know it?',
    grades: { again: 'Not at all', hard: 'Barely', good: 'Well', easy: 'At once' },
    again: (grade, when) => `${grade}: again in ${when}`,
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    keys: 'Keys: Y and N answer, 1 to 4 grade, Enter takes what is marked.',
    done: 'Done for today!',
    keeping: 'Saving …',
    doneAbout: (asked, right) => `${asked} answers, ${right} of them known.`,
    back: 'Back to the decks',
  },
};

const GERMAN: DrillsTexts = {
  title: 'Lernkarten',
  about:
    'Jeden Tag ein paar Karten. Was du kannst, kommt nach immer längeren Pausen wieder, was nicht, schon bald: So bleibt mit wenig Mühe sehr viel.',
  today: 'Heute',
  waiting: (again, fresh) => `${again} zu wiederholen, ${fresh} neu.`,
  nothingDue: 'Heute ist nichts mehr fällig. Komm morgen wieder oder wähle einen anderen Stapel.',
  noDeck: 'Wähle zuerst einen Stapel.',
  start: 'Los',
  opening: 'Die Wörter werden ausgelegt …',
  decks: 'Stapel',
  deck: {
    twos: { name: 'Zwei Buchstaben', about: 'Alle Wörter aus zwei Buchstaben, unter erfundenen.' },
    hundred: {
      name: 'Die Hundert des Regelbuchs',
      about: 'Die 2020 abgedruckten Wörter aus zwei Buchstaben.',
    },
    threes: { name: 'Drei Buchstaben', about: 'Alle Wörter aus drei Buchstaben, unter erfundenen.' },
    q: { name: 'Q ohne U', about: 'Von QAT bis zu längeren.' },
    hooks2: { name: 'Anhänge an zwei', about: 'Was passt vor und hinter Wörter aus zwei Buchstaben?' },
    hooks3: { name: 'Anhänge an drei', about: 'Was passt vor und hinter Wörter aus drei Buchstaben?' },
    sevens: {
      name: 'Sieben Buchstaben',
      about: 'Die 500 wahrscheinlichsten Bänke, die ein Wort aus sieben ergeben.',
    },
    eights: { name: 'Acht Buchstaben', about: 'Die 300 wahrscheinlichsten Achter.' },
    stems: {
      name: 'Sechs und einer',
      about: 'Die 50 besten Sechser: Welcher siebte Buchstabe ergibt ein Wort?',
    },
    young: {
      name: 'Alltagswörter',
      about: 'Richtig oder verschrieben? 300 häufige Wörter, für die Schule geeignet.',
    },
    diary: {
      name: 'Mein Worttagebuch',
      about: 'Die Wörter deiner Lernspiele: Welches ist gemeint? Bedeutungen auf Englisch.',
    },
    missed: {
      name: 'Meine verpassten Züge',
      about: 'Bessere Züge, die du übersehen hast, in Spielen und Rätseln.',
    },
  },
  known: (seen, firm, of) => `${seen} von ${of} begonnen, ${firm} sitzen`,
  noneMissed: 'noch keine',
  only: (deck) => `Nur üben: ${deck}`,
  newADay: 'Neue Karten je Stapel am Tag',
  againADay: 'Wiederholungen je Stapel am Tag',
  progress: 'Fortschritt',
  progressAbout: 'Antworten am Tag in den letzten vier Wochen; der dunklere Teil war gewusst.',
  day: 'Tag',
  asked: 'Gefragt',
  right: 'Gewusst',
  share: 'Anteil',
  noProgress: 'Hier zeigt sich dein Fortschritt nach dem ersten Tag.',
  table: 'Dasselbe als Tabelle',
  chart: (asked, days) =>
    `${asked === 1 ? '1 Antwort' : `${asked} Antworten`} an ${days === 1 ? '1 Tag' : `${days} Tagen`}`,
  keep: 'Sicher aufheben',
  keepAbout:
    'Dein Fortschritt liegt nur in diesem Browser. Speichere ihn als Datei und lade ihn auf einem anderen Gerät.',
  save: 'Fortschritt speichern',
  load: 'Fortschritt laden',
  loaded: (cards) => `Geladen: ${cards} Karten.`,
  forget: 'Neu beginnen …',
  forgetAbout: 'Alle Karten, Antworten und verpassten Züge dieses Browsers werden endgültig vergessen.',
  forgetNow: 'Allen Fortschritt vergessen',
  forgotten: 'Aller Fortschritt ist vergessen.',
  faults: {
    'not-json': 'Diese Datei lässt sich nicht lesen.',
    'not-drills': 'Das ist keine Übungsdatei.',
    'newer-version': 'Diese Datei stammt von einer anderen Version von Lexiko.',
    damaged: 'In dieser Datei ist etwas beschädigt. Nichts wurde geändert.',
  },
  session: {
    left: (count) => (count === 1 ? 'noch 1 Karte' : `noch ${count} Karten`),
    question: {
      word: 'Ist das ein Wort?',
      hooks: 'Welche Buchstaben passen davor, welche dahinter?',
      anagrams: 'Welche Wörter ergeben alle diese Buchstaben?',
      stem: 'Welcher siebte Buchstabe ergibt mit diesen sechs ein Wort?',
      meaning: 'Welches Wort ist gemeint?',
      play: 'Es gab einen besseren Zug. Welchen?',
    },
    yes: 'Ja, ein Wort',
    no: 'Nein',
    before: 'Davor',
    after: 'Dahinter',
    words: 'Wörter',
    word: 'Wort',
    letters: 'Buchstaben',
    none: 'nichts',
    check: 'Prüfen',
    shuffle: 'Mischen',
    isRight: 'Richtig!',
    isWrong: 'Nicht ganz.',
    isWord: (word) => `${word} ist ein Wort`,
    isNone: (word) => `${word} ist kein Wort`,
    hooks: (front, back) => `Davor: ${front}. Dahinter: ${back}.`,
    missing: (list) => `Es fehlt: ${list}.`,
    wrong: (list) => `Falsch: ${list}.`,
    best: (notation, score) => `${notation} für ${score.toLocaleString('de')} Punkte.`,
    made: (notation, score) => {
      if (notation === '-') return 'Du hast gepasst.';
      if (notation.startsWith('-')) return `Du hast ${notation.slice(1)} getauscht.`;
      return `Du hast ${notation} für ${score.toLocaleString('de')} gespielt.`;
    },
    gradeTitle: 'Wie gut hast du es gewusst?',
    grades: { again: 'Gar nicht', hard: 'Mühsam', good: 'Gut', easy: 'Sofort' },
    again: (grade, when) => `${grade}: wieder in ${when}`,
    minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tagen`),
    keys: 'Tasten: J und N antworten, 1 bis 4 bewerten, Enter nimmt das Markierte.',
    done: 'Fertig für heute!',
    keeping: 'Wird gespeichert …',
    doneAbout: (asked, right) => `${asked} Antworten, ${right} davon gewusst.`,
    back: 'Zurück zu den Stapeln',
  },
};

const LANGUAGES: Readonly<Record<Language, DrillsTexts>> = { en: ENGLISH, de: GERMAN };

export const drillsTexts: ReadonlySignal<DrillsTexts> = computed(() => LANGUAGES[settings.value.language]);
