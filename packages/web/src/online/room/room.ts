/** An online game apart from its table: seats, terms and invitation. */

import type { ServerMessage } from '@lexiko/protocol';

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** What the server sends about a game besides its events. */
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
  /** The number of spectators. */
  readonly watching: number;
};
