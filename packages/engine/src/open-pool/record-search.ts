/**
 * Works out whole games of open letters with a high total: a beam of unfinished games grows play by play. Games
 * are compared by their score less the prices of the tiles they used, plus the best play they have next.
 */

import { apply, viewFor, type GameState, type Placement, type Seat, type World } from '@lexiko/rules';
import type { Alphabet, WordGraph } from '@lexiko/words';
import type { OpenPlay } from './best-plays.ts';
import { bestOpenPlays, type TilePrices } from './open-plays.ts';

export interface RecordSearch {
  /** A game of open letters that has begun. */
  readonly start: GameState;
  readonly world: World;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  readonly prices: TilePrices;
  /** Unfinished games that are kept after each play. */
  readonly width: number;
  /** Numbers from 0 to below 1, for what is left to chance. */
  readonly random: () => number;
  /** How many points of worth chance may add to a game when it is compared, so that no two searches are alike. */
  readonly noise: number;
}

export interface RecordGame {
  readonly plays: readonly (readonly Placement[])[];
  readonly score: number;
}

/** The unfinished game that is ahead. */
export interface RecordProgress extends RecordGame {
  /** Letters that are not laid yet. */
  readonly left: number;
}

const SEAT: Seat = 0;

/** Plays looked at in each unfinished game, and how many of them on the same squares. */
const PLAYS_PER_GAME = 16;
const PLAYS_PER_STRETCH = 2;
/** So many times the width are looked at more closely. */
const LOOKED_AT = 3;

interface Unfinished {
  readonly state: GameState;
  readonly plays: RecordGame['plays'];
  readonly worth: number;
  readonly next: readonly OpenPlay[];
}

type Grown = Omit<Unfinished, 'next'>;

/** Answers with the best game in the end; yields all the time how far it is, so that a host can do other things. */
export function* searchRecord(search: RecordSearch): Generator<RecordProgress, RecordGame> {
  let games: Unfinished[] = [withNext(search, { state: search.start, plays: [], worth: 0 })];
  let best: RecordGame = { plays: [], score: -Infinity };
  for (let [ahead] = games; ahead !== undefined; [ahead] = games) {
    const progress = progressOf(ahead);
    const grown = mostWorthy(
      distinct(games.flatMap((game) => childrenOf(search, game))),
      ({ worth }) => worth + search.random() * search.noise,
      search.width * LOOKED_AT,
    );
    const looked: Unfinished[] = [];
    for (const game of grown) {
      looked.push(withNext(search, game));
      yield progress;
    }
    for (const game of looked.filter(({ next }) => next.length === 0)) {
      const score = finalScore(search, game.state);
      if (score > best.score) best = { plays: game.plays, score };
    }
    const open = looked.filter(({ next }) => next.length > 0);
    games = mostWorthy(open, ({ worth, next }) => worth + next[0].worth, search.width);
  }
  return best;
}

function progressOf({ plays, state }: Unfinished): RecordProgress {
  return { plays, score: state.scores[SEAT] ?? 0, left: state.pool.length };
}

function withNext({ graph, alphabet, prices }: RecordSearch, game: Grown): Unfinished {
  const table = viewFor(game.state, SEAT);
  const open = { table, seat: SEAT, graph, alphabet, prices, goOn: () => true };
  return { ...game, next: bestOpenPlays(open, PLAYS_PER_GAME, PLAYS_PER_STRETCH) };
}

function childrenOf({ world }: RecordSearch, { state, plays, worth, next }: Unfinished): Grown[] {
  return next.flatMap((play) => {
    const applied = apply(state, { type: 'play', seat: SEAT, tiles: play.tiles }, world);
    if (!applied.ok) return [];
    return [{ state: applied.value.state, plays: [...plays, play.tiles], worth: worth + play.worth }];
  });
}

/** The same board can be reached in another order; the worthier game stays. */
function distinct(games: readonly Grown[]): Grown[] {
  const byBoard = new Map<string, Grown>();
  for (const game of games) {
    const key = game.state.board.map((laid) => laid || '.').join('');
    if ((byBoard.get(key)?.worth ?? -Infinity) < game.worth) byBoard.set(key, game);
  }
  return [...byBoard.values()];
}

function mostWorthy<Game>(games: readonly Game[], worthOf: (game: Game) => number, most: number): Game[] {
  return games
    .map((game) => ({ game, worth: worthOf(game) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ game }) => game);
}

/** The player stops here: letters left over count as the options say. */
function finalScore({ world }: RecordSearch, unfinished: GameState): number {
  let state = unfinished;
  while (state.phase !== 'over') {
    const passed = apply(state, { type: 'pass', seat: SEAT }, world);
    if (!passed.ok) throw new Error(`a pass was refused: ${passed.error.code}`);
    ({ state } = passed.value);
  }
  return state.outcome?.final[SEAT] ?? 0;
}
