/** A game as JSON, as somebody may see it at this moment: by the same views as on sockets. */

import type { ApiGame } from '@lexiko/protocol/api';
import { replay, viewFor, type PlayerView, type PlayerViewer } from '@lexiko/rules';
import { formatCgp, joinTiles } from '@lexiko/rules/notation';
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
    position: positionOf(view, viewer),
    events: seenEvents(game, viewer, { after: 0, until: seq }),
    nowMs,
  };
}

/** CGP holds a board, racks and scores; what else a turn may begin with, and boards that turn, it cannot hold. */
function positionOf(view: PlayerView, viewer: PlayerViewer): string | null {
  const { phase, turn, board, racks, scores, zeroRun, zones, steps, ruleset } = view;
  if (phase !== 'playing' || turn === null || zones !== null || steps.length > 0) return null;
  const { layout, sides } = ruleset;
  const order = Array.from({ length: sides }, (_, at) => (turn + at) % sides);
  return formatCgp({
    width: layout.width,
    height: layout.height,
    board,
    racks: order.map((seat) => (viewer === seat || viewer === 'teacher' ? (racks[seat] ?? []) : [])),
    scores: order.map((seat) => scores[seat] ?? 0),
    zeroTurns: zeroRun,
    operations: [],
  });
}
