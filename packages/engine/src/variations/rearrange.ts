/**
 * Rearranging a word with letters added (V-02): for every word on the board and every stretch that it may fill together
 * with tiles of the rack, all anagrams that are words. What is legal and what it scores is asked of `rules`.
 * The walk over words reads the graph and counts tiles by letter with `!`: both hold every index it makes.
 */

import type { PlayerView, RearrangeAction, Seat } from '@lexiko/rules';
import {
  inspectRearrangement,
  isLaidBlank,
  letterOf,
  type InspectedPlay,
  type Laid,
  type Square,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { maySlide } from '@lexiko/rules/rule-points';
import {
  type Alphabet,
  childOf,
  DAWG_ARC,
  endsWord,
  findSibling,
  isLastSibling,
  arcLetter,
  type WordGraph,
} from '@lexiko/words';
import { lettersOf } from '../generation/letter-numbers.ts';
import { CrossWords } from './cross-words.ts';
import { type Lane, lanesOf } from './lanes.ts';

export interface Rearrangement {
  readonly action: RearrangeAction;
  readonly play: InspectedPlay;
}

export interface RearrangeSearch {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  /** The most letters to try. */
  readonly steps: number;
  /** Called between stretches of the board; `true` ends the search. */
  readonly isInterrupted?: () => boolean;
}

/** A stretch of a lane, and the word in it that is to be rearranged. */
interface Slot {
  readonly lane: Lane;
  /** Places in the lane: the word from `first` to `last`, the stretch from `from` to `to`. */
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly added: number;
  /** An estimate of its score, to try promising stretches first. */
  readonly promise: number;
}

/** All rearrangements found within the steps allowed, promising places first. */
export function* rearrangements(search: RearrangeSearch): Generator<Rearrangement, void, void> {
  const { table, graph, alphabet } = search;
  const { rearranging, layout } = table.ruleset;
  if (rearranging.kind === 'off') return;
  const crosses = new CrossWords({ board: table.board, layout, graph, alphabet });
  const slots = slotsOf(search, crosses).sort((a, b) => b.promise - a.promise);
  const walk = new AnagramWalk(search, crosses);
  for (const slot of slots) {
    for (const word of walk.words(slot)) {
      const action = actionFor(search, slot, word);
      const play = inspectRearrangement(table, action);
      if (play.ok) yield { action, play: play.value };
    }
    if (walk.isExhausted || search.isInterrupted?.() === true) return;
  }
}

function slotsOf({ table, seat }: RearrangeSearch, crosses: CrossWords): Slot[] {
  const { board, racks, ruleset } = table;
  const slides = maySlide(ruleset.rearranging);
  const isTaken = (lane: Lane, place: number): boolean => {
    const square = lane.squares[place];
    return square !== undefined && board[square] !== '';
  };
  const slots: Slot[] = [];
  for (const lane of lanesOf(ruleset.layout)) {
    for (let first = 0; first < lane.squares.length; first++) {
      if (!isTaken(lane, first) || isTaken(lane, first - 1)) continue;
      let last = first;
      while (isTaken(lane, last + 1)) last++;
      if (last > first) addSlots(lane, first, last);
      first = last;
    }
  }
  return slots;

  function addSlots(lane: Lane, first: number, last: number): void {
    const isOld = (place: number): boolean => place >= first && place <= last;
    const isForeign = (place: number): boolean => isTaken(lane, place) && !isOld(place);
    const mayLeave = (place: number): boolean =>
      slides && crosses.through(itemAt(lane.squares, place), lane.direction).length === 1;
    for (let from = slides ? lane.squares.length - 1 : first; from >= 0; from--) {
      if (isForeign(from - 1)) continue;
      let added = first - last - 1;
      for (let to = from; to < lane.squares.length; to++) {
        if (!isForeign(to)) added++;
        if (added > itemAt(racks, seat).length) break;
        if (added < 1 || isForeign(to + 1) || (!slides && to < last)) continue;
        let leaves = true;
        for (let place = first; place <= last; place++) {
          if ((place < from || place > to) && !mayLeave(place)) leaves = false;
        }
        if (leaves)
          slots.push({ lane, first, last, from, to, added, promise: promiseOf(lane, from, to, added) });
      }
    }
  }

  function promiseOf(lane: Lane, from: number, to: number, added: number): number {
    let factor = 1;
    let letters = 0;
    for (let place = from; place <= to; place++) {
      const square = itemAt(lane.squares, place);
      const laid = itemAt(board, square);
      if (laid !== '') letters += ruleset.tiles.values[laid] ?? 0;
      else factor *= itemAt(ruleset.layout.wordFactors, square);
    }
    return (
      (letters + 2 * added) * factor +
      (added >= ruleset.scoring.bonus.tiles ? ruleset.scoring.bonus.points : 0) -
      added
    );
  }
}

/** Walks the words that a slot can hold, letter by letter. */
class AnagramWalk {
  readonly #search: RearrangeSearch;
  readonly #crosses: CrossWords;
  readonly #rack: readonly number[];
  #stepsLeft: number;

  constructor(search: RearrangeSearch, crosses: CrossWords) {
    this.#search = search;
    this.#crosses = crosses;
    this.#rack = lettersOf(itemAt(search.table.racks, search.seat), search.alphabet);
    this.#stepsLeft = search.steps;
  }

  get isExhausted(): boolean {
    return this.#stepsLeft <= 0;
  }

  /** Letters by number, one for each place of the slot. */
  words({ lane, first, last, from, to, added }: Slot): readonly (readonly number[])[] {
    const { table, graph, alphabet } = this.#search;
    const { board } = table;
    const shown = lettersOf(
      lane.squares.map((square) => letterOf(itemAt(board, square))),
      alphabet,
    );
    const old = new Uint8Array(alphabet.size + 2);
    const own = new Uint8Array(alphabet.size + 2);
    for (let place = first; place <= last; place++) old[shown[place]!]!++;
    for (const letter of this.#rack) own[letter]!++;
    const found: number[][] = [];
    const word: number[] = [];

    const step = (place: number, index: number, addedLeft: number): void => {
      if (--this.#stepsLeft <= 0) return;
      if (place > to) {
        if (endsWord(graph.nodes[index]!)) found.push([...word]);
        return;
      }
      const child = childOf(graph, index);
      if (child === 0) return;
      const square = lane.squares[place]!;
      const isFixed = board[square] !== '' && (place < first || place > last);
      if (isFixed) {
        const next = findSibling(graph, child, shown[place]!);
        if (next === 0) return;
        word.push(shown[place]!);
        step(place + 1, next, addedLeft);
        word.pop();
        return;
      }
      for (let next = child; ; next++) {
        const letter = arcLetter(graph.nodes[next]!);
        // A tile of the old word first: all of them must be used, so the rack fills in only what they cannot.
        const source = old[letter]! > 0 ? old : addedLeft > 0 ? own : null;
        const tile = source === own && own[letter] === 0 ? 0 : letter;
        if (source !== null && source[tile]! > 0 && this.#crosses.fits(square, lane.direction, letter)) {
          source[tile]!--;
          word.push(letter);
          step(place + 1, next, source === own ? addedLeft - 1 : addedLeft);
          word.pop();
          source[tile]!++;
        }
        if (isLastSibling(graph.nodes[next]!)) return;
      }
    };
    step(from, DAWG_ARC, added);
    return found;
  }
}

/** The word as tiles on squares: which of them are the old word's, which the rack's. */
function actionFor(search: RearrangeSearch, slot: Slot, letters: readonly number[]): RearrangeAction {
  const { table, seat, alphabet } = search;
  const { lane, first, last, from, to } = slot;
  const squares = lane.squares.slice(from, to + 1);
  const old = lane.squares.slice(first, last + 1);
  const free = squares.filter((square) => table.board[square] === '' || old.includes(square));
  const word: Laid[] = squares.map((square) => itemAt(table.board, square));
  const rack: Square[] = [];
  for (const letter of new Set(letters)) {
    const shown = itemAt(alphabet.letters, letter);
    const places = free.filter((square) => letters[squares.indexOf(square)] === letter);
    const tiles = tilesShowing(table, seat, { shown, old, count: places.length });
    for (const [at, square] of places.sort((a, b) => promiseAt(table, b) - promiseAt(table, a)).entries()) {
      const { laid, isRack } = itemAt(tiles, at);
      word[squares.indexOf(square)] = laid;
      if (isRack) rack.push(square);
    }
  }
  return {
    type: 'rearrange',
    seat,
    from: old,
    at: itemAt(squares, 0),
    direction: lane.direction,
    word,
    rack,
  };
}

/** Puts tiles on premium squares that still count. */
function promiseAt({ board, ruleset }: PlayerView, square: Square): number {
  const { letterFactors, wordFactors } = ruleset.layout;
  return board[square] === '' ? itemAt(letterFactors, square) * 10 + itemAt(wordFactors, square) : 0;
}

/** `count` tiles for the places that show a letter, including all of the old word's; those with a value first. */
function tilesShowing(
  { board, racks }: PlayerView,
  seat: Seat,
  { shown, old, count }: { readonly shown: string; readonly old: readonly Square[]; readonly count: number },
): readonly { readonly laid: Laid; readonly isRack: boolean }[] {
  const moved = old.map((square) => itemAt(board, square)).filter((laid) => letterOf(laid) === shown);
  const naturals = itemAt(racks, seat).filter((tile) => tile === shown).length;
  const added = Array.from({ length: count - moved.length }, (_, at) =>
    at < naturals ? shown : shown.toLowerCase(),
  );
  return [
    ...added.map((laid) => ({ laid, isRack: true })),
    ...moved.map((laid) => ({ laid, isRack: false })),
  ].sort((a, b) => Number(isLaidBlank(a.laid)) - Number(isLaidBlank(b.laid)));
}
