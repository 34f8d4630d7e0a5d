/** What has happened, in sentences. Only events as somebody may see them come here. */

import { BLANK, formatSquare, letterOf, type Ruleset, type Score, type SeenEvent } from '@lexiko/rules';
import type { SeatPlan } from '../messages.ts';
import type { Texts } from './texts.ts';

/** Whether somebody has counted right (S-08), and if not, how it is counted. */
function quizText({ table, game }: Texts, name: string, counted: number, score: Score): string {
  if (counted === score.total) return table.quizRight(name, counted);
  return table.quizWrong(name, counted, game.preview(score.words, score.bonus, score.total));
}

/** `null` for what needs no words at the table. */
export function eventText(
  texts: Texts,
  { event }: SeenEvent,
  { ruleset, seats }: { readonly ruleset: Ruleset; readonly seats: readonly SeatPlan[] },
): string | null {
  const { events } = texts;
  const { happened } = texts.table;
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
      const sentences = [
        ...(event.rearranged ? [happened.rearranged(name(event.seat))] : []),
        events.played(name(event.seat), words, event.score.total),
        ...(rolls.length === 0 ? [] : [events.dice(texts.list(rolls))]),
        ...(event.announced === null
          ? []
          : [quizText(texts, name(event.seat), event.announced, event.score)]),
      ];
      return sentences.join(' ');
    }
    case 'retrieved':
      return happened.retrieved(name(event.seat), event.tile, formatSquare(ruleset.layout, event.square));
    case 'recycled':
      return happened.recycled(
        name(event.seat),
        letterOf(event.tile),
        formatSquare(ruleset.layout, event.square),
        texts.list(event.words),
      );
    case 'time-warned':
      return happened.timeWarned(name(event.seat));
    case 'voted':
      return happened.voted(name(event.seat), event.stands);
    case 'scores-confirmed':
      return happened.scoresConfirmed(name(event.seat));
    case 'took-back':
      return happened.tookBack(name(event.seat));
    case 'redealt':
      return happened.redealt;
    case 'minimum-lowered':
      return happened.minimumLowered(event.to);
    case 'drew-to-exchange':
      return happened.drewToExchange(name(event.seat), event.tiles.length);
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
