/** Setting up a game at a terminal, in English. */

import type { Level } from '@lexiko/engine';
import type { PresetId } from '@lexiko/rules';
import type { Colour } from '@lexiko/rules/rule-points';
import { counted, list } from '../grammar.ts';

export const terminalSetup = {
  menu: {
    computer: 'Play the computer',
    computerAbout: (preset: string) => `${preset}, at once`,
    table: 'Your own table',
    tableAbout: 'any rulebook, one to four people and computers',
  },
  levels: {
    beginner: 'knows everyday words, misses a lot',
    easy: 'knows common words, misses a lot',
    medium: 'knows what most people know, misses little',
    hard: 'knows many words, misses nothing, keeps good tiles',
    expert: 'knows every word and plans the endgame',
    champion: 'plays out every choice before deciding',
  } satisfies Readonly<Record<Level, string>>,
  /** As in "Iris (computer, hard)". */
  levelNames: {
    beginner: 'beginner',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    champion: 'champion',
  } satisfies Readonly<Record<Level, string>>,
  colourNames: { red: 'red', blue: 'blue', green: 'green', orange: 'orange' } satisfies Readonly<
    Record<Colour, string>
  >,
  withLevel: (name: string, level: string) => `${name} (computer, ${level})`,
  presets: {
    deluxe: '2-4 players or alone; you challenge one word',
    'standard-2007': '2-4 players; you challenge the whole play',
    'collectible-2020': '2-4 players; exchange only with 7 tiles in the bag',
    school: 'two teams of two or more players',
    crosswords: '2-4 players; ten tiles, four colours, dice; 1950s',
    custom: 'your own board, tiles, values and bonus',
  } satisfies Readonly<Record<PresetId, string>>,
  solitaires: {
    tally: 'one rack, for your own record',
    twoRacks: 'two racks in turn, yours and an imaginary opponent’s',
    openPool: 'all tiles face up, open dictionary',
    computer: 'two racks in turn, a computer plays the opponent',
  },
  solitaire: 'Solitaire',
  whichLevel: 'How strong should the computer be?',
  whichRulebook: 'Which rulebook?',
  whoPlays: 'Who plays? Clockwise, seat by seat.',
  soFar: (names: string) => `So far: ${names}`,
  nameOrComputer: 'A name, or a computer by number:',
  teamOrComputer: 'A team with its members (Reds:Ann+Cy), or a computer by number:',
  allAtOnce: (names: string) => `Or all at once: ${names}.`,
  oneName: 'One name alone plays solitaire.',
  seat: (number: number) => `Seat ${number}:`,
  nextSeat: (number: number) => `Seat ${number} (Enter: nobody else):`,
  number: (number: number) => `Number [${number}]:`,
  numberOrName: (number: number) => `Number or name [${number}]:`,
  option: 'Option:',
  noChoice: (text: string) => `There’s no choice “${text}”.`,
  noLevel: (text: string) => `There’s no level “${text}”.`,
  noRulebook: (text: string) => `There’s no rulebook “${text}”.`,
  quick: (preset: string, name: string) =>
    `${preset} by the rulebook, for two, without a clock. Dictionary: ${name}.`,
  enterStarts: 'Enter: agree and start.',
  byTheRulebook: 'All options are as in the rulebook.',
  moreOptions: 'and more: list shows all',
  moreInOptions: 'and more: options shows all',
  colours: (names: string) => `Colours by seat: ${names} (change them with colours=red,blue)`,
  optionHelp: 'key=value changes an option, key explains it, list shows all options.',
  optionsDone: 'Enter: these options are agreed.',
  agree: (names: string) => `Everyone agrees to the game before it begins: ${names}.`,
  noDictionary: 'No dictionary: the players decide challenges.',
  dictionary: (name: string) => `Dictionary: ${name}.`,
  houseRules: (text: string) => `House rules: ${text}`,
  secret: 'The secret behind the draws is fixed. Its hash (SHA-256):',
  agreeHelp: 'Enter: agree. Any text you type instead becomes your share in the draws.',
  optionsHelp: 'options: show all options. n: change them.',
  doYouAgree: (name: string) => `${name}, do you agree?`,
  whoStarts: 'Who plays first?',
  nobodyCalled: (name: string) => `There’s no player “${name}”.`,
  /** What is wrong with arguments. */
  sidesDoNotFit: (count: number, text: string) =>
    `You named ${counted(count, 'side')}, so ${text} doesn’t fit.`,
  noColour: (text: string, names: readonly string[]) =>
    `“${text}” isn’t a colour. Choose from ${list(names)}.`,
  noTeams: 'Only the school game is played in teams. Write the players as Ann,Ben.',
  tooManySides: 'A game has one to four sides.',
  sameName: 'Two sides have the same name.',
  noComputer: (text: string, names: readonly string[]) =>
    `There’s no computer level “${text}”. Choose from ${list(names)}.`,
  mixedTeam: 'A team is made of people, or is one computer: computer:hard.',
  noName: 'Every side needs a name.',
  noOption: (key: string) => `There’s no option “${key}”.`,
  nearOptions: (keys: readonly string[]) => `Did you mean ${keys.join(', ')}?`,
  notAnOption: (text: string) => `Can’t read the option “${text}”. Write key=value.`,
  noPreset: (text: string, names: readonly string[]) =>
    `There’s no preset “${text}”. Choose from ${list(names)}.`,
  asInRulebook: 'as in the rulebook',
  none: 'none',
};

export type TerminalSetupTexts = typeof terminalSetup;
