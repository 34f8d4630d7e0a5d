/** What statistics and solitaire records say, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';

export interface StatisticsTexts {
  readonly title: string;
  readonly about: string;
  readonly counting: string;
  readonly none: string;
  readonly player: string;
  /** The games of whoever uses this device. */
  readonly mine: string;
  /** How many of the games shown are where, and whether the server has told all. */
  readonly places: (here: number, server: number) => string;
  readonly asking: string;
  readonly unreachable: string;
  readonly kinds: string;
  readonly kindOfGame: string;
  readonly sides: (count: number) => string;
  readonly numbers: string;
  readonly games: string;
  readonly wonDrawnLost: string;
  readonly mean: string;
  readonly best: string;
  readonly perTurn: string;
  readonly fiftiesPerGame: string;
  readonly inAll: (count: number) => string;
  /** Beside a play that was one. */
  readonly bingo: string;
  readonly combined: string;
  readonly combinedGuide: string;
  readonly timePerTurn: string;
  readonly seconds: (seconds: string) => string;
  readonly trend: string;
  readonly trendAbout: string;
  readonly overTime: string;
  readonly band: string;
  readonly bandAbout: (below: number, within: number, above: number) => string;
  readonly date: string;
  readonly points: string;
  readonly asTable: string;
  readonly bestPlays: string;
  readonly play: string;
  readonly against: string;
  readonly marks: string;
  readonly marksAbout: string;
  readonly measure: string;
  readonly guide: (side: string) => string;
  readonly yourMean: string;
  readonly tiles: string;
  readonly rowsUsed: string;
  readonly columnsUsed: string;
  readonly quarters: string;
  readonly premiums: string;
  readonly premiumPoints: string;
  readonly together: string;
  readonly records: RecordsTexts;
}

export interface RecordsTexts {
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly all: string;
  readonly compared: string;
  readonly modes: Readonly<Record<string, string>>;
  readonly options: string;
  readonly noOptions: string;
  readonly dictionary: string;
  readonly total: string;
  readonly turns: string;
  readonly bestTurn: string;
  readonly fifties: string;
  readonly mode: string;
  readonly export: string;
  readonly highest: string;
  readonly highestAbout: string;
  readonly helped: string;
  readonly challenge: string;
  readonly challengeAbout: string;
  readonly yourBest: (points: number) => string;
  readonly noBest: string;
  readonly toWorkbench: string;
}

const ENGLISH: StatisticsTexts = {
  title: 'Statistics',
  about:
    'From all finished games on this device and your own at the server. Only games of the same rules and dictionary are compared.',
  counting: 'Counting your games …',
  none: 'No finished game of two or more yet. Play one to the end and come back.',
  player: 'Player',
  mine: 'My games',
  places: (here, server) => `${here} on this device, ${server} online.`,
  asking: 'Fetching your games at the server…',
  unreachable: 'The server cannot be reached now; what was known here before is counted.',
  kinds: 'What was played',
  kindOfGame: 'Kind of game',
  sides: (count) => `${count} sides`,
  numbers: 'In numbers',
  games: 'Games',
  wonDrawnLost: 'Won / drawn / lost',
  mean: 'Points a game',
  best: 'Best game',
  perTurn: 'Points a turn',
  fiftiesPerGame: 'Bingos a game',
  inAll: (count) => `${count} in all`,
  bingo: 'bingo',
  combined: 'All sides together',
  combinedGuide: 'The Guide Game has 824.',
  timePerTurn: 'Time a turn',
  seconds: (seconds) => `${seconds} s`,
  trend: 'Last ten games',
  trendAbout: 'more or less than all of them on average',
  overTime: 'Points from game to game',
  band: 'a good player: 300–400',
  bandAbout: (below, within, above) => `${below} below 300, ${within} from 300 to 400, ${above} above.`,
  date: 'Date',
  points: 'Points',
  asTable: 'The numbers as a table',
  bestPlays: 'Best plays',
  play: 'Play',
  against: 'Against',
  marks: 'Two marks of skilled play',
  marksAbout:
    'Words over all parts of the board, and premium squares put to use: your games beside the Guide Game.',
  measure: 'Measure',
  guide: (side) => `Guide Game ${side}`,
  yourMean: 'You, on average',
  tiles: 'Letters laid',
  rowsUsed: 'Rows used',
  columnsUsed: 'Columns used',
  quarters: 'Letters in the quarters',
  premiums: 'Premium squares covered',
  premiumPoints: 'Points from premium squares',
  together: 'together',
  records: {
    title: 'Solitaire records',
    about:
      'Every game alone on this device. Totals are compared only where mode, options and dictionary are the same.',
    none: 'No finished solitaire game yet.',
    all: 'All your games alone',
    compared: 'Records of',
    modes: { tally: 'own tallies', twoRacks: 'two racks', openPool: 'open letters' },
    options: 'Options',
    noOptions: 'as printed',
    dictionary: 'Dictionary',
    total: 'Total',
    turns: 'Turns',
    bestTurn: 'Best turn',
    fifties: '50s',
    mode: 'Mode',
    export: 'Save as a file',
    highest: 'Highest totals with open letters',
    highestAbout: 'Games at the table and from the workbench. Where the solver helped it says so.',
    helped: 'with the solver',
    challenge: 'The open question',
    challengeAbout:
      'With all letters open, the dictionary at hand and all the time in the world: how high can a game go? Nobody knows the maximum.',
    yourBest: (points) => `Your best so far: ${points} points.`,
    noBest: 'You have not tried yet.',
    toWorkbench: 'To the workbench',
  },
};

const GERMAN: StatisticsTexts = {
  title: 'Statistik',
  about:
    'Aus allen beendeten Spielen auf diesem Gerät und deinen eigenen beim Server. Verglichen werden nur Spiele mit gleichen Regeln und gleichem Wörterbuch.',
  counting: 'Deine Spiele werden ausgezählt …',
  none: 'Noch kein beendetes Spiel zu zweit oder mehreren. Spiele eines zu Ende und komm wieder.',
  player: 'Wer',
  mine: 'Meine Spiele',
  places: (here, server) => `${here} auf diesem Gerät, ${server} online.`,
  asking: 'Deine Spiele beim Server werden geholt …',
  unreachable: 'Der Server ist gerade nicht erreichbar; gezählt ist, was hier schon bekannt war.',
  kinds: 'Was gespielt wurde',
  kindOfGame: 'Spielart',
  sides: (count) => `${count} Seiten`,
  numbers: 'In Zahlen',
  games: 'Spiele',
  wonDrawnLost: 'Gewonnen / unentschieden / verloren',
  mean: 'Punkte je Spiel',
  best: 'Bestes Spiel',
  perTurn: 'Punkte je Zug',
  fiftiesPerGame: 'Bingos je Spiel',
  inAll: (count) => `insgesamt ${count}`,
  bingo: 'Bingo',
  combined: 'Alle Seiten zusammen',
  combinedGuide: 'Das Beispielspiel hat 824.',
  timePerTurn: 'Zeit je Zug',
  seconds: (seconds) => `${seconds} s`,
  trend: 'Die letzten zehn',
  trendAbout: 'mehr oder weniger als alle im Mittel',
  overTime: 'Punkte von Spiel zu Spiel',
  band: 'wer gut spielt: 300–400',
  bandAbout: (below, within, above) => `${below} unter 300, ${within} von 300 bis 400, ${above} darüber.`,
  date: 'Datum',
  points: 'Punkte',
  asTable: 'Die Zahlen als Tabelle',
  bestPlays: 'Beste Züge',
  play: 'Zug',
  against: 'Gegen',
  marks: 'Zwei Zeichen guten Spiels',
  marksAbout:
    'Wörter über das ganze Brett und gut genutzte Prämienfelder: deine Spiele neben dem Beispielspiel.',
  measure: 'Maß',
  guide: (side) => `Beispielspiel ${side}`,
  yourMean: 'Du, im Mittel',
  tiles: 'Gelegte Steine',
  rowsUsed: 'Benutzte Zeilen',
  columnsUsed: 'Benutzte Spalten',
  quarters: 'Steine in den Vierteln',
  premiums: 'Belegte Prämienfelder',
  premiumPoints: 'Punkte durch Prämienfelder',
  together: 'zusammen',
  records: {
    title: 'Solitär-Rekorde',
    about:
      'Jedes Spiel allein auf diesem Gerät. Verglichen wird nur bei gleicher Spielart, gleichen Optionen und gleichem Wörterbuch.',
    none: 'Noch kein beendetes Solitär-Spiel.',
    all: 'Alle Spiele allein',
    compared: 'Rekorde von',
    modes: { tally: 'eigene Summen', twoRacks: 'zwei Bänke', openPool: 'offene Steine' },
    options: 'Optionen',
    noOptions: 'wie gedruckt',
    dictionary: 'Wörterbuch',
    total: 'Summe',
    turns: 'Züge',
    bestTurn: 'Bester Zug',
    fifties: '50er',
    mode: 'Spielart',
    export: 'Als Datei sichern',
    highest: 'Höchste Summen mit offenen Steinen',
    highestAbout: 'Spiele am Tisch und von der Werkbank. Wo die Engine half, steht es dabei.',
    helped: 'mit Engine',
    challenge: 'Die offene Frage',
    challengeAbout:
      'Alle Steine offen, das Wörterbuch zur Hand und alle Zeit der Welt: Wie hoch kann ein Spiel kommen? Niemand kennt das Höchste.',
    yourBest: (points) => `Dein Bestes bisher: ${points} Punkte.`,
    noBest: 'Du hast es noch nicht versucht.',
    toWorkbench: 'Zur Werkbank',
  },
};

const LANGUAGES: Readonly<Record<Language, StatisticsTexts>> = { en: ENGLISH, de: GERMAN };

export const statisticsTexts: ReadonlySignal<StatisticsTexts> = computed(
  () => LANGUAGES[settings.value.language],
);
