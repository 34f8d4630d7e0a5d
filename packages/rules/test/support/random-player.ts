/** A player without plan or shame: proposes random actions of every kind, mostly sensible ones. */

import { allSeats, type Action, type GameState, type Seat } from '@lexiko/rules';
import {
  DIRECTIONS,
  isEmptyBoard,
  isOnBoard,
  runThrough,
  type Laid,
  type Placement,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import { below, oneOf, shuffled, type Random } from './seeded.ts';

/** What anybody at the table might ask for now. */
export function randomAction(state: GameState, random: Random): Action {
  const { ruleset } = state;
  const anybody = below(random, ruleset.sides);
  const mood = random();
  if (state.window?.ruling != null) return { type: 'rule', seat: anybody, stands: random() < 0.5 };
  if (state.window !== null && (state.turn === null || mood < 0.3)) return answer(state, anybody, random);
  if (state.pausedMs !== null && mood < 0.9) return { type: 'resume' };
  if (mood > 0.9995) return { type: 'abort', seat: anybody };
  if (mood > 0.999) return { type: 'pause' };
  if (mood > 0.998) return { type: 'resign', seat: anybody };
  if (mood > 0.996) return { type: 'decline', seat: anybody };
  if (mood > 0.99) return { type: 'agree', seat: anybody };
  if (mood > 0.985) return { type: 'challenge', seat: anybody };
  const seat = mood > 0.97 ? anybody : (state.turn ?? anybody);
  return turnAction(state, seat, random);
}

function answer(state: GameState, seat: Seat, random: Random): Action {
  if (random() < 0.6) return { type: 'accept', seat };
  const words = [
    ...(state.window?.words ?? []),
    ...(state.window?.steps ?? []).flatMap((step) => step.words),
  ];
  return words.length > 0 && random() < 0.9
    ? { type: 'challenge', seat, word: oneOf(random, words) }
    : { type: 'challenge', seat };
}

function turnAction(state: GameState, seat: Seat, random: Random): Action {
  const { blanks, recycling, rearranging, exchange, solitaire } = state.ruleset;
  const mood = random();
  const rack = state.racks[seat] ?? [];
  if (state.toReturn > 0)
    return { type: 'exchange', seat, tiles: shuffled(random, rack).slice(0, state.toReturn) };
  if (blanks.kind === 'retrieve' && mood < 0.2) return retrieve(state, seat, random);
  if (recycling.kind === 'on' && mood < 0.4) return recycle(state, seat, random);
  if (rearranging.kind === 'on' && mood < 0.5) return rearrange(state, seat, random);
  if (exchange.order === 'drawFirst' && mood < 0.55) {
    return { type: 'drawToExchange', seat, count: 1 + below(random, 3) };
  }
  if (solitaire.kind === 'openPool' && mood < 0.55) return { type: 'takeBack', seat };
  if (mood > 0.97)
    return { type: 'exchange', seat, tiles: shuffled(random, rack).slice(0, below(random, rack.length + 1)) };
  if (mood > 0.95) return { type: 'pass', seat };
  if (mood > 0.94) return { type: 'start', seat };
  if (mood > 0.93) return { type: 'expire', seat, draft: randomPlacements(state, seat, random) };
  if (mood > 0.92) return { type: 'confirmScores', seat };
  const stuck = state.pool.length === 0 && random() < 0.25;
  if (stuck) return { type: 'pass', seat };
  return { type: 'play', seat, tiles: randomPlacements(state, seat, random) };
}

/** Some rack tiles on free squares along a line through (or next to) the layout. */
export function randomPlacements(state: GameState, seat: Seat, random: Random): readonly Placement[] {
  const { layout, tiles, solitaire } = state.ruleset;
  const open = solitaire.kind === 'openPool';
  const hand = shuffled(random, open ? state.pool : (state.racks[seat] ?? []));
  const most = Math.min(hand.length, open ? state.ruleset.rack.size : hand.length);
  const count = Math.min(most, 1 + below(random, 1 + below(random, most)));
  const direction = oneOf(random, DIRECTIONS);
  const step = direction === 'across' ? 1 : layout.width;
  const from = startSquare(state, random) - step * below(random, 4);
  const letters = tiles.letters;
  const placements: Placement[] = [];
  for (let square = from; placements.length < count; square += step) {
    if (!isOnBoard(layout, square)) break;
    if (direction === 'across' && Math.floor(square / layout.width) !== Math.floor(from / layout.width))
      break;
    const tile = hand[placements.length];
    if (state.board[square] === '' && tile !== undefined)
      placements.push([square, laid(tile, letters, random)]);
  }
  return placements;
}

function startSquare(state: GameState, random: Random): Square {
  const { layout } = state.ruleset;
  if (isEmptyBoard(state.board)) return layout.centre;
  const taken = state.board.flatMap((tile, square) => (tile === '' ? [] : [square]));
  return oneOf(random, taken) + oneOf(random, [0, 1, -1, layout.width, -layout.width]);
}

function laid(tile: Tile, letters: readonly string[], random: Random): Laid {
  if (tile !== '?') return tile;
  return random() < 0.05 ? '?' : oneOf(random, letters).toLowerCase();
}

function occupied(state: GameState, random: Random): Square {
  const taken = state.board.flatMap((tile, square) => (tile === '' ? [] : [square]));
  return taken.length === 0 ? 0 : oneOf(random, taken);
}

function retrieve(state: GameState, seat: Seat, random: Random): Action {
  const blanks = state.board.flatMap((tile, square) => (tile !== tile.toUpperCase() ? [square] : []));
  const square = blanks.length === 0 ? occupied(state, random) : oneOf(random, blanks);
  return { type: 'retrieve', seat, square, tile: (state.board[square] ?? '').toUpperCase() };
}

function recycle(state: GameState, seat: Seat, random: Random): Action {
  const rack = state.racks[seat] ?? [];
  const tile = rack.length === 0 ? 'A' : laid(oneOf(random, rack), state.ruleset.tiles.letters, random);
  return { type: 'recycle', seat, square: occupied(state, random), tile };
}

/** The letters of a word and one or two of the rack in any order, mostly on the old squares. */
function rearrange(state: GameState, seat: Seat, random: Random): Action {
  const { layout } = state.ruleset;
  const direction = oneOf(random, DIRECTIONS);
  const { squares } = runThrough(state.board, layout, occupied(state, random), direction);
  const added = shuffled(random, state.racks[seat] ?? [])
    .slice(0, 1 + below(random, 2))
    .map((tile) => laid(tile, state.ruleset.tiles.letters, random));
  const old = squares.map((square) => state.board[square] ?? '');
  const order = shuffled(random, [
    ...old.map((tile) => ({ tile, rack: false })),
    ...added.map((tile) => ({ tile, rack: true })),
  ]);
  const step = direction === 'across' ? 1 : layout.width;
  const at = (squares[0] ?? 0) - step * below(random, added.length + 1);
  return {
    type: 'rearrange',
    seat,
    from: squares,
    at,
    direction,
    word: order.map(({ tile }) => tile),
    rack: order.flatMap(({ rack }, index) => (rack ? [at + index * step] : [])),
  };
}

/** All seats, for tests that ask everybody. */
export function everybody(state: GameState): readonly Seat[] {
  return allSeats(state.ruleset);
}
