/** Writing at the table and in the team: who may write, who may read, and what they do not want to read. */

import type { ChatMessage, CommandOf, Person } from '@lexiko/protocol';
import { ok, type Seat } from '@lexiko/rules';
import { teamsMayChat } from '@lexiko/rules/rule-points';
import { shownPerson } from '../people/person.ts';
import type { Caller } from '../caller.ts';
import type { AlertStore } from '../alerts/store/alert-store.ts';
import { isTeacher, maySee, seatsOf } from '../games/access.ts';
import { peopleAt } from '../games/team-seats.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type Answer } from '../refusal.ts';
import { FORMER_PLAYER } from '../people/person.ts';
import type { ChatStore, StoredMessage, Listening } from './chat-store.ts';
import { visibleGame } from '../games/visible-game.ts';
import type { CommandKey } from '../caller.ts';
import type { GameParts, GameService } from '../games/game-service.ts';

export interface ChatParts extends GameParts {
  readonly store: GameParts['store'] & {
    readonly chat: ChatStore;
    readonly alerts: Pick<AlertStore, 'put'>;
  };
  /** Called with the number of a new message, and when a message was reported. */
  readonly onSaid: (game: string, message: number) => void;
  readonly onReport: () => void;
  /** Whether a word is to be masked for those who do not want to read such words. */
  readonly isRude: (word: string) => boolean;
}

export type ChatService = GameService<ChatParts>;

const MOST_MESSAGES = 200;

export async function say(
  service: ChatService,
  { game: id, to, text }: CommandOf<'say'>,
  caller: Caller,
): Answer<'say'> {
  const { person, command } = caller;
  const game = await visibleGame(service, id, person);
  if (game === null) return refuse('NO_SUCH_GAME');
  const { chat } = service.parts.store;
  const seat = to === 'team' ? (seatsOf(game, person)[0] ?? null) : null;
  if (to === 'team' ? !isTeamChat(game, seat) : !mayWriteToTable(game, person)) return refuse('CHAT_OFF');
  if ((await chat.listening([person], person)).get(person)?.chat === 'off') return refuse('CHAT_OFF');
  if (!service.mayDo('sayings', caller)) return refuse('TOO_MANY_MESSAGES');
  const message = await chat.write({ game: id, person, seat, text, atMs: service.parts.now(), command });
  service.parts.onSaid(id, message);
  await alertOthers(service, game, { person, seat, message });
  return ok({ game: id, message });
}

/** Alerts of a message, for players who do not have the game before their eyes. */
async function alertOthers(
  service: ChatService,
  game: LiveGame,
  {
    person,
    seat,
    message,
  }: { readonly person: string; readonly seat: Seat | null; readonly message: number },
): Promise<void> {
  const { store, onlookers, now } = service.parts;
  const isLooking = await onlookers(game.id);
  const readers = game.seats
    .flatMap(peopleAt)
    .filter((one) => one !== person && !isLooking(one) && mayRead(game, one, { seat }));
  await store.alerts.put(
    [...new Set(readers)].map((reader) => ({
      person: reader,
      game: game.id,
      reason: 'said',
      from: person,
      message,
      atMs: now(),
    })),
  );
}

function isTeamChat({ seats, state }: LiveGame, seat: number | null): boolean {
  const isTeam = seats.some((one) => one.seat === seat && one.team !== null);
  return isTeam && teamsMayChat(state.ruleset.teams);
}

function mayWriteToTable(game: LiveGame, person: string): boolean {
  const { terms } = game.record;
  const isOfTheTable = seatsOf(game, person).length > 0 || isTeacher(game, person);
  return terms.chat === 'everybody'
    ? isOfTheTable || isInTime(game)
    : terms.chat === 'players' && isOfTheTable;
}

/** Those who see the game late are not to hear of it early, nor to talk about what is long over. */
function isInTime({ record }: LiveGame): boolean {
  return record.terms.delaySeconds === 0;
}

/** Messages to whom somebody may read; `null`: to the table. The teacher reads along with the teams of the class. */
function audiencesOf(game: LiveGame, person: string): readonly (Seat | null)[] {
  if (!maySee(game, person)) return [];
  if (isTeacher(game, person)) return [null, ...game.seats.map(({ seat }) => seat)];
  const mine = seatsOf(game, person);
  return mine.length > 0 || isInTime(game) ? [null, ...mine] : [];
}

export function mayRead(game: LiveGame, person: string, { seat }: Pick<StoredMessage, 'seat'>): boolean {
  return audiencesOf(game, person).includes(seat);
}

/** The message as somebody gets it; `null`: they do not want it. */
export function heard(
  service: ChatService,
  { number, atMs, seat, text, person }: StoredMessage,
  { from, listening }: { readonly from: Person | undefined; readonly listening: Listening | undefined },
): ChatMessage | null {
  if (listening?.chat === 'off' || listening?.muted.includes(person) === true) return null;
  const shown = listening?.filter === 'off' ? text : masked(service, text);
  return { number, atMs, seat, from: from ?? { id: person, name: FORMER_PLAYER }, text: shown };
}

/** Rude words keep their first letter. */
function masked(service: ChatService, text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    service.parts.isRude(word) ? `${word.slice(0, 1)}${'•'.repeat(word.length - 1)}` : word,
  );
}

export async function listMessages(
  service: ChatService,
  { game: id, after }: CommandOf<'list-messages'>,
  { person }: CommandKey,
): Answer<'list-messages'> {
  const game = await visibleGame(service, id, person);
  if (game === null) return refuse('NO_SUCH_GAME');
  const { store } = service.parts;
  const listening = (await store.chat.listening([person])).get(person);
  const reading = { game: id, after, to: audiencesOf(game, person), muted: listening?.muted ?? [] };
  const kept = await store.chat.latest(reading, MOST_MESSAGES);
  const people = new Map(
    (await store.people.people([...new Set(kept.map((one) => one.person))])).map((one) => [one.id, one]),
  );
  const messages = kept.flatMap((message) => {
    const known = people.get(message.person);
    const from = known && shownPerson(known);
    return heard(service, message, { from, listening }) ?? [];
  });
  return ok({ game: id, messages });
}

export async function mute(
  service: ChatService,
  { person: other, muted }: CommandOf<'mute'>,
  { person }: CommandKey,
): Answer<'mute'> {
  const { store } = service.parts;
  if ((await store.people.person(other)) === null) return refuse('NO_SUCH_PERSON');
  await store.chat.mute(person, other, muted);
  return ok({});
}

export async function listMuted(
  service: ChatService,
  _command: CommandOf<'list-muted'>,
  { person }: CommandKey,
): Answer<'list-muted'> {
  const { store } = service.parts;
  const listening = (await store.chat.listening([person])).get(person);
  const people = await store.people.people(listening?.muted ?? []);
  const { chat = 'on', filter = 'on' } = listening ?? {};
  return ok({ people: people.map(shownPerson), chat: { chat, filter } });
}

export async function setChat(
  { parts }: ChatService,
  { settings }: CommandOf<'set-chat'>,
  { person }: CommandKey,
): Answer<'set-chat'> {
  await parts.store.chat.setChat(person, settings);
  return ok({ chat: settings });
}

export async function report(
  service: ChatService,
  { game: id, message: number, reason }: CommandOf<'report'>,
  caller: Caller,
): Answer<'report'> {
  const { person } = caller;
  const game = await visibleGame(service, id, person);
  if (game === null) return refuse('NO_SUCH_GAME');
  const { chat } = service.parts.store;
  const message = await chat.message(id, number);
  if (message === null || message.person === person || !mayRead(game, person, message))
    return refuse('NO_SUCH_MESSAGE');
  if (!service.mayDo('reports', caller)) return refuse('TOO_MANY_MESSAGES');
  await chat.report({ game: id, message: number, person, reason, atMs: service.parts.now() });
  await chat.mute(person, message.person, true);
  service.parts.onReport();
  return ok({ game: id, message: number });
}
