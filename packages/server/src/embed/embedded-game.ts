/** A finished game that anybody may look at, as a text for the element; nothing that a stranger could not see here. */

import { seqFor } from '../games/access.ts';
import { visibleGame } from '../games/visible-game.ts';
import { gameFile } from '../records/game-files.ts';
import type { RecordService } from '../records/record-result.ts';
import { seatNames } from '../records/seat-names.ts';

/** Whoever looks at a page of others has no name here. */
const NOBODY = '';

export interface EmbeddedGame {
  readonly names: readonly string[];
  /** GCG, or the log where GCG cannot hold the game. */
  readonly text: string;
  readonly type: string;
}

/** `null`: there is no such game, it is not over for spectators yet, or it is not for everybody. */
export async function embeddedGame(service: RecordService, id: string): Promise<EmbeddedGame | null> {
  const game = await visibleGame(service, id, NOBODY);
  if (game === null || game.state.phase !== 'over') return null;
  if (seqFor(game, 'spectator', service.parts.now()) !== game.seq) return null;
  await service.games.reload(game);
  const events = game.eventsAfter(0).map(({ event }) => event);
  const names = await seatNames(service.parts.store.people, game.seats);
  const { preset } = game.state.ruleset.config;
  // GCG names neither its rules nor its tile set: what is usual is shown from it, everything else from the log.
  const isUsual = preset === 'standard-2007' && game.state.ruleset.language === 'english';
  const gcg = isUsual ? gameFile('gcg', events, names) : null;
  if (gcg !== null) return { names, text: gcg, type: 'text/plain; charset=utf-8' };
  return { names, text: gameFile('log', events, names) ?? '', type: 'application/json' };
}
