/** The illegal-play clinic in English. The verdicts are not here: they come from the rules. */

import { points } from '../grammar.ts';

export const clinic = {
  title: 'Illegal-play clinic',
  about: 'Is this play legal? Look at the new tiles, decide, and say why not. Then the referee rules.',
  case: (number: number, of: number): string => `Case ${number} of ${of}`,
  rack: 'Rack:',
  question: 'Is this play legal?',
  reasons: {
    legal: 'Yes, it is legal',
    line: 'No: the tiles aren’t in one line',
    gap: 'No: there is a gap',
    apart: 'No: it touches no other tile',
    opening: 'No: it can’t open the game',
    letters: 'No: a tile is missing on the rack',
    word: 'No: it makes a non-word',
  },
  check: 'Decide',
  right: 'Right!',
  wrong: 'The referee disagrees.',
  legal: (count: number): string => `Legal, for ${points(count)}:`,
  fifty: (count: number): string => `and ${count} for a bingo`,
  rule: 'Read the rule',
  /** After an illegal play: to make a better one. */
  mend: 'Make a legal play',
  mendAbout: 'Make a legal play with these tiles.',
  playMended: 'Play',
  mended: (notation: string, score: number): string => `${notation} is legal and scores ${points(score)}.`,
  next: 'Next case',
  solved: (right: number, of: number): string => `${right} of ${of} right`,
  list: 'All cases',
  /** `situation`: what is asked; `lesson`: what there is to learn from it. */
  cases: {
    diagonal: {
      situation: 'HORN is on the board. I and T are placed diagonally from F9.',
      lesson: 'All tiles of a turn share a row or a column, never a diagonal.',
    },
    gap: {
      situation: 'HORN is on the board. F is placed on H6 and M on H9.',
      lesson: 'A square between F and R stays empty. With an A there it would be FARM.',
    },
    apart: {
      situation: 'HORN is on the board. BIT is placed in row 11.',
      lesson: 'After the first word, every play must touch a tile on the board.',
    },
    star: {
      situation: 'The board is empty. HORN is placed at the left edge.',
      lesson: 'The first word covers the star in the centre.',
    },
    single: {
      situation: 'The board is empty. One tile is placed on the star.',
      lesson: 'A is an English word, but in this game words have two letters or more.',
    },
    thorn: {
      situation: 'HORN is on the board. A T is placed before it.',
      lesson: 'A letter added to a word is a hook. The whole new word scores.',
    },
    beside: {
      situation: 'HORN is on the board. AT is placed under HO.',
      lesson: 'AT and HA are valid, but the T also makes OT with the O above it.',
    },
    hornet: {
      situation: 'HORN is on the board. E and T are added to it.',
      lesson: 'Tiles added to a word extend it: HORNET.',
    },
    apples: {
      situation: 'APPLE is on the board. An S is added.',
      lesson: 'One tile scores the whole word. In the classic game plurals are valid.',
    },
    farms: {
      situation: 'HORN and FARM are on the board. PASTE is placed under FARM.',
      lesson: 'One S serves two words: PASTE and FARMS. This is turn 3 of First steps.',
    },
    borrowed: {
      situation: 'HORN is on the board. FARM runs down through the R. This is the rack:',
      lesson: 'You place tiles from your rack only. Tiles on the board can be used by everyone.',
    },
    blank: {
      situation: 'The board is empty. A blank stands for the H of HORN.',
      lesson: 'A blank can be any letter and scores 0. The star doubles the other letters.',
    },
    bingo: {
      situation: 'The board is empty. All seven tiles are played as PREVENT.',
      lesson: 'Playing all seven tiles is a bingo: 50 extra points.',
    },
    herd: {
      situation: 'The Guide Game after turn 10: HERD instead of HERO.',
      lesson: 'HERD is valid, but its D touches another D, and DD isn’t a word.',
    },
    hero: {
      situation: 'The Guide Game after turn 10: HERO, as it was played.',
      lesson: 'The same place with an O: HERO also makes ME, OR and DO.',
    },
    gate: {
      situation: 'The Guide Game after turn 26: GATE down from the G of LYING.',
      lesson: 'LIED follows directly below, so the whole column reads GATELIED.',
    },
    boats: {
      situation: 'BOAT is on the board. An S is added, in the classic game.',
      lesson: 'Regular plurals are valid, whether a dictionary prints them or not.',
    },
    base: {
      situation:
        'Crosswords, third diagram: SHIP and FISH are on the board. BASE is placed under SHIP, through the S.',
      lesson:
        'It makes three short words: SB, HA and PE. The rulebook rejects all three; today’s dictionaries have HA and PE, but none has SB.',
    },
    bar: {
      situation: 'Crosswords: the board is empty. CAT begins on the centre square.',
      lesson: 'The first word must cover a whole bar of the small cross. One square further left, it would.',
    },
    cwApples: {
      situation: 'Crosswords: APPLE is on the board. An S is added.',
      lesson: 'Crosswords bars words that can only be plurals, such as APPLES.',
    },
    cwTalks: {
      situation: 'Crosswords: TALK is on the board. An S is added.',
      lesson: 'TALKS is a plural, but also a verb: she talks. So it is valid.',
    },
    cwBoats: {
      situation: 'Crosswords: BOAT is on the board. An S is added.',
      lesson:
        'BOATS is a plural, but also a verb: she boats. So it is valid, unless you agree to bar every possible plural.',
    },
  },
};

export type ClinicTexts = typeof clinic;
