/** The game that is followed, as far as it is no table: who sits where, what was agreed, how to invite. */

import { signal, type Signal } from '@preact/signals';
import type { ServerMessage } from '@lexiko/protocol';

/** What the server says about a game besides its events. */
export type Room = Pick<
  Extract<ServerMessage, { readonly type: 'table' }>,
  'game' | 'code' | 'host' | 'visibility' | 'pace' | 'terms' | 'classroom' | 'mine' | 'seats'
>;

/** `null` until the server has told. */
export const room: Signal<Room | null> = signal(null);
