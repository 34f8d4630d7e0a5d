/** Sections that the printed rulebooks tell differently, or only some of them, in English. */

import type { Ruleset } from '@lexiko/rules';
import { BEGINNINGS, ENDINGS } from '../tips/letter-groups.ts';
import type { EditionSection } from './outline.ts';
import { isBookOf, paragraphs, type SectionText } from './rulebook-texts.ts';

/** What letter and word squares look like, and the star. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['light blue', 'dark blue', 'pink', 'red'],
  alt2007: ['blue', 'green', 'red', 'orange'],
  highContrast: ['light blue', 'dark blue', 'pink', 'red'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Two to four can play, and one alone has three kinds of solitaire.';
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
      return 'The board turns on a base with three rubber feet, so that it faces whoever plays. With it come a hundred letters, four racks, a pouch and a score pad.';
    case 'standard-2007':
      return 'A board, a hundred letters, four racks and a pouch.';
    case 'collectible-2020':
      return 'A wooden cabinet with a drawer, a board that turns and holds the letters by a raised grid, a hundred letters, a pouch, four metal racks, a score book with a pencil, and a timer.';
    case 'school':
      return 'Six boards with four feet each, six pouches, six sets of letters, twelve racks, a booklet for teachers, a film and a sheet of rules: enough for six games of two teams.';
    case 'crosswords':
      return 'A board with a rack along each of its four sides, 120 letter blocks, and dice.';
    case 'custom':
      return 'A game of your own has no box: board and letters are as you have agreed.';
  }
}

export const ENGLISH_EDITIONS: Readonly<Record<EditionSection, SectionText>> = {
  aim: {
    title: 'The aim',
    body: (ruleset) => [
      'Words are laid crossword fashion on a shared board. Each letter has a value, some squares multiply it, and whoever has the most points at the end wins.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'Three to four hundred points are a fine score for a team.' : 'In a game of two, three to four hundred points are a fine score for one side.'}`,
    ],
  },
  score: {
    title: 'The score of a turn',
    body: (ruleset) =>
      paragraphs(
        'Every word you made or changed counts in full: the values of all its letters, also of those that lay there before. A letter that belongs to two new words counts in both.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') && 'Adding an S to APPLE earns the whole of APPLES.',
        `Your turn ends with counting: you say its score, and ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'the scorekeeper writes it down' : 'it is written down'} after every turn. ${ruleset.scorekeeping.keeper === null ? 'Here Lexiko counts and keeps the sheet.' : 'Here a player keeps the sheet.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'In this game you name the score yourself first; Lexiko then shows how it is counted. What counts is the right score.',
      ),
  },
  premiums: {
    title: 'Squares that multiply',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `A ${letter2} square (2L) doubles the letter laid on it and a ${letter3} one (3L) triples it, in every word it belongs to. A ${word2} square (2W) doubles the whole word and ${word3 === 'orange' ? 'an' : 'a'} ${word3} one (3W) triples it, after the letters. The star in the middle is ${word2} and doubles the first word.`,
        'Two word squares in one word multiply each other: twice two is four times, twice three is nine times.',
        'A square counts only in the turn in which it is covered.',
      ];
    },
  },
  fifty: {
    title: 'All letters at once',
    body: (ruleset) => {
      const { scoring, rack } = ruleset;
      const { bonus } = scoring;
      return paragraphs(
        `Laying ${bonus.tiles}${rack.size > bonus.tiles ? ' or more' : ''} letters in one turn earns ${bonus.points} points on top of everything else.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' That is a bingo.' : ' Many call it a bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Look for beginnings (${BEGINNINGS.join(', ')}) and put them to the left of your rack, and for endings (${ENDINGS.join(', ')}) and put them to the right.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Ten reminders',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Words go to the right or downwards, never diagonally.',
      `• Leave no letters on the board that make no word.${isBookOf({ preset }, 'deluxe') ? ' HERD beside a D would leave DD.' : ''}`,
      `• Keep a free square between two words in a line, unless both together are a word.${isBookOf({ preset }, 'deluxe') ? ' GATE and LIED would become GATELIED.' : ''}`,
      `• When somebody has gone out, nobody plays any more. Whoever has no play passes, and ${passing.obligation === 'must' ? 'must' : 'may'} play on the next turn if there is one.`,
      dictionary.access === 'free'
        ? '• The dictionary is open to everybody in this game.'
        : '• The dictionary is for challenges only.',
      '• Words from other languages are good if the dictionary lists them.',
      '• So are plurals and verb forms it takes for granted.',
      '• A letter added to a word earns the whole word.',
      blanks.kind === 'retrieve'
        ? '• A blank stays the letter it was played as until somebody picks it up.'
        : '• A blank stays the letter it was played as.',
      '• A word may come back as often as you like.',
    ],
  },
  tips: {
    title: 'Ten tips',
    body: (ruleset) => [
      `• Learn the words of two and three letters: they are worth up to fifty points a game.${isBookOf(ruleset, 'collectible-2020') ? ' The book lists a hundred of two letters.' : ''}`,
      '• Let an S serve two words at once, and do not give it away for fewer than eight points.',
      '• Shuffle your letters again and again, and look for groups that belong together: CH, ED, ING, STR, UN.',
      '• Look at the squares that multiply, above all those beside a vowel.',
      '• Think of the next turn: keep some of A E I L N R S T, and about as many vowels as consonants.',
      '• Hunt for words with all seven letters: put beginnings to the left and endings to the right of your rack.',
      '• Know the words with a Q and no U.',
      '• Single letters make new words of old ones: besides S try Y, E, R and D at the end.',
      '• When you have found a good play, look for a better one.',
      '• Everybody draws bad letters at times. Make the best of them, and enjoy the game.',
    ],
  },
  history: {
    title: 'A short history',
    body: () => [
      'Alfred Butts, an architect in Poughkeepsie, New York, noticed that word games lacked a score. He invented a game that had one and called it Lexiko; he refined it in the 1930s and 1940s and later called it Criss Cross Words.',
      'He made sets at home and sent them to whoever ordered one, and looked in vain for a patent, a copyright and a maker. In 1948 he had all three, and the game came to the shops with a new board and under the name it has kept.',
      'Since then it has been made in millions and in many languages. This project takes up the first name.',
    ],
  },
  originalSets: {
    title: 'The set in the box',
    body: (ruleset) => [
      box(ruleset),
      'On a screen the board can turn to whoever plays, letters snap to squares, and games keep themselves.',
    ],
  },
};
