/** The best moves of positions, all as text: positions in CGP, moves as players write them. */

import { configure, err, ok, type PresetId, type Result, type Ruleset } from '@lexiko/rules';
import { sortedTiles } from '@lexiko/rules/board';
import { formatMove, joinTiles, parseCgp, type CgpProblem } from '@lexiko/rules/notation';
import type { Lexicon } from '@lexiko/words';
import { bestMoves, type Order } from '../generation/best-moves.ts';
import { generatorTables } from '../generation/generator-tables.ts';
import { MoveGenerator } from '../generation/generator.ts';
import { makeTwinKernel, type MakeKernel } from '../generation/kernel.ts';
import { laidTiles, lettersLeft, tileOf, usedLetters } from '../generation/letter-numbers.ts';
import type { Move } from '../generation/play.ts';
import { leavesFor, type LearntTables } from '../judgement/learnt-tables.ts';
import {
  numberPosition,
  positionNumbers,
  type NumberedPosition,
  type PositionFault,
} from './numbered-position.ts';

/** A move as players write it. */
export interface WrittenMove {
  /** `8F HORN`, `12C CO(O)KIE` with letters of the board in parentheses, `exchange QV`, `pass`; blanks in lower case. */
  readonly text: string;
  readonly score: number;
  /** What stays on the rack, A to Z, blanks last. */
  readonly leave: string;
  /** Score and what the leave is worth, in points; the score alone where leaves were not learnt. */
  readonly equity: number;
}

export interface PositionRules {
  /** A classic game; `standard-2007` if absent. */
  readonly preset?: PresetId;
  /** What leaves are worth; if absent, nothing. See `@lexiko/engine/learnt`. */
  readonly learnt?: LearntTables;
  /** If absent, the TypeScript twin, which needs no file. The WASM kernel is faster. */
  readonly makeKernel?: MakeKernel;
}

/** Finds moves for many positions: words and rules are prepared once. */
export class PositionMoves {
  readonly #lexicon: Lexicon;
  readonly #ruleset: Ruleset;
  readonly #generator: MoveGenerator;

  /** Throws a `RangeError` if the game is not a classic one. */
  constructor(
    lexicon: Lexicon,
    { preset = 'standard-2007', learnt, makeKernel = makeTwinKernel }: PositionRules = {},
  ) {
    const ruleset = configure({ preset });
    if (!ruleset.ok) throw new RangeError(`${preset}: ${ruleset.error.code}`);
    const { alphabet, graph } = lexicon;
    const numbers = positionNumbers(ruleset.value, alphabet);
    const leaves = learnt === undefined ? null : leavesFor(learnt, ruleset.value, alphabet);
    this.#lexicon = lexicon;
    this.#ruleset = ruleset.value;
    this.#generator = new MoveGenerator(makeKernel(), generatorTables(graph, leaves), numbers);
  }

  /** The best `most` moves of the side whose rack comes first; a pass only if there is nothing else. */
  best(
    cgp: string,
    most: number,
    order: Order = 'equity',
  ): Result<readonly WrittenMove[], CgpProblem | PositionFault> {
    const parsed = parseCgp(cgp);
    if (!parsed.ok) return err(parsed.error);
    const position = numberPosition(parsed.value, this.#lexicon.alphabet, this.#generator.numbers);
    if (!position.ok) return err(position.error);
    this.#generator.setBoard(position.value.board);
    this.#generator.setRack(position.value.rack);
    return ok(bestMoves(this.#generator, order, most).map((move) => this.#write(move, position.value)));
  }

  #write(move: Move, { cgp, rack }: NumberedPosition): WrittenMove {
    const { alphabet } = this.#lexicon;
    const isPlay = move.type === 'play';
    const textOf = (letters: readonly number[]): string =>
      joinTiles(sortedTiles(letters.map((letter) => tileOf(letter, alphabet))));
    const used = isPlay ? usedLetters(move) : move.letters;
    const instead = used.length === 0 ? 'pass' : `exchange ${textOf(used)}`;
    return {
      text: isPlay
        ? formatMove({ board: cgp.board, layout: this.#ruleset.layout }, laidTiles(move, alphabet))
        : instead,
      score: isPlay ? move.score : 0,
      leave: textOf(lettersLeft(rack.letters, used)),
      equity: move.equityMilli / 1000,
    };
  }
}
