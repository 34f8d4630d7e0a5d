/** The rulebook in English, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import { ENGLISH_CROSSWORDS } from './english-crosswords.ts';
import { ENGLISH_EDITIONS } from './english-editions.ts';
import {
  finishLineTargets,
  isBookOf,
  lettersByValue,
  paragraphs,
  tileCount,
  type RulebookTexts,
} from './rulebook-texts.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function blanks({ tiles }: Ruleset): string {
  const count = tiles.counts['?'] ?? 0;
  if (count === 0) return 'none of them blank';
  return count === 1 ? 'one of them a blank' : `${word(count)} of them blanks`;
}

export const ENGLISH_RULEBOOK: RulebookTexts = {
  chapters: {
    object: 'What it is about',
    before: 'Before you begin',
    playing: 'Playing letters',
    scoring: 'Counting points',
    instead: 'Turns without a word',
    doubt: 'Doubting a word',
    end: 'How it ends',
    variations: 'Variations and short forms',
    advice: 'Good advice',
    background: 'Where it comes from',
  },
  sections: {
    ...ENGLISH_CROSSWORDS,
    ...ENGLISH_EDITIONS,
    set: {
      title: 'Board, letters and racks',
      body: (ruleset) => [
        `The board has ${ruleset.layout.width} by ${ruleset.layout.height} squares. Most are plain; some double or triple a letter, some a whole word. Every such square carries its label (2L, 3L, 2W, 3W) as well as its colour.`,
        `There are ${tileCount(ruleset)} letters, ${blanks(ruleset)}. Your rack holds ${word(ruleset.options['rack.size'])}; nobody else sees them. You may put them in any order at any time.`,
        'By value, with how many there are of each:',
        ...lettersByValue(ruleset).map(
          ({ value, letters }) => `• ${value} ${value === 1 ? 'point' : 'points'}: ${letters}.`,
        ),
        'Letters not yet drawn are in the bag. How many are left is open to all; which ones, nobody knows.',
      ],
    },
    agreement: {
      title: 'What everybody agrees on',
      body: (ruleset) =>
        paragraphs(
          'All deviations from a rulebook are agreed before the first letter is drawn. Everyone confirms; any change asks everyone again. Once the game runs, the rules stay as they are.',
          ruleset.options['house.note'] !== '' && `House rule of this game: ${ruleset.options['house.note']}`,
          'Variations are independent of each other and can be combined.',
        ),
    },
    dictionary: {
      title: 'Which words are good',
      body: () => [
        'You agree on a dictionary beforehand. Every word it lists as a part of speech is good, also if it is of foreign origin, old, regional or slang.',
        'Not good: words always written with a capital, abbreviations, beginnings and endings that do not stand alone, and anything with a hyphen or an apostrophe. POLISH is good because there is also a verb.',
      ],
    },
    forms: {
      title: 'Plurals, verb forms, repetition',
      body: () => [
        'Regular plurals and verb forms are good even where the dictionary does not print them: BOATS with BOAT, TALKS, TALKED and TALKING with TALK.',
        'The same word may be played as often as you like.',
      ],
    },
    lookup: {
      title: 'When you may look words up',
      body: (ruleset) =>
        ruleset.options['dictionary.access'] === 'free'
          ? [
              'In this game the dictionary is open to everybody at any time: look for words that fit your letters, and learn what they mean.',
            ]
          : paragraphs(
              'The dictionary is opened for challenges only. Nobody looks for words or checks a spelling before it lies on the board. That is why Lexiko shows you the score of what you lay, which is plain counting, but never whether the word exists.',
              'Rules and advice may be read at any time; word lists and drills wait until the game is over.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'A variation opens the dictionary to everybody. It suits younger players and whoever wants to learn words. Not in this game.',
            ),
    },
    start: {
      title: 'Who starts',
      body: ({ options, teams: { kind } }) =>
        paragraphs(
          options['firstDraw.method'] === 'tiles' &&
            `${kind === 'teams' ? 'Each team' : 'Everyone'} draws one letter. Nearest to the beginning of the alphabet plays first; a blank comes before A. Those who tie draw again.`,
          options['firstDraw.method'] === 'random' && 'Chance decides who plays first.',
          options['firstDraw.method'] === 'manual' && 'You agree who plays first.',
          `The letters go back, the bag is mixed, and ${kind === 'teams' ? 'each team' : 'everyone'} draws ${word(options['rack.size'])}. ${kind === 'teams' ? 'The teams take turns.' : 'Turns go to the left.'}`,
        ),
    },
    opening: {
      title: 'The first word',
      body: ({ options, preset }) =>
        paragraphs(
          'The first word has at least two letters, lies across or down, and covers the star in the middle. The star doubles it.',
          options['firstWord.min'] > 2 &&
            `In this game it needs at least ${word(options['firstWord.min'])} letters. Whoever has no such word lets the turn go on until somebody has one; a long first word opens the board.`,
          options['firstWord.min'] === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'A variation asks for at least three, four or five letters; whoever has no such word lets the turn go on. Not in this game.',
        ),
    },
    placing: {
      title: 'Laying letters',
      body: () => [
        'All letters of a turn go into one row or one column, without a gap, and join what lies there already. Words read to the right or downwards, never diagonally.',
        'There are three ways to add a word:',
        '• lengthen a word or letters on the board: HORN to HORNS;',
        '• lay a word across another, through one of its letters or touching its end;',
        '• lay a word alongside another, so that every pair of touching letters makes a word too.',
        'Wherever your letters touch others, the whole run must be a word: two words in one line need a free square between them.',
        'Until you play, nothing counts: lay, move and take back as you like.',
      ],
    },
    blanks: {
      title: 'Blanks',
      body: ({ options }) =>
        paragraphs(
          'A blank stands for any letter. You say which when you play it, and that it stays. It is worth nothing, but on a word square it still doubles or triples the word.',
          options['blank.retrieve'] === 'on' &&
            'In this game a blank on the board can be picked up, see below.',
        ),
    },
    refill: {
      title: 'Drawing, and letters that stay',
      body: ({ options }) => [
        options['draw.timing'] === 'immediate'
          ? `After your play you draw as many letters as you laid, back to ${word(options['rack.size'])}, as long as there are any.`
          : `You draw back to ${word(options['rack.size'])} once your play can no longer be challenged.`,
        'A letter that has been played stays where it is. If a challenge takes a play back, the letters drawn for it return to the bag.',
      ],
    },
    exchange: {
      title: 'Exchanging letters',
      body: (ruleset) => {
        const { minimumPool, allowsNone } = ruleset.exchange;
        return paragraphs(
          `Instead of playing you may exchange ${allowsNone ? 'all, some or none' : 'all or some'} of your letters: put them aside face down, draw as many new ones, then mix the old ones in. You draw first, so none of yours can come straight back. The others learn only how many.`,
          allowsNone && 'Exchanging none is a pass.',
          minimumPool > 0
            ? `There must be at least ${word(minimumPool)} letters in the bag.`
            : 'The bag must hold as many letters as you exchange.',
        );
      },
    },
    pass: {
      title: 'Passing',
      body: ({ options }) => {
        const isBound = options['pass.policy'] !== 'free' || options['pass.obligation'] === 'must';
        return paragraphs(
          options['pass.policy'] === 'free'
            ? 'You may pass whenever you like.'
            : 'You pass only if you have no play at all.',
          options['pass.obligation'] === 'must' &&
            'Once the bag is empty and you have passed, you must play on your next turn if you can.',
          isBound &&
            (options['pass.enforce'] === 'honour'
              ? 'Nobody checks this for you: it is a matter of honour, because checking would tell you that there is a word.'
              : 'Lexiko checks whether there is a play.'),
        );
      },
    },
    challenge: {
      title: 'Challenging a play',
      body: ({ options }) =>
        options['words.validation'] === 'auto'
          ? [
              'In this game Lexiko looks every word up when it is played and refuses those that do not exist. There are no challenges.',
            ]
          : paragraphs(
              'Any word may be laid, existing or not. Until the next side begins its turn, anybody else may challenge it; afterwards it stays for good.',
              options['challenge.scope'] === 'allWords'
                ? 'A challenge is about the whole play: if one of its words is bad, the play is bad.'
                : 'A challenge names one word, and only that one is looked up.',
              options['challenge.window'] === 'untilAllAccept' &&
                'In this game the next turn waits until everybody has accepted the play.',
              options['challenge.graceSeconds'] > 0 &&
                `Everybody has at least ${options['challenge.graceSeconds']} seconds for it.`,
              'The play that ends the game can be challenged too.',
            ),
    },
    ruling: {
      title: 'What a challenge costs',
      body: ({ options }) =>
        paragraphs(
          'If the word is bad, its player takes the letters back, scores nothing, and the turn is over.',
          options['challenge.failPenalty'] === 'loseNextTurn' &&
            `If it is good, whoever challenged loses the next turn${options['challenge.scope'] === 'allWords' ? ', and only that one, however many words were looked up' : ''}.`,
          options['challenge.failPenalty'] === 'none' && 'If it is good, nothing happens.',
          options['challenge.failPenalty'] === 'points5' && 'If it is good, its player gets 5 points more.',
          options['challenge.failPenalty'] === 'points10' && 'If it is good, its player gets 10 points more.',
          options['challenge.failPenalty'] === 'loseGame' &&
            'If it is good, whoever challenged loses the game.',
        ),
    },
    ending: {
      title: 'The last turn',
      body: ({ options, sides }) =>
        paragraphs(
          'When the bag is empty, the first side to lay its last letter ends the game. Nothing is played after that.',
          'Otherwise the game goes on until nobody has a play: then all pass one after the other, or agree to end.',
          options['end.zeroTurns'] !== 'off' &&
            `In this game it is also over after ${word(options['end.zeroTurns'] === 6 ? 6 : 3 * sides)} turns in a row without points.`,
        ),
    },
    settling: {
      title: 'Letters left over, and the winner',
      body: ({ options }) =>
        paragraphs(
          'Each side loses the value of the letters it could not play. A side that has played them all gains what the others lose.',
          'The highest total wins.',
          options['tieBreak'] === 'preAdjust'
            ? 'If it is a tie, whoever was ahead before the letters left were counted wins.'
            : 'A tie is shared.',
        ),
    },
    leaving: {
      title: 'Leaving early',
      body: ({ sides, options, teams: { kind } }) => [
        kind === 'teams'
          ? 'Members may come and go. A team that nobody is left of has lost.'
          : sides === 2
            ? 'Whoever leaves a game of two gives it to the other.'
            : `Whoever leaves is out of the ranking; the others go on. The letters ${options['leave.tiles'] === 'pool' ? 'go back into the bag' : 'are laid aside'}.`,
      ],
    },
    anagram: {
      title: 'Rearranging a word',
      body: ({ options }) => [
        options['shift.anagram'] === 'on'
          ? 'In this game you may change the order of the letters of one word on the board if you add at least one letter to it, and all words that arise are good.'
          : 'A variation: the letters of one word on the board may change their order if at least one letter is added. Not in this game.',
        'All letters of the word stay in its line; crossing words that change must be good as well. Squares covered earlier count nothing again.',
      ],
    },
    recycle: {
      title: 'Replacing single letters',
      body: ({ options }) => [
        options['shift.recycle'] === 'on'
          ? 'In this game you may, before you play, replace letters on the board by letters from your rack, one at a time, each time leaving good words. This earns nothing; what you gain are the letters.'
          : 'A variation: before playing, letters on the board may be replaced one at a time by letters from the rack. Not in this game.',
      ],
    },
    retrieve: {
      title: 'Picking up a blank',
      body: ({ options }) => [
        options['blank.retrieve'] === 'on'
          ? 'In this game you may, on your turn, put the real letter in the place of a blank on the board and take the blank. With both letters at hand you may take both blanks at once. That is no turn and earns nothing; then you play as usual.'
          : 'A variation: whoever holds the letter a blank stands for may put it there and take the blank, both blanks at once with both letters. Not in this game.',
      ],
    },
    nine: {
      title: 'Nine letters',
      body: ({ options }) => [
        options['rack.size'] === 9
          ? 'This game has nine letters on every rack. Seven, eight or nine of them in one turn earn the fifty points.'
          : 'A short form: nine letters on every rack, fifty points for seven or more. It suits newcomers. Not in this game.',
      ],
    },
    finishLine: {
      title: 'Finish Line',
      body: ({ options, preset }) => [
        options['finishLine.enabled'] === 'on'
          ? 'In this game whoever reaches the target first wins at once, whatever letters are left.'
          : 'A short form: whoever reaches a target first wins at once. Not in this game.',
        `The target depends on your level, so that unequal players can meet: beginner, intermediate or ${preset === 'collectible-2020' ? 'advanced' : 'expert'}.`,
        ...[2, 3, 4].map((sides) => `• ${word(sides)} sides: ${finishLineTargets(sides).join(', ')}.`),
      ],
    },
    timer: {
      title: 'Playing against time',
      body: ({ options }) => {
        const turns = options['timer.seconds'].filter((seconds) => seconds !== 'none');
        const games = options['clock.seconds'].filter((seconds) => seconds !== 'none');
        const { 'timer.days': days, 'timer.onExpire': expired } = options;
        if (turns.length + games.length === 0 && days === 'none')
          return [
            'Turns can be limited, usually to three minutes. The limit can also be a handicap: those who know the game well have one, the others take the time they need. This game has no limit.',
          ];
        return paragraphs(
          turns.length > 0 && `A turn has a limit of ${Math.max(...turns)} seconds.`,
          games.length > 0 && `A side has ${Math.max(...games) / 60} minutes for all its turns.`,
          games.length > 0 &&
            options['clock.increment'] > 0 &&
            `Every turn adds ${options['clock.increment']} seconds.`,
          Math.max(turns.length, games.length) < options['timer.seconds'].length &&
            days === 'none' &&
            'Only some sides play against time, so that unequal players can meet.',
          days !== 'none' && `Each turn may take ${days === 1 ? 'a day' : `${days} days`}.`,
          expired === 'pass' && 'When the time is up, the turn is a pass.',
          expired === 'warn' && 'When the time is up, there is a warning and nothing more.',
          expired === 'commitIfLegal' &&
            'When the time is up, what lies on the board is played if it can be.',
          expired === 'pointsPerMinute' && 'Every minute begun beyond it costs 10 points.',
          expired === 'resign' && 'When the time is up, the side has lost.',
          'The clock stands still while a challenge is being decided.',
        );
      },
    },
    teams: {
      title: 'Playing in teams',
      body: ({ options }) =>
        paragraphs(
          'Two teams of two or more play each other. A team has one rack and one score, decides together, and is one side in every rule.',
          options['teams.commit'] === 'anyMember' && 'Any member may make the play.',
          options['teams.commit'] === 'captain' && 'The captain makes the play.',
          options['teams.commit'] === 'rotate' && 'The members take turns in making the play.',
          options['teams.commit'] === 'consensus' && 'All members present must agree to a play.',
          'In a classroom a teacher sets up tables, sees every board and can pause them all.',
        ),
    },
    solitaire: {
      title: 'Alone',
      body: () => [
        'There are three kinds of solitaire:',
        '• one rack, all letters, the usual rules: how high is your total?',
        '• two racks in turn, one for you and one for an opponent you imagine: play fairly for both;',
        '• all letters open: choose any seven each turn, use the dictionary, take plays back. Nobody knows the highest total there is.',
        'Keep your totals and compare like with like.',
      ],
    },
  },
};
