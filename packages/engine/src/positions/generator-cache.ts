/** Keeps move generators for lookahead, with leaves: one for each set of words and rules. */

import type { Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import { generatorTables } from '../generation/generator-tables.ts';
import { MoveGenerator } from '../generation/generator.ts';
import type { MakeKernel } from '../generation/kernel.ts';
import { type Leaves, makeLeaves } from '../generation/leaves.ts';
import { numbersKey, tableNumbers } from '../generation/ruleset-numbers.ts';
import type { LeaveJudge } from '../judgement/leave-model.ts';
import type { Position } from './play-finder.ts';

/** The table of leaves learnt for a game; `null` if none fits. */
export type LeaveTables = (ruleset: Ruleset, alphabet: Alphabet) => Leaves | null;

/** Each holds some 30 MB, with millions of words twice as much. In Crosswords every side needs its own. */
const MOST_GENERATORS = 4;

/** More tiles than any bag holds: the best move is then never an exchange. */
const NEVER = 1000;

export class GeneratorCache {
  readonly #makeKernel: MakeKernel;
  readonly #tables: LeaveTables;
  readonly #generators = new Map<string, { readonly graph: object; readonly generator: MoveGenerator }>();

  constructor(makeKernel: MakeKernel, tables: LeaveTables) {
    this.#makeKernel = makeKernel;
    this.#tables = tables;
  }

  /** `judge` is used where no leaves have been learnt. */
  generator({ table, seat, graph, alphabet }: Position, judge: LeaveJudge): MoveGenerator {
    // The rules for openings do not matter to what comes after one.
    const open = { ...table, openingMinimum: 2 };
    const key = numbersKey(open, seat);
    const known = this.#generators.get(key);
    this.#generators.delete(key);
    let generator = known?.graph === graph ? known.generator : null;
    if (generator === null) {
      const plain = tableNumbers(open, seat, alphabet);
      const numbers = open.ruleset.scoring.kind === 'areas' ? { ...plain, exchangeBag: NEVER } : plain;
      const leaves = this.#tables(table.ruleset, alphabet) ?? leavesByJudge(judge, numbers.counts);
      generator = new MoveGenerator(this.#makeKernel(), generatorTables(graph, leaves), numbers);
    }
    this.#generators.set(key, { graph, generator }); // most recently used last
    for (const oldest of this.#generators.keys()) {
      if (this.#generators.size <= MOST_GENERATORS) break;
      this.#generators.delete(oldest);
    }
    return generator;
  }
}

/** With more tiles on the rack, the value of a pair counts less. */
const SHARE_OF_PAIRS = 0.6;

/** The judge's values of single tiles and of pairs, as a table of parts. */
export function leavesByJudge(judge: LeaveJudge, counts: ArrayLike<number>): Leaves {
  const letters = Array.from(counts).flatMap((count, letter) => (count > 0 ? [letter] : []));
  const single = new Map(letters.map((letter) => [letter, judge([letter])]));
  const worth: (readonly [readonly number[], number])[] = letters.map((letter) => [
    [letter],
    single.get(letter) ?? 0,
  ]);
  for (const letter of letters) {
    for (const other of letters.filter(
      (one) => one > letter || (one === letter && itemAt(counts, one) > 1),
    )) {
      const apart = (single.get(letter) ?? 0) + (single.get(other) ?? 0);
      worth.push([[letter, other], SHARE_OF_PAIRS * (judge([letter, other]) - apart)]);
    }
  }
  return makeLeaves(worth, 'parts');
}
