/** What the command line says whatever the command, in German: the list of commands, wrong arguments, files. */

import type { CommandLineTexts } from '../../en/terminal/command-line.ts';
import { either, list, number } from '../grammar.ts';

export const commandLine: CommandLineTexts = {
  tagline: 'Lexiko: alle Regelhefte des Kreuzwortspiels, im Terminal',
  usage: 'Aufruf:',
  options: 'Optionen:',
  moreHelp: 'lexiko BEFEHL --help erklärt einen Befehl.',
  languageHelp: 'Die Sprache: en oder de. Sonst entscheiden LC_ALL, LC_MESSAGES oder LANG.',
  exitStatus: (text) => `Rückgabewert: ${text}`,
  noCommand: (text) => `Es gibt keinen Befehl „${text}“. lexiko --help zeigt alle.`,
  noLanguage: (text, choices) => `Es gibt keine Sprache „${text}“. --language nimmt ${either(choices)}.`,
  bug: 'Das ist ein Fehler in Lexiko. Bitte melde ihn:',
  unknownOption: (option) => `Es gibt keine Option ${option}.`,
  missingValue: (option) => `${option} braucht einen Wert.`,
  noValue: (option) => `${option} nimmt keinen Wert.`,
  unexpected: (text) => `„${text}“ passt hier nicht. --help zeigt, wie es geht.`,
  oneFile: 'Nenn eine Datei, oder - für die Standardeingabe.',
  oneLog: 'Nenn ein Protokoll, oder - für die Standardeingabe.',
  oneChoice: (options) => `Wähl eines von ${list(options)}.`,
  wholeFrom: (option, low, high) => `${option} nimmt eine ganze Zahl von ${number(low)} bis ${number(high)}.`,
  wholeAtLeast: (option, low) => `${option} nimmt eine ganze Zahl ab ${low}.`,
  whole: (option, text) => `${option} nimmt eine ganze Zahl, nicht „${text}“.`,
  numberUpTo: (option, high) => `${option} nimmt eine Zahl über 0, höchstens ${number(high)}.`,
  positive: (option) => `${option} nimmt eine Zahl über 0.`,
  share: (option) => `${option} nimmt eine Zahl zwischen 0 und 1.`,
  oneOf: (option, choices, text) => `${option} nimmt ${either(choices)}, nicht „${text}“.`,
  noFile: (path) => `Es gibt keine Datei „${path}“.`,
  unreadable: (path) => `„${path}“ ist nicht lesbar.`,
  cannotRead: (path, text) => `„${path}“ ist nicht lesbar: ${text}.`,
  cannotWrite: (path, text) => `„${path}“ lässt sich nicht schreiben: ${text}.`,
};
