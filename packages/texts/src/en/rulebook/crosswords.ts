/** The rulebook's sections on Crosswords in English. */

import type { Ruleset } from '@lexiko/rules';
import type { AreaScoring, ChallengeCost } from '@lexiko/rules/rule-points';
import { paragraphs, tilesWithCounts } from '../../rulebook-facts.ts';

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;

function stakes({ model, points }: Stake): string {
  switch (model) {
    case 'mover':
      return `If it is not valid, its player loses ${points} points and takes the tiles back. If it is valid, its player gains ${points} points and another turn.`;
    case 'loserPays':
      return `Whoever is wrong loses ${points} points. If the word is valid, its player gets another turn.`;
    case 'zeroSum':
      return `Whoever is right gains ${points} points and another turn; whoever is wrong loses ${points}.`;
    case 'challenger':
      return `The challenger gains or loses ${points} points, and if right gets another turn.`;
  }
}

function bonusText({ points, letters, tiles }: AreaScoring['bonus']): string {
  if (letters > 0 && tiles > 0)
    return `• A word of at least ${letters} letters, with at least ${tiles} of its tiles played this turn, earns ${points} extra.`;
  return letters > 0
    ? `• A word of at least ${letters} letters earns ${points} extra.`
    : `• Playing at least ${tiles} tiles in one turn earns ${points} extra.`;
}

export const crosswordsSections = {
  cwAim: {
    title: 'The aim',
    body: (): readonly string[] => [
      'Two to four players play words that cross and try to use up their tiles. Letters have no values: what counts is how many tiles you play, and where. Your own colour and the squares with crosses score more.',
      'The printed rules are damaged in places. Where they are silent, Lexiko follows the reading that makes all of them true.',
    ],
  },
  cwBoard: {
    title: 'The board',
    body: ({ layout }: Ruleset): readonly string[] => [
      'Four coloured areas of 25 squares (red, blue, green and orange) form a large cross. In its centre is a small cross where the game begins. On squares with a cross you roll the dice.',
      layout.blocked.length === 0
        ? 'The corners belong to nobody, and you may use them.'
        : 'The corners are not used in this game.',
      'Each player has a colour. The first word decides which way is up: the opener’s colour is at the bottom.',
    ],
  },
  cwStart: {
    title: 'Dice and tiles',
    body: (ruleset: Ruleset): readonly string[] => [
      `Everyone rolls ${ruleset.dice.kind === 'rolled' && ruleset.dice.count === 1 ? 'a die' : 'two dice'}. The highest roll starts; those who tie roll again. Turns go clockwise.`,
      'Everyone draws ten of the 120 tiles.',
      `There are: ${tilesWithCounts(ruleset)}, and ${ruleset.tiles.counts['?'] ?? 0} blanks.`,
    ],
  },
  cwOpening: {
    title: 'The first word',
    body: ({ opening }: Ruleset): readonly string[] => [
      opening.kind === 'smallCross' && opening.covers === 'centreSquare'
        ? 'It has at least three letters and covers the centre square.'
        : 'It has at least three letters and covers a whole bar of the small cross, horizontal or vertical.',
    ],
  },
  cwPlaying: {
    title: 'Placing tiles',
    body: (): readonly string[] => [
      'Every further play touches a tile on the board. All its tiles go in one row or one column. Words read across or down, and wherever tiles touch, the whole line must be a word.',
      'CAT, then TAPE down from its T, then FACE down through its C, then FOOL across from the F: each player adds a few tiles. You may also extend a word: STRY turns TAPE into TAPESTRY.',
      'With SHIP and FISH on the board, BASE cannot be played under SHIP: SB is not a word.',
      'You draw back to ten while there are tiles. A blank stays the letter it was played as.',
    ],
  },
  cwScore: {
    title: 'Scoring',
    body: ({ scoring }: Ruleset): readonly string[] => {
      if (scoring.kind !== 'areas') return [];
      const { letterPoints, ownFactor, crossAdds, bonus, counted } = scoring;
      return paragraphs(
        `• Every tile you play scores ${letterPoints} points, ${letterPoints * ownFactor} on your own colour.`,
        `• A tile on a cross rolls the dice: five times the roll, ten times on your own colour${crossAdds ? ', on top of its points' : ', instead of its points'}.`,
        bonusText(bonus),
        counted === 'placed'
          ? 'Tiles already on the board do not score again.'
          : 'In this game tiles already on the board score again.',
        'You count your own points, and the scorekeeper writes them down. Here Lexiko does both.',
      );
    },
  },
  cwExchange: {
    title: 'Exchanging tiles',
    body: ({ exchange }: Ruleset): readonly string[] => [
      exchange.when === 'free'
        ? 'Instead of playing you may exchange up to three tiles.'
        : 'If you find no word, you exchange up to three tiles; that is your turn.',
    ],
  },
  cwWords: {
    title: 'Valid words',
    body: ({ dictionary: { bars } }: Ruleset): readonly string[] => [
      `Names, abbreviations and words with an apostrophe${bars.foreign === 'off' ? '' : ', and foreign words,'} are not valid.`,
      bars.plurals === 'onlyPlural'
        ? 'A plural is barred only if the word can be nothing else: CITIES and MICE are out, but BOATS is also a form of the verb TO BOAT and stands.'
        : bars.plurals === 'anyPlural'
          ? 'In this game every word that can be a plural is barred.'
          : 'In this game plurals are valid.',
    ],
  },
  cwChallenge: {
    title: 'Challenging a word',
    body: ({ challenge }: Ruleset): readonly string[] =>
      paragraphs(
        'You may challenge a word until the next player starts. The dictionary decides.',
        challenge.kind === 'challenge' && challenge.cost.kind === 'stake' && stakes(challenge.cost),
      ),
  },
  cwEnd: {
    title: 'The end',
    body: ({ ending: { out } }: Ruleset): readonly string[] => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'A player without tiles drops out; the others play on until nobody can play.'
        : 'In this game the first player without tiles ends it.',
      'Every tile left costs 5 points. The highest score wins; a tie is a draw.',
    ],
  },
  cwPartners: {
    title: 'Partners',
    body: ({ partners }: Ruleset): readonly string[] => [
      partners.kind === 'pairs'
        ? 'In this game the players who sit opposite each other are partners: red with green, blue with orange.'
        : 'Four can play as two pairs who sit opposite each other. Not in this game.',
      'A pair has one score. Tiles count double on the colours of both, and so do crosses.',
      partners.kind === 'pairs' && partners.racks === 'shared'
        ? 'Partners see each other’s tiles.'
        : 'Partners do not see each other’s tiles.',
    ],
  },
};

export type CrosswordsSections = typeof crosswordsSections;
