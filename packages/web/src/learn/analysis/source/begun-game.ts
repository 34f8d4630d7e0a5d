/** A log that begins at a position, as turns of GCG behind that position: what studies keep, and what the kernel can judge. */

import { replay, type GameConfig, type GameEvent, type Ruleset } from '@lexiko/rules';
import { allTiles, liftedTile, type Tile } from '@lexiko/rules/board';
import { exportGcg, formatCgp, type CgpPosition, type GcgGame, type GcgPlayer } from '@lexiko/rules/notation';
import { operationsOf } from '../../editor/edited-position.ts';

export interface BegunGame {
  /** Its players in the order of their turns, since a position begins with the side to move. */
  readonly game: GcgGame;
  readonly config: GameConfig;
  readonly position: CgpPosition;
}

type Start = Extract<GameEvent, { readonly type: 'set-up' }>['position'];

/** The tiles that nobody sees follow from the others only where all are those of the box. */
function hasAllTiles({ board, racks, pool }: Start, { tiles }: Ruleset): boolean {
  const laid = board.filter((one) => one !== '').map(liftedTile);
  const there: readonly Tile[] = [...laid, ...racks.flat(), ...pool];
  return [...there].sort().join() === [...allTiles(tiles)].sort().join();
}

function turnedTo<T>(items: readonly T[], first: number): readonly T[] {
  return [...items.slice(first), ...items.slice(0, first)];
}

/** `null`: it began with a deal, or GCG and its position cannot hold it. */
export function begunGame(
  events: readonly GameEvent[],
  players: readonly GcgPlayer[],
  config: GameConfig,
): BegunGame | null {
  const start = events.find((event) => event.type === 'set-up')?.position;
  if (start === undefined || start.levels !== null) return null;
  const { ruleset } = replay(events.slice(0, 1));
  const { layout, sides } = ruleset;
  const exported = exportGcg(events, players, 'position');
  if (!exported.ok || !hasAllTiles(start, ruleset)) return null;
  const { turn: first, board } = start;
  const [racks, scores] = [turnedTo(start.racks, first), turnedTo(start.scores, first)];
  const { width, height } = layout;
  const operations = operationsOf(config.preset, ruleset.dictionary.id);
  const position: CgpPosition = { width, height, board, racks, scores, zeroTurns: start.passes, operations };
  const game = exported.value;
  const { teamSizes } = config;
  return {
    game: {
      players: turnedTo(game.players, first),
      pragmas: [...game.pragmas, { name: 'position', text: formatCgp(position) }],
      turns: game.turns.map((turn) => ({ ...turn, player: (turn.player - first + sides) % sides })),
    },
    config: teamSizes === undefined ? config : { ...config, teamSizes: turnedTo(teamSizes, first) },
    position,
  };
}
