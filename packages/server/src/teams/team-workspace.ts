/**
 * What lies before a side in its turn: the tiles laid out, and what members suggest. Kept beside the game, because
 * nothing of it has happened yet (S-53).
 */

import { ok, parseAction, type Placement, type Result, type Seat } from '@lexiko/rules';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import type { Desk, KeptDesk } from '../store/table-store.ts';

/** Being overtaken so often in a row means that something is wrong. */
const MOST_ATTEMPTS = 20;

/** Whether anybody has a use for what the seat lays out. */
export function sharesDesk({ seats, state }: LiveGame, seat: Seat): boolean {
  const isTeam = seats.some((one) => one.seat === seat && one.team !== null);
  return isTeam || state.ruleset.options['timer.onExpire'] === 'commitIfLegal';
}

/** The desk in this turn of the side; what was left on it from earlier turns is gone. */
export async function deskOf(service: GameService, game: LiveGame, seat: Seat): Promise<KeptDesk> {
  const kept = await service.parts.store.tables.desk(game.id, seat);
  const turn = game.state.turnsTaken[seat] ?? 0;
  if (kept?.desk.turn === turn) return kept;
  return { version: kept?.version ?? 0, desk: { turn, draft: null, proposals: [] } };
}

export async function changeDesk(
  service: GameService,
  game: LiveGame,
  seat: Seat,
  change: (desk: Desk) => Result<Desk, GameRefusal>,
): Promise<Result<Desk, GameRefusal>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { version, desk } = await deskOf(service, game, seat);
    const changed = change(desk);
    if (!changed.ok || changed.value === desk) return changed;
    const kept = { version: version + 1, desk: changed.value };
    if (!(await service.parts.store.tables.putDesk(game.id, seat, kept))) continue;
    service.parts.onDesk(game.id, seat);
    return changed;
  }
  return refuse('SERVER_BUSY');
}

/** What the side has laid out in this turn, as the rules know it. */
export async function draftOf(
  service: GameService,
  game: LiveGame,
  seat: Seat,
): Promise<readonly Placement[] | null> {
  const { draft } = (await deskOf(service, game, seat)).desk;
  return draft === null ? null : readTiles(game, seat, draft.tiles);
}

/** `null`: not tiles on squares. */
function readTiles(
  game: LiveGame,
  seat: Seat,
  tiles: Readonly<Record<string, string>>,
): readonly Placement[] | null {
  const read = parseAction({ type: 'play', seat, tiles }, game.state.ruleset.layout);
  return read.ok && read.value.type === 'play' ? read.value.tiles : null;
}

/** Shows the others of the side what one has laid out. */
export async function layOut(
  service: GameService,
  game: LiveGame,
  {
    seat,
    by,
    tiles,
  }: { readonly seat: Seat; readonly by: string; readonly tiles: Readonly<Record<string, string>> },
): Promise<Result<Desk, GameRefusal>> {
  if (game.state.phase !== 'playing' || !sharesDesk(game, seat)) return refuse('NOT_SHARED');
  if (readTiles(game, seat, tiles) === null)
    return { ok: false, error: { code: 'UNREADABLE', path: 'tiles' } };
  return changeDesk(service, game, seat, (desk) => ok({ ...desk, draft: { by, tiles } }));
}
