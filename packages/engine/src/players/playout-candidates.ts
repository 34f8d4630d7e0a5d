/** The turns worth playing out: plays, rearranged words and exchanges, each as an action and as a move for playouts. */

import type { Action, PlayerView } from '@lexiko/rules';
import {
  isLaidBlank,
  letterOf,
  liftedTile,
  type Board,
  type Laid,
  type Placement,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { Move } from '../generation/play.ts';
import { exchangeAction, exchangesByValue, mayExchangeAtWill, mostExchanged } from './exchange-choice.ts';
import { boardNumbers, lettersOf } from '../generation/letter-numbers.ts';
import { rearrangingIdeas, type RearrangingIdea } from './rearranging.ts';
import { noticedPlays, type Search } from './turn-search.ts';

export interface PlayoutCandidate {
  readonly action: Action;
  readonly move: Move;
  /** The board to lay the move on, where letters were moved first; `null` for the board as it is. */
  readonly board: Uint8Array | null;
  readonly value: number;
  /** The part of the value that playouts cannot see. */
  readonly extra: number;
}

export interface CandidateLimits {
  readonly plays: number;
  readonly exchanges: number;
  /** Turns this many points worse than the best are not tried. */
  readonly hopeless: { readonly premiums: number; readonly areas: number };
}

export const CANDIDATE_LIMITS: CandidateLimits = {
  plays: 14,
  exchanges: 3,
  hopeless: { premiums: 16, areas: 40 },
};

/** The best-looking first, exchanges last. */
export function playoutCandidates(
  search: Search,
  view: PlayerView,
  limits: CandidateLimits = CANDIDATE_LIMITS,
): readonly PlayoutCandidate[] {
  const options = [...playOptions(search, view), ...rearrangedOptions(search, view)].sort(
    (a, b) => b.value - a.value,
  );
  const least = (options[0]?.value ?? -Infinity) - limits.hopeless[view.ruleset.scoring.kind];
  const isPromising = ({ value }: PlayoutCandidate): boolean => value > least;
  const exchanges = exchangeOptions(search, view).slice(0, limits.exchanges);
  return [...options.slice(0, limits.plays), ...exchanges].filter(isPromising);
}

function playOptions(search: Search, view: PlayerView): readonly PlayoutCandidate[] {
  const { personality, vocabulary, seat } = search;
  const { scorekeeping, dice } = view.ruleset;
  const isQuiz = scorekeeping.announce === 'quiz' && dice.kind === 'none';
  const plays = noticedPlays(search, { table: view, graph: vocabulary.graph, sight: personality.sight });
  return plays.map(({ tiles, score, value, play, lent }) => ({
    action: { type: 'play', seat, tiles, ...(isQuiz ? { announced: score } : {}) },
    move: moveOf({ tiles, score, value, direction: itemAt(play.runs, 0).direction }, vocabulary.alphabet),
    board: null,
    value,
    extra: lent,
  }));
}

function rearrangedOptions(search: Search, view: PlayerView): readonly PlayoutCandidate[] {
  const { personality, effort } = search;
  const isOn = view.ruleset.rearranging.kind === 'on';
  if (!isOn || effort.random() >= personality.variations) return [];
  return rearrangingIdeas(search, view).map((idea) => rearrangedOption(idea, search.vocabulary.alphabet));
}

/** In two parts: the board with the letters moved, and the rack tiles laid on it. */
function rearrangedOption(idea: RearrangingIdea, alphabet: Alphabet): PlayoutCandidate {
  const { action, play, score, value } = idea;
  const { squares, direction } = itemAt(play.runs, 0);
  const { board, tiles } = withoutRackTiles(play.board, squares, play.used);
  return {
    action,
    move: moveOf({ tiles, score, value, direction }, alphabet),
    board: boardNumbers(board, alphabet),
    value,
    extra: 0,
  };
}

/** A board with a rearranged word on these squares, without its rack tiles; and those tiles. */
export function withoutRackTiles(
  after: Board,
  squares: readonly Square[],
  used: readonly Tile[],
): { readonly board: Board; readonly tiles: readonly Placement[] } {
  const board: Laid[] = [...after];
  const tiles: Placement[] = [];
  for (const tile of used) {
    const square = squares.find((one) => board[one] !== '' && liftedTile(itemAt(board, one)) === tile);
    if (square === undefined) throw new RangeError('a tile of a rearranged word is not in it');
    tiles.push([square, itemAt(board, square)]);
    board[square] = '';
  }
  return { board, tiles };
}

function exchangeOptions(search: Search, view: PlayerView): readonly PlayoutCandidate[] {
  const { seat, vocabulary } = search;
  if (!mayExchangeAtWill(view)) return [];
  return exchangesByValue(search, view, mostExchanged(view, seat)).map(({ tiles, value }) => ({
    action: exchangeAction(seat, view, tiles),
    move: {
      type: 'exchange',
      letters: lettersOf(tiles, vocabulary.alphabet).toSorted((a, b) => a - b),
      equityMilli: milli(value),
    },
    board: null,
    value,
    extra: 0,
  }));
}

interface CountedPlay {
  readonly tiles: readonly Placement[];
  readonly direction: 'across' | 'down';
  readonly score: number;
  readonly value: number;
}

function moveOf({ tiles, direction, score, value }: CountedPlay, alphabet: Alphabet): Move {
  const letters = lettersOf(
    tiles.map(([, laid]) => letterOf(laid)),
    alphabet,
  );
  return {
    type: 'play',
    direction,
    tiles: tiles
      .map(([square, laid], at) => ({ square, letter: itemAt(letters, at), isBlank: isLaidBlank(laid) }))
      .sort((a, b) => a.square - b.square),
    score,
    equityMilli: milli(value),
  };
}

function milli(points: number): number {
  return Math.round(points * 1000);
}
