/** What computers do at the table, situation by situation. */

import { viewFor, type Action, type GameState, type PlayerView } from '@lexiko/rules';
import { formatSquare, inspectPlay, scoreOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../rules/test/support/seeded.ts';
import { handMadeLeaves } from '../../src/judgement/leave-model.ts';
import { LEVELS, PERSONALITIES, thinkingMs } from '../../src/index.ts';
import { bestOpenPlays, PLAIN_PRICES } from '../../src/open-pool/open-plays.ts';
import {
  after,
  calmly,
  engine,
  lexicon,
  PLAYERS,
  stateOf,
  viewOf,
  type Setting,
} from '../support/players-support.ts';

const { expert, hard, medium, beginner } = PLAYERS;

/** The words that an action of the side makes. */
function wordsOf(view: PlayerView, action: Action | null): readonly string[] {
  if (action?.type !== 'play') throw new Error(`not a play: ${JSON.stringify(action)}`);
  const play = inspectPlay(view, action.seat, action.tiles);
  if (!play.ok) throw new Error(play.error.code);
  return play.value.words;
}

describe('choosing a play', () => {
  test('an expert takes the seven-letter word with its bonus', () => {
    const view = viewOf({ racks: ['PAINTER', 'AAAAAAA'] });
    const action = expert.choose(view, calmly());
    expect(wordsOf(view, action)[0]).toHaveLength(7);
  });

  test('a beginner knows only common words', () => {
    const view = viewOf({ words: [['H8', 'across', 'CAT']], racks: ['ZAXOQKI', 'AAAAAAA'] });
    let plays = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const action = beginner.choose(view, calmly(seeded(seed + 100)));
      if (action?.type !== 'play') continue;
      plays++;
      const vocabulary = engine.library.vocabulary(view.ruleset, PERSONALITIES.beginner.vocabulary);
      const unknown = wordsOf(view, action).filter((word) => vocabulary.opinionOf(word) !== 'known');
      expect(
        unknown.every((word) => /^(RE|UN)|(S|ER|ED|Y)$/.test(word)),
        unknown.join(),
      ).toBe(true);
    }
  });

  test('nobody does anything while it is another side’s turn and nothing is asked', () => {
    for (const level of LEVELS) {
      expect(PLAYERS[level].choose(viewOf({ racks: ['PAINTER', 'AAAAAAA'] }, 1), calmly())).toBeNull();
    }
  });

  test('an opening word is as long as was agreed, and without one tiles are exchanged', () => {
    const options = { 'firstWord.min': 5 };
    const possible = viewOf({ options, racks: ['TRAINXX'.slice(0, 6), 'AAAAAAA'] });
    expect(itemAt(wordsOf(possible, expert.choose(possible, calmly())), 0).length).toBeGreaterThanOrEqual(5);
    const impossible = viewOf({ options, racks: ['CATVVQJ', 'AAAAAAA'] });
    expect(expert.choose(impossible, calmly())?.type).toBe('exchange');
  });
});

describe('the end of the game', () => {
  const words: Setting['words'] = [['H8', 'across', 'STONE']];

  test('with an empty bag an expert goes out where that wins more than the best score', () => {
    const view = viewOf({ words, racks: ['RA', 'QZJX'], pool: '' });
    const action = expert.choose(view, calmly());
    expect(action?.type === 'play' ? action.tiles.length : 0).toBe(2);
  });

  test('who cannot play passes', () => {
    const view = viewOf({ words, racks: ['VV', 'QZ'], pool: '' });
    expect(expert.choose(view, calmly())).toEqual({ type: 'pass', seat: 0 });
  });

  test('where passing is checked, even a beginner finds a play that exists', () => {
    const options = { 'pass.policy': 'onlyWhenUnable', 'pass.enforce': 'solver' };
    const state = stateOf({ options, words: [['H8', 'across', 'ZA']], racks: ['XI', 'QJ'], pool: '' });
    const action = beginner.choose(viewFor(state, 0), calmly());
    expect(action?.type).toBe('play');
    expect(after(state, action ?? { type: 'pass', seat: 0 }).lastActs[0]).toBe('play');
  });
});

describe('the finish line', () => {
  test('is crossed as soon as a play reaches it, whatever is kept', () => {
    const options = { 'finishLine.enabled': 'on' };
    const view = viewOf({
      options,
      words: [['H8', 'across', 'STONE']],
      racks: ['S?QUIZE', 'AAAAAAA'],
      scores: [90, 0],
    });
    const action = expert.choose(view, calmly());
    if (action?.type !== 'play') throw new Error('a play was due');
    const play = inspectPlay(view, 0, action.tiles);
    if (!play.ok) throw new Error(play.error.code);
    expect(90 + scoreOf(view, 0, play.value, []).total).toBeGreaterThanOrEqual(120);
  });
});

describe('exchanging', () => {
  test('a rack without hope is given back, the good tiles are kept', () => {
    const view = viewOf({ words: [['H8', 'across', 'CAT']], racks: ['VVUUIW?', 'AAAAAAA'] });
    const action = hard.choose(view, calmly());
    if (action?.type !== 'exchange') throw new Error(JSON.stringify(action));
    expect(action.tiles).toContain('V');
    expect(action.tiles).not.toContain('?');
  });

  test('keeps to the tiles that must be left, and to three in Crosswords', () => {
    const rack = 'VVWWFFB';
    const low = viewOf({
      options: { 'exchange.minPool': 7 },
      words: [['H8', 'across', 'AA']],
      racks: [rack, 'EEEEEEE'],
      pool: 'EEI',
    });
    expect(expert.choose(low, calmly())?.type).not.toBe('exchange');
    const crosswords = viewOf({ preset: 'crosswords', racks: ['BBBCCCDDDD', 'EEEEEEEEEE'] });
    const action = expert.choose(crosswords, calmly());
    expect(action?.type === 'exchange' ? action.tiles.length : 0).toBe(3);
  });

  test('counts on no tiles that the side before still has to draw', () => {
    const options = { 'draw.timing': 'afterWindow' };
    const words: Setting['words'] = [['G8', 'across', 'CAT']];
    const setting = { options, words, racks: ['SENT', 'VQJ'], pool: 'EIO' };
    const state = stateOf(setting);
    const { centre } = state.ruleset.layout;
    const played = after(state, { type: 'play', seat: 0, tiles: [[centre + 2, 'S']] });
    const action = expert.choose(viewFor(played, 1), calmly());
    expect(action?.type === 'exchange' ? action.tiles.length : 0).toBe(2);
    expect(after(played, action ?? { type: 'pass', seat: 1 }).lastActs[1]).toBe('exchange');
  });

  test('who drew first in Crosswords returns as many', () => {
    const options = { 'cw.exchange.order': 'drawFirst' };
    const state = stateOf({ preset: 'crosswords', options, racks: ['BBBCCCDDDD', 'EEEEEEEEEE'] });
    const draw = expert.choose(viewFor(state, 0), calmly());
    expect(draw).toEqual({ type: 'drawToExchange', seat: 0, count: 3 });
    const drawn = after(state, draw ?? { type: 'pass', seat: 0 });
    const back = expert.choose(viewFor(drawn, 0), calmly());
    expect(back?.type === 'exchange' ? back.tiles.length : 0).toBe(3);
    expect(after(drawn, back ?? { type: 'pass', seat: 0 }).turn).toBe(1);
  });
});

describe('challenging', () => {
  const played = (
    word: string,
    options: Readonly<Record<string, unknown>> = {},
    preset?: Setting['preset'],
  ): GameState => {
    const state = stateOf({
      options,
      racks: [word.slice(0, 7), 'EEEEEEE'],
      ...(preset === undefined ? {} : { preset }),
    });
    const { centre } = state.ruleset.layout;
    const tiles = [...word].map((letter, at) => [centre - 1 + at, letter] as const);
    return after(state, { type: 'play', seat: 0, tiles });
  };

  test('an expert challenges exactly the bad words, and names them where one must', () => {
    expect(expert.choose(viewFor(played('TSO'), 1), calmly())).toEqual({ type: 'challenge', seat: 1 });
    expect(expert.choose(viewFor(played('TSO', { 'challenge.scope': 'singleWord' }), 1), calmly())).toEqual({
      type: 'challenge',
      seat: 1,
      word: 'TSO',
    });
    expect(expert.choose(viewFor(played('CAT'), 1), calmly())?.type).not.toBe('challenge');
  });

  test('somebody who knows fewer words doubts some of those it does not know, never those it knows', () => {
    const unknown = viewFor(played('TSO'), 1);
    const known = viewFor(played('CAT'), 1);
    let doubted = 0;
    for (let seed = 1; seed <= 200; seed++) {
      if (medium.choose(unknown, calmly(seeded(seed * 977)))?.type === 'challenge') doubted++;
      expect(medium.choose(known, calmly(seeded(seed)))?.type).not.toBe('challenge');
    }
    expect(doubted).toBeGreaterThan(0);
    expect(doubted).toBeLessThan(100);
  });

  test('a hard player hardly ever lets letters stand that no word has together, or the plural of what has none', () => {
    for (const word of ['BZQ', 'THES']) {
      const view = viewFor(played(word), 1);
      const answers = Array.from({ length: 100 }, (_, seed) => hard.choose(view, calmly(seeded(seed * 977))));
      expect(answers.filter((action) => action?.type === 'challenge').length, word).toBeGreaterThan(70);
    }
  });

  test('hardly anybody doubts where a wrong challenge loses the game', () => {
    const view = viewFor(played('TSO', { 'challenge.failPenalty': 'loseGame' }), 1);
    const doubted = Array.from({ length: 100 }, (_, seed) => medium.choose(view, calmly(seeded(seed * 977))));
    expect(doubted.filter((action) => action?.type === 'challenge').length).toBeLessThan(3);
  });

  test('plurals are challenged in Crosswords and avoided', () => {
    const state = played('CATTLE'.slice(0, 3), {}, 'crosswords');
    expect(expert.choose(viewFor(state, 1), calmly())?.type).not.toBe('challenge');
    const plural = played('MICE', {}, 'crosswords');
    expect(expert.choose(viewFor(plural, 1), calmly())?.type).toBe('challenge');
    const view = viewOf({ preset: 'crosswords', racks: ['DOGSCATSIN', 'EEEEEEEEEE'] });
    for (const word of wordsOf(view, expert.choose(view, calmly()))) {
      expect(itemAt(lexicon.columns.labels, lexicon.rankOf(word)) & 8, word).toBe(0);
    }
  });

  test('a partner is not challenged', () => {
    const options = { 'cw.partners': 'on', 'challenge.window': 'untilAllAccept' };
    const state = stateOf({
      preset: 'crosswords',
      options,
      racks: ['TSOTSOTTSS'.slice(0, 9), 'E', 'E', 'E'],
    });
    const { centre } = state.ruleset.layout;
    const tiles = [...'TSO'].map((letter, at) => [centre - 1 + at, letter] as const);
    const open = after(state, { type: 'play', seat: 0, tiles });
    expect(expert.choose(viewFor(open, 2), calmly())).toBeNull();
    expect(expert.choose(viewFor(open, 3), calmly())?.type).toBe('challenge');
  });

  test('a last play is accepted so that the game can end', () => {
    const state = stateOf({ words: [['H8', 'across', 'CAT']], racks: ['S', 'EEE'], pool: '' });
    const last = after(state, { type: 'play', seat: 0, tiles: [[state.ruleset.layout.centre + 3, 'S']] });
    expect(last.phase).toBe('final-window');
    const answer = expert.choose(viewFor(last, 1), calmly());
    expect(answer).toEqual({ type: 'accept', seat: 1 });
    expect(after(last, { type: 'accept', seat: 1 }).phase).toBe('over');
  });

  test('a mover with an extra turn waits while others may still challenge another word', () => {
    const options = { 'challenge.scope': 'singleWord', 'challenge.window': 'untilAllAccept' };
    const words: Setting['words'] = [['G8', 'across', 'CAT']];
    const state = stateOf({ preset: 'crosswords', options, words, racks: ['SOEN', 'EE', 'EE'] });
    const { centre, width } = state.ruleset.layout;
    const tiles = [[centre + 2, 'S'] as const, [centre + 2 + width, 'O'] as const];
    const ruled = after(after(state, { type: 'play', seat: 0, tiles }), {
      type: 'challenge',
      seat: 1,
      word: 'SO',
    });
    expect([ruled.turn, ruled.window?.seat]).toEqual([0, 0]);
    expect(expert.choose(viewFor(ruled, 0), calmly())).toBeNull();
    const answer = expert.choose(viewFor(ruled, 2), calmly());
    expect(answer?.type).toMatch(/accept|challenge/);
    const answered = after(ruled, { type: 'accept', seat: 2 });
    expect(expert.choose(viewFor(answered, 0), calmly())).not.toBeNull();
  });

  test('where the table decides, each side votes as it knows the word', () => {
    const ruled = after(played('TSO', { 'dictionary.id': 'table' }), { type: 'challenge', seat: 1 });
    expect(expert.choose(viewFor(ruled, 0), calmly())).toEqual({ type: 'rule', seat: 0, stands: true });
    expect(expert.choose(viewFor(ruled, 1), calmly())).toEqual({ type: 'rule', seat: 1, stands: false });
  });
});

describe('time and work', () => {
  test('a computer uses at most half of what is left on its clock', () => {
    const view = viewOf({ options: { 'timer.seconds': 30 }, racks: ['PAINTER', 'EEEEEEE'] });
    expect(thinkingMs(view, 0, 5000)).toBe(5000);
    expect(thinkingMs(view, 28_000, 5000)).toBe(1000);
    expect(thinkingMs(view, 40_000, 5000)).toBe(0);
    expect(thinkingMs(viewOf({ racks: ['PAINTER', 'EEEEEEE'] }), 40_000, 5000)).toBe(5000);
  });

  test('what its easy turns save of the clock of a game, it may use on another, up to twice the usual time', () => {
    const options = { 'clock.seconds': 1500 };
    const view = { ...viewOf({ options, racks: ['PAINTER', 'EEEEEEE'] }), turnsTaken: [4, 4] };
    expect(thinkingMs({ ...view, usedMs: [8000, 0] }, 0, 2000)).toBe(2000);
    expect(thinkingMs({ ...view, usedMs: [7000, 0] }, 0, 2000)).toBe(3000);
    expect(thinkingMs({ ...view, usedMs: [1000, 0] }, 0, 2000)).toBe(4000);
    const byTurn = viewOf({ options: { 'timer.seconds': 60 }, racks: ['PAINTER', 'EEEEEEE'] });
    expect(thinkingMs({ ...byTurn, turnsTaken: [4, 4], usedMs: [1000, 0] }, 0, 2000)).toBe(2000);
  });
});

describe('leaves made by hand', () => {
  const worth = handMadeLeaves(lexicon.alphabet, 'premiums');
  const of = (letters: string): number =>
    worth([...letters].map((letter) => (letter === '?' ? 0 : lexicon.alphabet.letters.indexOf(letter))));

  test('value blanks and S, mind repetition and balance, and Q without U', () => {
    expect(of('')).toBe(0);
    expect(of('?')).toBeGreaterThan(of('S'));
    expect(of('S')).toBeGreaterThan(of('E'));
    expect(of('II')).toBeLessThan(2 * of('I'));
    expect(of('AEIOU')).toBeLessThan(of('AEIRT'));
    expect(of('QU')).toBeGreaterThan(of('Q'));
  });
});

describe('open letters', () => {
  test('the best play is at least as good as any that a rack of seven could make', () => {
    const options = { 'solitaire.mode': 'openPool' };
    const { graph, alphabet } = lexicon;
    const goOn = (): boolean => true;
    const state = stateOf({ options, words: [['H8', 'across', 'STONE']], racks: [''] });
    const table = viewFor(state, 0);
    const [play] = bestOpenPlays({ table, seat: 0, graph, alphabet, prices: PLAIN_PRICES, goOn }, 1);
    if (play === undefined) throw new Error('a play was due');
    const { tiles } = play;
    const best = itemAt(after(state, { type: 'play', seat: 0, tiles }).scores, 0);
    for (const rack of ['QUIZZED', 'JACKPOT', 'PAINTER', 'EXHAUST', 'WIZARDS', 'ZEPHYRS'].map((word) => [
      ...word,
    ])) {
      const have = {
        ...table,
        ruleset: { ...table.ruleset, solitaire: { kind: 'off' } as const },
        racks: [rack],
      };
      const list = engine.finder.plays({ table: have, seat: 0, graph, alphabet });
      // Blanks and S are saved where they bring little.
      if (list.count > 0) expect(best + 2).toBeGreaterThanOrEqual(list.scoreAt(0));
    }
    expect(formatSquare(table.ruleset.layout, itemAt(tiles, 0)[0])).toMatch(/^[A-O]\d+$/);
  });
});
