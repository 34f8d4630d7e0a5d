/** The rulebook in English, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import type { ChallengeCost } from '@lexiko/rules/rule-points';
import { finishLineTargets, isBookOf, paragraphs, tileCount, tilesByValue } from '../../rulebook-facts.ts';
import { counted, points } from '../grammar.ts';
import { crosswordsSections } from './crosswords.ts';
import { editionSections } from './editions.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function blanks({ tiles: { counts } }: Ruleset): string {
  const count = counts['?'] ?? 0;
  if (count === 0) return 'none of them blank';
  return count === 1 ? 'one of them blank' : `${word(count)} of them blank`;
}

function failedChallenge(cost: ChallengeCost, scope: 'allWords' | 'singleWord'): string | false {
  switch (cost.kind) {
    case 'loseNextTurn':
      return `If it is valid, the challenger loses the next turn${scope === 'allWords' ? ', and only that one, however many words were looked up' : ''}.`;
    case 'none':
      return 'If it is valid, nothing happens.';
    case 'points':
      return `If it is valid, its player gets ${points(cost.points)} more.`;
    case 'loseGame':
      return 'If it is valid, the challenger loses the game.';
    case 'stake':
      return false;
  }
}

/** What happens when time runs out. */
const EXPIRED = {
  pass: 'When time runs out, the turn is a pass.',
  warn: 'When time runs out, there is a warning and nothing more.',
  commitIfLegal: 'When time runs out, the tiles on the board are played if the play is legal.',
  pointsPerMinute: 'Every minute started beyond the limit costs 10 points.',
  resign: 'A player whose time runs out loses the game.',
} as const;

const COMMIT = {
  anyMember: 'Any member may make the play.',
  captain: 'The captain makes the play.',
  rotate: 'The members take turns making the play.',
  consensus: 'All members present must agree to a play.',
} as const;

export const rulebook = {
  chapters: {
    object: 'The game',
    before: 'Before you start',
    playing: 'Playing tiles',
    scoring: 'Scoring',
    instead: 'Exchanging and passing',
    doubt: 'Challenges',
    end: 'The end of the game',
    variations: 'Variations and short games',
    advice: 'Advice',
    background: 'Background',
  },
  sections: {
    ...crosswordsSections,
    ...editionSections,
    set: {
      title: 'Board, tiles and racks',
      body: (ruleset: Ruleset): readonly string[] => [
        `The board has ${ruleset.layout.width} by ${ruleset.layout.height} squares. Premium squares double or triple a letter or a whole word; each shows its label (2L, 3L, 2W, 3W) as well as its colour.`,
        `There are ${tileCount(ruleset)} tiles, ${blanks(ruleset)}. Your rack holds ${word(ruleset.rack.size)}, and nobody else sees them. You may put them in any order at any time.`,
        'Letters by value, with the number of tiles for each:',
        ...tilesByValue(ruleset).map(({ value, letters }) => `• ${points(value)}: ${letters}.`),
        'The other tiles are in the bag. Everyone sees how many are left, but nobody knows which.',
      ],
    },
    agreement: {
      title: 'What you agree on',
      body: ({ houseNote }: Ruleset): readonly string[] =>
        paragraphs(
          'Agree on every change to the rules before anyone draws a tile. Everyone confirms, and after any change everyone confirms again. Once the game starts, the rules stay as they are.',
          houseNote !== '' && `House rule of this game: ${houseNote}`,
          'You can combine variations as you like.',
        ),
    },
    dictionary: {
      title: 'Valid words',
      body: (): readonly string[] => [
        'Agree on a dictionary first. Every word it lists as a part of speech is valid, even if it is foreign, old, regional or slang.',
        'Not valid: words always written with a capital, abbreviations, prefixes and suffixes that do not stand alone, and anything with a hyphen or an apostrophe. POLISH is valid because it is also a verb.',
      ],
    },
    forms: {
      title: 'Plurals, verb forms, repeated words',
      body: (): readonly string[] => [
        'Regular plurals and verb forms are valid even if the dictionary does not print them: BOATS with BOAT; TALKS, TALKED and TALKING with TALK.',
        'The same word may be played any number of times.',
      ],
    },
    lookup: {
      title: 'When you may look up words',
      body: (ruleset: Ruleset): readonly string[] =>
        ruleset.dictionary.access === 'free'
          ? [
              'In this game everyone may use the dictionary at any time: look for words that fit your tiles, and learn what they mean.',
            ]
          : paragraphs(
              'The dictionary is for challenges only. Nobody looks for words or checks a spelling before it is on the board. So Lexiko shows the score of the tiles you place, but never whether the word exists.',
              'You may read rules and advice at any time. Word lists and drills open when the game is over.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'A variation opens the dictionary to everyone. It suits younger players and anyone who wants to learn words. Not in this game.',
            ),
    },
    start: {
      title: 'Who starts',
      body: ({ start, rack, teams }: Ruleset): readonly string[] => {
        const isTeams = teams.kind === 'teams';
        return paragraphs(
          start.kind === 'tiles' &&
            `${isTeams ? 'Each team' : 'Everyone'} draws one tile. The letter nearest to the start of the alphabet plays first; a blank comes before A. Those who tie draw again.`,
          start.kind === 'random' && 'The first player is drawn at random.',
          start.kind === 'manual' && 'You agree who plays first.',
          `The tiles go back, the bag is shaken, and ${isTeams ? 'each team' : 'everyone'} draws ${word(rack.size)}. ${isTeams ? 'The teams take turns.' : 'Turns go to the left.'}`,
        );
      },
    },
    opening: {
      title: 'The first word',
      body: ({ opening: { minimum }, preset }: Ruleset): readonly string[] =>
        paragraphs(
          'The first word has at least two letters, runs across or down, and covers the star in the centre. The star doubles it.',
          minimum > 2 &&
            `In this game it needs at least ${word(minimum)} letters. If you have no such word, the turn moves on until someone has one. A long first word opens the board.`,
          minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'A variation asks for at least three, four or five letters. If you have no such word, the turn moves on. Not in this game.',
        ),
    },
    placing: {
      title: 'Placing tiles',
      body: (): readonly string[] => [
        'All tiles of a turn go in one row or one column, without a gap, and touch a tile on the board. Words read across or down, never diagonally.',
        'There are three ways to add a word:',
        '• extend a word or letters on the board: HORN to HORNS;',
        '• cross another word, through one of its letters or at its end;',
        '• play alongside another word, so that all touching letters make words too.',
        'Wherever your tiles touch others, the whole line must be a word. Two words in one line need an empty square between them.',
        'Until you press Play, you can move your tiles and take them back.',
      ],
    },
    blanks: {
      title: 'Blanks',
      body: ({ blanks: rule }: Ruleset): readonly string[] =>
        paragraphs(
          'A blank stands for any letter. You choose the letter when you play it, and it stays that letter. A blank scores 0, but on a word square it still doubles or triples the word.',
          rule.kind === 'retrieve' && 'In this game you can pick up a blank from the board; see below.',
        ),
    },
    refill: {
      title: 'Drawing tiles',
      body: ({ draw, rack }: Ruleset): readonly string[] => [
        draw.refill === 'immediate'
          ? `After your play you draw as many tiles as you played, back to ${word(rack.size)}, while the bag has any.`
          : `You draw back to ${word(rack.size)} when your play can no longer be challenged.`,
        'A tile on the board stays where it is. If a challenge removes a play, the tiles drawn after it go back into the bag.',
      ],
    },
    exchange: {
      title: 'Exchanging tiles',
      body: ({ exchange: { allowsNone, minimumPool } }: Ruleset): readonly string[] =>
        paragraphs(
          `Instead of playing you may exchange ${allowsNone ? 'all, some or none' : 'all or some'} of your tiles: put them face down, draw as many new ones, then mix the old ones in. You draw first, so none of them can come straight back. The others learn only how many.`,
          allowsNone && 'Exchanging none is a pass.',
          minimumPool > 0
            ? `The bag must hold at least ${word(minimumPool)} tiles.`
            : 'The bag must hold as many tiles as you exchange.',
        ),
    },
    pass: {
      title: 'Passing',
      body: ({ passing: { policy, obligation, enforce } }: Ruleset): readonly string[] => {
        const isBound = policy !== 'free' || obligation === 'must';
        return paragraphs(
          policy === 'free' ? 'You may pass at any time.' : 'You may pass only if you cannot play.',
          obligation === 'must' &&
            'If the bag is empty and you have passed, you must play on your next turn if you can.',
          isBound &&
            (enforce === 'honour'
              ? 'Nobody checks this for you. It is a matter of honour: a check would reveal that there is a play.'
              : 'Lexiko checks whether there is a play.'),
        );
      },
    },
    challenge: {
      title: 'Challenging a play',
      body: ({ challenge }: Ruleset): readonly string[] =>
        challenge.kind === 'auto'
          ? [
              'In this game Lexiko checks every word when you play it and refuses invalid words. There are no challenges.',
            ]
          : paragraphs(
              'You may play any word, valid or not. The others may challenge it until the next player starts their turn. After that it stays.',
              challenge.scope === 'allWords'
                ? 'A challenge is about the whole play: if one of its words is not valid, the play is not valid.'
                : 'A challenge names one word, and only that one is looked up.',
              challenge.window === 'untilAllAccept' &&
                'In this game the next turn waits until everyone has accepted the play.',
              challenge.graceMs > 0 &&
                `Everyone has at least ${counted(challenge.graceMs / 1000, 'second')} to challenge.`,
              'You may also challenge the play that ends the game.',
            ),
    },
    ruling: {
      title: 'What a challenge costs',
      body: ({ challenge }: Ruleset): readonly string[] =>
        challenge.kind === 'auto'
          ? ['There are no challenges in this game.']
          : paragraphs(
              'If the challenged word is not valid, its player takes the tiles back and scores nothing, and the turn is over.',
              failedChallenge(challenge.cost, challenge.scope),
            ),
    },
    ending: {
      title: 'The last turn',
      body: ({ ending: { zeroTurns }, sides }: Ruleset): readonly string[] =>
        paragraphs(
          'When the bag is empty, the first player to use all their tiles goes out and ends the game. Nobody plays after that.',
          'Otherwise the game goes on until nobody can play: then everyone passes in turn, or you agree to end the game.',
          zeroTurns !== 'off' &&
            `In this game it also ends after ${word(zeroTurns === 6 ? 6 : 3 * sides)} turns in a row without points.`,
        ),
    },
    settling: {
      title: 'Final adjustment and winner',
      body: ({ ending }: Ruleset): readonly string[] =>
        paragraphs(
          'Each player loses the value of their unplayed tiles. A player who went out gets the points the others lose.',
          'The highest score wins.',
          ending.tieBreak === 'preAdjust'
            ? 'In a tie, the player who led before the final adjustment wins.'
            : 'A tie is a draw.',
        ),
    },
    leaving: {
      title: 'Leaving early',
      body: ({ sides, ending, teams }: Ruleset): readonly string[] => [
        teams.kind === 'teams'
          ? 'Members may come and go. A team with nobody left loses.'
          : sides === 2
            ? 'If you leave a game of two, your opponent wins.'
            : `A player who leaves is not ranked; the others play on. The leaver’s tiles ${ending.leaversTiles === 'pool' ? 'go back into the bag' : 'are set aside'}.`,
      ],
    },
    anagram: {
      title: 'Rearranging a word',
      body: ({ rearranging }: Ruleset): readonly string[] => [
        rearranging.kind === 'on'
          ? 'In this game you may rearrange the tiles of one word on the board if you add at least one tile and all new words are valid.'
          : 'A variation: you may rearrange the tiles of one word on the board if you add at least one tile. Not in this game.',
        'All tiles of the word stay in its line, and crossing words that change must be valid too. Premium squares covered earlier do not count again.',
      ],
    },
    recycle: {
      title: 'Swapping tiles on the board',
      body: ({ recycling }: Ruleset): readonly string[] => [
        recycling.kind === 'on'
          ? 'In this game, before you play, you may swap tiles on the board for tiles from your rack, one at a time, if every word stays valid. This scores nothing, but you get the tiles.'
          : 'A variation: before you play, you may swap tiles on the board, one at a time, for tiles from your rack. Not in this game.',
      ],
    },
    retrieve: {
      title: 'Picking up a blank',
      body: ({ blanks: rule }: Ruleset): readonly string[] => [
        rule.kind === 'retrieve'
          ? 'In this game, on your turn, you may swap a blank on the board for the letter it stands for. If you hold both letters, you may pick up both blanks at once. This is not a turn and scores nothing; then you play as usual.'
          : 'A variation: you may swap a blank on the board for the letter it stands for, and both blanks at once if you hold both letters. Not in this game.',
      ],
    },
    nine: {
      title: 'Nine tiles',
      body: ({ rack }: Ruleset): readonly string[] => [
        rack.size === 9
          ? 'In this game every rack holds nine tiles. Playing seven, eight or nine of them in one turn earns the fifty points.'
          : 'A short game: nine tiles on every rack, fifty points for playing seven or more. It suits beginners. Not in this game.',
      ],
    },
    finishLine: {
      title: 'Finish Line',
      body: ({ finishLine, preset }: Ruleset): readonly string[] => [
        finishLine.kind === 'on'
          ? 'In this game the first player to reach their target wins at once, whatever tiles are left.'
          : 'A short game: the first player to reach a target wins at once. Not in this game.',
        `The target depends on your level, so that players of different strength can meet: beginner, intermediate or ${preset === 'collectible-2020' ? 'advanced' : 'expert'}.`,
        ...[2, 3, 4].map(
          (players) => `• ${word(players)} players: ${finishLineTargets(players).join(', ')}.`,
        ),
      ],
    },
    timer: {
      title: 'Playing with a clock',
      body: ({ clock: { limit, onExpire } }: Ruleset): readonly string[] => {
        if (limit.kind === 'none')
          return [
            'Turns can have a time limit, usually three minutes. The limit can also be a handicap: experienced players have one, the others take the time they need. This game has no limit.',
          ];
        const seconds = limit.kind === 'days' ? [] : limit.seconds.filter((one) => one !== null);
        return paragraphs(
          limit.kind === 'turn' && `Each turn has a limit of ${counted(Math.max(...seconds), 'second')}.`,
          limit.kind === 'game' &&
            `Each player has ${counted(Math.max(...seconds) / 60, 'minute')} for the whole game.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Every turn adds ${counted(limit.incrementSeconds, 'second')}.`,
          limit.kind !== 'days' &&
            seconds.length < limit.seconds.length &&
            'Only some players have a clock, so that players of different strength can meet.',
          limit.kind === 'days' &&
            `Each turn may take ${limit.days === 1 ? 'a day' : counted(limit.days, 'day')}.`,
          limit.kind === 'days' &&
            limit.bankDays > 0 &&
            `When those are over, a time bank of ${counted(limit.bankDays, 'day')} for the whole game is used.`,
          EXPIRED[onExpire],
          'The clock stops while a challenge is decided.',
        );
      },
    },
    teams: {
      title: 'Playing in teams',
      body: ({ teams }: Ruleset): readonly string[] =>
        paragraphs(
          'Two teams of two or more play each other. A team has one rack and one score, and decides together. In all rules it counts as one player.',
          teams.kind === 'teams' && COMMIT[teams.commit],
          'In a class, the teacher sets up the tables, sees every board and can pause them all.',
        ),
    },
    solitaire: {
      title: 'Solitaire',
      body: (): readonly string[] => [
        'There are three kinds of solitaire:',
        '• one rack, all tiles, the usual rules: how high is your total?',
        '• two racks in turn, one for you and one for an imaginary opponent: play fairly for both;',
        '• all tiles face up: choose any seven each turn, use the dictionary, take plays back. Nobody knows the highest possible total.',
        'Keep your totals, and compare only games of the same kind.',
      ],
    },
  },
};

export type RulebookTexts = typeof rulebook;
