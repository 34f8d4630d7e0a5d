/** Setting up a game, in English; the options themselves are in `options.ts`. */

import { points } from './grammar.ts';
import { options } from './options/options.ts';

export const setup = {
  title: 'New game',
  rulebook: 'Rulebook',
  players: 'Players',
  addPlayer: 'Add player',
  nameLabel: 'Name',
  kindLabel: 'Who plays',
  person: 'Person',
  remove: 'Remove',
  deal: 'Deal code',
  dealAbout: 'Optional. The same code gives the same draws, so you can compare with a friend.',
  coach: 'Training game with a coach',
  coachAbout: 'You get hints and advice; the dictionary is open to everyone.',
  start: 'Start game',
  options: 'Rules',
  alone: 'With one player you play solitaire for your own total.',
  whoeverJoins: 'Anyone who joins',
  sameName: 'Two players have the same name.',
  noName: 'Every player needs a name.',
  needPerson: 'At least one player must be a person.',
  you: 'You',
  school: 'Each side is a team of two or more people who share a rack.',
  player: (number: number) => `Player ${number}`,
  target: (score: number) => `first to ${points(score)}`,
};

export const forms = {
  groups: {
    solitaire: 'Playing alone',
    table: 'Table and board',
    words: 'Words and dictionary',
    challenges: 'Challenges',
    turns: 'Exchanging and passing',
    clock: 'Clock',
    scores: 'Scoring',
    ending: 'End of the game',
    variations: 'Variations',
    finishLine: 'Finish Line',
    sides: 'Teams and partners',
    crosswords: 'Crosswords board and dice',
    house: 'House rules',
  },
  options,
  changed: (count: number) => (count === 0 ? 'by the rulebook' : `${count} changed`),
  differs: 'changed',
  asInRulebook: 'By the rulebook',
  /** What was chosen before and does not go with the last choice. */
  dropped: (names: string) => `Doesn’t go with this, back to the rulebook: ${names}.`,
  reset: (option: string) => `${option}: back to the rulebook`,
  unavailable: 'doesn’t go with your other choices',
  seconds: (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`),
  forSeat: (option: string, name: string) => `${option}: ${name}`,
  own: 'Your own',
  letterCount: (letter: string) => (letter === '?' ? 'blanks' : letter),
  boardHelp:
    'One line for each row. A dot is a plain square; d, t, q multiply a letter by 2, 3, 4 and D, T, Q a word; # is closed.',
  crossesHelp: 'Squares, such as H4 L8.',
  classNotKnown:
    'Nobody has marked these words in the language of the tiles, so that no dictionary can bar them.',
  colours: 'Colours',
  starter: 'Plays first',
  agree: 'Everyone agrees',
  agreeAbout: 'Each player confirms these rules. After any change, everyone is asked again.',
  agrees: (name: string) => `${name} agrees`,
  notAllAgree: 'Every player has to agree first.',
  basedOn: (preset: string) => `Based on ${preset}`,
  secondRack: (name: string, number: number) => `${name} ${number}`,
};

export type SetupTexts = typeof setup;
export type FormTexts = typeof forms;
