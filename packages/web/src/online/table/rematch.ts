/** The game after the one on the table: who wants it, who is still to agree. It opens by itself when it begins. */

import { signal, type Signal } from '@preact/signals';
import type { SeatStatus, ServerMessage } from '@lexiko/protocol';
import type { PlayerView } from '@lexiko/rules';
import { closeDialog } from '../../dialogs/open-dialog.ts';
import { randomDigits } from '../../page/random-digits.ts';
import { ask, listen, send } from '../connection/connection.ts';
import { goOnline } from '../online-route.ts';
import { tellOnlineRefusal } from '../connection/refusals.ts';

/** A rematch that has not begun, as far as it is known. */
export interface AwaitedRematch {
  readonly game: string;
  readonly seats: readonly SeatStatus[];
  /** By seat: who has agreed. */
  readonly confirmed: readonly boolean[];
}

/** `null`: nobody here waits for one. */
export const awaited: Signal<AwaitedRematch | null> = signal(null);

let watched: string | null = null;

/** Asks for the rematch of a game, or agrees to it: the first who asks makes it. `go`: not at the table of that game. */
export async function askRematch(of: string, then: 'wait' | 'go' = 'wait'): Promise<void> {
  const answer = await ask({ type: 'rematch', game: of, nonce: randomDigits() });
  if (!answer.ok) return tellOnlineRefusal(answer.error);
  const { game } = answer.value;
  if (game === undefined) return;
  if (then === 'go') return open(game);
  forgetRematch();
  watched = game;
  send({ type: 'watch', game, since: null });
}

/** Does not come, or no longer wants to. */
export async function declineRematch(game: string): Promise<void> {
  if (game === watched) forgetRematch();
  const answer = await ask({ type: 'decline', game });
  if (!answer.ok) tellOnlineRefusal(answer.error);
}

/** Whoever leaves the table waits no longer; a game that begins without them sends a notice. */
export function forgetRematch(): void {
  if (watched !== null) send({ type: 'unwatch', game: watched });
  watched = null;
  awaited.value = null;
}

function open(game: string): void {
  watched = null; // its own table follows it from now on
  awaited.value = null;
  closeDialog();
  goOnline(['game', game]);
}

function heed(message: ServerMessage): void {
  if (watched === null) return;
  if (message.type === 'welcome') return send({ type: 'watch', game: watched, since: null });
  if (!('game' in message) || message.game !== watched) return;
  if (message.type === 'events' || message.type === 'seats')
    return send({ type: 'watch', game: watched, since: null });
  if (message.type !== 'table') return;
  // What the server calls a view is one: it made it from the same rules.
  const { phase, confirmed } = message.view as unknown as PlayerView;
  // Whoever has no seat there any more sees in its room what can be done.
  if (phase !== 'lobby' || message.mine.length === 0) return open(message.game);
  awaited.value = { game: message.game, seats: message.seats, confirmed };
}

listen(heed);
