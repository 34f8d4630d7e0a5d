/** Finds plays for the people of these tests: sees what the page shows, thinks with the engine, knows all words. */

import { learntTables } from '@lexiko/engine/all-learnt';
import {
  Library,
  makeEngineContext,
  makePlayer,
  makeTwinKernel,
  PERSONALITIES,
  type EngineContext,
  type Personality,
  type Player,
} from '@lexiko/engine';
import {
  configure,
  createFromPosition,
  replay,
  viewFor,
  type Action,
  type GameConfig,
  type PlayerView,
} from '@lexiko/rules';
import { allTiles, inspectPlay, liftedTile, type Placement } from '@lexiko/rules/board';
import { english } from '../../../../words/test/english-files.ts';
import type { SeenTable } from './browser-table.ts';
import { openBuilt } from './built-lexicon.ts';

type Play = Action & { type: 'play' };

const KNOWS_ALL: Personality = { ...PERSONALITIES.hard, vocabulary: null };

/** Exchanges only where nothing can be played. */
const LIKES_TO_PLAY: Personality = { ...KNOWS_ALL, exchangeMargin: 10_000 };

/** By dictionary. */
const contexts = new Map<string, EngineContext>();
const players = new Map<string, Player>();

/** Learns the words of a dictionary other than English, so that games with it can be advised. */
export async function prepareAdviser(dictionary: string): Promise<void> {
  const lexicon = await openBuilt(dictionary);
  const learnt = learntTables(lexicon.alphabet.id);
  contexts.set(dictionary, makeEngineContext(new Library(lexicon, learnt), makeTwinKernel));
}

function contextOf(dictionary: string): EngineContext {
  const known = contexts.get(dictionary);
  if (known !== undefined) return known;
  if (dictionary !== 'english') throw new Error(`nobody has learnt ${dictionary}`);
  const context = makeEngineContext(new Library(english(), learntTables('english')), makeTwinKernel);
  contexts.set(dictionary, context);
  return context;
}

function adviser(name: string, personality: Personality, config: GameConfig): Player {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const dictionary = configured.value.dictionary.id || 'english';
  const key = `${name} ${dictionary}`;
  const player = players.get(key) ?? makePlayer(personality, contextOf(dictionary));
  players.set(key, player);
  return player;
}

/** The table of the person on turn; nobody can tell how the unseen letters are spread, so any spread will do. */
function viewOf(config: GameConfig, seen: SeenTable): PlayerView {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const unseen = [...allTiles(configured.value.tiles)];
  for (const tile of [...seen.board.filter((laid) => laid !== '').map(liftedTile), ...seen.rack])
    unseen.splice(unseen.indexOf(tile), 1);
  const hidden = unseen.slice(seen.bag);
  const share = Math.ceil(hidden.length / (configured.value.sides - 1));
  const others = seen.scores.slice(1).map((_, at) => hidden.slice(at * share, (at + 1) * share));
  const position = {
    board: seen.board,
    racks: [seen.rack, ...others],
    pool: unseen.slice(0, seen.bag),
    scores: seen.scores,
    turn: 0,
    passes: 0,
    zones: null,
    levels: null,
  };
  const created = createFromPosition(config, position, 0);
  if (!created.ok) throw new Error(created.error.code);
  return viewFor(replay(created.value), 0);
}

function choose(name: string, personality: Personality, config: GameConfig, seen: SeenTable): Action {
  const thinking = { random: () => 0.5, nowMs: 0, positions: 300, isInterrupted: () => false };
  const action = adviser(name, personality, config).choose(viewOf(config, seen), thinking);
  if (action === null) throw new Error('there is nothing to do');
  return action;
}

/** What the person on turn would do. */
export function advise(config: GameConfig, seen: SeenTable): Action {
  return choose('all', KNOWS_ALL, config, seen);
}

/** A play that lies as it must, and makes a word that does not exist. */
export function phonyFrom(config: GameConfig, seen: SeenTable): Play {
  const view = viewOf(config, seen);
  const { width } = view.ruleset.layout;
  const letters = seen.rack.filter((tile) => tile !== '?');
  const pairs = letters.flatMap((a, at) =>
    letters.filter((_, other) => other !== at).map((b) => [a, b] as const),
  );
  const lexicon = english();
  for (const [a, b] of pairs) {
    for (const [at] of seen.board.entries()) {
      for (const step of [1, width]) {
        const tiles: readonly Placement[] = [
          [at, a],
          [at + step, b],
        ];
        const play = inspectPlay(view, 0, tiles);
        if (play.ok && play.value.words.some((word) => !lexicon.has(word)))
          return { type: 'play', seat: 0, tiles };
      }
    }
  }
  throw new Error('whatever is laid makes a word');
}

/** A good play also where the rack would better be exchanged; where there is none, a word that does not exist. */
export function advisePlay(config: GameConfig, seen: SeenTable): Play {
  const advice = choose('plays', LIKES_TO_PLAY, config, seen);
  return advice.type === 'play' ? advice : phonyFrom(config, seen);
}
