/**
 * What a side shares in its turn: the tiles laid out, and what members propose. Kept beside the game, because
 * nothing of it has happened yet (S-53).
 */

import { ok, type Result, type Seat } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { placementsOn, type PlacementsJson } from '@lexiko/rules/notation';
import type { GameParts, GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import type { StoredWorkspace, Workspace, WorkspaceStore } from './workspace-store.ts';

export interface TeamParts extends GameParts {
  readonly store: GameParts['store'] & { readonly workspaces: WorkspaceStore };
  /** Called when a workspace has changed. */
  readonly onWorkspace: (game: string, seat: Seat) => void;
}

export type TeamService = GameService<TeamParts>;

/** Being overtaken so often in a row means that something is wrong. */
const MOST_ATTEMPTS = 20;

/** Whether anybody has a use for what the seat lays out. */
export function sharesWorkspace({ seats, state }: LiveGame, seat: Seat): boolean {
  const isTeam = seats.some((one) => one.seat === seat && one.team !== null);
  return isTeam || state.ruleset.clock.onExpire === 'commitIfLegal';
}

/** What the side shares in this turn; what was left from earlier turns is gone. */
export async function workspaceOf(
  service: TeamService,
  game: LiveGame,
  seat: Seat,
): Promise<StoredWorkspace> {
  const kept = await service.parts.store.workspaces.workspace(game.id, seat);
  const turn = game.state.turnsTaken[seat] ?? 0;
  if (kept?.workspace.turn === turn) return kept;
  return { version: kept?.version ?? 0, workspace: { turn, draft: null, proposals: [] } };
}

export async function changeWorkspace(
  service: TeamService,
  game: LiveGame,
  seat: Seat,
  change: (workspace: Workspace) => Result<Workspace, GameRefusal>,
): Promise<Result<Workspace, GameRefusal>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { version, workspace } = await workspaceOf(service, game, seat);
    const changed = change(workspace);
    if (!changed.ok || changed.value === workspace) return changed;
    const kept = { version: version + 1, workspace: changed.value };
    if (!(await service.parts.store.workspaces.putWorkspace(game.id, seat, kept))) continue;
    service.parts.onWorkspace(game.id, seat);
    return changed;
  }
  return refuse('SERVER_BUSY');
}

/** What the side has laid out in this turn, as the rules know it. */
export async function draftOf(
  service: TeamService,
  game: LiveGame,
  seat: Seat,
): Promise<readonly Placement[] | null> {
  const { draft } = (await workspaceOf(service, game, seat)).workspace;
  return draft === null ? null : placementsOn(game.state.ruleset.layout, draft.tiles);
}

/** Shows the others of the side what one has laid out. */
export async function layOut(
  service: TeamService,
  game: LiveGame,
  { seat, by, tiles }: { readonly seat: Seat; readonly by: string; readonly tiles: PlacementsJson },
): Promise<Result<Workspace, GameRefusal>> {
  if (game.state.phase !== 'playing' || !sharesWorkspace(game, seat)) return refuse('NOT_SHARED');
  return changeWorkspace(service, game, seat, (workspace) => ok({ ...workspace, draft: { by, tiles } }));
}
