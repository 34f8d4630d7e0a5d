/** What the workbench says, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';

export interface WorkbenchTexts {
  readonly title: string;
  readonly about: string;
  readonly idle: string;
  readonly submit: string;
  readonly notWords: (words: string) => string;
  readonly total: (points: number, plays: number, left: number) => string;
  readonly undo: string;
  readonly redo: string;
  readonly restart: string;
  readonly plays: string;
  readonly play: string;
  readonly points: string;
  readonly helped: string;
  readonly noPlays: string;
  readonly branches: string;
  readonly onward: string;
  readonly name: string;
  readonly keepName: string;
  readonly noBranches: string;
  readonly solver: string;
  readonly solverAbout: string;
  readonly bestPlays: string;
  readonly finish: string;
  readonly thinking: string;
  readonly settled: (plays: number, points: number, left: number) => string;
  /** The plays of an unfinished solution. */
  readonly takeSoFar: string;
  readonly stop: string;
  readonly nothing: string;
  readonly hall: string;
  readonly hallAbout: string;
  readonly enter: string;
  readonly entered: (points: number) => string;
  readonly gameName: string;
  readonly noHall: string;
  readonly turns: string;
  readonly bestTurn: string;
  readonly fifties: string;
  readonly open: string;
  readonly remove: string;
  readonly helpedPlays: (plays: number) => string;
  readonly alone: string;
  readonly records: string;
}

const ENGLISH: WorkbenchTexts = {
  title: 'Open-letter workbench',
  about:
    'Build a game of your own with all letters open, at most seven at a time. Nothing is lost: every try stays in the tree.',
  idle: 'Lay a word. Up to seven letters a turn; all seven bring 50.',
  submit: 'Play',
  notWords: (words) => `Not in the dictionary: ${words}.`,
  total: (points, plays, left) =>
    `${points} points in ${plays === 1 ? '1 play' : `${plays} plays`}, ${left} letters left`,
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Empty board',
  plays: 'The game so far',
  play: 'Play',
  points: 'Points',
  helped: 'solver',
  noPlays: 'Nothing lies on the board yet.',
  branches: 'Branches',
  onward: 'Tried from here',
  name: 'Name of this position',
  keepName: 'Keep the name',
  noBranches: 'No position has a name yet.',
  solver: 'Solver',
  solverAbout: 'Its plays are marked in the record.',
  bestPlays: 'Best next plays',
  finish: 'Finish it for me',
  thinking: 'Thinking …',
  settled: (plays, points, left) =>
    `Working it out: ${points} points in ${plays} plays, ${left} letters left …`,
  takeSoFar: 'Take the plays so far',
  stop: 'Stop',
  nothing: 'There is no play left.',
  hall: 'Hall of best games',
  hallAbout: 'Kept on this device. A game counts as it stands when you enter it.',
  enter: 'Enter this game',
  entered: (points) => `Entered with ${points} points.`,
  gameName: 'Name of the game',
  noHall: 'The hall is empty. Your game could be the first.',
  turns: 'Plays',
  bestTurn: 'Best play',
  fifties: '50s',
  open: 'Open',
  remove: 'Remove',
  helpedPlays: (plays) => `solver: ${plays}`,
  alone: 'without help',
  records: 'Solitaire records',
};

const GERMAN: WorkbenchTexts = {
  title: 'Werkbank mit offenen Steinen',
  about:
    'Baue ein eigenes Spiel mit allen Steinen offen, höchstens sieben auf einmal. Nichts geht verloren: Jeder Versuch bleibt im Baum.',
  idle: 'Lege ein Wort. Bis zu sieben Steine je Zug; alle sieben bringen 50.',
  submit: 'Legen',
  notWords: (words) => `Nicht im Wörterbuch: ${words}.`,
  total: (points, plays, left) =>
    `${points} Punkte in ${plays === 1 ? '1 Zug' : `${plays} Zügen`}, ${left} Steine übrig`,
  undo: 'Zurück',
  redo: 'Wieder vor',
  restart: 'Leeres Brett',
  plays: 'Das Spiel bisher',
  play: 'Zug',
  points: 'Punkte',
  helped: 'Engine',
  noPlays: 'Noch liegt nichts auf dem Brett.',
  branches: 'Zweige',
  onward: 'Von hier versucht',
  name: 'Name dieser Stellung',
  keepName: 'Namen behalten',
  noBranches: 'Noch hat keine Stellung einen Namen.',
  solver: 'Engine',
  solverAbout: 'Ihre Züge sind im Rekord gekennzeichnet.',
  bestPlays: 'Beste nächste Züge',
  finish: 'Zu Ende bringen',
  thinking: 'Denkt nach …',
  settled: (plays, points, left) =>
    `Wird ausgearbeitet: ${points} Punkte in ${plays} Zügen, ${left} Steine übrig …`,
  takeSoFar: 'Die Züge bisher nehmen',
  stop: 'Anhalten',
  nothing: 'Es ist kein Zug mehr möglich.',
  hall: 'Halle der besten Spiele',
  hallAbout: 'Auf diesem Gerät. Ein Spiel zählt so, wie es beim Eintragen steht.',
  enter: 'Dieses Spiel eintragen',
  entered: (points) => `Eingetragen mit ${points} Punkten.`,
  gameName: 'Name des Spiels',
  noHall: 'Die Halle ist leer. Deines könnte das erste sein.',
  turns: 'Züge',
  bestTurn: 'Bester Zug',
  fifties: '50er',
  open: 'Öffnen',
  remove: 'Entfernen',
  helpedPlays: (plays) => `Engine: ${plays}`,
  alone: 'ohne Hilfe',
  records: 'Solitär-Rekorde',
};

const LANGUAGES: Readonly<Record<Language, WorkbenchTexts>> = { en: ENGLISH, de: GERMAN };

export const workbenchTexts: ReadonlySignal<WorkbenchTexts> = computed(
  () => LANGUAGES[settings.value.language],
);
