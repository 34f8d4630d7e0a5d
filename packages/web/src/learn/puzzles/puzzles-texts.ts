/** What the puzzles say, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Difficulty, PuzzleKind } from '@lexiko/analysis';
import { settings, type Language } from '../../settings.ts';
import type { PuzzleOutcome } from './puzzle-history.ts';

/** How a solved puzzle is told about. */
export interface SolvedFacts {
  readonly play: string;
  readonly score: number;
  readonly worth: number;
  readonly margin: number;
  readonly answers: number;
  /** Of an endgame: points ahead at its end; below 0 behind. */
  readonly lead: number;
}

export interface PuzzlesTexts {
  readonly title: string;
  readonly about: string;
  readonly daily: string;
  readonly dailyAbout: (day: string, kind: string, difficulty: string) => string;
  readonly solveDaily: string;
  readonly lookAgain: string;
  readonly streak: (days: number) => string;
  readonly choose: string;
  readonly kind: string;
  readonly difficulty: string;
  readonly any: string;
  readonly next: string;
  readonly fresh: string;
  readonly freshAbout: string;
  readonly making: string;
  readonly noneFound: string;
  readonly own: string;
  readonly ownAbout: string;
  readonly looking: (looked: number, of: number) => string;
  readonly noOwn: string;
  readonly kinds: Readonly<Record<PuzzleKind, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly outcomes: Readonly<Record<PuzzleOutcome, string>>;
  readonly history: string;
  readonly noHistory: string;
  readonly solvedShare: string;
  readonly when: string;
  readonly outcome: string;
  readonly tries: string;
  readonly question: Readonly<Record<PuzzleKind, (facts: { count: number; square: string }) => string>>;
  readonly scores: (own: number, other: number) => string;
  readonly otherRack: string;
  readonly idle: string;
  readonly submit: string;
  readonly hint: string;
  readonly hints: readonly [
    (line: string) => string,
    (tiles: number, square: string) => string,
    (letters: string) => string,
  ];
  readonly row: (row: number) => string;
  readonly column: (column: string) => string;
  readonly show: string;
  readonly right: string;
  readonly answer: string;
  readonly notWords: (words: string) => string;
  readonly wrong: Readonly<Record<PuzzleKind, (score: number) => string>>;
  readonly because: Readonly<Record<PuzzleKind, (facts: SolvedFacts) => string>>;
  readonly allAnswers: (count: number) => string;
  /** How the game goes on after the answer; `null`: a pass. */
  readonly lineTitle: string;
  readonly lineMove: (isOwn: boolean, play: string | null, score: number) => string;
  /** Where it ends: what the letters left add to the lead of who is asked, below 0 take from it, and that lead. */
  readonly lineEnd: (settled: number, lead: number) => string;
  readonly again: string;
  readonly back: string;
}

/** With one decimal at most, as the language writes it. */
function pointsIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}

const [points, germanPoints] = [pointsIn('en'), pointsIn('de')];

function counted(count: number): string {
  return `${points(count)} ${count === 1 ? 'point' : 'points'}`;
}

/** Nach „mit“. */
function germanLead(count: number): string {
  return `${germanPoints(count)} ${count === 1 ? 'Punkt' : 'Punkten'}`;
}

const ENGLISH: PuzzlesTexts = {
  title: 'Puzzles',
  about:
    'Positions from games the engine played; in endgames the score is set so that one play decides. The engine checked every answer twice.',
  daily: 'Puzzle of the day',
  dailyAbout: (day, kind, difficulty) => `${day}: ${kind}, ${difficulty}. Everybody has the same one today.`,
  solveDaily: 'Solve it',
  lookAgain: 'Look at it again',
  streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  choose: 'Choose a puzzle',
  kind: 'Kind',
  difficulty: 'Difficulty',
  any: 'any',
  next: 'Next puzzle',
  fresh: 'A brand-new one',
  freshAbout: 'The engine plays games until it finds one; rare kinds take a while.',
  making: 'Looking for a puzzle …',
  noneFound: 'There was none in sixty games. Try once more, or another kind.',
  own: 'From my own games',
  ownAbout: 'What you missed in the games that are kept on this device.',
  looking: (looked, of) => `Looked through ${looked} of ${of} games …`,
  noOwn: 'Nothing was missed in the finished games on this device, or there are none.',
  kinds: {
    bingo: 'Find the bingo',
    best: 'The best play',
    hook: 'The hook',
    out: 'The out-play',
    endgame: 'The endgame',
  },
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
  outcomes: { solved: 'solved', helped: 'solved with a hint', shown: 'answer shown' },
  history: 'So far',
  noHistory: 'Nothing yet. The puzzle of the day is a good beginning.',
  solvedShare: 'Solved without help, by kind',
  when: 'Date',
  outcome: 'Outcome',
  tries: 'Tries',
  question: {
    bingo: ({ count }) =>
      count === 1
        ? 'One play uses all seven letters. Find it.'
        : `${count} plays use all seven letters. Find one of them.`,
    best: () => 'One play is clearly best, counting what stays on the rack. Which?',
    hook: ({ square }) =>
      `A word can be extended on ${square}. Find the play over that square that scores most.`,
    out: () => 'The bag is empty. Play all your letters at once.',
    endgame: () =>
      'The bag is empty and all tiles are known. One play wins, every other loses. Which one wins?',
  },
  scores: (own, other) => `You have ${own} points, the other side ${other}.`,
  otherRack: 'The other side holds',
  idle: 'Lay your answer on the board.',
  submit: 'Answer',
  hint: 'Hint',
  hints: [
    (line) => `It lies in ${line}.`,
    (tiles, square) => `It takes ${tiles} of your letters; the first goes to ${square}.`,
    (letters) => `These letters: ${letters}.`,
  ],
  row: (row) => `row ${row}`,
  column: (column) => `column ${column}`,
  show: 'Show the answer',
  right: 'Right!',
  answer: 'The answer',
  notWords: (words) => `Not in the dictionary: ${words}.`,
  wrong: {
    bingo: (score) => `${score} points, but not with all seven letters.`,
    best: (score) => `${score} points, but there is a better play, or a better leave.`,
    hook: (score) => `${score} points. Over that square more can be had.`,
    out: () => 'Some letters stay on your rack.',
    endgame: (score) => `${score} points now, but with it you lose the game.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1 ? `${play} scores ${score}.` : `The best of them is ${play} with ${score} points.`,
    best: ({ play, worth, margin }) =>
      `${play} is worth ${points(worth)} with what stays on the rack, ${points(margin)} more than any other play. Playouts against random racks agree.`,
    hook: ({ play, score, margin }) =>
      `${play} scores ${score}, ${points(margin)} more than anything else over that square.`,
    out: ({ play, score }) =>
      `${play} scores ${score} and ends the game; the other side's letters count for you.`,
    endgame: ({ play, margin, lead }) =>
      `${play} wins by ${counted(lead)}. The best of the others loses by ${counted(margin - lead)}: proven to the end of the game.`,
  },
  allAnswers: (count) => (count === 1 ? 'The only answer:' : `All ${count} answers:`),
  lineTitle: 'The rest of the game, best play of both sides',
  lineMove: (isOwn, play, score) =>
    `${isOwn ? 'You' : 'The other side'}: ${play === null ? 'pass' : `${play}, ${score}`}`,
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Final adjustment: ${counted(Math.abs(settled))} to ${settled > 0 ? 'you' : 'the other side'}. `}You win by ${counted(lead)}.`,
  again: 'Another one',
  back: 'All puzzles',
};

const GERMAN: PuzzlesTexts = {
  title: 'Rätsel',
  about:
    'Stellungen aus Spielen der Engine; in Endspielen ist der Punktestand so gesetzt, dass ein Zug entscheidet. Jede Lösung ist zweimal geprüft.',
  daily: 'Rätsel des Tages',
  dailyAbout: (day, kind, difficulty) => `${day}: ${kind}, ${difficulty}. Heute haben alle dasselbe.`,
  solveDaily: 'Lösen',
  lookAgain: 'Noch einmal ansehen',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  choose: 'Ein Rätsel aussuchen',
  kind: 'Art',
  difficulty: 'Schwierigkeit',
  any: 'egal',
  next: 'Nächstes Rätsel',
  fresh: 'Ein ganz neues',
  freshAbout: 'Die Engine spielt, bis sie eines findet; seltene Arten brauchen etwas Zeit.',
  making: 'Ein Rätsel wird gesucht …',
  noneFound: 'In sechzig Spielen war keines. Noch einmal, oder eine andere Art?',
  own: 'Aus meinen Spielen',
  ownAbout: 'Was du in den Spielen auf diesem Gerät übersehen hast.',
  looking: (looked, of) => `${looked} von ${of} Spielen durchgesehen …`,
  noOwn: 'In den beendeten Spielen auf diesem Gerät wurde nichts übersehen, oder es gibt keine.',
  kinds: {
    bingo: 'Finde das Bingo',
    best: 'Der beste Zug',
    hook: 'Der Anhang',
    out: 'Der Schlusszug',
    endgame: 'Das Endspiel',
  },
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  outcomes: { solved: 'gelöst', helped: 'mit Hinweis gelöst', shown: 'Lösung gezeigt' },
  history: 'Bisher',
  noHistory: 'Noch nichts. Das Rätsel des Tages ist ein guter Anfang.',
  solvedShare: 'Ohne Hilfe gelöst, nach Art',
  when: 'Datum',
  outcome: 'Ergebnis',
  tries: 'Versuche',
  question: {
    bingo: ({ count }) =>
      count === 1
        ? 'Ein Zug nimmt alle sieben Steine. Finde ihn.'
        : `${count} Züge nehmen alle sieben Steine. Finde einen davon.`,
    best: () => 'Ein Zug ist klar der beste, auch in dem, was auf der Bank bleibt. Welcher?',
    hook: ({ square }) =>
      `Auf ${square} lässt sich ein Wort verlängern. Finde den Zug über dieses Feld, der am meisten zählt.`,
    out: () => 'Der Beutel ist leer. Lege alle deine Steine auf einmal.',
    endgame: () =>
      'Der Beutel ist leer, alle Steine sind bekannt. Ein Zug gewinnt, jeder andere verliert. Welcher gewinnt?',
  },
  scores: (own, other) => `Du hast ${own} Punkte, die andere Seite ${other}.`,
  otherRack: 'Die andere Seite hat',
  idle: 'Lege deine Antwort auf das Brett.',
  submit: 'Antworten',
  hint: 'Hinweis',
  hints: [
    (line) => `Er liegt in ${line}.`,
    (tiles, square) => `Er nimmt ${tiles} deiner Steine; der erste kommt auf ${square}.`,
    (letters) => `Diese Steine: ${letters}.`,
  ],
  row: (row) => `Zeile ${row}`,
  column: (column) => `Spalte ${column}`,
  show: 'Lösung zeigen',
  right: 'Richtig!',
  answer: 'Die Lösung',
  notWords: (words) => `Nicht im Wörterbuch: ${words}.`,
  wrong: {
    bingo: (score) => `${score} Punkte, aber nicht mit allen sieben Steinen.`,
    best: (score) => `${score} Punkte, aber ein anderer Zug ist besser oder lässt mehr übrig.`,
    hook: (score) => `${score} Punkte. Über dieses Feld geht mehr.`,
    out: () => 'Es bleiben Steine auf deiner Bank.',
    endgame: (score) => `${score} Punkte jetzt, aber damit verlierst du das Spiel.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1 ? `${play} zählt ${score}.` : `Der beste davon ist ${play} mit ${score} Punkten.`,
    best: ({ play, worth, margin }) =>
      `${play} ist mit dem, was auf der Bank bleibt, ${germanPoints(worth)} wert, ${germanPoints(margin)} mehr als jeder andere Zug. Probespiele gegen zufällige Bänke bestätigen es.`,
    hook: ({ play, score, margin }) =>
      `${play} zählt ${score}, ${germanPoints(margin)} mehr als alles andere über dieses Feld.`,
    out: ({ play, score }) =>
      `${play} zählt ${score} und beendet das Spiel; die Steine der anderen Seite zählen für dich.`,
    endgame: ({ play, margin, lead }) =>
      `${play} gewinnt mit ${germanLead(lead)} Vorsprung. Der beste andere Zug verliert mit ${germanLead(margin - lead)} Rückstand: bis zum Ende bewiesen.`,
  },
  allAnswers: (count) => (count === 1 ? 'Die einzige Lösung:' : `Alle ${count} Lösungen:`),
  lineTitle: 'So geht es weiter, wenn beide Seiten am besten spielen',
  lineMove: (isOwn, play, score) =>
    `${isOwn ? 'Du' : 'Die andere Seite'}: ${play === null ? 'passen' : `${play}, ${score}`}`,
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Abrechnung der übrigen Steine: ${germanPoints(Math.abs(settled))} ${Math.abs(settled) === 1 ? 'Punkt' : 'Punkte'} für ${settled > 0 ? 'dich' : 'die andere Seite'}. `}Du gewinnst mit ${germanLead(lead)} Vorsprung.`,
  again: 'Noch eines',
  back: 'Alle Rätsel',
};

const LANGUAGES: Readonly<Record<Language, PuzzlesTexts>> = { en: ENGLISH, de: GERMAN };

export const puzzlesTexts: ReadonlySignal<PuzzlesTexts> = computed(() => LANGUAGES[settings.value.language]);
