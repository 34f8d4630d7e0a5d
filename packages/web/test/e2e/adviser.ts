/** Finds plays for the people of these tests: sees what the page shows, thinks with the engine, knows all words. */

import { Library, makeDesk, makePlayer, makeTwinKernel, PERSONALITIES, type Player } from '@lexiko/engine';
import {
  allTiles,
  configure,
  createFromPosition,
  liftedTile,
  replay,
  viewFor,
  type Action,
  type GameConfig,
} from '@lexiko/rules';
import { english } from '../../../words/test/english-files.ts';
import type { SeenTable } from './browser-table.ts';

let player: Player | undefined;

function adviser(): Player {
  const knowsAll = { ...PERSONALITIES.hard, vocabulary: null };
  return (player ??= makePlayer(knowsAll, makeDesk(new Library(english()), makeTwinKernel)));
}

/** What the person on turn would do; nobody can tell how the unseen letters are spread, so any spread will do. */
export function advise(config: GameConfig, seen: SeenTable): Action {
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
  const thinking = { random: () => 0.5, nowMs: 0, positions: 300, isInterrupted: () => false };
  const action = adviser().choose(viewFor(replay(created.value), 0), thinking);
  if (action === null) throw new Error('there is nothing to do');
  return action;
}
