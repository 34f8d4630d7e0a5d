/** What the command line says whatever the command, in English: the list of commands, wrong arguments, files. */

import { either, list, number } from '../grammar.ts';

export const commandLine = {
  tagline: 'Lexiko: every rulebook of the crossword tile game, in the terminal',
  usage: 'Usage:',
  usageOfAll: 'lexiko COMMAND [OPTIONS]',
  options: 'Options:',
  moreHelp: 'lexiko help COMMAND explains a command.',
  /** Each command in the list of all. */
  summaries: {
    play: 'play a game with one to four people at this terminal',
    judge: 'rule on positions: cases as JSON Lines in, rulings out',
    replay: 'play a GCG file through the rules and find what is wrong in it',
    verify: 'prove from its log that the draws of a game were fair',
    words: 'look words up: check, define, anagrams, patterns, hooks, lists',
    lexicon: 'import word lists, and list, inspect, export and remove them',
    record: 'search for a high total with all tiles face up',
    moves: 'list, count and rank the moves of a position',
    sim: 'play out the best moves of a position: which wins most often?',
    endgame: 'solve the end of a game',
    analyze: 'judge every turn of a finished game: best moves, losses, luck',
    puzzles: 'find puzzles in games of the engine, each checked twice',
    ucgi: 'let another program use the engine, by lines of text',
    tournament: 'let computers play each other and compare their strength',
    match: 'let levels and other engines play by the clock, with ratings',
    train: 'learn from practice games what leaves and leads are worth',
    serve: 'serve games to people who play together over the network',
    think: 'play the computers’ moves for servers that share a database',
    bot: 'let an engine play on a server as a bot',
    reports: 'list the messages that players of a server have reported',
    admin: 'moderate a server: reports, people, sanctions, roles, the log',
    migrate: 'bring the database of a server up to date',
    backup: 'copy the database of a server while it runs, and check it',
    completion: 'make your shell complete commands and options',
  },
  /** After the meaning of an option. */
  choices: (choices: readonly string[]) => `One of ${choices.join(', ')}.`,
  usual: (text: string) => `Default: ${text}.`,
  languageHelp: 'The language: en or de. Without it, LC_ALL, LC_MESSAGES or LANG decides.',
  versionHelp: 'Show which version this is.',
  noCommand: (text: string, command: string | null) =>
    command === null
      ? `There’s no command “${text}”. lexiko --help lists them all.`
      : `There’s no command “${text}”. Did you mean ${command}?`,
  noLanguage: (text: string) =>
    `The command line speaks English (en) and German (de). It doesn’t speak “${text}”.`,
  oneShell: (choices: readonly string[]) => `Name your shell: ${either(choices)}.`,
  /** `time`: as 1:05. */
  remaining: (time: string) => `about ${time} left`,
  bug: 'This is a bug in Lexiko. Please report it:',
  unknownOption: (option: string, near: string | null) =>
    `There’s no option ${option}.${near === null ? '' : ` Did you mean ${near}?`}`,
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
