/** Sections that the printed rulebooks tell differently, or only some of them, in English. */

import type { Ruleset } from '@lexiko/rules';
import { isBookOf, paragraphs } from '../../rulebook-facts.ts';
import { BEGINNINGS, ENDINGS } from '../../word-ends.ts';

/** Of double and triple letter, double and triple word. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['light blue', 'dark blue', 'pink', 'red'],
  alt2007: ['blue', 'green', 'red', 'orange'],
  highContrast: ['light blue', 'dark blue', 'pink', 'red'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Two to four can play, and there are three kinds of solitaire.';
    case 'standard-2007':
      return 'Two to four can play, from the age of eight.';
    case 'school':
      return 'Two teams of two or more play each other.';
    default:
      return 'Two to four can play.';
  }
}

function box({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'The board turns on a base with three rubber feet, to face the player whose turn it is. The set also has a hundred tiles, four racks, a bag and a score pad.';
    case 'standard-2007':
      return 'A board, a hundred tiles, four racks and a bag.';
    case 'collectible-2020':
      return 'A wooden cabinet with a drawer, a turning board whose raised grid holds the tiles, a hundred tiles, a bag, four metal racks, a score book with a pencil, and a timer.';
    case 'school':
      return 'Six boards with four feet each, six bags, six sets of tiles, twelve racks, a booklet for teachers, a film and a rule sheet: enough for six games of two teams.';
    case 'crosswords':
      return 'A board with a rack along each of its four sides, 120 tiles, and dice.';
    case 'custom':
      return 'Your own game has no box: board and tiles are what you agree on.';
  }
}

export const editionSections = {
  aim: {
    title: 'The aim',
    body: (ruleset: Ruleset): readonly string[] => [
      'You play words that cross on a shared board. Each letter has a value, premium squares multiply it, and the most points win.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'Three to four hundred points are a good score for a team.' : 'In a game of two, three to four hundred points are a good score.'}`,
    ],
  },
  score: {
    title: 'Scoring a turn',
    body: (ruleset: Ruleset): readonly string[] =>
      paragraphs(
        'Every word you make or change scores in full: the values of all its letters, including those already on the board. A tile in two new words counts in both.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') && 'Adding an S to APPLE scores all of APPLES.',
        `At the end of your turn you say its score, and ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'the scorekeeper writes it down' : 'it is written down'}. ${ruleset.scorekeeping.keeper === null ? 'Here Lexiko keeps the score.' : 'Here a player keeps the score.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'In this game you name the score first, then Lexiko shows how it is counted. The correct score counts.',
      ),
  },
  premiums: {
    title: 'Premium squares',
    body: ({ board }: Ruleset): readonly string[] => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `A ${letter2} square (2L) doubles the letter on it and a ${letter3} one (3L) triples it, in every word it belongs to. Then a ${word2} square (2W) doubles the whole word and ${word3 === 'orange' ? 'an' : 'a'} ${word3} one (3W) triples it. The star in the centre is ${word2} and doubles the first word.`,
        'Two word squares in one word multiply each other: two doubles make four times, two triples nine times.',
        'A premium square counts only in the turn that covers it.',
      ];
    },
  },
  fifty: {
    title: 'Bingo: all tiles at once',
    body: (ruleset: Ruleset): readonly string[] => {
      if (ruleset.scoring.kind !== 'premiums') return [];
      const { bonus } = ruleset.scoring;
      return paragraphs(
        `Playing ${bonus.tiles}${ruleset.rack.size > bonus.tiles ? ' or more' : ''} tiles in one turn earns ${bonus.points} extra points.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' That is a bingo.' : ' Players call it a bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Look for beginnings (${BEGINNINGS.join(', ')}) and put them on the left of your rack, and for endings (${ENDINGS.join(', ')}) and put them on the right.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Ten reminders',
    body: ({ passing, dictionary, blanks, preset }: Ruleset): readonly string[] => [
      '• Words read across or down, never diagonally.',
      `• All touching letters must make words.${isBookOf({ preset }, 'deluxe') ? ' HERD beside a D would make DD.' : ''}`,
      `• Keep an empty square between two words in a line, unless together they make a word.${isBookOf({ preset }, 'deluxe') ? ' GATE and LIED would make GATELIED.' : ''}`,
      `• When a player goes out, nobody plays any more. If you cannot play, you pass, and you ${passing.obligation === 'must' ? 'must' : 'may'} play on your next turn if you can.`,
      dictionary.access === 'free'
        ? '• In this game everyone may use the dictionary.'
        : '• The dictionary is for challenges only.',
      '• Words from other languages are valid if the dictionary lists them.',
      '• So are plurals and verb forms that it takes for granted.',
      '• A letter added to a word scores the whole word.',
      blanks.kind === 'retrieve'
        ? '• A blank stays the letter it was played as until someone picks it up.'
        : '• A blank stays the letter it was played as.',
      '• A word may be played any number of times.',
    ],
  },
  tips: {
    title: 'Ten tips',
    body: (ruleset: Ruleset): readonly string[] => [
      `• Learn the words of two and three letters: they are worth up to fifty points a game.${isBookOf(ruleset, 'collectible-2020') ? ' The book lists a hundred of two letters.' : ''}`,
      '• Use an S for two words at once, and never for fewer than eight points.',
      '• Shuffle your tiles often, and look for groups that belong together: CH, ED, ING, STR, UN.',
      '• Use premium squares, especially those beside a vowel.',
      '• Think of the next turn: keep some of A E I L N R S T, and about as many vowels as consonants.',
      '• Look for bingos: put beginnings on the left of your rack and endings on the right.',
      '• Know the words with a Q and no U.',
      '• Hook single letters onto words: besides S, try Y, E, R and D at the end.',
      '• When you find a good play, look for a better one.',
      '• Everyone draws bad tiles at times. Make the best of them, and enjoy the game.',
    ],
  },
  history: {
    title: 'A short history',
    body: (): readonly string[] => [
      'Alfred Butts, an architect in Poughkeepsie, New York, noticed that word games lacked a score. He invented a game that had one and called it Lexiko. He refined it in the 1930s and 1940s and later called it Criss Cross Words.',
      'He made sets at home and sent them to anyone who ordered one, but found no patent, no copyright and no maker. In 1948 he had all three, and the game came to the shops with a new board and under the name it still has.',
      'Since then millions of sets have been made, in many languages. This project takes up the first name.',
    ],
  },
  originalSets: {
    title: 'The set in the box',
    body: (ruleset: Ruleset): readonly string[] => [
      box(ruleset),
      'On a screen the board can turn to the player, tiles snap to squares, and games are saved automatically.',
    ],
  },
};

export type EditionSections = typeof editionSections;
