/** Doing what computers answer. They see a view like everybody else. */

import { viewFor } from '@lexiko/rules';
import { asksComputer, computersAt } from './deadlines.ts';
import { applyAll } from './decisions.ts';
import type { GameService } from './game-service.ts';
import type { LiveGame } from './live-games.ts';
import { refuse } from './refusal.ts';

/** Lets one computer of the game act. What it thought about a game that has gone on meanwhile is thrown away. */
export async function moveComputer(service: GameService, id: string): Promise<void> {
  const { computers, now } = service.parts;
  const game = await service.games.get(id);
  if (game === null) return;
  await service.games.catchUp(game);
  const { state, seq } = game;
  for (const { seat, level } of computersAt(state, game.seats)) {
    if (!asksComputer(state, seat)) continue;
    const action = await computers.choose(level, viewFor(state, seat), now());
    if (action === null) continue;
    if (!('seat' in action) || action.seat !== seat) throw new Error('A computer acted for another seat.');
    const result = await service.change(
      id,
      (current: LiveGame, nowMs) =>
        current.seq === seq ? applyAll(service, current, [{ action, asOfMs: nowMs }]) : refuse('SERVER_BUSY'),
      null,
    );
    if (!result.ok && result.error.code !== 'SERVER_BUSY')
      throw new Error(`The action '${action.type}' of a computer was refused: ${result.error.code}.`);
    return;
  }
}
