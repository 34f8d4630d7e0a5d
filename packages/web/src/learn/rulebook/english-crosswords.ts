/** The rulebook's sections on Crosswords in English. */

import { diceCount, sharesRacks } from '@lexiko/rules';
import type { SectionId } from './outline.ts';
import { lettersWithCounts, paragraphs, type SectionText } from './rulebook-texts.ts';

type CrosswordsSection = Extract<SectionId, `cw${string}`>;

export const ENGLISH_CROSSWORDS: Readonly<Record<CrosswordsSection, SectionText>> = {
  cwAim: {
    title: 'The aim',
    body: () => [
      'Two to four players lay words crossword fashion and try to get rid of their letters. Letters have no values: what counts is how many you lay, and where. Your own colour and the squares with crosses bring more.',
      'The printed rules of this game are damaged in places; where they are silent, Lexiko follows the reading that makes all of them true.',
    ],
  },
  cwBoard: {
    title: 'The board',
    body: ({ layout }) => [
      'Four coloured areas of 25 squares, red, blue, green and orange, form a large cross. In its middle is a small cross where the game begins. Some squares carry crosses: there the dice are rolled.',
      layout.blocked.length === 0
        ? 'The corners belong to nobody and can be used.'
        : 'The corners cannot be used in this game.',
      'Each player has a colour. The first word decides which way is up: the colour of whoever opens lies at the bottom.',
    ],
  },
  cwStart: {
    title: 'Dice and letters',
    body: (ruleset) => [
      `Everyone rolls ${diceCount(ruleset.dice) === 1 ? 'a die' : 'two dice'}; the highest begins, those who tie roll again. Then turns go clockwise.`,
      'Everyone draws ten of the 120 letters.',
      `There are: ${lettersWithCounts(ruleset)}, and ${ruleset.tiles.counts['?'] ?? 0} blanks.`,
    ],
  },
  cwOpening: {
    title: 'The first word',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'plus5'
        ? 'It has at least three letters and covers a whole bar of the small cross, lying or standing.'
        : 'It has at least three letters and covers the square in the middle.',
    ],
  },
  cwPlaying: {
    title: 'Laying letters',
    body: () => [
      'Every further play joins the words on the board. All its letters go into one row or one column; words read to the right or downwards, and wherever letters touch, the run must be a word.',
      'CAT, then TAPE down from its T, then FACE down through its C, then FOOL across from the F: each player adds a few letters. A word may also grow: STRY makes TAPESTRY of TAPE.',
      'With SHIP and FISH on the board BASE cannot be laid under SHIP: SB would be no word.',
      'You draw back to ten as long as there are letters. A blank stays the letter it was played as.',
    ],
  },
  cwScore: {
    title: 'Counting points',
    body: ({ scoring }) => [
      '• Every letter laid earns 5 points, 10 on your own colour.',
      `• A letter on a cross rolls the dice: five times the reading, ten times on your own colour${scoring.kind === 'areas' && scoring.crossAdds ? ', on top of its points' : ', instead of its points'}.`,
      scoring.kind === 'areas' && scoring.bonus.letters > 0 && scoring.bonus.tiles > 0
        ? '• A word of more than five letters with at least five laid this turn earns 50 more.'
        : scoring.bonus.tiles > 0
          ? '• At least five letters laid in one turn earn 50 more.'
          : '• A word of more than five letters earns 50 more.',
      scoring.kind === 'areas' && scoring.counted === 'placed'
        ? 'Letters that lay there before do not count again.'
        : 'In this game the letters of words that lay there before count again.',
      'You count your own points; the player who keeps score writes them down. Here Lexiko does both.',
    ],
  },
  cwExchange: {
    title: 'No word',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'Instead of playing you may exchange up to three letters.'
        : 'Whoever finds no word exchanges up to three letters; that is the turn.',
    ],
  },
  cwWords: {
    title: 'Which words are good',
    body: ({ dictionary }) => [
      `Not good are names, abbreviations and words with an apostrophe${dictionary.bars.foreign === 'off' ? '' : ', and foreign words'}.`,
      dictionary.bars.plurals === 'onlyPlural'
        ? 'A plural is barred only if the word can be nothing else: CITIES and MICE are out, BOATS is also a form of the verb TO BOAT and stands.'
        : dictionary.bars.plurals === 'anyPlural'
          ? 'In this game a word is barred if it can be a plural at all.'
          : 'In this game plurals are good.',
    ],
  },
  cwChallenge: {
    title: 'Challenging a word',
    body: ({ challenge }) =>
      paragraphs(
        'A word may be challenged until the next player begins. The dictionary decides.',
        challenge.kind === 'challenge' &&
          challenge.cost.kind === 'stake' &&
          {
            mover:
              'If it is bad, its player loses 25 points and takes the letters back. If it is good, its player gains 25 and has another turn.',
            loserPays:
              'Whoever was wrong loses 25 points. If the word was good, its player has another turn.',
            zeroSum: 'Whoever was right gains 25 points and a turn, whoever was wrong loses 25.',
            challenger: 'Whoever challenges gains or loses 25 points; if right, they have another turn.',
          }[challenge.cost.model],
      ),
  },
  cwEnd: {
    title: 'The end',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'A player without letters drops out and the others go on, until nobody has a play.'
        : 'In this game the first player without letters ends it.',
      'Every letter left costs 5 points. The highest total wins; a tie is shared.',
    ],
  },
  cwPartners: {
    title: 'Partners',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'In this game those who sit opposite play together: red with green, blue with orange.'
        : 'Four can play as two pairs who sit opposite each other. Not in this game.',
      'A pair has one score. Letters count double on the colours of both, and so do crosses.',
      !sharesRacks(partners)
        ? 'Partners do not see each other’s letters.'
        : 'Partners see each other’s letters.',
    ],
  },
};
