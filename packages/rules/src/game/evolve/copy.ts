/** What the parts of `evolve` share: the copy of a table that an event changes, and the event by its type. */

import type { GameEvent } from '../event.ts';
import type { Table } from '../table.ts';

/** A copy that nobody else has seen yet: the only thing that is ever written to. */
export type Copy = { -readonly [Key in keyof Table]: Table[Key] };

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;
