/** Game files that can't be used, in German. */

import { textByCode } from '../../by-code.ts';
import type { ExpectationTexts, GameFileTexts, LogProblemTexts } from '../../en/terminal/files.ts';
import { counted, either, number } from '../grammar.ts';

export const expectations: ExpectationTexts = {
  OBJECT: 'muss ein Objekt sein',
  LIST: 'muss eine Liste sein',
  TEXT: 'muss ein Text sein',
  BOOLEAN: 'muss true oder false sein',
  NUMBER: 'muss eine Zahl sein',
  WHOLE_NUMBER: ({ low, high }) =>
    high === Number.MAX_SAFE_INTEGER
      ? 'muss eine ganze Zahl sein'
      : `muss eine ganze Zahl von ${low} bis ${high} sein`,
  ONE_OF: ({ values }) => `muss ${either(values)} sein`,
  LENGTH: ({ length }) => `muss ${counted(length, 'Eintrag', 'Einträge')} haben`,
  PRESENT: 'fehlt',
  ABSENT: 'gehört nicht dorthin',
  TILE: 'muss ein Buchstabe des Spiels sein',
  LAID_TILE: 'muss ein Buchstabe sein, wie er auf dem Brett liegt',
  TILES: 'muss eine Folge von Buchstaben sein',
  SQUARE: 'muss ein Feld des Bretts sein',
};

export const logProblems: LogProblemTexts = {
  NOT_JSON: ({ reason }) => `Das ist kein JSON: ${reason}.`,
  TOO_LONG: ({ most }) =>
    `Das ist länger als jedes Spiel: Ein Protokoll hat höchstens ${number(most)} Zeichen.`,
  NOT_A_LOG: 'Das ist nicht das Protokoll eines Spiels.',
  UNKNOWN_VERSION: ({ version }) =>
    `Version ${JSON.stringify(version)} des Protokolls kennt dieses Lexiko nicht.`,
  BAD_FIELD: ({ path, expected }) => `${path} ${textByCode(expectations, expected)}.`,
  IMPOSSIBLE: ({ index, type }) => `events[${index}] (${type}) kann nicht geschehen sein.`,
};

export const gameFiles: GameFileTexts = {
  badOptions: (index, text) => `events[${index}] hat unmögliche Regeln: ${text}`,
  cannotResume: (path, text) =>
    `${path} lässt sich nicht weiterspielen. ${text} Die Datei bleibt, wie sie ist.`,
  cannotRead: (path, text) => `${path} ist nicht lesbar: ${text}.`,
  damaged: (path) => `${path} ist beschädigt. Die Datei bleibt, wie sie ist, ebenso das Protokoll daneben.`,
  changed: (path) =>
    `Ein anderes Programm hat ${path} geändert. Das Spiel hält hier an, damit nichts verloren geht.`,
  cannotSave: (path, text) => `Das Spiel lässt sich nicht in ${path} sichern: ${text}.`,
  otherSides: (path, count, named) =>
    `${path} ist ein Spiel mit ${counted(count, 'Seite', 'Seiten')}, genannt ${named === 1 ? 'ist' : 'sind'} aber ${named}.`,
  noSecret: (path) =>
    `Das Geheimnis hinter der Auslosung von ${path} fehlt; das Spiel lässt sich nicht weiterspielen.`,
};
