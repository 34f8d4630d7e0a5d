/** The ten tips in our own words, and what their tools say, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';
import type { Tip } from '@lexiko/analysis';

export interface TipsTexts {
  readonly title: string;
  readonly about: string;
  readonly tips: Readonly<
    Record<Tip, { readonly title: string; readonly text: string; readonly tool: string }>
  >;
  readonly all: string;
  readonly opening: string;
  readonly drill: (deck: string) => string;
  readonly rack: string;
  readonly draw: string;
  readonly shuffle: string;
  readonly position: (number: number) => string;
  readonly nextPosition: string;
  readonly show: string;
  readonly check: string;
  readonly right: string;
  readonly wrong: string;
  readonly points: (points: number) => string;
  readonly short: {
    readonly two: string;
    readonly three: string;
    readonly difference: string;
    readonly absent: (list: string) => string;
    readonly noneAbsent: string;
    readonly beyond: (count: number, list: string) => string;
    readonly choose: string;
    readonly noMeaning: string;
    readonly begun: string;
    readonly firm: string;
  };
  readonly s: {
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    readonly spent: (notation: string, score: number) => string;
    readonly kept: (notation: string, score: number) => string;
    readonly nothing: string;
    readonly gain: (points: number) => string;
    readonly worth: string;
    readonly notWorth: string;
    readonly learnt: (points: string) => string;
  };
  readonly groups: {
    readonly question: string;
    readonly missed: (list: string) => string;
    readonly wrongly: (list: string) => string;
    readonly none: string;
  };
  readonly premiums: {
    readonly overlay: string;
    readonly found: (count: number) => string;
    readonly beside: (vowels: string) => string;
    readonly best: string;
  };
  readonly keeping: {
    readonly about: string;
    readonly keep: (letter: string) => string;
    readonly kept: (letters: string) => string;
    readonly nothing: string;
    readonly good: (count: number) => string;
    readonly balance: (vowels: number, consonants: number) => string;
    readonly balanced: string;
    readonly unbalanced: string;
    readonly worth: (points: string) => string;
    readonly worthAbout: string;
    readonly quiz: string;
    readonly nextPair: string;
  };
  readonly bingos: {
    readonly arranged: string;
    readonly noneArranged: string;
    readonly words: (list: string) => string;
    readonly noWord: string;
  };
  readonly q: { readonly list: string; readonly absent: (list: string) => string };
  readonly hooks: {
    readonly word: string;
    readonly noWord: (word: string) => string;
    readonly front: string;
    readonly back: string;
    readonly inside: string;
    readonly none: string;
    readonly inner: (words: string) => string;
  };
  readonly choice: {
    readonly idle: string;
    readonly add: string;
    readonly yours: string;
    readonly compare: string;
    readonly best: string;
    readonly play: string;
    readonly score: string;
    readonly keeps: string;
    readonly worth: string;
    readonly own: string;
    readonly isBad: (play: string) => string;
    readonly remember: string;
    readonly remembered: string;
    readonly notConfirmed: string;
  };
  readonly attitude: {
    readonly open: string;
    readonly young: string;
    readonly solitaire: string;
    readonly crosswords: string;
  };
}

const ENGLISH: TipsTexts = {
  title: 'Ten tips',
  about: 'What experienced players would tell you, each with a tool to practise it.',
  tips: {
    short: {
      title: 'Short words first',
      text: 'Words of two and three letters let you lay a word alongside another. Whoever knows them scores some fifty points more in a game.',
      tool: 'Lists and cards',
    },
    s: {
      title: 'One S, two words',
      text: 'An S ends one word and starts or crosses another. Do not spend it for less than eight points more than you would make without it.',
      tool: 'S coach',
    },
    groups: {
      title: 'Shuffle, and look for groups',
      text: 'Letters like company: CH, ING, STR. Move your letters around, and words turn up that you did not look for.',
      tool: 'Groups in the rack',
    },
    premiums: {
      title: 'Squares that multiply',
      text: 'Look at them before every turn, above all at those beside a vowel: there a letter easily counts twice, in two words.',
      tool: 'Squares beside vowels',
    },
    keeping: {
      title: 'Think of the next turn',
      text: 'What you keep is half of what you will have. Good company are A E I L N R S T (they spell starline), with as many consonants as vowels or one more.',
      tool: 'Leave meter',
    },
    bingos: {
      title: 'All seven at once',
      text: 'Fifty points more, and oftener possible than you think. Put beginnings like RE and OUT to the left, endings like ING and IER to the right, and see what the rest makes.',
      tool: 'Beginnings and endings',
    },
    q: {
      title: 'Q without U',
      text: 'A dozen words take the fear from the Q. QAT is the shortest that the rulebooks print.',
      tool: 'List and cards',
    },
    hooks: {
      title: 'Hooks',
      text: 'One letter more makes another word: HAND, HANDY; PLAN, PLANE; TAME, TAMED, TAMER. Besides S try Y, E, R and D.',
      tool: 'Hook explorer',
    },
    choice: {
      title: 'Have a choice',
      text: 'A good play is found? Look for a better one. Note two or three, compare what they score and what they keep, and then choose.',
      tool: 'Candidate list',
    },
    attitude: {
      title: 'Enjoy it',
      text: 'With some luck anybody beats anybody. Bad letters come to all; making the best of them is an art of its own. Forget mistakes quickly, everybody makes them.',
      tool: 'Where to go on',
    },
  },
  all: 'All ten tips',
  opening: 'Just a moment …',
  drill: (deck) => `Drill: ${deck}`,
  rack: 'Letters',
  draw: 'Draw others',
  shuffle: 'Shuffle',
  position: (number) => `Position ${number}`,
  nextPosition: 'Next position',
  show: 'Show',
  check: 'Check',
  right: 'Right!',
  wrong: 'Not quite.',
  points: (points) => `${points} points`,
  short: {
    two: 'Two letters',
    three: 'Three letters',
    difference: 'The rulebook’s hundred and our dictionary',
    absent: (list) => `Printed in 2020, and not in our dictionary: ${list}.`,
    noneAbsent: 'All hundred words printed in 2020 are in our dictionary.',
    beyond: (count, list) =>
      count === 0 ? 'It has no others of two letters.' : `It has ${count} more: ${list}.`,
    choose: 'Choose a word to see what it means and what goes before and after it.',
    noMeaning: 'We have no definition of our own for it yet.',
    begun: 'begun in the drills',
    firm: 'firm',
  },
  s: {
    question: 'You hold an S. Is it worth spending here?',
    yes: 'Yes, spend it',
    no: 'No, keep it',
    spent: (notation, score) => `Best with the S: ${notation}, ${score} points.`,
    kept: (notation, score) => `Best without it: ${notation}, ${score} points.`,
    nothing: 'There is no such play.',
    gain: (points) => `The S earns ${points} points more.`,
    worth: 'Eight or more: spend it.',
    notWorth: 'Fewer than eight: keep it.',
    learnt: (points) => `What practice games say: an S that is kept is worth ${points} points.`,
  },
  groups: {
    question: 'Which of these groups can you make of your letters?',
    missed: (list) => `Also there: ${list}.`,
    wrongly: (list) => `Not there: ${list}.`,
    none: 'None of the groups can be made of these letters.',
  },
  premiums: {
    overlay: 'Show squares that multiply beside a vowel',
    found: (count) =>
      count === 0 ? 'There is none on this board.' : count === 1 ? 'There is one.' : `There are ${count}.`,
    beside: (vowels) => `beside ${vowels}`,
    best: 'Best plays over them',
  },
  keeping: {
    about: 'Choose the letters you would keep.',
    keep: (letter) => `Keep ${letter}`,
    kept: (letters) => `Kept: ${letters}`,
    nothing: 'nothing',
    good: (count) => `Of A E I L N R S T: ${count}`,
    balance: (vowels, consonants) => `Vowels ${vowels}, consonants ${consonants}`,
    balanced: 'in balance',
    unbalanced: 'out of balance',
    worth: (points) => `Worth ${points} points`,
    worthAbout:
      'As thousands of practice games of our engine have taught: how many points more such letters bring later.',
    quiz: 'Which three letters would you rather keep?',
    nextPair: 'Two others',
  },
  bingos: {
    arranged: 'Put in order',
    noneArranged: 'No beginning or ending of the list is among these letters.',
    words: (list) => `All seven make: ${list}.`,
    noWord: 'All seven together make no word. That is the rule rather than the exception.',
  },
  q: {
    list: 'Q without U in our dictionary',
    absent: (list) => `Printed in the rulebooks, and not in our dictionary: ${list}.`,
  },
  hooks: {
    word: 'Word',
    noWord: (word) => `${word} is not in the dictionary.`,
    front: 'Before it',
    back: 'After it',
    inside: 'Inside it',
    none: 'nothing',
    inner: (words) => `Without its first or last letter it is still a word: ${words}.`,
  },
  choice: {
    idle: 'Lay a play to note it with its score; its letters come back to you.',
    add: 'Note it',
    yours: 'Your candidates',
    compare: 'Compare',
    best: 'What the engine finds',
    play: 'Play',
    score: 'Score',
    keeps: 'Keeps',
    worth: 'Worth',
    own: 'yours',
    isBad: (play) => `${play}: not all of its words are good.`,
    remember: 'Ask me again in the drills',
    remembered: 'Kept among your missed plays.',
    notConfirmed: 'A longer look does not confirm that it is better: no card.',
  },
  attitude: {
    open: 'A game with the dictionary open, to learn words while playing',
    young: 'Everyday words for young players',
    solitaire: 'Nobody knows the highest total of solitaire with open letters. How far do you get?',
    crosswords: 'In Crosswords points lie on your own colour and on the crosses',
  },
};

const GERMAN: TipsTexts = {
  title: 'Zehn Tipps',
  about: 'Was erfahrene Spieler dir sagen würden, jeweils mit einem Werkzeug zum Üben.',
  tips: {
    short: {
      title: 'Zuerst die kurzen Wörter',
      text: 'Mit Wörtern aus zwei und drei Buchstaben legt man Wörter nebeneinander. Wer sie kennt, macht gut fünfzig Punkte mehr im Spiel.',
      tool: 'Listen und Karten',
    },
    s: {
      title: 'Ein S, zwei Wörter',
      text: 'Ein S beendet ein Wort und beginnt oder kreuzt ein zweites. Gib es nicht für weniger als acht Punkte mehr her, als du ohne es machen würdest.',
      tool: 'S-Trainer',
    },
    groups: {
      title: 'Mischen und Gruppen suchen',
      text: 'Buchstaben haben gern Gesellschaft: CH, ING, STR. Schieb deine Steine hin und her, und Wörter tauchen auf, die du nicht gesucht hast.',
      tool: 'Gruppen auf der Bank',
    },
    premiums: {
      title: 'Felder, die vervielfachen',
      text: 'Sieh sie dir vor jedem Zug an, vor allem die neben einem Vokal: Dort zählt ein Stein leicht doppelt, in zwei Wörtern.',
      tool: 'Felder neben Vokalen',
    },
    keeping: {
      title: 'An den nächsten Zug denken',
      text: 'Was du behältst, ist die halbe nächste Bank. Gute Gesellschaft sind A E I L N R S T (zusammen: starline), mit so vielen Konsonanten wie Vokalen oder einem mehr.',
      tool: 'Restwaage',
    },
    bingos: {
      title: 'Alle sieben auf einmal',
      text: 'Fünfzig Punkte mehr, und öfter möglich, als man denkt. Anfänge wie RE und OUT nach links, Endungen wie ING und IER nach rechts, und sieh, was der Rest ergibt.',
      tool: 'Anfänge und Endungen',
    },
    q: {
      title: 'Q ohne U',
      text: 'Ein Dutzend Wörter nimmt dem Q den Schrecken. QAT ist das kürzeste, das die Regelbücher drucken.',
      tool: 'Liste und Karten',
    },
    hooks: {
      title: 'Anhänge',
      text: 'Ein Buchstabe mehr ergibt ein neues Wort: HAND, HANDY; PLAN, PLANE; TAME, TAMED, TAMER. Neben S versuche Y, E, R und D.',
      tool: 'Anhänge erkunden',
    },
    choice: {
      title: 'Die Wahl haben',
      text: 'Ein guter Zug ist gefunden? Such einen besseren. Notiere zwei oder drei, vergleiche, was sie zählen und was sie behalten, und wähle dann.',
      tool: 'Liste der Kandidaten',
    },
    attitude: {
      title: 'Freude daran haben',
      text: 'Mit etwas Glück schlägt jeder jeden. Schlechte Steine bekommen alle; das Beste daraus zu machen ist eine Kunst für sich. Vergiss Fehler schnell, alle machen sie.',
      tool: 'Wie es weitergeht',
    },
  },
  all: 'Alle zehn Tipps',
  opening: 'Einen Augenblick …',
  drill: (deck) => `Üben: ${deck}`,
  rack: 'Buchstaben',
  draw: 'Andere ziehen',
  shuffle: 'Mischen',
  position: (number) => `Stellung ${number}`,
  nextPosition: 'Nächste Stellung',
  show: 'Zeigen',
  check: 'Prüfen',
  right: 'Richtig!',
  wrong: 'Nicht ganz.',
  points: (points) => `${points} Punkte`,
  short: {
    two: 'Zwei Buchstaben',
    three: 'Drei Buchstaben',
    difference: 'Die Hundert des Regelbuchs und unser Wörterbuch',
    absent: (list) => `2020 gedruckt und nicht in unserem Wörterbuch: ${list}.`,
    noneAbsent: 'Alle hundert 2020 gedruckten Wörter stehen in unserem Wörterbuch.',
    beyond: (count, list) =>
      count === 0 ? 'Weitere mit zwei Buchstaben hat es nicht.' : `Es hat ${count} weitere: ${list}.`,
    choose: 'Wähle ein Wort, um zu sehen, was es bedeutet und was davor und dahinter passt.',
    noMeaning: 'Dafür haben wir noch keine eigene Erklärung.',
    begun: 'beim Üben begonnen',
    firm: 'sitzt',
  },
  s: {
    question: 'Du hast ein S. Lohnt es sich, es hier auszugeben?',
    yes: 'Ja, ausgeben',
    no: 'Nein, behalten',
    spent: (notation, score) => `Bester Zug mit S: ${notation}, ${score} Punkte.`,
    kept: (notation, score) => `Bester Zug ohne: ${notation}, ${score} Punkte.`,
    nothing: 'Einen solchen Zug gibt es nicht.',
    gain: (points) => `Das S bringt ${points} Punkte mehr.`,
    worth: 'Acht oder mehr: ausgeben.',
    notWorth: 'Weniger als acht: behalten.',
    learnt: (points) => `Was Übungsspiele sagen: Ein behaltenes S ist ${points} Punkte wert.`,
  },
  groups: {
    question: 'Welche dieser Gruppen ergeben deine Buchstaben?',
    missed: (list) => `Auch da: ${list}.`,
    wrongly: (list) => `Nicht da: ${list}.`,
    none: 'Keine der Gruppen lässt sich aus diesen Buchstaben bilden.',
  },
  premiums: {
    overlay: 'Felder zeigen, die vervielfachen und neben einem Vokal liegen',
    found: (count) =>
      count === 0 ? 'Auf diesem Brett gibt es keines.' : count === 1 ? 'Es gibt eines.' : `Es gibt ${count}.`,
    beside: (vowels) => `neben ${vowels}`,
    best: 'Die besten Züge darüber',
  },
  keeping: {
    about: 'Wähle die Steine, die du behalten würdest.',
    keep: (letter) => `${letter} behalten`,
    kept: (letters) => `Behalten: ${letters}`,
    nothing: 'nichts',
    good: (count) => `Aus A E I L N R S T: ${count}`,
    balance: (vowels, consonants) => `Vokale ${vowels}, Konsonanten ${consonants}`,
    balanced: 'im Gleichgewicht',
    unbalanced: 'nicht im Gleichgewicht',
    worth: (points) => `${points} Punkte wert`,
    worthAbout:
      'Wie Tausende Übungsspiele unserer Engine gelehrt haben: wie viele Punkte mehr solche Steine später bringen.',
    quiz: 'Welche drei Steine behältst du lieber?',
    nextPair: 'Zwei andere',
  },
  bingos: {
    arranged: 'Geordnet',
    noneArranged: 'Kein Anfang und keine Endung der Liste steckt in diesen Buchstaben.',
    words: (list) => `Alle sieben ergeben: ${list}.`,
    noWord: 'Alle sieben zusammen ergeben kein Wort. Das ist eher die Regel als die Ausnahme.',
  },
  q: {
    list: 'Q ohne U in unserem Wörterbuch',
    absent: (list) => `In den Regelbüchern gedruckt und nicht in unserem Wörterbuch: ${list}.`,
  },
  hooks: {
    word: 'Wort',
    noWord: (word) => `${word} steht nicht im Wörterbuch.`,
    front: 'Davor',
    back: 'Dahinter',
    inside: 'Darin',
    none: 'nichts',
    inner: (words) => `Ohne den ersten oder letzten Buchstaben ist es noch ein Wort: ${words}.`,
  },
  choice: {
    idle: 'Lege einen Zug, um ihn mit seinen Punkten zu merken; die Steine kommen zurück.',
    add: 'Notieren',
    yours: 'Deine Kandidaten',
    compare: 'Vergleichen',
    best: 'Was die Engine findet',
    play: 'Zug',
    score: 'Punkte',
    keeps: 'Behält',
    worth: 'Wert',
    own: 'deiner',
    isBad: (play) => `${play}: Nicht alle Wörter sind gut.`,
    remember: 'Beim Üben noch einmal fragen',
    remembered: 'Bei deinen verpassten Zügen aufgehoben.',
    notConfirmed: 'Länger durchgespielt zeigt sich kein Vorteil: keine Karte.',
  },
  attitude: {
    open: 'Ein Spiel mit offenem Wörterbuch, um beim Spielen Wörter zu lernen',
    young: 'Alltagswörter für junge Spieler',
    solitaire: 'Niemand kennt die höchste Summe im Solitär mit offenen Steinen. Wie weit kommst du?',
    crosswords: 'Bei Crosswords liegen die Punkte auf der eigenen Farbe und auf den Kreuzen',
  },
};

const LANGUAGES: Readonly<Record<Language, TipsTexts>> = { en: ENGLISH, de: GERMAN };

export const tipsTexts: ReadonlySignal<TipsTexts> = computed(() => LANGUAGES[settings.value.language]);

/** `33.5`; with a sign `+3.2`, `−1.5`. */
export function inTenths(points: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(settings.value.language, {
    signDisplay,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);
}
