/** What has happened, in sentences. Only events as somebody may see them come here. */

import { BLANK, formatSquare, type Ruleset, type SeenEvent } from '@lexiko/rules';
import type { SeatPlan } from '../messages.ts';
import type { Texts } from './texts.ts';

/** `null` for what needs no words at the table. */
export function eventText(
  texts: Texts,
  { event }: SeenEvent,
  { ruleset, seats }: { readonly ruleset: Ruleset; readonly seats: readonly SeatPlan[] },
): string | null {
  const { events } = texts;
  const name = (seat: number): string => seats[seat]?.name ?? '';
  switch (event.type) {
    case 'began':
      return event.dictionary === null ? null : events.dictionary(event.dictionary.name);
    case 'drew-for-start':
      return events.drewForStart(
        event.seats.map((seat, at) => {
          const tile = event.tiles[at] ?? '';
          return { name: name(seat), tile: tile === BLANK ? texts.game.blank : tile };
        }),
      );
    case 'rolled-for-start':
      return events.rolledForStart(
        event.seats.map((seat, at) => ({ name: name(seat), dice: (event.rolls[at] ?? []).join('+') })),
      );
    case 'starter-chosen':
      return events.starts(name(event.seat), event.how);
    case 'played': {
      const words = texts.list(event.score.words.map(({ word }) => word));
      const rolls = event.rolls.map(
        ({ squares, dice }) =>
          `${dice.join('+')} (${squares.map((square) => formatSquare(ruleset.layout, square)).join(', ')})`,
      );
      const played = events.played(name(event.seat), words, event.score.total);
      return rolls.length === 0 ? played : `${played} ${events.dice(texts.list(rolls))}`;
    }
    case 'exchanged':
      return events.exchanged(name(event.seat), event.tiles.length);
    case 'passed':
      return events.passed(name(event.seat), event.cause);
    case 'accepted':
      return events.accepted(name(event.seat));
    case 'challenged':
      return events.challenged(name(event.seat), event.word);
    case 'ruled':
      return event.stands ? events.good(texts.list(event.words)) : events.bad(texts.list(event.bad));
    case 'withdrew':
      return events.withdrew(name(event.seat));
    case 'scored':
      return events.scored(name(event.seat), event.points);
    case 'turn-forfeited':
      return events.willLose(name(event.seat));
    case 'turn-lost':
      return events.lost(name(event.seat));
    case 'resigned':
      return events.resigned(name(event.seat));
    case 'agreed':
      return events.agreed(name(event.seat));
    case 'ended':
      return events.ended(texts.endings[event.reason]);
    default:
      return null;
  }
}
