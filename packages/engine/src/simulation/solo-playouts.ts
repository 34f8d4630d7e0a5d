/**
 * Playouts of a solo game: nobody replies, so a candidate is played to the end of the game, each turn the best
 * by equity. As in all playouts, the tiles drawn follow from the number of the playout. Nobody wins: points count.
 */

import type { Ruleset } from '@lexiko/rules';
import { rackValue } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { settlesLetters } from '@lexiko/rules/rule-points';
import type { Alphabet } from '@lexiko/words';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Move } from '../generation/play.ts';
import { lettersLeft, tileOf, usedLetters } from '../generation/letter-numbers.ts';
import { Draws } from './draws.ts';
import type { SimulatedPosition } from './playout-runner.ts';
import { seededNumbers } from '../judgement/seeded-numbers.ts';
import type { PlayoutBatch, PlayoutJob } from './simulation.ts';

export interface SoloTools {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Its board is overwritten. */
  readonly generator: MoveGenerator;
}

/** The chance to win without opponents. */
const ALONE = 1;
/** After this many exchanges in a row, the playout ends. */
const MOST_EXCHANGES = 4;

interface Solo {
  rack: readonly number[];
  readonly bag: number[];
  readonly random: () => number;
}

export class SoloPlayouts {
  readonly #tools: SoloTools;
  readonly #position: SimulatedPosition;
  readonly #draws: Draws;
  readonly #deal: Uint8Array;

  constructor(tools: SoloTools, position: SimulatedPosition) {
    this.#tools = tools;
    this.#position = position;
    this.#draws = new Draws(position.unseen, position.seed);
    this.#deal = new Uint8Array(this.#draws.size);
  }

  /** `spreads` are the points gained to the end of the game. `plies` covers only the first turn after the candidate. */
  run(job: PlayoutJob): PlayoutBatch {
    const { candidates, boards, racks, board, rack } = this.#position;
    const { generator } = this.#tools;
    const candidate = itemAt(candidates, job.candidate);
    const spreads = new Float64Array(job.count);
    const next = { turns: 0, score: 0, squares: 0, bonuses: 0 };
    generator.setBoard(boards?.[job.candidate] ?? board);
    if (candidate.type === 'play') generator.lay(candidate);
    for (let at = 0; at < job.count; at++) {
      const mark = generator.mark();
      const solo = this.#start(racks?.[job.candidate] ?? rack, candidate, job.from + at);
      const moves = this.#playOn(solo);
      const points = moves.reduce((sum, move) => sum + scoreOf(move), scoreOf(candidate));
      spreads[at] = points - this.#leftOver(solo.rack);
      generator.takeBack(mark);
      if (moves.length === 0) continue;
      const score = scoreOf(itemAt(moves, 0));
      next.turns++;
      next.score += score;
      next.squares += score * score;
      if (this.#isBonus(itemAt(moves, 0))) next.bonuses++;
    }
    return { job, wins: new Float64Array(job.count).fill(ALONE), spreads, plies: [next] };
  }

  #start(rack: readonly number[], candidate: Move, number: number): Solo {
    this.#draws.deal(number, this.#deal);
    const solo = { rack, bag: Array.from(this.#deal), random: seededNumbers(number) };
    carryOut(solo, candidate);
    return solo;
  }

  /** All turns to the end, without the last pass. */
  #playOn(solo: Solo): readonly Move[] {
    const { generator } = this.#tools;
    const moves: Move[] = [];
    let exchanges = 0;
    while (solo.rack.length > 0 && exchanges < MOST_EXCHANGES) {
      generator.setRack({ letters: solo.rack, bagSize: solo.bag.length, otherPoints: 0 });
      const move = generator.best();
      if (move.type === 'exchange') {
        // Nobody else will open the board: without a play or an exchange, the game is over.
        if (move.letters.length === 0 || move.letters.length > solo.bag.length) break;
        exchanges++;
      } else {
        generator.lay(move);
        exchanges = 0;
      }
      carryOut(solo, move);
      moves.push(move);
    }
    return moves;
  }

  #leftOver(rack: readonly number[]): number {
    const { ruleset, alphabet } = this.#tools;
    if (!settlesLetters(ruleset.solitaire)) return 0;
    return rackValue(
      ruleset.tiles,
      rack.map((letter) => tileOf(letter, alphabet)),
    );
  }

  #isBonus(move: Move): boolean {
    return move.type === 'play' && move.tiles.length >= this.#tools.ruleset.scoring.bonus.tiles;
  }
}

function scoreOf(move: Move): number {
  return move.type === 'play' ? move.score : 0;
}

/** Draws first, so that a side cannot draw back the tiles it has just returned. */
function carryOut(solo: Solo, move: Move): void {
  const used = move.type === 'play' ? usedLetters(move) : move.letters;
  const drawn = solo.bag.splice(Math.max(0, solo.bag.length - used.length));
  solo.rack = [...lettersLeft(solo.rack, used), ...drawn];
  if (move.type === 'play') return;
  for (const letter of used) solo.bag.splice(Math.floor(solo.random() * (solo.bag.length + 1)), 0, letter);
}
