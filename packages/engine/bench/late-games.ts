/** Games of best plays for benchmarks: the turns with at most seven tiles in the bag. Everything follows from the seed. */

import { configure, type Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { ENGLISH } from '@lexiko/words';
import {
  idleLimitWithBag,
  LARGEST_PRE_ENDGAME_BAG,
  type PreEndgamePosition,
} from '../src/entries/endgame.ts';
import { leavesFor, type MoveGenerator } from '../src/entries/moves.ts';
import { ENGLISH_TABLES } from '../src/judgement/learnt/english/tables.ts';
import { seededNumbers } from '../src/judgement/seeded-numbers.ts';
import { buildGenerator } from './bench-generator.ts';

const BOX_RACK = 7;
const SIDE = 15;
const MOST_TURNS = 60;

export interface LateTurn {
  readonly board: readonly number[];
  /** Of the side to move, and of the other. */
  readonly racks: readonly [readonly number[], readonly number[]];
  readonly bag: readonly number[];
  readonly scores: readonly [number, number];
}

export function standardRuleset(): Ruleset {
  const ruleset = configure({ preset: 'standard-2007' });
  if (!ruleset.ok) throw new Error('the standard preset is broken');
  return ruleset.value;
}

export function openGenerator(ruleset: Ruleset): MoveGenerator {
  const leaves = leavesFor(ENGLISH_TABLES, ruleset, ENGLISH);
  return buildGenerator({ kind: 'wasm', search: 'word-map', ...(leaves === null ? {} : { leaves }) });
}

/** The turns of a game in their order, with seven tiles in the bag or fewer, down to none. */
export function lateTurnsIn(generator: MoveGenerator, seed: number): readonly LateTurn[] {
  const random = seededNumbers(seed);
  const bag = Array.from(generator.numbers.counts).flatMap((count, letter) =>
    Array.from({ length: count }, () => letter),
  );
  for (let at = bag.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [bag[at], bag[other]] = [itemAt(bag, other), itemAt(bag, at)];
  }
  const racks = [bag.splice(0, BOX_RACK), bag.splice(0, BOX_RACK)] as const;
  const scores: [number, number] = [0, 0];
  const board = Array.from({ length: SIDE * SIDE }, () => 0);
  const found: LateTurn[] = [];
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const side = turn % 2;
    const [rack, other] = side === 0 ? racks : [racks[1], racks[0]];
    if (bag.length <= LARGEST_PRE_ENDGAME_BAG)
      found.push({
        board: [...board],
        racks: [[...rack], [...other]],
        bag: [...bag],
        scores: [itemAt(scores, side), itemAt(scores, 1 - side)],
      });
    generator.setBoard(board);
    const otherPoints = bag.length === 0 ? pointsOn(generator, other) : 0;
    generator.setRack({ letters: rack, bagSize: bag.length, otherPoints });
    const best = generator.best();
    if (best.type === 'exchange') {
      if (best.letters.length === 0) break;
      for (const letter of best.letters) rack.splice(rack.indexOf(letter), 1);
      rack.push(...bag.splice(0, best.letters.length));
      bag.push(...best.letters);
      continue;
    }
    for (const { square, letter, isBlank } of best.tiles) {
      board[square] = letter + (isBlank ? 64 : 0);
      rack.splice(rack.indexOf(isBlank ? 0 : letter), 1);
    }
    rack.push(...bag.splice(0, best.tiles.length));
    scores[side] = itemAt(scores, side) + best.score;
    if (rack.length === 0) break;
  }
  return found;
}

function pointsOn({ numbers }: MoveGenerator, rack: readonly number[]): number {
  return rack.reduce((sum, letter) => sum + itemAt(numbers.values, letter), 0);
}

/** What the side to move asks: it does not know which of the unseen tiles the other side holds. */
export function askedAt({ board, racks, bag, scores }: LateTurn, ruleset: Ruleset): PreEndgamePosition {
  return {
    board,
    rack: racks[0],
    unseen: [...racks[1], ...bag],
    bagSize: bag.length,
    lead: scores[0] - scores[1],
    idleTurns: 0,
    idleLimit: idleLimitWithBag(ruleset),
  };
}
