/** Which of the ten tips a play follows, and the coach's view of a turn: what its player sees and nothing else. */

import type { Play } from '@lexiko/engine/moves';
import { readFileSync } from 'node:fs';
import { redact, replay, viewFor } from '@lexiko/rules';
import { sortedTiles } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { formatMove, parseLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { gainByS, type RatedMove, tableTurnOfView, tableTurns, tipsOf } from '../src/index.ts';
import { turnOfView } from '../src/turns/view-turn.ts';
import { stateOf } from '../../engine/test/support/players-support.ts';

const WORDS = [['F8', 'across', 'HORN']] as const;

function ratedPlay(rack: string, at: string, word: string, more: Partial<RatedMove> = {}) {
  const state = stateOf({ words: WORDS, racks: [rack, 'AAAEEEE'] });
  const { board, ruleset } = state;
  const { width } = ruleset.layout;
  const isAcross = /^\d/u.test(at);
  const row = isAcross ? Number.parseInt(at, 10) : Number(at.slice(1));
  const column = isAcross ? at.slice(-1) : at.slice(0, 1);
  const start = (row - 1) * width + column.charCodeAt(0) - 65;
  const squares = [...word].map((_, index) => start + index * (isAcross ? 1 : width));
  const placed = squares.flatMap((square, index) =>
    board[square] === '' ? [[square, itemAt(word, index)] as const] : [],
  );
  const leave = [...rack];
  for (const [, letter] of placed) leave.splice(leave.indexOf(letter), 1);
  const move: Play = {
    type: 'play',
    direction: isAcross ? 'across' : 'down',
    tiles: placed.map(([square, letter]) => ({ square, letter: letter.charCodeAt(0) - 64, isBlank: false })),
    score: 20,
    equityMilli: 20_000,
  };
  const rated: RatedMove = {
    move,
    notation: formatMove({ board, layout: ruleset.layout }, placed),
    score: 20,
    leave,
    equity: 20,
    win: 0.5,
    isBingo: placed.length === 7,
    ...more,
  };
  return { ruleset, turn: { board, rack: [...rack] }, rated };
}

function tips(...play: Parameters<typeof ratedPlay>): ReturnType<typeof tipsOf> {
  const { ruleset, turn, rated } = ratedPlay(...play);
  return tipsOf(ruleset, turn, rated);
}

describe('tips', () => {
  it('see a hook, and an S that serves two words', () => {
    // HORNS and SAT.
    expect(tips('SATIVEO', 'J8', 'SAT')).toEqual(expect.arrayContaining(['s', 'hooks']));
    // THORN is another word with one letter before it.
    expect(tips('TIVEOAA', 'E8', 'TI')).toContain('hooks');
    expect(tips('TIVEOAA', 'E8', 'TI')).not.toContain('s');
  });

  it('see in a language what its players see', () => {
    const { ruleset, turn, rated } = ratedPlay('SATIVEO', 'J8', 'SAT');
    expect(tipsOf({ ...ruleset, language: 'german' }, turn, rated)).not.toContain('s');
    expect(tipsOf({ ...ruleset, language: 'french' }, turn, rated)).toContain('s');
    const bingo = ratedPlay('ANTIVOO', 'E2', 'ANTIVOO');
    expect(tipsOf(bingo.ruleset, bingo.turn, bingo.rated)).not.toContain('groups');
    expect(tipsOf({ ...bingo.ruleset, language: 'german' }, bingo.turn, bingo.rated)).toContain('groups');
  });

  it('see short words beside another', () => {
    expect(tips('OATIVEE', '9G', 'OAT')).toContain('short');
  });

  it('see premium squares, bingos with their usual letters, and a Q without U', () => {
    expect(tips('PREVENT', 'E2', 'PREVENT').slice(0, 2)).toEqual(['bingos', 'groups']);
    expect(tips('QATIEEE', 'I8', 'NQA')).toContain('q');
    expect(tips('QUATIEE', 'I8', 'NQA')).not.toContain('q');
    expect(tips('EEDAIOU', 'F8', 'HEED')).toContain('premiums');
  });

  it('see in an exchange what is kept, whatever goes back', () => {
    const { ruleset, turn, rated } = ratedPlay('KIAQIOR', '9G', 'OAR');
    const exchange: RatedMove = {
      ...rated,
      move: { type: 'exchange', letters: [11, 9, 17, 9], equityMilli: 0 },
      score: 0,
      leave: ['A', 'O', 'R'],
    };
    expect(tipsOf(ruleset, turn, exchange)[0]).toBe('keeping');
    expect(tipsOf(ruleset, turn, exchange)).not.toContain('q');
    const pass: RatedMove = { ...exchange, leave: turn.rack };
    expect(tipsOf(ruleset, turn, pass)[0]).toBe('attitude');
  });

  it('see good letters kept, and the best made of poor ones', () => {
    expect(tips('OATERNS', '9G', 'OAT')).not.toContain('attitude');
    expect(tips('OVATERN', '9G', 'OVA')).toContain('keeping');
    expect(tips('OVAUUIW', '9G', 'OVA', { score: 7 })).toContain('attitude');
  });

  it('always have one to tell', () => {
    expect(tips('OVAUUIW', '9G', 'OVA')).toContain('choice');
  });

  it('count what an S brings against the best without it', () => {
    const withS = ratedPlay('SATIVEO', 'J8', 'SAT', { score: 24 }).rated;
    const without = ratedPlay('SATIVEO', '9G', 'OAT', { score: 18 }).rated;
    const rack = [...'SATIVEO'];
    expect(gainByS(rack, withS, [withS, without])).toBe(6);
    expect(gainByS(rack, without, [withS])).toBe(null);
    expect(gainByS(rack, withS, [withS])).toBe(null);
  });
});

describe('a turn from a view', () => {
  it('is the same whatever the others hold, and counts as unseen all that its player does not see', () => {
    const seen = (other: string) => {
      const state = stateOf({ words: WORDS, racks: ['SATIVEO', other] });
      return turnOfView(viewFor(state, 0), 0);
    };
    expect(seen('QZJXKWV')).toEqual(seen('AEIOUST'));
    const turn = seen('QZJXKWV');
    expect(turn.unseen).toHaveLength(100 - 4 - 7);
    expect(turn.bagSize).toBe(100 - 4 - 7 - 7);
    expect(turn.rack.join('')).toBe('SATIVEO');
  });

  it.each(['crosswords', 'moved-letters'])(
    'is the turn that the log of %s tells, without what was hidden',
    (name) => {
      const path = new URL(`../../../fixtures/logs/${name}.json`, import.meta.url);
      const log = parseLog(readFileSync(path, 'utf8'));
      if (!log.ok) throw new Error(log.error.code);
      const told = tableTurns(log.value);
      expect(told.length).toBeGreaterThan(20);
      for (const { turn, start, event } of told) {
        const { player } = turn;
        // Nobody takes a turn that was lost: there is no act of it in the log.
        if (turn.act.kind === 'lost') continue;
        const [from, to] = [start.seq, log.value.indexOf(event) + 1];
        const since = log.value.slice(from, to).map((one) => redact(start.ruleset, one, player));
        const seen = tableTurnOfView(viewFor(replay(log.value.slice(0, from)), player), player, since).turn;
        const { act, notation, score, board, rack, scores } = turn;
        expect(seen).toMatchObject({ act, notation, score, board, rack, scores });
        expect(sortedTiles(seen.unseen)).toEqual(sortedTiles(turn.unseen));
        // Before it is taken nothing is known of it.
        expect(tableTurnOfView(start, player, []).turn).toMatchObject({ act: { kind: 'pass' }, rack });
      }
    },
  );
});
