/** What the command line says whatever the command, in English: the list of commands, wrong arguments, files. */

import { either, list, number } from '../grammar.ts';

export const commandLine = {
  tagline: 'Lexiko: every rulebook of the crossword tile game, in the terminal',
  usage: 'Usage:',
  options: 'Options:',
  moreHelp: 'lexiko COMMAND --help explains a command.',
  languageHelp: 'The language: en or de. Without it, LC_ALL, LC_MESSAGES or LANG decides.',
  exitStatus: (text: string) => `Exit status: ${text}`,
  noCommand: (text: string) => `There’s no command “${text}”. lexiko --help lists them all.`,
  noLanguage: (text: string, choices: readonly string[]) =>
    `There’s no language “${text}”. --language takes ${either(choices)}.`,
  bug: 'This is a bug in Lexiko. Please report it:',
  unknownOption: (option: string) => `There’s no option ${option}.`,
  missingValue: (option: string) => `${option} needs a value.`,
  noValue: (option: string) => `${option} takes no value.`,
  unexpected: (text: string) => `Can’t use “${text}” here. --help shows how.`,
  oneFile: 'Name one file, or - for standard input.',
  oneLog: 'Name one log, or - for standard input.',
  oneChoice: (options: readonly string[]) => `Choose one of ${list(options)}.`,
  wholeFrom: (option: string, low: number, high: number) =>
    `${option} takes a whole number from ${number(low)} to ${number(high)}.`,
  wholeAtLeast: (option: string, low: number) => `${option} takes a whole number, ${low} or more.`,
  whole: (option: string, text: string) => `${option} takes a whole number, not “${text}”.`,
  numberUpTo: (option: string, high: number) => `${option} takes a number above 0, up to ${number(high)}.`,
  positive: (option: string) => `${option} takes a number above 0.`,
  share: (option: string) => `${option} takes a number between 0 and 1.`,
  oneOf: (option: string, choices: readonly string[], text: string) =>
    `${option} takes ${either(choices)}, not “${text}”.`,
  noFile: (path: string) => `There’s no file “${path}”.`,
  unreadable: (path: string) => `Can’t read “${path}”.`,
  cannotRead: (path: string, text: string) => `Can’t read “${path}”: ${text}.`,
  cannotWrite: (path: string, text: string) => `Can’t write “${path}”: ${text}.`,
};

export type CommandLineTexts = typeof commandLine;
