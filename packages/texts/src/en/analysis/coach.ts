/** The coach in English. */

import { points } from '../grammar.ts';

export const coach = {
  title: 'Coach',
  thinking: 'The coach is looking at your tiles…',
  notYours: 'Hints are available on your turn.',
  /** What the next button offers. */
  ask: { tip: 'Give me a tip', area: 'Where?', letters: 'Which tiles?', play: 'Show the play' },
  area: (from: string, to: string): string => `Look between ${from} and ${to}.`,
  areaExchange: 'Not on the board: think about new tiles.',
  letters: (tiles: string): string => `Use ${tiles}.`,
  /** Of an exchange. */
  keep: (tiles: string): string => `Keep ${tiles}.`,
  play: (move: string, score: number): string => `${move} scores ${score}.`,
  playWithDice: (move: string, score: number): string =>
    `${move} scores ${Math.round(score)} with average dice.`,
  exchange: (tiles: string): string => `Exchange ${tiles}.`,
  pass: 'Passing is best here.',
  lastTurn: 'Your last turn',
  well: (move: string): string => `${move}: well played! The coach found nothing better.`,
  /** `score` is `null` where the better move is an exchange or a pass. */
  better: (move: string, score: number | null): string =>
    `Better: ${move}${score === null ? '' : ` for ${Math.round(score)}`}.`,
  even: (made: string, move: string): string =>
    `${made} may be as good as ${move}: the difference is within the margin of error.`,
  applied: (tip: string): string => `You followed a tip: ${tip}`,
  helps: (tip: string): string => `A tip that helps here: ${tip}`,
  cheapS: (more: number): string =>
    more <= 0
      ? 'The S scored no more than your best play without it.'
      : `The S scored only ${points(more)} more than your best play without it. It should bring about 8.`,
  /** The ten tips, short; and as advice before a turn. */
  tips: {
    short: 'short words add up.',
    s: 'let an S serve two words.',
    groups: 'look for letters that often go together.',
    premiums: 'use the premium squares.',
    keeping: 'keep good tiles for the next turn.',
    bingos: 'look for bingos.',
    q: 'play the Q without a U.',
    hooks: 'hook a letter onto a word.',
    choice: 'found a good play? Look for a better one.',
    attitude: 'make the best of poor tiles.',
  },
  advice: {
    short: 'Play a word alongside another: the two- and three-letter words between them score too.',
    s: 'Your S can serve two words at once: a plural and a new word.',
    groups: 'Shuffle your tiles: some of them often stand together at the end of a word.',
    premiums: 'You can reach a premium square.',
    keeping: 'Think of your next turn too: keep tiles that go well together.',
    bingos: 'Look for a long word: you have a bingo.',
    q: 'You can play the Q without a U.',
    hooks: 'One letter before or after a word on the board makes another word.',
    choice: 'You have several good plays. Compare them before you choose.',
    attitude: 'Your tiles are difficult. A small play may be the best one.',
  },
  /** Where Crosswords is another game. */
  crosswords: {
    tips: {
      bingos: 'long words with many new tiles earn 50 extra points.',
      premiums: 'a tile on a cross rolls the dice.',
    },
    advice: {
      bingos: 'Look for a long word: with enough new tiles it earns 50 extra points.',
      premiums: 'You can reach a cross: a tile on it rolls the dice.',
    },
  },
};

export type CoachTexts = typeof coach;
