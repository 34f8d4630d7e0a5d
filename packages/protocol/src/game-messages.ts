/** Games at the server: making and finding them, seats, acting at the table, and how a list shows them. */

import * as z from 'zod/mini';
import { action, code, config, id, name, Person, seat, sequence, told } from './fields.ts';
import { personName } from './names.ts';
import { TableTerms } from './table-terms.ts';

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
  clock: told(
    z.nullable(ClockSummary),
    'The time that players have; `null` where it is not known, as in games last changed by an earlier version.',
  ),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** Time off from games by correspondence. */
export const VacationLeft = z.strictObject({
  untilMs: told(z.nullable(z.number()), '`null`: there is no vacation now.'),
  daysLeft: told(z.int(), 'How many days can still be taken from now on.'),
});
export type VacationLeft = z.infer<typeof VacationLeft>;

/** A game that was made, or found to be made already. */
export const GameMade = z.strictObject({ game: id, code: z.string(), seq: z.optional(sequence) });
export type GameMade = z.infer<typeof GameMade>;

/** A game that was changed. The effect can be seen at `seq`, the number of the last event by then, whoever made it. */
export const GameChanged = z.strictObject({ game: id, seq: sequence });
export type GameChanged = z.infer<typeof GameChanged>;

const GameList = z.strictObject({ games: z.array(GameSummary) });
const VacationAnswer = z.strictObject({ vacation: VacationLeft });

export const GAME_COMMANDS = {
  rename: {
    body: told(
      z.strictObject({ type: z.literal('rename'), name: personName }),
      'Changes the name that others see.',
    ),
    answer: z.strictObject({ person: Person }),
  },
  'create-game': {
    body: told(
      z.strictObject({
        type: z.literal('create-game'),
        config: told(config, 'A `GameConfig`: preset, sides, options, colours.'),
        seats: told(
          z.array(SeatPlan).check(z.minLength(1), z.maxLength(4)),
          'By seat, as many as the game has sides; at least one is not a computer.',
        ),
        visibility: told(z.enum(VISIBILITIES), 'Open games are listed, and anybody may watch them.'),
        pace: told(
          z.optional(z.enum(PACES)),
          'How long the server waits for an answer to a last play: 30 seconds (`live`, the default) or a day.',
        ),
        terms: told(z.optional(z.partial(TableTerms)), 'What is not given is as usual.'),
      }),
      'Makes a game. The answer names it and its code. How many play in each team follows from who sits down; computers make a whole team.',
    ),
    answer: GameMade,
  },
  'find-game': {
    body: told(
      z.strictObject({
        type: z.literal('find-game'),
        code,
      }),
      'Finds a game by the code that its maker passed on.',
    ),
    answer: z.strictObject({ game: id, code: z.string() }),
  },
  'list-open-games': {
    body: told(
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
      }),
      'Open games of the last days, the latest first: all, or those that fit what is asked for.',
    ),
    answer: GameList,
  },
  'list-my-games': {
    body: told(
      z.strictObject({ type: z.literal('list-my-games') }),
      'Games with a seat of mine, the latest first.',
    ),
    answer: GameList,
  },
  'take-seat': {
    body: told(
      z.strictObject({ type: z.literal('take-seat'), game: id, seat }),
      'Sits down before the game begins, or joins the team of the seat. Who joins a team makes everybody confirm again.',
    ),
    answer: GameChanged,
  },
  'give-up-seat': {
    body: told(
      z.strictObject({ type: z.literal('give-up-seat'), game: id, seat }),
      'Stands up before the game begins. Everybody has to confirm again.',
    ),
    answer: GameChanged,
  },
  'plan-seat': {
    body: told(
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
    answer: GameChanged,
  },
  'claim-absent': {
    body: told(
      z.strictObject({ type: z.literal('claim-absent'), game: id, seat }),
      'Says that the side on turn has gone: it leaves the game, if it has been away as long as the terms say, or has not moved for as long as `silence` says.',
    ),
    answer: GameChanged,
  },
  'take-vacation': {
    body: told(
      z.strictObject({ type: z.literal('take-vacation'), days: z.int().check(z.minimum(0), z.maximum(30)) }),
      'No time runs out in my games by correspondence for so many days from now; 0 ends it. At most 30 days in a year.',
    ),
    answer: VacationAnswer,
  },
  'show-vacation': {
    body: told(z.strictObject({ type: z.literal('show-vacation') }), 'My vacation, and what is left of it.'),
    answer: VacationAnswer,
  },
  act: {
    body: told(
      z.strictObject({
        type: z.literal('act'),
        game: id,
        action: told(
          action,
          'An action of the rules, squares by name. `seat` may be left out; it must be my own if it is there.',
        ),
        at: told(
          z.optional(sequence),
          'Only if the game still stands at this number: else it is refused with `MOVED_ON`.',
        ),
      }),
      'Acts at the table. The game begins when the last side confirms; a team has confirmed when all its members have. What changes nothing, as accepting a play twice, is answered with the number at which the game stands.',
    ),
    answer: GameChanged,
  },
  rematch: {
    body: told(
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
    answer: GameMade,
  },
} as const;
