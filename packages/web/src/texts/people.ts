/** Whom a sentence about a seat speaks of. */

import type { Seat } from '@lexiko/rules';
import { isYou, named, YOU, type EventContext, type Person } from '@lexiko/texts';
import type { TableSnapshot } from '../table/snapshot.ts';

type Viewed = Pick<TableSnapshot, 'seats' | 'viewer' | 'place' | 'view'>;

/** "You" for the one person at this screen; people who share one, and members of a team, go by their names. */
export function personAt({ seats, viewer, place, view }: Viewed, seat: Seat): Person {
  const name = seats[seat]?.name ?? '';
  const isReader = place === 'server' && viewer === seat && view.ruleset.teams.kind !== 'teams';
  return isReader || isYou(name) ? YOU : named(name);
}

/** What sentences about the events of a table need to know. */
export function eventContext(snapshot: Viewed & Pick<TableSnapshot, 'events'>): EventContext {
  return {
    ruleset: snapshot.view.ruleset,
    person: (seat) => personAt(snapshot, seat),
    history: snapshot.events,
  };
}
