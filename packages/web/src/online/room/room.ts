/** A game at the server as far as it is no table: who sits where, what was agreed, how to invite. */

import type { ServerMessage } from '@lexiko/protocol';

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** What the server says about a game besides its events. */
export type Room = Pick<
  MessageOf<'table'>,
  | 'game'
  | 'code'
  | 'host'
  | 'visibility'
  | 'pace'
  | 'terms'
  | 'silenceFromMs'
  | 'classroom'
  | 'mine'
  | 'seats'
> & {
  /** How many people without a seat watch. */
  readonly watching: number;
};
