/**
 * Games to learn from: two sides that always take the best play by equity, in the classic game and in Crosswords.
 * Leaves are learnt from fresh racks: each turn, one is drawn from the bag and the mover's tiles and its best play
 * recorded, so that whichever part of it counts as kept, the rest is a fair draw.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Move } from '../generation/play.ts';
import { MEAN_OF_DIE } from '../generation/ruleset-numbers.ts';

export interface PracticeRules {
  /** By side; both are the same in the classic game. Made with the leaves to play by. */
  readonly generators: readonly [MoveGenerator, MoveGenerator];
  /** Points lost for a letter left over at the end, by letter. */
  readonly lostFor: readonly number[];
  /**
   * `gains`: whoever goes out gains what the other side loses. `goes-on`: nobody does, and the other side may play
   * on.
   */
  readonly out: 'gains' | 'goes-on';
  /**
   * `will`: the best move may be an exchange. `stuck`: only a side without a play exchanges, at most this many tiles.
   */
  readonly exchange: { readonly when: 'will' } | { readonly when: 'stuck'; readonly most: number };
  /** What crosses add: generation uses the mean of the dice. `null` without dice. */
  readonly dice: PracticeDice | null;
}

export interface PracticeDice {
  readonly count: number;
  /** By side: squares where dice are rolled, and points for each pip. */
  readonly perPip: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
}

/** The result of a game. */
export interface PracticeRecord {
  /** Fresh racks, full and sorted, and the best equity of each in thousandths. */
  readonly racks: number[];
  readonly equities: number[];
  /** By turn: tiles that the mover does not see, and what it gained on the other side from there to the end. */
  readonly unseen: number[];
  readonly gains: number[];
  /** By side. */
  readonly scores: readonly [number, number];
}

/** `leaves` deals fresh racks, `wins` does not, which takes half the time. */
export type PracticeAim = 'leaves' | 'wins';

/** Turns without points that end a game. */
const IDLE_TURNS = 6;
const BLANK_LETTER = 0;
const SIDES_OF_DIE = 6;

/** Plays one game; `random` is from 0 to below 1. */
export function practise(rules: PracticeRules, aim: PracticeAim, random: () => number): PracticeRecord {
  return new PracticeGame(rules, random).play(aim);
}

class PracticeGame {
  readonly #rules: PracticeRules;
  readonly #random: () => number;
  readonly #rackSize: number;
  readonly #bag: number[];
  readonly #racks: [number[], number[]] = [[], []];
  readonly #scores: [number, number] = [0, 0];

  constructor(rules: PracticeRules, random: () => number) {
    this.#rules = rules;
    this.#random = random;
    const { rackSize, counts } = rules.generators[0].numbers;
    this.#rackSize = rackSize;
    this.#bag = Array.from(counts).flatMap((count, letter) => Array.from({ length: count }, () => letter));
    for (let at = this.#bag.length - 1; at > 0; at--) this.#swapInBag(at, this.#below(at + 1));
    for (const rack of this.#racks) this.#draw(rack, rackSize);
    for (const generator of new Set(rules.generators))
      generator.setBoard(new Uint8Array(generator.numbers.columns * generator.numbers.rows));
  }

  play(aim: PracticeAim): PracticeRecord {
    const record: PracticeRecord = { racks: [], equities: [], unseen: [], gains: [], scores: this.#scores };
    const leads: (readonly [side: 0 | 1, lead: number])[] = [];
    for (let side: 0 | 1 = 0, idle = 0; idle < IDLE_TURNS && !this.#isOver(); side = side === 0 ? 1 : 0) {
      if (this.#racks[side].length === 0) continue;
      if (aim === 'leaves' && this.#bag.length >= this.#rackSize) this.#dealAfresh(side, record);
      const other = side === 0 ? 1 : 0;
      record.unseen.push(this.#bag.length + this.#racks[other].length);
      leads.push([side, this.#scores[side] - this.#scores[other]]);
      idle = this.#takeTurn(side) === 0 ? idle + 1 : 0;
    }
    this.#settle();
    const [first, second] = this.#scores;
    for (const [side, lead] of leads)
      record.gains.push((side === 0 ? first - second : second - first) - lead);
    return record;
  }

  #isOver(): boolean {
    if (this.#bag.length > 0) return false;
    const left = this.#racks.filter((rack) => rack.length > 0).length;
    return this.#rules.out === 'gains' ? left < 2 : left === 0;
  }

  /** Deals the mover one more rack, and puts it back. */
  #dealAfresh(side: 0 | 1, record: PracticeRecord): void {
    const tiles = [...this.#bag, ...this.#racks[side]];
    const dealt: number[] = [];
    for (let count = 0; count < this.#rackSize; count++) {
      const at = this.#below(tiles.length);
      dealt.push(itemAt(tiles, at));
      tiles[at] = itemAt(tiles, tiles.length - 1);
      tiles.pop();
    }
    dealt.sort((a, b) => a - b);
    record.racks.push(...dealt);
    record.equities.push(this.#best(side, dealt).equityMilli);
  }

  #best(side: 0 | 1, letters: readonly number[]): Move {
    const generator = this.#rules.generators[side];
    const otherPoints = this.#lost(this.#racks[side === 0 ? 1 : 0]);
    generator.setRack({ letters, bagSize: this.#bag.length, otherPoints });
    return generator.best();
  }

  /** Plays the best move, draws, and returns its score. */
  #takeTurn(side: 0 | 1): number {
    const rack = this.#racks[side];
    const move = this.#best(side, rack);
    if (move.type === 'exchange') {
      this.#exchange(rack, this.#returned(side, move.letters));
      return 0;
    }
    const score = move.score + this.#luckOfDice(side, move.tiles);
    this.#scores[side] += score;
    for (const { letter, isBlank } of move.tiles) takeFrom(rack, isBlank ? BLANK_LETTER : letter);
    for (const generator of new Set(this.#rules.generators)) generator.lay(move);
    this.#draw(rack, move.tiles.length);
    return score;
  }

  /** By how much the dice differ from their mean. */
  #luckOfDice(side: 0 | 1, tiles: readonly { readonly square: number }[]): number {
    const { dice } = this.#rules;
    if (dice === null) return 0;
    let points = 0;
    for (const { square } of tiles) {
      const each = dice.perPip[side].get(square);
      if (each === undefined) continue;
      for (let die = 0; die < dice.count; die++)
        points += each * (1 + this.#below(SIDES_OF_DIE) - MEAN_OF_DIE);
    }
    return points;
  }

  /** A side without a play exchanges any tiles: too rare to be worth choosing well. */
  #returned(side: 0 | 1, letters: readonly number[]): readonly number[] {
    const { exchange } = this.#rules;
    if (exchange.when === 'will') return letters;
    return this.#racks[side].slice(0, Math.min(exchange.most, this.#bag.length));
  }

  /** Draws first, so that a side cannot draw back the tiles it has just returned. */
  #exchange(rack: number[], returned: readonly number[]): void {
    for (const letter of returned) takeFrom(rack, letter);
    this.#draw(rack, returned.length);
    for (const letter of returned) {
      this.#bag.push(letter);
      this.#swapInBag(this.#bag.length - 1, this.#below(this.#bag.length));
    }
  }

  #settle(): void {
    const first = this.#lost(this.#racks[0]);
    const second = this.#lost(this.#racks[1]);
    this.#scores[0] -= first;
    this.#scores[1] -= second;
    if (this.#rules.out !== 'gains' || this.#bag.length > 0) return;
    if (this.#racks[0].length === 0) this.#scores[0] += second;
    if (this.#racks[1].length === 0) this.#scores[1] += first;
  }

  #lost(rack: readonly number[]): number {
    return rack.reduce((sum, letter) => sum + itemAt(this.#rules.lostFor, letter), 0);
  }

  #draw(rack: number[], count: number): void {
    for (let drawn = 0; drawn < count; drawn++) {
      const letter = this.#bag.pop();
      if (letter === undefined) return;
      rack.push(letter);
    }
  }

  #swapInBag(a: number, b: number): void {
    [this.#bag[a], this.#bag[b]] = [itemAt(this.#bag, b), itemAt(this.#bag, a)];
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }
}

function takeFrom(rack: number[], letter: number): void {
  rack.splice(rack.indexOf(letter), 1);
}
