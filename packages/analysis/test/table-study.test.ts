/** Turns studied at their tables: Crosswords, letters that move, games alone. What is told is measured again here. */

import { seededNumbers } from '@lexiko/engine';
import { laidTiles } from '@lexiko/engine/moves';
import { replay, viewFor, type GameConfig, type GameEvent } from '@lexiko/rules';
import { neededTile, withLaid } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, it } from 'vitest';
import { openTable, planOfTable } from '../src/turns/table-analysis.ts';
import {
  type Fact,
  type StudiedTurn,
  studyOfTable,
  type TableTurn,
  tableTurns,
  turnWithActions,
} from '../src/index.ts';
import { pairedMean } from '../src/turns/turn-simulation.ts';
import { playedLog } from '../../engine/test/support/played-logs.ts';
import { beginningOf, engine, lexicon } from '../../engine/test/support/players-support.ts';

const ITERATIONS = 24;
const DEPTH = { iterations: ITERATIONS, replies: 12, seed: 3 };

function toolsFor({ turn }: TableTurn) {
  return { engine, random: seededNumbers(turn.number), draws: 0, most: 6, ...DEPTH };
}

function study(at: TableTurn): StudiedTurn {
  const one = studyOfTable(toolsFor(at), at);
  while (one.step());
  return one.result();
}

const game = (
  preset: GameConfig['preset'],
  sides: number,
  options: Readonly<Record<string, unknown>>,
): GameConfig => ({ preset, sides, options: { 'dictionary.id': 'test', ...options } });

const MOVED = playedLog(
  game('standard-2007', 2, { 'shift.recycle': 'on', 'blank.retrieve': 'on', 'shift.anagram': 'on' }),
  5,
  'medium',
);
const CROSSWORDS = playedLog(game('crosswords', 2, {}), 5, 'medium');
const PARTNERS = playedLog(game('crosswords', 4, { 'cw.partners': 'on' }), 5);
const ALONE = playedLog(
  game('standard-2007', 1, { 'solitaire.mode': 'tally', 'shift.recycle': 'on' }),
  5,
  'medium',
);

/** Some turns of a log with tiles in the bag, and one of the last. */
function someTurns(events: readonly GameEvent[]): readonly TableTurn[] {
  const turns = tableTurns(events);
  return [2, 7, turns.length - 2].map((at) => itemAt(turns, at));
}

const factOf = <Kind extends Fact['kind']>(one: StudiedTurn, ...kinds: readonly Kind[]) =>
  one.facts.find((fact): fact is Extract<Fact, { kind: Kind }> => kinds.some((kind) => kind === fact.kind));

describe.each([
  ['with dice', CROSSWORDS],
  ['with dice and partners', PARTNERS],
  ['with letters that move', MOVED],
  ['alone', ALONE],
])('a turn %s', (name, events) => {
  const turns = someTurns(events);
  const studied = turns.map(study);

  it('is played out, or played on to the end where all letters are known', () => {
    for (const [at, { analysis, better, other }] of studied.entries()) {
      const { bagSize, scores } = itemAt(turns, at).turn;
      const isKnown = bagSize === 0 && scores.length < 3;
      if (analysis.isValid) expect(analysis.judgedBy).toBe(isKnown ? 'played-on' : 'simulated');
      expect(better).toBe(analysis.best[0]);
      if (better.notation !== analysis.made.notation) expect(other).toBe(analysis.made);
    }
  });

  it('is told with the numbers that playouts of both moves on the same draws come to', () => {
    let told = 0;
    for (const [at, one] of studied.entries()) {
      const fact = factOf(one, 'wins', 'even', 'scores', 'even-scores', 'ends', 'final');
      if (fact === undefined || one.other === null) continue;
      const opened = openTable(toolsFor(itemAt(turns, at)), itemAt(turns, at));
      const plan = planOfTable(opened, itemAt(turns, at), DEPTH);
      if (plan === null) throw new Error('it was played out');
      const places = [one.better, one.other].map(({ notation }) =>
        opened.options.findIndex(({ rated }) => rated.notation === notation),
      );
      const draws = 'draws' in fact ? fact.draws : 1;
      // One by one: it must not matter how they were put together.
      const batches = places.map((candidate) =>
        Array.from({ length: draws }, (_, from) => plan.run({ candidate, from, count: 1 })),
      );
      const isAlone = name === 'alone';
      const values = batches.map((list) =>
        list.map(({ wins, spreads }) => itemAt(isAlone ? spreads : wins, 0)),
      );
      const again = pairedMean(itemAt(values, 0), itemAt(values, 1));
      const next = factOf(one, 'bingo-next');
      if (next !== undefined) {
        // Alone the next turn is one's own; else the other side has its turn before.
        const shares = batches.map((list) => {
          const bonuses = list.map(({ plies }) => itemAt(plies, isAlone ? 0 : 1).bonuses);
          return bonuses.reduce((sum, bonus) => sum + bonus, 0) / draws;
        });
        expect([next.better, next.other]).toEqual(shares);
      }
      if ('more' in fact) {
        expect(fact.more).toBeCloseTo(again.mean, 9);
        expect(fact.margin).toBeCloseTo(again.margin, 9);
        expect(fact.kind.startsWith('even')).toBe(again.mean <= again.margin);
        const { winLoss, equityLoss, made, lossMargins } = one.analysis;
        if (one.other === made) {
          expect(isAlone ? equityLoss : winLoss).toBeCloseTo(Math.max(0, again.mean), 9);
          expect(isAlone ? lossMargins?.equity : lossMargins?.win).toBeCloseTo(again.margin, 9);
        }
      } else {
        const { player, scores } = itemAt(turns, at).turn;
        const lead = itemAt(scores, player) - (isAlone ? 0 : itemAt(scores, 1 - player));
        expect([fact.better, fact.other]).toEqual(
          batches.map((list) => lead + itemAt(itemAt(list, 0).spreads, 0)),
        );
      }
      told++;
    }
    expect(told).toBeGreaterThan(1);
  });

  it('is answered by the next side, unless there is none', () => {
    for (const [at, one] of studied.entries()) {
      const isAnswered = itemAt(turns, at).turn.bagSize > 0 && name !== 'alone' && one.analysis.isValid;
      expect(one.replies).toHaveLength(isAnswered ? DEPTH.replies : 0);
      const fact = factOf(one, 'replies');
      if (fact === undefined) continue;
      const mean = one.replies.reduce((sum, { score }) => sum + score, 0) / one.replies.length;
      const isBest = one.better.notation === one.analysis.made.notation;
      expect(isBest ? fact.better : fact.other).toBeCloseTo(mean, 9);
    }
  });

  it('comes out the same whenever it is studied', () => {
    expect(study(itemAt(turns, 1))).toEqual(studied[1]);
  });
});

describe('what is played out', () => {
  const plays = tableTurns(MOVED).filter(({ event, turn }) => event.type === 'played' && !turn.isWithdrawn);
  const opened = plays
    .filter((_, at) => at % 3 === 0)
    .map((at) => ({ at, open: openTable(toolsFor(at), at) }));

  it('leaves board and rack as the turn itself does, whatever was done before the play', () => {
    let moved = 0;
    for (const { at, open } of opened) {
      for (const { rated, move, board, rack } of open.options) {
        const laid = move.type === 'play' ? laidTiles(move, lexicon.alphabet) : [];
        if (rated.changes === undefined) continue;
        expect(withLaid(board, laid)).toEqual(withLaid(at.turn.board, rated.changes));
        const used = laid.map(([, one]) => neededTile(one));
        expect([...rack].sort()).toEqual([...rated.leave, ...used].sort());
        moved++;
      }
    }
    expect(moved).toBeGreaterThan(20);
  });

  it('of the turn made is what the log says became of the board', () => {
    for (const { at, open } of opened) {
      const { made } = open.conclude(null);
      const placed = at.turn.act.kind === 'play' ? at.turn.act.placed : [];
      const { board } = replay(MOVED.slice(0, MOVED.indexOf(at.event) + 1));
      expect(withLaid(at.turn.board, made.changes ?? placed)).toEqual(board);
    }
  });
});

describe('another play that is tried', () => {
  it('is the turn itself where it does the same', () => {
    let tried = 0;
    for (const at of [...tableTurns(MOVED), ...tableTurns(CROSSWORDS)]) {
      const { event, before, start } = at;
      if (event.type !== 'played' || event.rearranged || at.turn.isWithdrawn) continue;
      const steps = before.steps.map(({ kind, before: [square] }) => ({
        type: kind,
        seat: event.seat,
        square,
        tile: itemAt(before.board, square),
      }));
      const again = turnWithActions(at, [...steps, { type: 'play', seat: event.seat, tiles: event.changes }]);
      expect(again?.turn.notation).toBe(at.turn.notation);
      expect(again?.before.board).toEqual(before.board);
      expect(again?.before.racks[event.seat]).toEqual(before.racks[event.seat]);
      expect(again?.start).toBe(start);
      expect(again?.turn.score).toBe(at.turn.score - event.score.dice);
      tried++;
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('is none where it may not lie so', () => {
    const at = itemAt(tableTurns(CROSSWORDS), 0);
    expect(turnWithActions(at, [{ type: 'play', seat: at.turn.player, tiles: [[0, 'A']] }])).toBeNull();
    expect(turnWithActions(at, [{ type: 'resign', seat: at.turn.player }])).toBeNull();
  });

  it('may be an exchange or a pass, worth what is kept', () => {
    const at = itemAt(tableTurns(MOVED), 1);
    const { player: seat, rack } = at.turn;
    const tiles = rack.slice(0, 2);
    const exchanged = turnWithActions(at, [{ type: 'exchange', seat, tiles }]);
    const passed = turnWithActions(at, [{ type: 'pass', seat }]);
    if (exchanged === null || passed === null) throw new Error('both are turns');
    const madeIn = (tried: TableTurn) => openTable(toolsFor(tried), tried).conclude(null).made;
    const [exchange, pass] = [madeIn(exchanged), madeIn(passed)];
    expect(exchange).toMatchObject({ notation: exchanged.turn.notation, score: 0 });
    expect(exchange.leave).toHaveLength(rack.length - 2);
    expect(pass).toMatchObject({ notation: '-', score: 0 });
    expect(pass.leave).toHaveLength(rack.length);
  });
});

describe('a game alone', () => {
  /** GO on the board, all letters drawn. */
  function ended(rack: string, deductLeft: boolean): StudiedTurn {
    const begun = beginningOf({
      options: { 'solitaire.mode': 'tally', 'solitaire.deductLeft': deductLeft, 'shift.recycle': 'on' },
      words: [['H8', 'across', 'GO']],
      racks: [rack],
      pool: '',
      scores: [40],
    });
    const passed: GameEvent = { type: 'passed', seat: 0, cause: 'chosen', window: null };
    const at = itemAt(tableTurns([...begun, passed]), 0);
    return study(at);
  }

  it('ends with what is left on the rack deducted, where the rules say so', () => {
    // Nothing can be made of a Q, so that passing and the end are the same.
    expect(ended('Q', true).analysis.made.equity).toBe(-10);
    expect(ended('Q', false).analysis.made.equity).toBe(0);
  });

  it('is played on with the best-looking plays', () => {
    const { analysis } = ended('D', true);
    // GOD counts 5.
    expect(itemAt(analysis.best, 0).equity).toBe(5);
    expect(analysis.judgedBy).toBe('played-on');
    expect(itemAt(analysis.best, 0).win).toBe(1);
  });
});

describe('partners', () => {
  it('win together: a pair that is far ahead of the other is likely to', () => {
    const begun = beginningOf({
      preset: 'crosswords',
      options: { 'cw.partners': 'on' },
      racks: ['AEIRSTNOLD', 'AEIOUTRSNL', 'AEIOUTRSNL', 'AEIOUTRSNL'],
      scores: [300, 20, 300, 20],
    });
    const at = itemAt(tableTurns([...begun, { type: 'passed', seat: 0, cause: 'chosen', window: null }]), 0);
    const { made } = openTable(toolsFor(at), at).conclude(null);
    expect(made.notation).toBe('-');
    expect(made.win).toBeGreaterThan(0.9);
  });
});

describe('luck of dice', () => {
  it('is what they showed beyond their mean, and nothing where none were rolled', () => {
    let rolled = 0;
    for (const at of tableTurns(CROSSWORDS)) {
      const { event, turn } = at;
      const { diceLuck, made } = openTable(toolsFor(at), at).conclude(null);
      const hasRolled = event.type === 'played' && event.rolls.length > 0;
      expect(diceLuck).toBe(hasRolled ? turn.score - made.score : null);
      if (hasRolled) rolled++;
    }
    expect(rolled).toBeGreaterThan(3);
  });
});

describe('a view', () => {
  it('of a log is all that a study needs', () => {
    const at = itemAt(tableTurns(CROSSWORDS), 2);
    expect(at.start).toEqual(
      viewFor(replay(CROSSWORDS.slice(0, CROSSWORDS.indexOf(at.event))), at.turn.player),
    );
  });
});
