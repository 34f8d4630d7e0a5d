/** A game as JSON, as somebody may see it at this moment: by the same views as on sockets. */

import type { ApiGame } from '@lexiko/protocol/api';
import { replay, viewFor } from '@lexiko/rules';
import { cgpOfView, joinTiles } from '@lexiko/rules/notation';
import { maySee, seatsOf, seqFor, viewerOf } from '../games/access.ts';
import { stageOf } from '../games/game-service.ts';
import { visibleGame } from '../games/visible-game.ts';
import type { RoomService } from '../rooms/side-messages.ts';
import { seenEvents, statusesOf } from '../rooms/table-messages.ts';

/** `null`: there is no such game, or the person may not see it. */
export async function gameJson(service: RoomService, id: string, person: string): Promise<ApiGame | null> {
  const game = await visibleGame(service, id, person);
  if (game === null) return null;
  const seats = await statusesOf(service, game, await service.parts.absences(id, 'heard'));
  // Nothing is awaited from here on: everything shown belongs to one moment, at which the person may see it.
  if (!maySee(game, person)) return null;
  const nowMs = service.parts.now();
  const viewer = viewerOf(game, person);
  const seq = seqFor(game, viewer, nowMs);
  const state = seq === game.seq ? game.state : replay(game.eventsAfter(0, seq).map(({ event }) => event));
  const view = viewFor(state, viewer);
  const { code, host, visibility, pace, terms } = game.record;
  return {
    game: id,
    code,
    stage: stageOf(state),
    seq,
    viewer,
    mine: [...seatsOf(game, person)],
    host,
    visibility,
    pace,
    terms,
    seats,
    turn: view.turn,
    scores: [...(view.outcome?.final ?? view.scores)],
    rack: typeof viewer === 'number' && view.phase !== 'lobby' ? joinTiles(view.racks[viewer] ?? []) : null,
    position: cgpOfView(view),
    events: seenEvents(game, viewer, { after: 0, until: seq }),
    nowMs,
  };
}
