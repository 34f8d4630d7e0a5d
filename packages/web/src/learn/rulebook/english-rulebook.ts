/** The rulebook in English, in our own words. */

import { commitOf, namesOneWord, waitsForAll, type Ruleset } from '@lexiko/rules';
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

function blankCount({ tiles }: Ruleset): string {
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
        `There are ${tileCount(ruleset)} letters, ${blankCount(ruleset)}. Your rack holds ${word(ruleset.rack.size)}; nobody else sees them. You may put them in any order at any time.`,
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
          ruleset.houseNote !== '' && `House rule of this game: ${ruleset.houseNote}`,
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
        ruleset.dictionary.access === 'free'
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
      body: ({ start, rack, teams: { kind } }) =>
        paragraphs(
          start.kind === 'tiles' &&
            `${kind === 'teams' ? 'Each team' : 'Everyone'} draws one letter. Nearest to the beginning of the alphabet plays first; a blank comes before A. Those who tie draw again.`,
          start.kind === 'random' && 'Chance decides who plays first.',
          start.kind === 'manual' && 'You agree who plays first.',
          `The letters go back, the bag is mixed, and ${kind === 'teams' ? 'each team' : 'everyone'} draws ${word(rack.size)}. ${kind === 'teams' ? 'The teams take turns.' : 'Turns go to the left.'}`,
        ),
    },
    opening: {
      title: 'The first word',
      body: ({ opening, preset }) =>
        paragraphs(
          'The first word has at least two letters, lies across or down, and covers the star in the middle. The star doubles it.',
          opening.minimum > 2 &&
            `In this game it needs at least ${word(opening.minimum)} letters. Whoever has no such word lets the turn go on until somebody has one; a long first word opens the board.`,
          opening.minimum === 2 &&
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
      body: ({ blanks }) =>
        paragraphs(
          'A blank stands for any letter. You say which when you play it, and that it stays. It is worth nothing, but on a word square it still doubles or triples the word.',
          blanks.kind === 'retrieve' && 'In this game a blank on the board can be picked up, see below.',
        ),
    },
    refill: {
      title: 'Drawing, and letters that stay',
      body: ({ draw, rack }) => [
        draw.refill === 'afterWindow'
          ? `You draw back to ${word(rack.size)} once your play can no longer be challenged.`
          : `After your play you draw as many letters as you laid, back to ${word(rack.size)}, as long as there are any.`,
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
      body: ({ passing }) => {
        const isBound = passing.policy !== 'free' || passing.obligation === 'must';
        return paragraphs(
          passing.policy === 'free'
            ? 'You may pass whenever you like.'
            : 'You pass only if you have no play at all.',
          passing.obligation === 'must' &&
            'Once the bag is empty and you have passed, you must play on your next turn if you can.',
          isBound &&
            (passing.enforce === 'honour'
              ? 'Nobody checks this for you: it is a matter of honour, because checking would tell you that there is a word.'
              : 'Lexiko checks whether there is a play.'),
        );
      },
    },
    challenge: {
      title: 'Challenging a play',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'In this game Lexiko looks every word up when it is played and refuses those that do not exist. There are no challenges.',
            ]
          : paragraphs(
              'Any word may be laid, existing or not. Until the next side begins its turn, anybody else may challenge it; afterwards it stays for good.',
              !namesOneWord(challenge)
                ? 'A challenge is about the whole play: if one of its words is bad, the play is bad.'
                : 'A challenge names one word, and only that one is looked up.',
              waitsForAll(challenge) &&
                'In this game the next turn waits until everybody has accepted the play.',
              challenge.graceMs > 0 && `Everybody has at least ${challenge.graceMs / 1000} seconds for it.`,
              'The play that ends the game can be challenged too.',
            ),
    },
    ruling: {
      title: 'What a challenge costs',
      body: ({ challenge }) => {
        const cost = challenge.kind === 'challenge' ? challenge.cost : null;
        return paragraphs(
          'If the word is bad, its player takes the letters back, scores nothing, and the turn is over.',
          cost?.kind === 'loseNextTurn' &&
            `If it is good, whoever challenged loses the next turn${!namesOneWord(challenge) ? ', and only that one, however many words were looked up' : ''}.`,
          cost?.kind === 'none' && 'If it is good, nothing happens.',
          cost?.kind === 'points' && `If it is good, its player gets ${cost.points} points more.`,
          cost?.kind === 'loseGame' && 'If it is good, whoever challenged loses the game.',
        );
      },
    },
    ending: {
      title: 'The last turn',
      body: ({ ending, sides }) =>
        paragraphs(
          'When the bag is empty, the first side to lay its last letter ends the game. Nothing is played after that.',
          'Otherwise the game goes on until nobody has a play: then all pass one after the other, or agree to end.',
          ending.zeroTurns !== 'off' &&
            `In this game it is also over after ${word(ending.zeroTurns === 6 ? 6 : 3 * sides)} turns in a row without points.`,
        ),
    },
    settling: {
      title: 'Letters left over, and the winner',
      body: ({ ending }) =>
        paragraphs(
          'Each side loses the value of the letters it could not play. A side that has played them all gains what the others lose.',
          'The highest total wins.',
          ending.tieBreak === 'preAdjust'
            ? 'If it is a tie, whoever was ahead before the letters left were counted wins.'
            : 'A tie is shared.',
        ),
    },
    leaving: {
      title: 'Leaving early',
      body: ({ sides, ending, teams: { kind } }) => [
        kind === 'teams'
          ? 'Members may come and go. A team that nobody is left of has lost.'
          : sides === 2
            ? 'Whoever leaves a game of two gives it to the other.'
            : `Whoever leaves is out of the ranking; the others go on. The letters ${ending.leaversTiles === 'pool' ? 'go back into the bag' : 'are laid aside'}.`,
      ],
    },
    anagram: {
      title: 'Rearranging a word',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'In this game you may change the order of the letters of one word on the board if you add at least one letter to it, and all words that arise are good.'
          : 'A variation: the letters of one word on the board may change their order if at least one letter is added. Not in this game.',
        'All letters of the word stay in its line; crossing words that change must be good as well. Squares covered earlier count nothing again.',
      ],
    },
    recycle: {
      title: 'Replacing single letters',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'In this game you may, before you play, replace letters on the board by letters from your rack, one at a time, each time leaving good words. This earns nothing; what you gain are the letters.'
          : 'A variation: before playing, letters on the board may be replaced one at a time by letters from the rack. Not in this game.',
      ],
    },
    retrieve: {
      title: 'Picking up a blank',
      body: ({ blanks }) => [
        blanks.kind === 'retrieve'
          ? 'In this game you may, on your turn, put the real letter in the place of a blank on the board and take the blank. With both letters at hand you may take both blanks at once. That is no turn and earns nothing; then you play as usual.'
          : 'A variation: whoever holds the letter a blank stands for may put it there and take the blank, both blanks at once with both letters. Not in this game.',
      ],
    },
    nine: {
      title: 'Nine letters',
      body: ({ rack }) => [
        rack.size === 9
          ? 'This game has nine letters on every rack. Seven, eight or nine of them in one turn earn the fifty points.'
          : 'A short form: nine letters on every rack, fifty points for seven or more. It suits newcomers. Not in this game.',
      ],
    },
    finishLine: {
      title: 'Finish Line',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'In this game whoever reaches the target first wins at once, whatever letters are left.'
          : 'A short form: whoever reaches a target first wins at once. Not in this game.',
        `The target depends on your level, so that unequal players can meet: beginner, intermediate or ${preset === 'collectible-2020' ? 'advanced' : 'expert'}.`,
        ...[2, 3, 4].map((sides) => `• ${word(sides)} sides: ${finishLineTargets(sides).join(', ')}.`),
      ],
    },
    timer: {
      title: 'Playing against time',
      body: ({ clock: { limit, onExpire: expired } }) => {
        const bySeat = 'seconds' in limit ? limit.seconds : [];
        const limits = bySeat.filter((seconds) => seconds !== null);
        if (limit.kind === 'none')
          return [
            'Turns can be limited, usually to three minutes. The limit can also be a handicap: those who know the game well have one, the others take the time they need. This game has no limit.',
          ];
        return paragraphs(
          limit.kind === 'turn' && `A turn has a limit of ${Math.max(...limits)} seconds.`,
          limit.kind === 'game' && `A side has ${Math.max(...limits) / 60} minutes for all its turns.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Every turn adds ${limit.incrementSeconds} seconds.`,
          limits.length < bySeat.length &&
            'Only some sides play against time, so that unequal players can meet.',
          limit.kind === 'days' && `Each turn may take ${limit.days === 1 ? 'a day' : `${limit.days} days`}.`,
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
      body: ({ teams }) =>
        paragraphs(
          'Two teams of two or more play each other. A team has one rack and one score, decides together, and is one side in every rule.',
          commitOf(teams) === 'anyMember' && 'Any member may make the play.',
          commitOf(teams) === 'captain' && 'The captain makes the play.',
          commitOf(teams) === 'rotate' && 'The members take turns in making the play.',
          commitOf(teams) === 'consensus' && 'All members present must agree to a play.',
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
