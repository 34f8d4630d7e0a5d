/**
 * Every message between a client and the server, both ways, as schemas. One socket carries all of it.
 * The bodies that belong to the game itself (configurations, actions) are read by `rules`; here they are plain JSON.
 */

import * as z from 'zod/mini';

z.config({ jitless: true }); // no generated code, so that a page can forbid it (CSP)

/** Raised when an old client would misunderstand a new server. */
export const PROTOCOL_VERSION = 1;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 64 * 1024;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
const seat = z.int().check(z.minimum(0), z.maximum(3));
const sequence = z.int().check(z.minimum(0), z.maximum(1_000_000));
const name = z.string().check(z.minLength(1), z.maxLength(40));

/** Who is to sit at a seat of a new game: its maker, whoever comes, or a computer. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('computer'), level: name }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

/** What a client asks the server to do. Done once, however often the same command id arrives. */
export const Command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename'), name }),
  z.strictObject({
    type: z.literal('create-game'),
    /** A `GameConfig` of the rules. */
    config: z.record(z.string(), z.unknown()),
    seats: z.array(SeatPlan).check(z.minLength(1), z.maxLength(4)),
    visibility: z.enum(['private', 'open']),
  }),
  z.strictObject({ type: z.literal('find-game'), code: z.string().check(z.regex(/^[A-Z0-9]{6}$/)) }),
  z.strictObject({ type: z.literal('list-open-games') }),
  z.strictObject({ type: z.literal('list-my-games') }),
  z.strictObject({ type: z.literal('take-seat'), game: id, seat }),
  z.strictObject({ type: z.literal('give-up-seat'), game: id, seat }),
  z.strictObject({
    type: z.literal('act'),
    game: id,
    /** An `Action` of the rules as JSON (squares by name). */
    action: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ type: z.literal('rematch'), game: id }),
]);
export type Command = z.infer<typeof Command>;
export type CommandType = Command['type'];

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), version: z.int() }),
  z.strictObject({ type: z.literal('command'), id, command: Command }),
  /** Follow a game: from after the event numbered `since`, or with a fresh view where that is `null`. */
  z.strictObject({ type: z.literal('watch'), game: id, since: z.nullable(sequence) }),
  z.strictObject({ type: z.literal('unwatch'), game: id }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const Person = z.strictObject({ id, name });
export type Person = z.infer<typeof Person>;

/** A seat as everybody may know it. */
export const SeatStatus = z.strictObject({
  seat,
  occupant: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('nobody') }),
    z.strictObject({ kind: z.literal('person'), person: Person, present: z.boolean() }),
    z.strictObject({ kind: z.literal('computer'), level: name }),
  ]),
});
export type SeatStatus = z.infer<typeof SeatStatus>;

/** A game in a list. */
export const GameSummary = z.strictObject({
  game: id,
  code: z.string(),
  preset: z.string(),
  sides: z.int(),
  stage: z.enum(['lobby', 'playing', 'over']),
  seats: z.array(SeatStatus),
  /** Whose turn it is; `null` where nobody is. */
  turn: z.nullable(seat),
  scores: z.array(z.int()),
  updatedMs: z.number(),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** What came of a command. `game` and `seq` say where its effect can be seen. */
export const Outcome = z.strictObject({
  game: z.optional(id),
  seq: z.optional(sequence),
  games: z.optional(z.array(GameSummary)),
  person: z.optional(Person),
});
export type Outcome = z.infer<typeof Outcome>;

/** Why a message or a command was not done. Codes of the rules keep their own names and data. */
export const SERVICE_REFUSALS = [
  'UNREADABLE',
  'WRONG_VERSION',
  'HELLO_FIRST',
  'NO_SUCH_GAME',
  'NOT_AT_THIS_TABLE',
  'SEAT_TAKEN',
  'SEATS_DO_NOT_FIT',
  'NO_SUCH_COMPUTER',
  'NO_SUCH_DICTIONARY',
  'TOO_MANY_MESSAGES',
  'SERVER_BUSY',
  'GAME_NOT_OVER',
] as const;
export type ServiceRefusalCode = (typeof SERVICE_REFUSALS)[number];

/** An event of a game as its receiver may know it, with its number and time. */
export const NumberedEvent = z.strictObject({
  seq: sequence,
  atMs: z.number(),
  event: z.record(z.string(), z.unknown()),
});
export type NumberedEvent = z.infer<typeof NumberedEvent>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), version: z.int(), me: Person, nowMs: z.number() }),
  z.strictObject({ type: z.literal('done'), id, outcome: Outcome }),
  z.strictObject({
    type: z.literal('refused'),
    /** The command refused; `null` for a message that could not be read at all. */
    id: z.nullable(id),
    refusal: z.looseObject({ code: z.string() }),
  }),
  /** A game as the receiver may see it now; events follow from `seq` on. */
  z.strictObject({
    type: z.literal('table'),
    game: id,
    seq: sequence,
    /** The receiver's seats; empty for somebody who watches. */
    mine: z.array(seat),
    seats: z.array(SeatStatus),
    view: z.record(z.string(), z.unknown()),
    nowMs: z.number(),
  }),
  /** Numbered without a gap; whoever sees one asks again with `watch`. */
  z.strictObject({ type: z.literal('events'), game: id, events: z.array(NumberedEvent) }),
  z.strictObject({ type: z.literal('seats'), game: id, seats: z.array(SeatStatus) }),
  z.strictObject({ type: z.literal('pong'), nowMs: z.number() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
