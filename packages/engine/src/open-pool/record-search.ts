/**
 * Constructs whole open-pool games with a high total: a beam of unfinished games grows play by play. Games are
 * compared by their score minus the prices of the tiles used, plus their best next play.
 */

import { apply, viewFor, type GameState, type Seat, type World } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import type { Alphabet, WordGraph } from '@lexiko/words';
import type { OpenPlay } from './best-plays.ts';
import { bestOpenPlays, type TilePrices } from './open-plays.ts';

export interface RecordSearch {
  /** An open-pool game that has started. */
  readonly start: GameState;
  readonly world: World;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  readonly prices: TilePrices;
  /** How many unfinished games are kept after each play. */
  readonly width: number;
  /** Returns numbers from 0 to below 1, for random choices. */
  readonly random: () => number;
  /** The most points of worth added at random when games are compared, so that no two searches are alike. */
  readonly noise: number;
}

export interface RecordGame {
  readonly plays: readonly (readonly Placement[])[];
  readonly score: number;
}

/** The leading unfinished game. */
export interface RecordProgress extends RecordGame {
  /** Tiles not laid yet. */
  readonly left: number;
}

const SEAT: Seat = 0;

/** How many plays are considered in each unfinished game, and how many of them on the same squares. */
const PLAYS_PER_GAME = 16;
const PLAYS_PER_STRETCH = 2;
/** Times the width: how many games are examined more closely. */
const LOOKED_AT = 3;

interface Unfinished {
  readonly state: GameState;
  readonly plays: RecordGame['plays'];
  readonly worth: number;
}

/** With its best next play; `null` if it has none. */
interface Looked extends Unfinished {
  readonly best: OpenPlay | null;
}

/** Returns the best game; yields its progress often, so that the host can do other things. */
export function* searchRecord(search: RecordSearch): Generator<RecordProgress, RecordGame> {
  let games: readonly Unfinished[] = [{ state: search.start, plays: [], worth: 0 }];
  let best: RecordGame = { plays: [], score: -Infinity };
  for (let [ahead] = games; ahead !== undefined; [ahead] = games) {
    const progress = progressOf(ahead);
    const grown: Unfinished[] = [];
    for (const game of games) {
      grown.push(...childrenOf(search, game));
      yield progress;
    }
    const looked: Looked[] = [];
    const worthy = mostWorthy(
      distinct(grown),
      ({ worth }) => worth + search.random() * search.noise,
      search.width * LOOKED_AT,
    );
    // Games are compared by their best play alone, which is found much sooner than all plays considered afterwards.
    for (const game of worthy) {
      looked.push({ ...game, best: nextPlays(search, game, 1)[0] ?? null });
      yield progress;
    }
    for (const game of looked.filter(({ best: next }) => next === null)) {
      const score = finalScore(search, game.state);
      if (score > best.score) best = { plays: game.plays, score };
    }
    const open = looked.filter((game) => game.best !== null);
    games = mostWorthy(open, ({ worth, best: next }) => worth + (next?.worth ?? 0), search.width);
  }
  return best;
}

function progressOf({ plays, state }: Unfinished): RecordProgress {
  return { plays, score: state.scores[SEAT] ?? 0, left: state.pool.length };
}

function nextPlays(
  { graph, alphabet, prices }: RecordSearch,
  { state }: Unfinished,
  most: number,
): readonly OpenPlay[] {
  const table = viewFor(state, SEAT);
  const open = { table, seat: SEAT, graph, alphabet, prices, goOn: () => true };
  return bestOpenPlays(open, most, PLAYS_PER_STRETCH);
}

function childrenOf(search: RecordSearch, game: Unfinished): Unfinished[] {
  const { state, plays, worth } = game;
  return nextPlays(search, game, PLAYS_PER_GAME).flatMap((play) => {
    const applied = apply(state, { type: 'play', seat: SEAT, tiles: play.tiles }, search.world);
    if (!applied.ok) return [];
    return [{ state: applied.value.state, plays: [...plays, play.tiles], worth: worth + play.worth }];
  });
}

/** The same board can be reached in another order; the more valuable game stays. */
function distinct(games: readonly Unfinished[]): Unfinished[] {
  const byBoard = new Map<string, Unfinished>();
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

/** The player stops here: tiles left count as the options say. */
function finalScore({ world }: RecordSearch, unfinished: GameState): number {
  let state = unfinished;
  while (state.phase !== 'over') {
    const passed = apply(state, { type: 'pass', seat: SEAT }, world);
    if (!passed.ok) throw new Error(`a pass was refused: ${passed.error.code}`);
    ({ state } = passed.value);
  }
  return state.outcome?.final[SEAT] ?? 0;
}
