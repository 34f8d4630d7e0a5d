/** What the rules and lessons say around their own texts. They come with these parts of the page, not with its start. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../settings.ts';
import type { FloorId, RoomId } from './rooms.ts';
import type { WorkedGameId } from './trainer/worked-games.ts';

export interface LearnTexts {
  readonly home: { readonly title: string; readonly about: string };
  /** On the card of a room with lessons: how many are done. */
  readonly done: (done: number, of: number) => string;
  readonly startOver: string;
  /** The way back to a game that is not over. */
  readonly toGame: string;
  readonly floors: Readonly<Record<FloorId, string>>;
  readonly rooms: Readonly<Record<RoomId, { readonly title: string; readonly about: string }>>;
  /** Before a room with words, while a game that locks them is on the table. */
  readonly gate: { readonly about: string; readonly rule: string; readonly layAside: string };
  readonly rulebook: string;
  readonly whose: string;
  readonly thisGame: string;
  readonly search: string;
  readonly nothing: (wanted: string) => string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly agreed: string;
  /** Before the lessons that belong to a section. */
  readonly lessons: string;
  /** Before the sections that belong to a lesson. */
  readonly told: string;
  /** Over the sentences of the referee. */
  readonly refusals: string;
  /** Before the options without which a sentence is never heard. */
  readonly onlyWith: string;
  readonly rules: string;
  readonly editions: string;
  readonly editionsAbout: string;
  /** Over what only some of the printed rulebooks tell. */
  readonly onlyIn: string;
  readonly isTold: string;
  readonly isNotTold: string;
  /** Of a section that the rulebook of the edition does not have: those that do. */
  readonly otherBooks: (titles: readonly string[]) => string;
  readonly option: string;
  readonly trainer: TrainerTexts;
}

/** Counting practice. */
interface TrainerTexts {
  readonly titles: Readonly<Record<WorkedGameId, string>>;
  readonly abouts: Readonly<Record<WorkedGameId, string>>;
  /** One for each of the five worked turns. */
  readonly steps: readonly string[];
  readonly turn: (turn: number, of: number) => string;
  /** After the last turn. */
  readonly settlement: string;
  readonly player: (name: string) => string;
  readonly plays: (player: string, notation: string) => string;
  readonly question: string;
  readonly check: string;
  readonly explain: string;
  readonly right: string;
  readonly wrong: (given: string) => string;
  readonly bonus: string;
  readonly makes: (points: number) => string;
  readonly gains: (player: string, letters: string, points: number) => string;
  readonly loses: (player: string, letters: string, points: number) => string;
  readonly together: (points: number) => string;
  /** How many turns were counted rightly. */
  readonly counted: (turns: number, of: number) => string;
  readonly nextTurn: string;
  /** When all are counted, and where to go from here. */
  readonly allCounted: string;
  readonly nextLesson: Readonly<Record<WorkedGameId, string>>;
}

const ENGLISH: LearnTexts = {
  home: { title: 'Learn', about: 'From the first word on the board to the last point of an endgame.' },
  done: (done, of) => (done === of ? `All ${of} done` : `${done} of ${of} done`),
  startOver: 'Start over',
  toGame: 'Back to the game',
  floors: { begin: 'Begin', practise: 'Practise', lookBack: 'Look back', read: 'Read' },
  rooms: {
    steps: { title: 'First steps', about: 'Five turns to learn counting from.' },
    guide: { title: 'Guide Game', about: 'The game of the Deluxe rulebook, 32 turns to learn from.' },
    diagrams: { title: 'Crosswords diagrams', about: 'Colours, crosses and dice, counted turn by turn.' },
    clinic: { title: 'Illegal-play clinic', about: 'May this be played? Decide, and let the referee rule.' },
    tips: { title: 'Ten tips', about: 'What experienced players would tell you, each with its tool.' },
    puzzles: { title: 'Puzzles', about: 'One a day for everybody, and as many more as you like.' },
    statistics: { title: 'Statistics', about: 'What your games amount to, in numbers and pictures.' },
    records: { title: 'Solitaire records', about: 'Every game alone: totals, trend, best turns.' },
    workbench: {
      title: 'Open-letter workbench',
      about: 'All hundred letters lie open. How high can a game go?',
    },
    diary: { title: 'Word diary', about: 'The words of your learning games, and what they mean.' },
    drills: { title: 'Drills', about: 'A few cards a day: words, hooks, bingos, plays you missed.' },
    rules: { title: 'Rulebook', about: 'Every rule of every edition, with what your own game changes.' },
    editions: { title: 'Editions', about: 'How the rulebooks differ, side by side.' },
    analysis: { title: 'Game analysis', about: 'Every turn of a finished game: what was best, and why.' },
  },
  gate: {
    about:
      'You are playing a game in which words may not be looked up before it is over. This room opens when it is finished.',
    rule: 'What the rules of that game say',
    layAside: 'Pause game and continue',
  },
  rulebook: 'Rulebook',
  whose: 'The rules of',
  thisGame: 'the game on the table',
  search: 'Search the rules',
  nothing: (wanted) => `Nothing here about “${wanted}”.`,
  found: (count) => (count === 1 ? '1 section' : `${count} sections`),
  contents: 'Contents',
  agreed: 'What can be agreed',
  lessons: 'See it:',
  told: 'In the rulebook:',
  refusals: 'What the referee says',
  onlyWith: 'Only if agreed:',
  rules: 'Rules',
  editions: 'How the editions differ',
  editionsAbout: 'Rules on which the editions differ.',
  onlyIn: 'What only some of the rulebooks tell',
  isTold: 'yes',
  isNotTold: 'no',
  otherBooks: (titles) =>
    `Not in the rulebook of this edition, but it can be agreed. It is told in: ${titles.join(', ')}.`,
  option: 'Rule',
  trainer: {
    titles: { steps: 'First steps', guide: 'The Guide Game' },
    abouts: {
      steps: 'Five turns show all ways of making words. Lay each one, and count it before you look.',
      guide: 'A whole game of 32 turns. Set it up, count every turn, and compare.',
    },
    steps: [
      'The first word covers the star, which doubles it.',
      'It goes down through the R. No square multiplies anything.',
      'It lies under FARM, and its S makes FARMS: two words count. P and E stand on squares that triple a letter.',
      'Two letters make three words: MOB, NOT and BE. The O stands on a square that doubles a letter, in both of its words.',
      'It runs beside PASTE, so PI and AT count as well. The B stands on a square that doubles the word.',
    ],
    turn: (turn, of) => `Turn ${turn} of ${of}`,
    settlement: 'Letters left over',
    player: (name) => `Player ${name}`,
    plays: (player, notation) => `${player} plays ${notation}.`,
    question: 'How many points?',
    check: 'Check',
    explain: 'Explain',
    right: 'Right!',
    wrong: (given) =>
      given.trim() === '' ? 'Type a number.' : `${given} is not it. Count again, or have it explained.`,
    bonus: 'All seven letters at once:',
    makes: (points) => `Together ${points} points.`,
    gains: (player, letters, points) =>
      `${player} has played everything and gains ${points} points for ${letters}.`,
    loses: (player, letters, points) => `${player} loses ${points} points for ${letters}, left over.`,
    together: (points) => `Together ${points} points.`,
    counted: (turns, of) => `${turns} of ${of} turns counted`,
    nextTurn: 'Next turn',
    allCounted: 'You have counted every turn.',
    nextLesson: { steps: 'Go on to the Guide Game', guide: 'Go on to the clinic' },
  },
};

const GERMAN: LearnTexts = {
  home: { title: 'Lernen', about: 'Vom ersten Wort auf dem Brett bis zum letzten Punkt eines Endspiels.' },
  done: (done, of) => (done === of ? `Alle ${of} erledigt` : `${done} von ${of} erledigt`),
  startOver: 'Von vorn beginnen',
  toGame: 'Zurück zum Spiel',
  floors: { begin: 'Beginnen', practise: 'Üben', lookBack: 'Zurückblicken', read: 'Lesen' },
  rooms: {
    steps: { title: 'Erste Schritte', about: 'Fünf Züge, an denen man das Zählen lernt.' },
    guide: { title: 'Beispielspiel', about: 'Das Spiel aus dem Deluxe-Regelbuch, 32 Züge zum Lernen.' },
    diagrams: { title: 'Bilder zu Crosswords', about: 'Farben, Kreuze und Würfel, Zug für Zug gezählt.' },
    clinic: {
      title: 'Unerlaubte Züge',
      about: 'Geht dieser Zug? Entscheide, dann urteilt der Schiedsrichter.',
    },
    tips: { title: 'Zehn Tipps', about: 'Was erfahrene Spieler sagen würden, jeweils mit Werkzeug.' },
    puzzles: { title: 'Rätsel', about: 'Jeden Tag eines für alle, und beliebig viele mehr.' },
    statistics: { title: 'Statistik', about: 'Was deine Spiele ergeben, in Zahlen und Bildern.' },
    records: { title: 'Solitär-Rekorde', about: 'Jedes Spiel allein: Summen, Verlauf, beste Züge.' },
    workbench: {
      title: 'Werkbank mit offenen Steinen',
      about: 'Alle hundert Steine liegen offen. Wie hoch kann ein Spiel kommen?',
    },
    diary: { title: 'Worttagebuch', about: 'Die Wörter deiner Lernspiele und was sie bedeuten.' },
    drills: {
      title: 'Lernkarten',
      about: 'Jeden Tag ein paar Karten: Wörter, Anhänge, Bingos, verpasste Züge.',
    },
    rules: { title: 'Regelbuch', about: 'Jede Regel jeder Ausgabe, und was euer eigenes Spiel ändert.' },
    editions: { title: 'Ausgaben', about: 'Worin sich die Regelbücher unterscheiden.' },
    analysis: {
      title: 'Spielanalyse',
      about: 'Jeder Zug eines beendeten Spiels: was das Beste war, und warum.',
    },
  },
  gate: {
    about:
      'Du spielst gerade ein Spiel, in dem man vor dem Ende keine Wörter nachschlägt. Danach steht dieser Raum offen.',
    rule: 'Was die Regeln dieses Spiels sagen',
    layAside: 'Spiel unterbrechen und weiter',
  },
  rulebook: 'Regelbuch',
  whose: 'Die Regeln von',
  thisGame: 'dem Spiel auf dem Tisch',
  search: 'In den Regeln suchen',
  nothing: (wanted) => `Nichts über „${wanted}“.`,
  found: (count) => (count === 1 ? '1 Abschnitt' : `${count} Abschnitte`),
  contents: 'Inhalt',
  agreed: 'Was sich vereinbaren lässt',
  lessons: 'Ansehen:',
  told: 'Im Regelbuch:',
  refusals: 'Was der Schiedsrichter sagt',
  onlyWith: 'Nur wenn vereinbart:',
  rules: 'Regeln',
  editions: 'Worin sich die Ausgaben unterscheiden',
  editionsAbout: 'Regeln, in denen sich die Ausgaben unterscheiden.',
  onlyIn: 'Was nur manche Regelbücher erzählen',
  isTold: 'ja',
  isNotTold: 'nein',
  otherBooks: (titles) =>
    `Nicht im Regelbuch dieser Ausgabe, lässt sich aber vereinbaren. Es steht in: ${titles.join(', ')}.`,
  option: 'Regel',
  trainer: {
    titles: { steps: 'Erste Schritte', guide: 'Das Beispielspiel' },
    abouts: {
      steps: 'Fünf Züge zeigen alle Arten, Wörter zu bilden. Lege jeden, und zähle ihn, bevor du nachsiehst.',
      guide: 'Ein ganzes Spiel von 32 Zügen. Stell es auf, zähle jeden Zug und vergleiche.',
    },
    steps: [
      'Das erste Wort bedeckt den Stern, der es verdoppelt.',
      'Es geht nach unten durch das R. Kein Feld vervielfacht etwas.',
      'Es liegt unter FARM, und sein S macht daraus FARMS: Zwei Wörter zählen. P und E stehen auf Feldern, die einen Buchstaben verdreifachen.',
      'Zwei Buchstaben ergeben drei Wörter: MOB, NOT und BE. Das O steht auf einem Feld, das einen Buchstaben verdoppelt, in beiden seiner Wörter.',
      'Es läuft neben PASTE her, also zählen auch PI und AT. Das B steht auf einem Feld, das das Wort verdoppelt.',
    ],
    turn: (turn, of) => `Zug ${turn} von ${of}`,
    settlement: 'Übrige Steine',
    player: (name) => `Spieler ${name}`,
    plays: (player, notation) => `${player} legt ${notation}.`,
    question: 'Wie viele Punkte?',
    check: 'Prüfen',
    explain: 'Erklären',
    right: 'Richtig!',
    wrong: (given) =>
      given.trim() === ''
        ? 'Tippe eine Zahl.'
        : `${given} stimmt nicht. Zähle noch einmal oder lass es dir erklären.`,
    bonus: 'Alle sieben Steine auf einmal:',
    makes: (points) => `Zusammen ${points} Punkte.`,
    gains: (player, letters, points) =>
      `${player} hat alles gelegt und gewinnt ${points} Punkte für ${letters}.`,
    loses: (player, letters, points) => `${player} verliert ${points} Punkte für ${letters}, die übrig sind.`,
    together: (points) => `Zusammen ${points} Punkte.`,
    counted: (turns, of) => `${turns} von ${of} Zügen gezählt`,
    nextTurn: 'Nächster Zug',
    allCounted: 'Du hast jeden Zug gezählt.',
    nextLesson: { steps: 'Weiter zum Beispielspiel', guide: 'Weiter zu den unerlaubten Zügen' },
  },
};

const LANGUAGES: Readonly<Record<Language, LearnTexts>> = { en: ENGLISH, de: GERMAN };

export const learnTexts: ReadonlySignal<LearnTexts> = computed(() => LANGUAGES[settings.value.language]);
