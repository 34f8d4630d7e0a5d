/** Rule points of words and challenges: what is judged, how long, at what cost, and by which dictionary. */

import { describe, expect, test } from 'vitest';
import {
  isTimed,
  namesOneWord,
  revealsBadWords,
  stakeVerdict,
  waitsForAll,
} from '../../src/rule-points/challenge.ts';
import { offersTool, playersDecide } from '../../src/rule-points/dictionary.ts';
import { CROSSWORDS, rulesOf } from './rules-of.ts';

describe('challenges (S-25 to S-29, V-12, W-26)', () => {
  test('there are none where words are checked at once', () => {
    const { challenge } = rulesOf({ 'words.validation': 'auto', 'challenge.window': 'timed' });
    expect(challenge).toEqual({ kind: 'auto' });
    expect([isTimed, namesOneWord, revealsBadWords, waitsForAll].map((asks) => asks(challenge))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['loseNextTurn', { kind: 'loseNextTurn' }],
    ['none', { kind: 'none' }],
    ['points5', { kind: 'points', points: 5 }],
    ['points10', { kind: 'points', points: 10 }],
    ['loseGame', { kind: 'loseGame' }],
  ] as const)('%s costs whoever is wrong %j', (penalty, cost) => {
    expect(rulesOf({ 'challenge.failPenalty': penalty }).challenge).toMatchObject({ cost });
  });

  test('Crosswords has 25 points at stake', () => {
    const options = { 'cw.challenge.model': 'zeroSum', 'cw.challenge.badWord': 'stays' };
    expect(rulesOf(options, CROSSWORDS).challenge).toMatchObject({
      cost: { kind: 'stake', points: 25, model: 'zeroSum', badWord: 'stays' },
    });
  });

  test.each([
    ['mover', true, 25, 0, 'mover'],
    ['mover', false, -25, 0, null],
    ['loserPays', true, 0, -25, 'mover'],
    ['loserPays', false, -25, 0, null],
    ['zeroSum', true, 25, -25, 'mover'],
    ['zeroSum', false, -25, 25, 'challenger'],
    ['challenger', true, 0, -25, null],
    ['challenger', false, 0, 25, 'challenger'],
  ] as const)('stake by %s, word good %s', (model, stands, mover, challenger, extraTurn) => {
    const cost = { kind: 'stake', points: 25, model, badWord: 'removed' } as const;
    expect(stakeVerdict(cost, stands)).toEqual({ mover, challenger, extraTurn });
  });

  test.each([
    ['untilNextStarts', 0, 0],
    ['untilNextStarts', 10, 10_000],
    ['timed', 0, 30_000],
    ['timed', 5, 5000],
    ['untilAllAccept', 0, 0],
  ])('a window %s with %i seconds keeps the next side waiting for %i ms', (window, seconds, graceMs) => {
    const { challenge } = rulesOf({ 'challenge.window': window, 'challenge.graceSeconds': seconds });
    expect(challenge).toMatchObject({ graceMs });
    expect([isTimed(challenge), waitsForAll(challenge)]).toEqual([
      window === 'timed',
      window === 'untilAllAccept',
    ]);
  });

  test('one word is named, or the whole play is judged; bad words are told, or only the verdict', () => {
    const deluxe = rulesOf({ 'challenge.revealWords': 'verdictOnly' }).challenge;
    const later = rulesOf({}, { preset: 'standard-2007' }).challenge;
    expect([namesOneWord(deluxe), namesOneWord(later)]).toEqual([true, false]);
    expect([revealsBadWords(deluxe), revealsBadWords(later)]).toEqual([false, true]);
  });
});

describe('the dictionary (D-01, D-04, V-05, W-24, W-25)', () => {
  test.each([
    ['', false],
    ['english', false],
    ['table', true],
  ])('with %j the players decide: %s', (id, expected) => {
    expect(playersDecide(rulesOf({ 'dictionary.id': id }).dictionary)).toBe(expected);
  });

  test.each([
    ['challengeOnly', 'lookup', false],
    ['free', 'lookup', true],
    ['free', 'browse', false],
  ] as const)('%s offers %s: %s', (access, tool, expected) => {
    const { dictionary } = rulesOf({ 'dictionary.access': access, 'dictionary.freeTools': ['lookup'] });
    expect(offersTool(dictionary, tool)).toBe(expected);
  });

  test('only Crosswords bars plurals and foreign words', () => {
    expect(rulesOf({ 'dictionary.school': 'tier1' }).dictionary.bars).toEqual({
      school: 'tier1',
      plurals: 'off',
      foreign: 'off',
    });
    expect(rulesOf({ 'cw.plurals': 'anyPlural' }, CROSSWORDS).dictionary.bars).toEqual({
      school: 'off',
      plurals: 'anyPlural',
      foreign: 'exclusionList',
    });
  });
});
