/** The snapshot of an online game for its viewer. */

import type { Following, SeatStatus } from '@lexiko/protocol';
import { attentionOf } from '@lexiko/table';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { Texts } from '../../texts/texts.ts';
import { planOf } from '../room/seats.ts';

export function onlineSnapshot(
  words: Texts,
  { game, viewer, view, events }: Following,
  seats: readonly SeatStatus[],
): TableSnapshot {
  return {
    game,
    seats: seats.map((status) => planOf(words, status)),
    dealCode: '',
    viewer,
    view,
    events,
    attention: attentionOf(view, {
      events: events.map(({ event }) => event),
      isComputer: (seat) => seats[seat]?.occupant.kind === 'computer',
      screen: { kind: 'own', viewer },
    }),
    draft: null,
    place: 'server',
  };
}
