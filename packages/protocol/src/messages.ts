/**
 * Every message between a client and the server, both ways, as schemas. One socket carries all of it.
 * The bodies that belong to the game itself (configurations, actions, views) are known to `rules`; here they are plain
 * JSON. What is written in `describe` goes into `docs/protocol.md`.
 */

import * as z from 'zod/mini';
import { CHAT_COMMANDS, CHAT_SERVER_MESSAGES, ChatMessage, ChatSettings } from './chat-messages.ts';
import { CLASS_COMMANDS, Classroom, Lesson } from './class-messages.ts';
import { code, id, json, name, Person, seat, sequence, told } from './fields.ts';
import { personName } from './names.ts';
import { Notice, NOTICE_COMMANDS, NOTICE_SERVER_MESSAGES } from './notice-messages.ts';
import { MadeTerms, TableTerms } from './table-terms.ts';
import { TEAM_CLIENT_MESSAGES, TEAM_COMMANDS, TEAM_SERVER_MESSAGES } from './team-messages.ts';

/** Raised when an old client would misunderstand a new server. */
export const PROTOCOL_VERSION = 1;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE: number = 16 * 1024;

/** Whether everybody is at the table, or answers when they find the time. It sets how long the server waits. */
export const PACES = ['live', 'correspondence'] as const;
export type Pace = (typeof PACES)[number];
/** Whether a game is for those who have its link, or for anybody. */
export const VISIBILITIES = ['private', 'open'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Who is to sit at a seat of a new game: its maker, whoever comes, or a computer. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('computer'), level: name }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

const clocks = told(z.optional(z.boolean()), 'Whether to say what time players have.');

/** What a client asks the server to do. Done once, however often the same command id arrives. */
export const Command = z.discriminatedUnion('type', [
  told(z.strictObject({ type: z.literal('rename'), name: personName }), 'Changes the name that others see.'),
  told(
    z.strictObject({
      type: z.literal('create-game'),
      config: told(json, 'A `GameConfig`: preset, sides, options, colours.'),
      seats: told(
        z.array(SeatPlan).check(z.minLength(1), z.maxLength(4)),
        'By seat, as many as the game has sides; at least one is not a computer.',
      ),
      visibility: told(z.enum(VISIBILITIES), 'Open games are listed, and anybody may watch them.'),
      pace: told(
        z.optional(z.enum(PACES)),
        'How long the server waits for an answer to a last play: 30 seconds (`live`, the default) or a day.',
      ),
      terms: told(z.optional(z.partial(MadeTerms)), 'What is not given is as usual.'),
    }),
    'Makes a game. The outcome names it and its code. How many play in each team follows from who sits down; computers make a whole team.',
  ),
  told(
    z.strictObject({
      type: z.literal('find-game'),
      code,
    }),
    'Finds a game by the code that its maker passed on.',
  ),
  told(
    z.strictObject({
      type: z.literal('list-open-games'),
      preset: z.optional(name),
      pace: z.optional(z.enum(PACES)),
      sides: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
      free: told(z.optional(z.boolean()), 'Only games in which one can still sit down.'),
      stage: told(
        z.optional(z.enum(['lobby', 'playing'])),
        'Games that have not begun (`lobby`, the default), or those being played that anybody may watch.',
      ),
      clocks,
    }),
    'Open games of the last days, the latest first: all, or those that fit what is asked for.',
  ),
  told(
    z.strictObject({ type: z.literal('list-my-games'), clocks }),
    'Games with a seat of mine, the latest first.',
  ),
  told(
    z.strictObject({ type: z.literal('take-seat'), game: id, seat }),
    'Sits down before the game begins, or joins the team of the seat. Who joins a team makes everybody confirm again.',
  ),
  told(
    z.strictObject({ type: z.literal('give-up-seat'), game: id, seat }),
    'Stands up before the game begins. Everybody has to confirm again.',
  ),
  told(
    z.strictObject({
      type: z.literal('plan-seat'),
      game: id,
      seat,
      plan: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('computer'), level: name }),
      ]),
    }),
    'Puts a computer at a seat before the game begins, or frees the seat of whoever sits there. For the host. Everybody has to confirm again.',
  ),
  told(
    z.strictObject({ type: z.literal('claim-absent'), game: id, seat }),
    'Says that the side on turn has gone: it leaves the game, if it has been away as long as the terms say, or has not moved for as long as `silence` says.',
  ),
  told(
    z.strictObject({ type: z.literal('take-vacation'), days: z.int().check(z.minimum(0), z.maximum(30)) }),
    'No time runs out in my games by correspondence for so many days from now; 0 ends it. At most 30 days in a year.',
  ),
  told(z.strictObject({ type: z.literal('show-vacation') }), 'My vacation, and what is left of it.'),
  told(
    z.strictObject({
      type: z.literal('act'),
      game: id,
      action: told(
        json,
        'An action of the rules, squares by name. `seat` may be left out; it must be my own if it is there.',
      ),
      at: told(
        z.optional(sequence),
        'Only if the game still stands at this number: else it is refused with `MOVED_ON`.',
      ),
    }),
    'Does something at the table. The game begins when the last side confirms; a team has confirmed when all its members have.',
  ),
  told(
    z.strictObject({
      type: z.literal('rematch'),
      game: id,
      nonce: told(
        z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
        'Agrees to the new game at once, as `confirm` would with this nonce.',
      ),
    }),
    'The same game again after its end; the seat after the last starter starts. Everybody who asks gets the same new game; it begins when all have agreed.',
  ),
  ...TEAM_COMMANDS,
  ...CLASS_COMMANDS,
  ...CHAT_COMMANDS,
  ...NOTICE_COMMANDS,
]);
export type Command = z.infer<typeof Command>;

export const ClientMessage = z.discriminatedUnion('type', [
  told(z.strictObject({ type: z.literal('hello'), version: z.int() }), 'The first message on a socket.'),
  told(
    z.strictObject({
      type: z.literal('command'),
      id: told(id, 'Chosen by the client, new for each wish, the same when it repeats one.'),
      command: Command,
    }),
    'Something to be done; answered with `done` or `refused`.',
  ),
  told(
    z.strictObject({
      type: z.literal('watch'),
      game: id,
      since: told(
        z.nullable(sequence),
        'The number of the last event known; `null` asks for the table as it stands.',
      ),
      seat: told(z.optional(seat), 'Whose view, where one person plays several seats.'),
    }),
    'Follows a game. Answered with `table`, or with the missing `events` where `since` is given.',
  ),
  told(z.strictObject({ type: z.literal('unwatch'), game: id }), 'Follows it no longer.'),
  told(z.strictObject({ type: z.literal('ping') }), 'Answered with `pong`.'),
  ...TEAM_CLIENT_MESSAGES,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A seat as everybody may know it. */
export const SeatStatus = z.strictObject({
  seat,
  occupant: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('nobody') }),
    z.strictObject({
      kind: z.literal('person'),
      person: Person,
      present: told(z.boolean(), 'Whether a client of theirs follows the game now; `false` in lists.'),
      awaySinceMs: told(z.nullable(z.number()), 'Since when not; `null`: they are there, or it is a list.'),
      vacationUntilMs: told(z.nullable(z.number()), 'Until when no time runs out for them.'),
    }),
    told(
      z.strictObject({
        kind: z.literal('team'),
        members: z.array(
          z.strictObject({
            person: Person,
            present: z.boolean(),
            awaySinceMs: told(z.nullable(z.number()), 'As for a person who plays alone.'),
            left: told(z.boolean(), 'Whether they have left a game that goes on.'),
            agrees: told(
              z.boolean(),
              'Whether they have confirmed the options as they stand; `false` in lists and after the beginning.',
            ),
          }),
        ),
      }),
      'In order: the first is the captain, and turns rotate in this order.',
    ),
    z.strictObject({ kind: z.literal('computer'), level: name }),
  ]),
});
export type SeatStatus = z.infer<typeof SeatStatus>;

/** The time that players have, in seconds and days; `null` where it is not limited so. */
export const ClockSummary = z.strictObject({
  turnSeconds: z.nullable(z.int()),
  gameSeconds: z.nullable(z.int()),
  increment: told(z.int(), 'Seconds that each turn adds to those of the game.'),
  days: told(z.nullable(z.int()), 'For a turn.'),
});
export type ClockSummary = z.infer<typeof ClockSummary>;

/** A game in a list. */
export const GameSummary = z.strictObject({
  game: id,
  code: z.string(),
  preset: z.string(),
  sides: z.int(),
  pace: z.enum(PACES),
  stage: z.enum(['lobby', 'playing', 'over']),
  rated: z.boolean(),
  seats: z.array(SeatStatus),
  delaySeconds: told(z.int(), 'How much later those see it who only watch.'),
  turn: told(z.nullable(seat), 'Whose turn it is; `null` where it is nobody’s, or would be told too early.'),
  scores: told(z.array(z.int()), 'By seat; empty where they would be told too early.'),
  updatedMs: told(
    z.number(),
    'When something last happened, or where that would be told too early, when it was made.',
  ),
  clock: told(z.optional(ClockSummary), 'Only where `clocks` was asked for, and where it is known.'),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** A code of `SERVICE_REFUSALS` or of the rules, with its data. */
const refusal = z.looseObject({ code: z.string() });

/** Time off from games by correspondence. */
export const VacationLeft = z.strictObject({
  untilMs: told(z.nullable(z.number()), '`null`: there is no vacation now.'),
  daysLeft: told(z.int(), 'How many days can still be taken from now on.'),
});
export type VacationLeft = z.infer<typeof VacationLeft>;

/** Where a command for several tables did nothing, and why. */
export const TableRefusal = z.strictObject({ game: id, refusal });
export type TableRefusal = z.infer<typeof TableRefusal>;

/** What came of a command. `game` and `seq` say where its effect can be seen. */
export const Outcome = z.strictObject({
  game: z.optional(id),
  code: z.optional(z.string()),
  seq: z.optional(sequence),
  games: z.optional(z.array(GameSummary)),
  refused: told(
    z.optional(z.array(TableRefusal)),
    'The tables at which nothing could be done, where a command is for all tables of a classroom.',
  ),
  person: z.optional(Person),
  proposal: told(z.optional(z.int()), 'The number of a proposal made.'),
  class: z.optional(id),
  classes: z.optional(z.array(Classroom)),
  lesson: told(z.optional(Lesson), 'Of the class shown, for its teacher.'),
  waits: told(z.optional(z.boolean()), 'That the teacher has not let the sender in yet.'),
  message: told(z.optional(sequence), 'The number of a message written.'),
  messages: z.optional(z.array(ChatMessage)),
  people: z.optional(z.array(Person)),
  chat: z.optional(ChatSettings),
  notices: z.optional(z.array(Notice)),
  vacation: z.optional(VacationLeft),
});
export type Outcome = z.infer<typeof Outcome>;

/** Why a message or a command was not done. Refusals of the rules keep their own codes and data. */
export const SERVICE_REFUSALS = {
  UNREADABLE: 'Not a message of this protocol, or not an action or configuration of the rules.',
  WRONG_VERSION: 'The server speaks another version; `version` says which.',
  HELLO_FIRST: 'A socket begins with `hello`.',
  NO_SUCH_GAME: 'There is no such game, or it is private and not yours.',
  NOT_AT_THIS_TABLE: 'You have no such seat in this game.',
  NOT_THE_HOST: 'Only who made the game may do this.',
  SEAT_TAKEN: 'Somebody sits there, or the game has begun, or you have another seat already.',
  SEATS_DO_NOT_FIT: 'The number of seats is not the number of sides, or nobody but computers would play.',
  NO_SUCH_COMPUTER: 'There is no computer of this level here.',
  NO_SUCH_DICTIONARY:
    'The dictionary chosen is not installed here, or no longer the one the game began with.',
  NOT_THE_TEACHER: 'Only the teacher of this table may do this.',
  CANNOT_BE_RATED:
    'Rated games are for two people with accounts, one against one, by a rulebook as it stands but for time and looks.',
  ONLY_THE_SERVER: 'Time is called by the server.',
  MOVED_ON: 'The game has gone on; `seq` says how far.',
  GAME_NOT_OVER: 'A rematch comes after the game.',
  NOT_SHARED: 'Nobody would see this draft: the side is one person, and time that runs out plays no draft.',
  NO_SUCH_CLASS: 'There is no such classroom, or it is not yours.',
  NOT_A_PUPIL: 'They are not in this classroom, or play at this table already.',
  TOO_MANY_TABLES: 'The classroom has as many tables as it may.',
  CLASS_FULL: 'The classroom and its waiting room have as many people as they may.',
  TOO_MANY_WRONG_CODES:
    'Too many codes that lead nowhere came from this network, or to this server. Wait some minutes.',
  CHAT_OFF: 'Chat is switched off: here, for you, or by you.',
  NO_SUCH_MESSAGE: 'There is no such message that you could read.',
  NO_SUCH_PERSON: 'There is nobody of this id.',
  NOT_ABSENT: 'They have moved or were there not long ago, or it is not their turn.',
  NO_VACATION_LEFT: 'There are fewer days left this year.',
  NO_SUCH_PROPOSAL: 'There is no such proposal in this turn.',
  TOO_MANY_GAMES:
    'Too many new games of one person (sixty, then three a minute) or of one network. Wait a little.',
  TOO_MANY_CHANGES:
    'So much has happened in this game that it can only be begun, or ended, as it stands. Make another one.',
  TOO_MANY_COMPUTER_GAMES:
    'You, or all who play from your network, have as many games with computers going on as they may. Finish one, or wait.',
  FOLLOWS_TOO_MANY:
    'A socket follows a hundred games at most, and those of a network a thousand. Unwatch some.',
  TOO_MANY_MESSAGES:
    'Messages were thrown away unread; told twice a second at most. Send again what is not answered a second later. Who goes on is disconnected.',
  SERVER_BUSY: 'It could not be kept. Send the same command again: it is done once.',
} as const;
export type ServiceRefusalCode = keyof typeof SERVICE_REFUSALS;

/** An event of a game as its receiver may know it, with its number and time. */
export const NumberedEvent = z.strictObject({
  seq: sequence,
  atMs: z.number(),
  event: told(json, 'A `GameEvent` of the rules; `_` is a tile that the receiver must not know.'),
});
export type NumberedEvent = z.infer<typeof NumberedEvent>;

const viewer = z.union([seat, z.literal('spectator'), z.literal('teacher')]);

export const ServerMessage = z.discriminatedUnion('type', [
  told(
    z.strictObject({
      type: z.literal('welcome'),
      version: z.int(),
      me: Person,
      nowMs: told(z.number(), "The server's clock, by which all deadlines go."),
    }),
    'The answer to `hello`.',
  ),
  told(z.strictObject({ type: z.literal('done'), id, outcome: Outcome }), 'The command is done, and kept.'),
  told(
    z.strictObject({
      type: z.literal('refused'),
      id: told(z.nullable(id), 'The command refused; `null` where it was another message.'),
      refusal,
    }),
    'Nothing was done.',
  ),
  told(
    z.strictObject({
      type: z.literal('table'),
      game: id,
      code: z.string(),
      seq: sequence,
      viewer,
      mine: told(z.array(seat), "The receiver's seats; none for somebody who watches."),
      host: told(id, 'The person who made the game.'),
      visibility: z.enum(VISIBILITIES),
      pace: z.enum(PACES),
      terms: TableTerms,
      classroom: told(z.nullable(id), 'The classroom whose table it is, led by its host.'),
      seats: z.array(SeatStatus),
      view: told(json, 'A `PlayerView` of the rules.'),
      nowMs: z.number(),
    }),
    'The game as the receiver may see it now. Events follow from `seq` + 1 on.',
  ),
  told(
    z.strictObject({ type: z.literal('events'), game: id, viewer, events: z.array(NumberedEvent) }),
    'What has happened, numbered without a gap. Whoever sees a gap sends `watch` again.',
  ),
  told(
    z.strictObject({
      type: z.literal('silence'),
      game: id,
      seconds: told(z.nullable(z.int()), 'After how long without a move; `null`: never.'),
      fromMs: told(z.number(), 'Silence before this time does not count: the game is older than the rule.'),
    }),
    'Follows `table`: when the side on turn may be claimed to have left though it is there (`claim-absent`), where no clock ends its turn.',
  ),
  told(
    z.strictObject({ type: z.literal('seats'), game: id, seats: z.array(SeatStatus) }),
    'Who sits where, and who is there.',
  ),
  told(
    z.strictObject({ type: z.literal('hurry'), game: id, hurried: z.boolean() }),
    'Whether the server is so busy that the computers at this table that think for long have less time for it. `false` until it is told.',
  ),
  told(
    z.strictObject({ type: z.literal('watching'), game: id, people: z.int() }),
    'How many people without a seat watch. Told every few seconds at most, and only where it has changed.',
  ),
  told(z.strictObject({ type: z.literal('pong'), nowMs: z.number() }), 'The answer to `ping`.'),
  ...TEAM_SERVER_MESSAGES,
  ...CHAT_SERVER_MESSAGES,
  ...NOTICE_SERVER_MESSAGES,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
