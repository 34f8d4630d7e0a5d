/** Events as sentences, in whatever language is handed in. Only events as somebody may see them come here. */

import type { EndReason, GameEvent, Ruleset, Score, Seat, SeenEvent } from '@lexiko/rules';
import { BLANK, formatSquare, letterOf, type Tile } from '@lexiko/rules/board';
import type { BoardTexts } from './en/board.ts';
import type { EventTexts } from './en/events.ts';
import type { Person } from './person.ts';

/** What the sentences are made of. */
export interface EventLanguage {
  readonly events: EventTexts;
  readonly game: Pick<BoardTexts, 'blank' | 'preview'>;
  readonly list: (words: readonly string[]) => string;
}

export interface EventContext {
  readonly ruleset: Ruleset;
  readonly person: (seat: Seat) => Person;
  /** All that happened: a ruling and a removal speak of the play before them. */
  readonly history: readonly SeenEvent[];
}

/** A sentence or two; `null` for what needs no words. */
export function eventText(language: EventLanguage, seen: SeenEvent, context: EventContext): string | null {
  const { events, list } = language;
  const { event } = seen;
  const { person } = context;
  const square = (at: number): string => formatSquare(context.ruleset.layout, at);
  switch (event.type) {
    case 'began':
      return event.dictionary === null ? events.noDictionary : events.dictionary(event.dictionary.name);
    case 'drew-for-start':
      return events.drewForStart(
        event.seats.map((seat, at) => ({
          person: person(seat),
          tile: tileText(language, event.tiles[at] ?? ''),
        })),
      );
    case 'rolled-for-start':
      return events.rolledForStart(
        event.seats.map((seat, at) => ({ person: person(seat), dice: (event.rolls[at] ?? []).join('+') })),
      );
    case 'starter-chosen':
      return events.starts(person(event.seat), event.how);
    case 'redealt':
      return events.redealt;
    case 'minimum-lowered':
      return events.minimumLowered(event.to);
    case 'played':
      return playedText(language, event, context);
    case 'retrieved':
      return events.retrieved(person(event.seat), event.tile, square(event.square));
    case 'recycled':
      return events.recycled(
        person(event.seat),
        letterOf(event.tile),
        square(event.square),
        list(event.words),
      );
    case 'drew-to-exchange':
      return events.drewToExchange(person(event.seat), event.tiles.length);
    case 'exchanged':
      return events.exchanged(person(event.seat), event.tiles.length);
    case 'passed':
      return event.cause === 'time' ? events.ranOut(person(event.seat)) : events.passed(person(event.seat));
    case 'time-warned':
      return events.timeWarned(person(event.seat));
    case 'accepted':
      return events.accepted(person(event.seat));
    case 'challenged':
      return events.challenged(person(event.seat), event.word ?? list(wordsBefore(seen, context)));
    case 'voted':
      return events.voted(person(event.seat), event.stands);
    case 'ruled':
      if (event.stands) return events.valid(event.words);
      return isRemovedAfter(seen, context) ? null : events.notValid(event.bad);
    case 'withdrew':
      return events.removed(badWordsBefore(seen, context));
    case 'scored':
      return events.scored(person(event.seat), event.points);
    case 'turn-forfeited':
      return events.willLose(person(event.seat));
    case 'turn-lost':
      return events.lost(person(event.seat));
    case 'resigned':
      return events.resigned(person(event.seat));
    case 'agreed':
      return events.agreed(person(event.seat));
    case 'declined':
      return events.declined(person(event.seat));
    case 'paused':
      return events.paused;
    case 'resumed':
      return events.resumed;
    case 'scores-confirmed':
      return events.scoresConfirmed(person(event.seat));
    case 'took-back':
      return events.tookBack(person(event.seat));
    case 'ended':
      return endingText(language, event.reason, leaversIn(context));
    case 'created':
    case 'configured':
    case 'confirmed':
    case 'set-up':
    case 'dealt':
    case 'drew':
    case 'turn-started':
    case 'turn-passed':
    case 'window-closed':
    case 'revealed':
      return null;
  }
}

/** Why the game is over; `leavers` have resigned. */
export function endingText(
  { events }: Pick<EventLanguage, 'events'>,
  reason: EndReason,
  leavers: readonly Person[],
): string {
  return reason === 'RESIGNED' ? events.allResigned(leavers) : events.ended[reason];
}

function leaversIn({ history, person }: EventContext): readonly Person[] {
  return history.flatMap(({ event }) => (event.type === 'resigned' ? [person(event.seat)] : []));
}

function tileText({ game }: EventLanguage, tile: Tile): string {
  return tile === BLANK ? game.blank : tile;
}

function playedText(
  language: EventLanguage,
  event: GameEvent & { readonly type: 'played' },
  { ruleset, person }: EventContext,
): string {
  const { events, list } = language;
  const { score, rolls, rearranged, announced } = event;
  const whoever = person(event.seat);
  const words = list(score.words.map(({ word }) => word));
  const dice = rolls.map(
    (roll) =>
      `${roll.dice.join('+')} (${roll.squares.map((square) => formatSquare(ruleset.layout, square)).join(', ')})`,
  );
  return [
    (rearranged ? events.rearranged : events.played)(whoever, words, score.total),
    ...(dice.length === 0 ? [] : [events.dice(list(dice))]),
    ...(announced === null ? [] : [countedText(language, whoever, announced, score)]),
  ].join(' ');
}

/** Whether somebody has counted right (S-08), and if not, how it is counted. */
function countedText({ events, game }: EventLanguage, person: Person, counted: number, score: Score): string {
  if (counted === score.total) return events.countedRight(person, counted);
  const { words, bonus, total } = score;
  const [only] = words;
  const isOneWord = words.length === 1 && bonus === 0 && only !== undefined;
  const sum = isOneWord ? `${only.word} ${only.points}` : game.preview(words, bonus, total);
  return events.countedWrong(person, counted, sum);
}

/** The words of the play that a challenge is about. */
function wordsBefore(seen: SeenEvent, { history }: EventContext): readonly string[] {
  for (const { event } of history.slice(0, history.indexOf(seen)).toReversed())
    if (event.type === 'played') return event.score.words.map(({ word }) => word);
  return [];
}

/** Whether the play that was ruled out comes off the board, which says all. */
function isRemovedAfter(seen: SeenEvent, { history }: EventContext): boolean {
  const after = history.slice(history.indexOf(seen) + 1).find(({ event }) => event.type !== 'scored');
  return after?.event.type === 'withdrew';
}

/** The words for which a play was ruled out; empty where they are not told. */
function badWordsBefore(seen: SeenEvent, { history }: EventContext): readonly string[] {
  for (const { event } of history.slice(0, history.indexOf(seen)).toReversed())
    if (event.type === 'ruled') return event.bad;
  return [];
}
