/** Facts about moves: every number in them is measured again here, another way. */

import { seededNumbers } from '@lexiko/engine';
import { EndgameSolver, endingOf } from '@lexiko/engine/endgame';
import {
  boardNumbers,
  laidTiles,
  learntLeaves,
  lettersOf,
  leaveValue,
  type Move,
  winChance,
} from '@lexiko/engine/moves';
import { PlayoutRunner } from '@lexiko/engine/simulation';
import { configure, createFromPosition, replay, viewFor } from '@lexiko/rules';
import { inspectPlay, rackValue, withLaid } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, it } from 'vitest';
import {
  type Fact,
  type GameTurn,
  type RatedMove,
  type Reply,
  squareReplies,
  type StudiedTurn,
  studyOfTurn,
} from '../src/index.ts';
import { HIGH_REPLY, repliesTo } from '../src/explanation/replies.ts';
import { pairedMean, planOfTurn, positionOfTurn, TurnSimulation } from '../src/turns/turn-simulation.ts';
import { supposedByLastTurn } from '../src/turns/last-turn-inference.ts';
import { tileWorths } from '../src/explanation/tile-worth.ts';
import { factsOf } from '../src/explanation/facts.ts';
import { ruleset, study, TOOLS, turns } from './study-table.ts';

const ITERATIONS = 96;
const WITH_BAG = turns.filter(({ bagSize }) => bagSize > 0).slice(2, 12);
const studied = WITH_BAG.map((turn) => study(turn, ITERATIONS));

const factsOfKind = <Kind extends Fact['kind']>(one: Pick<StudiedTurn, 'facts'>, kind: Kind) =>
  one.facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind);

/** Both moves of a study; those with nothing to compare are left out. */
function compared(one: StudiedTurn): readonly [better: Move, other: Move] | null {
  return one.other === null ? null : [one.better.move, one.other.move];
}

/** Plays candidates of a turn out on the draws that its study has met. */
function runnerFor(turn: GameTurn, candidates: readonly Move[]): PlayoutRunner {
  const position = { ...positionOfTurn(TOOLS, turn, supposedByLastTurn(TOOLS, turn)), candidates, plies: 2 };
  return new PlayoutRunner(
    TOOLS.generator,
    { ...position, seed: TOOLS.seed + turn.number },
    (spread, unseen) => winChance(TOOLS.wins, spread, unseen),
  );
}

describe('facts about a turn', () => {
  it('name what was made beside the best, and a good second where the best was made', () => {
    for (const { analysis, better, other } of studied) {
      expect(better).toBe(analysis.best[0]);
      const isBest = better.notation === analysis.made.notation;
      if (isBest) expect(analysis.best.slice(1)).toContain(other);
      else expect(other).toBe(analysis.made);
    }
  });

  it('tell points as the moves score them, and what is kept as the leaves value it', () => {
    let checked = 0;
    for (const one of studied) {
      for (const fact of factsOfKind(one, 'points')) {
        checked++;
        expect([fact.better, fact.other]).toEqual([one.better.score, one.other?.score]);
      }
      for (const { better, other } of factsOfKind(one, 'kept')) {
        checked++;
        for (const [kept, rated] of [
          [better, one.better],
          [other, one.other],
        ] as const) {
          expect(kept.tiles).toEqual(rated?.leave);
          const letters = kept.tiles.map((tile) => (tile === '?' ? 0 : tile.charCodeAt(0) - 64));
          expect(kept.worth).toBeCloseTo(leaveValue(TOOLS.leaves, letters), 6);
        }
      }
    }
    expect(checked).toBeGreaterThan(5);
  });

  it('tell how much more a move wins as playouts of both on the same draws do, with their interval', () => {
    let checked = 0;
    for (const [at, one] of studied.entries()) {
      const moves = compared(one);
      if (moves === null) continue;
      const turn = itemAt(WITH_BAG, at);
      const verdicts = [...factsOfKind(one, 'wins'), ...factsOfKind(one, 'even')];
      expect(verdicts).toHaveLength(1);
      const { kind, more, margin, draws } = itemAt(verdicts, 0);
      const runner = runnerFor(turn, moves);
      // One by one: it must not matter how they were put together.
      const wins = moves.map((_, candidate) =>
        Array.from({ length: draws }, (_one, from) =>
          itemAt(runner.run({ candidate, from, count: 1 }).wins, 0),
        ),
      );
      const again = pairedMean(itemAt(wins, 0), itemAt(wins, 1));
      expect(more).toBeCloseTo(again.mean, 9);
      expect(margin).toBeCloseTo(again.margin, 9);
      // Where the interval holds nought it is not said that one wins more; but it is said if points differ clearly.
      expect(kind).toBe(more > margin ? 'wins' : 'even');
      const spreads = moves.map((_, candidate) =>
        Array.from({ length: draws }, (_one, from) =>
          itemAt(runner.run({ candidate, from, count: 1 }).spreads, 0),
        ),
      );
      const apart = pairedMean(itemAt(spreads, 0), itemAt(spreads, 1));
      for (const { points } of factsOfKind(one, 'even')) {
        expect(points === null).toBe(Math.abs(apart.mean) <= apart.margin);
        if (points === null) continue;
        expect(points.more).toBeCloseTo(apart.mean, 9);
        expect(points.margin).toBeCloseTo(apart.margin, 9);
      }
      // What the turn is said to have cost is the same number.
      if (one.other === one.analysis.made) expect(one.analysis.winLoss).toBeCloseTo(Math.max(0, more), 9);
      checked++;
    }
    expect(checked).toBe(studied.length);
    expect(studied.some((one) => factsOfKind(one, 'even').length > 0)).toBe(true);
    expect(studied.some((one) => factsOfKind(one, 'wins').length > 0)).toBe(true);
  });

  it('tell how often the next turn brings a bingo as it is counted one playout at a time', () => {
    let checked = 0;
    for (const [at, one] of studied.entries()) {
      const moves = compared(one);
      const facts = factsOfKind(one, 'bingo-next');
      if (moves === null || facts.length === 0) continue;
      const turn = itemAt(WITH_BAG, at);
      const { draws } = itemAt([...factsOfKind(one, 'wins'), ...factsOfKind(one, 'even')], 0);
      const runner = runnerFor(turn, moves);
      const [better, other] = moves.map((_, candidate) => {
        const brought = Array.from({ length: draws }, (_one, from) => {
          const { plies } = runner.run({ candidate, from, count: 1 });
          // The opponent's reply comes first, then the mover again.
          return itemAt(plies, 1).bonuses;
        });
        return brought.reduce((sum, bonuses) => sum + bonuses, 0) / draws;
      });
      expect(facts[0]).toEqual({ kind: 'bingo-next', better, other });
      checked++;
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('count replies on a hot square one by one, and call hot only what chance does not explain', () => {
    let checked = 0;
    let hot = 0;
    for (const [at, one] of studied.entries()) {
      const moves = compared(one);
      if (moves === null) continue;
      const replies = moves.map((move) => repliesTo(TOOLS, itemAt(WITH_BAG, at), move, TOOLS.replies));
      const pass: Move = { type: 'exchange', letters: [], equityMilli: 0 };
      const asBefore = repliesTo(TOOLS, itemAt(WITH_BAG, at), pass, TOOLS.replies);
      for (const fact of factsOfKind(one, 'hot-square')) {
        const { which, square, least, share, otherwise } = fact;
        hot++;
        const usesOf = (list: readonly Reply[]) =>
          list.map(({ score, squares }) => (score >= least && squares.includes(square) ? 1 : 0));
        const before = usesOf(asBefore);
        expect(fact.before).toBe(before.filter((use) => use === 1).length / before.length);
        const ours = itemAt(replies, which === 'better' ? 0 : 1);
        const theirs = itemAt(replies, which === 'better' ? 1 : 0);
        const opened = pairedMean(usesOf(ours), before);
        const closed = pairedMean(before, usesOf(theirs));
        const change =
          opened.mean > opened.margin ? 'opened' : closed.mean > closed.margin ? 'closed' : 'unclear';
        expect(fact.change).toBe(change);
        expect(least).toBe(HIGH_REPLY.premiums);
        const uses = replies.map((list) =>
          list.map(({ score, squares }) => (score >= least && squares.includes(square) ? 1 : 0)),
        );
        const [better, other] = uses.map((list) => list.filter((use) => use === 1).length / list.length);
        expect(which === 'better' ? [share, otherwise] : [otherwise, share]).toEqual([better, other]);
        const { mean, margin } = pairedMean(itemAt(uses, 0), itemAt(uses, 1));
        expect(Math.abs(mean)).toBeGreaterThan(margin);
        const { wordFactors, letterFactors } = ruleset.layout;
        expect(itemAt(wordFactors, square) > 1 || itemAt(letterFactors, square) > 2).toBe(true);
      }
      for (const fact of factsOfKind(one, 'replies')) {
        checked++;
        const means = replies.map((list) => list.reduce((sum, { score }) => sum + score, 0) / list.length);
        expect(fact.better).toBeCloseTo(itemAt(means, 0), 9);
        expect(fact.other).toBeCloseTo(itemAt(means, 1), 9);
      }
    }
    expect(hot).toBeGreaterThan(0);
    expect(checked).toBeGreaterThan(0);
  });

  it('come out the same whenever and wherever the turn is studied', () => {
    expect(study(itemAt(WITH_BAG, 3), ITERATIONS)).toEqual(studied[3]);
  });
});

describe('a premium square', () => {
  const { better: rated } = itemAt(studied, 0);
  const square = ruleset.layout.wordFactors.indexOf(3);
  /** Replies of which so many of a hundred use the square for many points; the first ones, whatever was played. */
  const repliesOn = (count: number): readonly Reply[] =>
    Array.from({ length: 100 }, (_, at) => ({ score: 50, squares: at < count ? [square] : [] }));
  const changeOf = (better: number, other: number, before: number) => {
    const measured = { rated, isValid: true, keptWorth: null, next: null };
    const facts = factsOf({
      layout: {
        ...ruleset.layout,
        wordFactors: ruleset.layout.wordFactors.map((_, at) => (at === square ? 3 : 1)),
      },
      judgedBy: 'equity',
      better: { ...measured, replies: repliesOn(better) },
      other: { ...measured, replies: repliesOn(other) },
      repliesBefore: repliesOn(before),
      difference: null,
      lastDraws: null,
      lead: 0,
      isAlone: false,
    });
    const [hot] = factsOfKind({ facts }, 'hot-square');
    return hot === undefined ? null : [hot.which, hot.change, hot.share, hot.otherwise, hot.before];
  };

  it('is opened only by a play after which it is used more than before', () => {
    expect(changeOf(2, 40, 2)).toEqual(['other', 'opened', 0.4, 0.02, 0.02]);
    expect(changeOf(40, 2, 2)).toEqual(['better', 'opened', 0.4, 0.02, 0.02]);
  });

  it('is closed by the other play where it was open before, and left open by the one', () => {
    expect(changeOf(2, 40, 40)).toEqual(['other', 'closed', 0.4, 0.02, 0.4]);
  });

  it('is neither where only the difference of the two is clear, and nothing where they are alike', () => {
    expect(changeOf(30, 46, 38)).toEqual(['other', 'unclear', 0.46, 0.3, 0.38]);
    expect(changeOf(40, 40, 2)).toBe(null);
  });
});

describe('a race of three', () => {
  it('is played out until everybody had a turn', () => {
    const options = { 'finishLine.enabled': 'on', 'finishLine.ending': 'immediate' } as const;
    const race = configure({ preset: 'standard-2007', sides: 3, options });
    if (!race.ok) throw new Error(race.error.code);
    const turn = itemAt(WITH_BAG, 3);
    const three = { ...turn, player: 0, scores: [80, 90, 70], bagSize: turn.unseen.length - 14 };
    const candidates = itemAt(studied, 3)
      .analysis.best.slice(0, 2)
      .map(({ move }) => move);
    const plan = planOfTurn({ ...TOOLS, ruleset: race.value, iterations: 8 }, three, candidates);
    const simulation = new TurnSimulation(plan);
    for (let jobs = simulation.wanted(); jobs.length > 0; jobs = simulation.wanted())
      simulation.take(jobs.map(plan.run));
    expect(simulation.played().map(({ bonusShares }) => bonusShares.length)).toEqual([3, 3]);
  });
});

describe('the end of a game', () => {
  const ENDS = turns.filter(({ bagSize }) => bagSize === 0).slice(-5);

  it('is told as the points at the end that a search after each of the two moves comes to', () => {
    const solver = new EndgameSolver(TOOLS.generator);
    const ending = endingOf(ruleset);
    const numbers = (tiles: readonly string[]) => lettersOf(tiles, TOOLS.alphabet);
    let checked = 0;
    for (const turn of ENDS) {
      const { analysis, better, other, facts } = study(turn, 1);
      const [ends] = factsOfKind({ facts }, 'ends');
      if (other === null || ends === undefined) continue;
      expect(ends.proof).toBe(analysis.judgedBy === 'solved' ? 'proven' : 'searched');
      const lead = itemAt(turn.scores, turn.player) - itemAt(turn.scores, 1 - turn.player);
      for (const [shown, { move, score, leave }] of [
        [ends.better, better],
        [ends.other, other],
      ] as const) {
        const laid = move.type === 'play' ? laidTiles(move, TOOLS.alphabet) : [];
        const board = withLaid(turn.board, laid);
        const reply = solver.solve(
          {
            board: boardNumbers(board, TOOLS.alphabet),
            racks: [numbers(turn.unseen), numbers(leave)],
            idleTurns: move.type === 'play' ? 0 : 1,
          },
          ending,
          { nodes: 400_000, isInterrupted: () => false },
        );
        const rest =
          leave.length === 0
            ? 2 * rackValue(ruleset.tiles, turn.unseen)
            : reply.isProven
              ? -reply.value
              : null;
        if (rest === null || ends.proof === 'searched') continue;
        expect(shown).toBe(lead + score + rest);
        checked++;
      }
      const isOut = better.move.type === 'play' && better.leave.length === 0;
      expect(factsOfKind({ facts }, 'out')).toHaveLength(isOut ? 1 : 0);
    }
    expect(checked).toBeGreaterThan(3);
  });
});

describe('the line of an endgame', () => {
  const [turn] = turns.filter(({ bagSize }) => bagSize === 0).slice(-5);
  if (turn === undefined) throw new Error('the game has an endgame');

  it('stands with every move that was searched, and brings what the move is worth', () => {
    const { analysis, facts } = study(turn, 1);
    const lead = itemAt(turn.scores, turn.player) - itemAt(turn.scores, 1 - turn.player);
    for (const { end, equity, notation } of analysis.best) {
      if (end === undefined) throw new Error('each has its line');
      expect(end.turns[0]?.notation).toBe(notation);
      expect(itemAt(end.final, turn.player) - itemAt(end.final, 1 - turn.player)).toBe(lead + equity);
    }
    const [line] = factsOfKind({ facts }, 'line');
    const rest = analysis.best[0]?.end?.turns.slice(1).map(({ notation, score }) => ({ notation, score }));
    expect(line?.moves ?? []).toEqual(rest);
  });

  it('stops before a word that a host hides', () => {
    const random = seededNumbers(turn.number);
    const one = studyOfTurn({ ...TOOLS, iterations: 1, random, isHidden: () => true }, turn);
    while (one.step());
    for (const { end } of one.result().analysis.best)
      expect(end?.turns.slice(1).every(({ notation }) => notation === '-')).toBe(true);
  });
});

describe('facts at first sight', () => {
  it('tell the bingo and what the better move is worth more, by score and letters kept', () => {
    const passed = { act: { kind: 'pass' }, notation: '-', score: 0 } as const;
    let bingos = 0;
    for (const turn of [...WITH_BAG, { ...itemAt(turns, 3), ...passed }]) {
      const { better, other, facts } = study(turn, 0);
      if (other === null) continue;
      const worthOf = ({ score, leave }: RatedMove) =>
        score + leaveValue(TOOLS.leaves, lettersOf(leave, TOOLS.alphabet));
      for (const { more } of factsOfKind({ facts }, 'worth'))
        expect(more).toBeCloseTo(worthOf(better) - worthOf(other), 2);
      const used = ({ leave }: RatedMove) => turn.rack.length - leave.length;
      const isBingo = used(better) === 7 && used(other) < 7;
      expect(factsOfKind({ facts }, 'bingo')).toHaveLength(isBingo ? 1 : 0);
      if (isBingo) bingos++;
    }
    expect(bingos).toBeGreaterThan(0);
  });

  it('say of a play with an unknown word that it is none, and compare no chances with it', () => {
    const turn = itemAt(turns, 0);
    const placed = [...turn.rack]
      .filter((tile) => tile !== '?')
      .slice(0, 4)
      .map((tile, at) => [112 + at, tile] as const);
    const act = { kind: 'play', placed } as const;
    const { facts, analysis } = study({ ...turn, act, notation: '8H ENQR', score: 26 }, 4);
    expect(analysis.isValid).toBe(false);
    expect(facts[0]).toEqual({ kind: 'not-a-word' });
    expect(facts.some(({ kind }) => kind === 'wins' || kind === 'even')).toBe(false);
  });
});

describe('replies', () => {
  it('are plays that the rules allow on the board after the move', () => {
    const turn = itemAt(WITH_BAG, 4);
    const { move } = itemAt(studied, 4).better;
    if (move.type !== 'play') throw new Error('the best is a play here');
    const placed = move.tiles.map(({ square, letter, isBlank }) => {
      const laid = String.fromCharCode(64 + letter);
      return [square, isBlank ? laid.toLowerCase() : laid] as const;
    });
    const board = withLaid(turn.board, placed);
    const position = { board, racks: [[], []], pool: [], scores: [0, 0], turn: 0, passes: 0 };
    const config = { preset: 'standard-2007', sides: 2 } as const;
    const created = createFromPosition(config, { ...position, zones: null, levels: null }, 0);
    if (!created.ok) throw new Error(created.error.code);
    const view = viewFor(replay(created.value), 0);
    const replies = repliesTo(TOOLS, turn, move, 40).filter(({ squares }) => squares.length > 0);
    expect(replies.length).toBeGreaterThan(20);
    for (const { squares } of replies) {
      // Which letters they are is the generator's affair; that they lie in a line, connected, is seen by any letters.
      const play = inspectPlay(
        { ...view, racks: [squares.map(() => 'E'), []] },
        0,
        squares.map((square) => [square, 'E']),
      );
      expect(play.ok).toBe(true);
    }
  });

  it('add up by square', () => {
    const squares = squareReplies(
      [
        { score: 50, squares: [3, 4] },
        { score: 10, squares: [4] },
      ],
      6,
    );
    expect(squares[4]).toEqual({ share: 1, meanScore: 30 });
    expect(squares[3]).toEqual({ share: 0.5, meanScore: 50 });
    expect(squares[0]).toEqual({ share: 0, meanScore: 0 });
  });
});

describe('unseen tiles', () => {
  it('are worth by how much each makes better what was kept', () => {
    const first = itemAt(studied, 0);
    const { made, turn } = first.analysis;
    expect(first.unseen).toEqual(
      tileWorths({ leaveOf: learntLeaves(TOOLS.leaves), alphabet: TOOLS.alphabet }, made.leave, turn.unseen),
    );
    expect(first.unseen.reduce((sum, { count }) => sum + count, 0)).toBe(turn.unseen.length);
    const blank = first.unseen.find(({ tile }) => tile === '?');
    const letters = made.leave.map((tile) => (tile === '?' ? 0 : tile.charCodeAt(0) - 64));
    const before = leaveValue(TOOLS.leaves, letters);
    if (blank !== undefined)
      expect(blank.worth).toBeCloseTo(leaveValue(TOOLS.leaves, [0, ...letters]) - before, 6);
  });
});
