/** What an alert says, as its reader may know it: facts, which a wording turns into sentences. */

import { redact, type Ruleset, type Seat, type SeenEvent } from '@lexiko/rules';
import { heard, mayRead, type ChatParts } from '../chat/chat.ts';
import { seatsOf, viewerOf } from '../games/access.ts';
import { isAsked } from '../games/due-notices.ts';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { everybodyAt, peopleAt } from '../games/team-seats.ts';
import type { DueAlert } from './store/alert-store.ts';

/** Who plays at a seat: people by name, or a computer by its level. */
export interface AlertPlayer {
  readonly names: readonly string[];
  readonly computer: string | null;
}

/** The last thing that somebody did, with all that was before it. */
export interface AlertEvent {
  readonly seen: SeenEvent;
  readonly history: readonly SeenEvent[];
  readonly ruleset: Ruleset;
}

export type AlertFact =
  | {
      readonly kind: 'your-turn' | 'your-answer' | 'begun' | 'finished';
      /** By seat. */
      readonly players: readonly AlertPlayer[];
      /** The seats of the reader. */
      readonly mine: readonly Seat[];
      /** `null`: nobody has done anything yet. */
      readonly latest: AlertEvent | null;
      /** How a finished game ended for the reader; `null` where nobody wins. */
      readonly outcome: 'won' | 'drawn' | 'lost' | null;
    }
  | { readonly kind: 'invited'; readonly from: string | null; readonly isRematch: boolean }
  | { readonly kind: 'said'; readonly from: string; readonly text: string }
  | { readonly kind: 'summary'; readonly games: number };

/** Sentences in the languages of the page; whoever starts the server brings them. */
export interface AlertWording {
  /** In English where the language is not known. */
  write(language: string, fact: AlertFact): Promise<{ readonly title: string; readonly body: string }>;
}

/** What somebody did, as opposed to what follows from it. */
const DEEDS: ReadonlySet<SeenEvent['event']['type']> = new Set([
  'played',
  'exchanged',
  'passed',
  'challenged',
  'withdrew',
  'turn-lost',
  'resigned',
  'agreed',
  'declined',
  'took-back',
  'resumed',
  'ended',
]);

type AlertFactService = GameService<ChatParts>;

/** `null`: there is nothing to say any more, because the game has moved on or the reader may not know it. */
export async function factOf(service: AlertFactService, alert: DueAlert): Promise<AlertFact | null> {
  const game = await service.games.get(alert.game);
  if (game === null) return null;
  await service.games.catchUp(game);
  switch (alert.reason) {
    case 'invited':
      return invitedFact(service, game, alert);
    case 'said':
      return saidFact(service, game, alert);
    default:
      return isOutdated(game, alert) ? null : stateFact(service, game, { ...alert, reason: alert.reason });
  }
}

function isOutdated(game: LiveGame, { person, reason }: DueAlert): boolean {
  const { state } = game;
  const mine = seatsOf(game, person);
  switch (reason) {
    case 'finished':
      return state.phase !== 'over' || !everybodyAt(game.seats).includes(person);
    case 'begun':
      return state.phase === 'over' || mine.length === 0;
    default: {
      const events = game.eventsAfter(0).map(({ event }) => event);
      return !mine.some((seat) => isAsked(state, events, seat));
    }
  }
}

async function stateFact(
  { parts }: AlertFactService,
  game: LiveGame,
  {
    person,
    reason,
  }: { readonly person: string; readonly reason: 'your-turn' | 'your-answer' | 'begun' | 'finished' },
): Promise<AlertFact> {
  const { state, seats } = game;
  const { ruleset } = state;
  const mine = seatsOf(game, person);
  const viewer = viewerOf(game, person);
  const names = new Map(
    (await parts.store.people.people(everybodyAt(seats))).map((one) => [one.id, one.name]),
  );
  const players = seats.map((seat) => ({
    names: peopleAt(seat).map((id) => names.get(id) ?? ''),
    computer: seat.computer,
  }));
  const history = game.eventsAfter(0).map(({ event }) => redact(ruleset, event, viewer));
  const seen = history.findLast(({ event }) => DEEDS.has(event.type));
  const winners = state.outcome?.winners ?? [];
  const isWinner = winners.some((seat) => mine.includes(seat));
  const outcome = isWinner ? (winners.length > 1 ? 'drawn' : 'won') : 'lost';
  return {
    kind: reason,
    players,
    mine,
    latest: seen === undefined ? null : { seen, history, ruleset },
    outcome: winners.length === 0 || seats.length < 2 ? null : outcome,
  };
}

async function invitedFact(
  { parts }: AlertFactService,
  game: LiveGame,
  { person, from }: DueAlert,
): Promise<AlertFact | null> {
  if (game.state.phase !== 'lobby') return null;
  const { people, chat } = parts.store;
  const { muted = [] } = from === null ? {} : ((await chat.listening([person], from)).get(person) ?? {});
  if (from !== null && muted.includes(from)) return null;
  const inviter = from === null ? null : await people.person(from);
  return { kind: 'invited', from: inviter?.name ?? null, isRematch: game.record.rematchOf !== null };
}

async function saidFact(
  service: AlertFactService,
  game: LiveGame,
  { person, message: number }: DueAlert,
): Promise<AlertFact | null> {
  const { chat, people } = service.parts.store;
  const message = await chat.message(game.id, number);
  if (message === null || !mayRead(game, person, message)) return null;
  const writer = await people.person(message.person);
  const listening = (await chat.listening([person], message.person)).get(person);
  const from = writer === null ? undefined : { id: writer.id, name: writer.name };
  const shown = heard(service, message, { from, listening });
  return shown === null ? null : { kind: 'said', from: shown.from.name, text: shown.text };
}
