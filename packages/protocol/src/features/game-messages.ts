/** Games at the server: creating and finding them, seats, acting at the table, and how a list shows them. */

import * as z from 'zod/mini';
import { action, code, config, id, name, Person, seat, sequence, described } from '../fields.ts';
import { personName } from '../names.ts';
import { TableTerms } from '../table-terms.ts';

/** Whether players are at the table together or take days for a turn. It sets how long the server waits. */
export const PACES = ['live', 'correspondence'] as const;
export type Pace = (typeof PACES)[number];
/** Whether a game is for those who have its link, or for anybody. */
export const VISIBILITIES = ['private', 'open'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Who sits at a seat of a new game: the host, anybody who joins, or a computer. */
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
      present: described(z.boolean(), 'Whether they follow the game now; `false` in lists.'),
      awaySinceMs: described(
        z.nullable(z.number()),
        'Since when they have been away; `null`: they are connected, or it is a list.',
      ),
      vacationUntilMs: described(
        z.nullable(z.number()),
        'They are on vacation until then: no time runs out for them.',
      ),
    }),
    described(
      z.strictObject({
        kind: z.literal('team'),
        members: z.array(
          z.strictObject({
            person: Person,
            present: z.boolean(),
            awaySinceMs: described(z.nullable(z.number()), 'As for a single player.'),
            left: described(z.boolean(), 'Whether they have left a game that goes on.'),
            agrees: described(
              z.boolean(),
              'Whether they have confirmed the current options; `false` in lists and once the game has begun.',
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
  increment: described(z.int(), 'Seconds that each turn adds to those of the game.'),
  days: described(z.nullable(z.int()), 'For a turn.'),
});
export type ClockSummary = z.infer<typeof ClockSummary>;

/** The words that a game is played with. */
export const WordsSummary = z.strictObject({
  language: described(z.string(), 'Of the tiles, such as `german`.'),
  dictionary: described(z.string(), 'Its id; `table`: the players decide.'),
});
export type WordsSummary = z.infer<typeof WordsSummary>;

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
  delaySeconds: described(z.int(), 'By how much spectators see it later.'),
  turn: described(
    z.nullable(seat),
    'Whose turn it is; `null`: nobody’s, or hidden because the receiver sees the game with a delay.',
  ),
  scores: described(z.array(z.int()), 'By seat; empty where the receiver sees the game with a delay.'),
  updatedMs: described(
    z.number(),
    'When the game last changed; for those who see it with a delay, when it was created.',
  ),
  clock: described(
    z.nullable(ClockSummary),
    'The time that players have; `null`: unknown, as in games last changed by an earlier version.',
  ),
  words: described(
    z.nullable(WordsSummary),
    'Its language and dictionary; `null`: unknown, as in games last changed by an earlier version.',
  ),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** Time off from games by correspondence. */
export const VacationLeft = z.strictObject({
  untilMs: described(z.nullable(z.number()), '`null`: there is no vacation now.'),
  daysLeft: described(z.int(), 'How many days can still be taken from now on.'),
});
export type VacationLeft = z.infer<typeof VacationLeft>;

/** A game that was created, now or by an earlier copy of the command. */
export const GameMade = z.strictObject({ game: id, code: z.string(), seq: z.optional(sequence) });
export type GameMade = z.infer<typeof GameMade>;

/** A game that was changed. The effect can be seen at `seq`, the number of the last event by then, whoever made it. */
export const GameChanged = z.strictObject({ game: id, seq: sequence });
export type GameChanged = z.infer<typeof GameChanged>;

const GameList = z.strictObject({ games: z.array(GameSummary) });
const VacationAnswer = z.strictObject({ vacation: VacationLeft });

/** What a new game is made of. */
export const newGameFields = {
  config: described(config, 'A `GameConfig`: preset, sides, options, colours.'),
  seats: described(
    z.array(SeatPlan).check(z.minLength(1), z.maxLength(4)),
    'By seat, as many as the game has sides; at least one is not a computer.',
  ),
  visibility: described(z.enum(VISIBILITIES), 'Open games are listed, and anybody may watch them.'),
  pace: described(
    z.optional(z.enum(PACES)),
    'How long the server waits for an answer to a last play: 30 seconds (`live`, the default) or a day.',
  ),
  terms: described(z.optional(z.partial(TableTerms)), 'What is not given is as usual.'),
} as const;

export const GAME_COMMANDS = {
  rename: {
    body: described(
      z.strictObject({ type: z.literal('rename'), name: personName }),
      'Changes the name that others see.',
    ),
    answer: z.strictObject({ person: Person }),
  },
  'create-game': {
    body: described(
      z.strictObject({
        type: z.literal('create-game'),
        ...newGameFields,
      }),
      'Creates a game. The answer names it and its code. A team has as many members as join it; a computer is a whole team.',
    ),
    answer: GameMade,
  },
  'find-game': {
    body: described(
      z.strictObject({
        type: z.literal('find-game'),
        code,
      }),
      'Finds a game by its code.',
    ),
    answer: z.strictObject({ game: id, code: z.string() }),
  },
  'list-open-games': {
    body: described(
      z.strictObject({
        type: z.literal('list-open-games'),
        preset: z.optional(name),
        pace: z.optional(z.enum(PACES)),
        sides: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
        free: described(z.optional(z.boolean()), 'Only games with a free seat.'),
        stage: described(
          z.optional(z.enum(['lobby', 'playing'])),
          'Games that have not begun (`lobby`, the default), or those being played that anybody may watch.',
        ),
      }),
      'Open games of the last days, newest first; the other fields narrow them down.',
    ),
    answer: GameList,
  },
  'list-my-games': {
    body: described(
      z.strictObject({ type: z.literal('list-my-games') }),
      'The sender’s games, newest first.',
    ),
    answer: GameList,
  },
  'take-seat': {
    body: described(
      z.strictObject({ type: z.literal('take-seat'), game: id, seat }),
      'Takes a seat before the game begins, or joins the team there. After somebody joins a team, everybody has to confirm again.',
    ),
    answer: GameChanged,
  },
  'give-up-seat': {
    body: described(
      z.strictObject({ type: z.literal('give-up-seat'), game: id, seat }),
      'Gives up a seat before the game begins. Everybody has to confirm again.',
    ),
    answer: GameChanged,
  },
  'plan-seat': {
    body: described(
      z.strictObject({
        type: z.literal('plan-seat'),
        game: id,
        seat,
        plan: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('open') }),
          z.strictObject({ kind: z.literal('computer'), level: name }),
        ]),
      }),
      'Gives a seat to a computer before the game begins, or frees it. For the host. Everybody has to confirm again.',
    ),
    answer: GameChanged,
  },
  'claim-absent': {
    body: described(
      z.strictObject({ type: z.literal('claim-absent'), game: id, seat }),
      'Claims that the side on turn has left. It leaves the game if it has been away for `absentSeconds`, or has not moved for `silentSeconds`.',
    ),
    answer: GameChanged,
  },
  'take-vacation': {
    body: described(
      z.strictObject({ type: z.literal('take-vacation'), days: z.int().check(z.minimum(0), z.maximum(30)) }),
      'For so many days from now, no time runs out in the sender’s correspondence games; 0 ends the vacation. At most 30 days a year.',
    ),
    answer: VacationAnswer,
  },
  'show-vacation': {
    body: described(
      z.strictObject({ type: z.literal('show-vacation') }),
      'The sender’s vacation, and the days left.',
    ),
    answer: VacationAnswer,
  },
  act: {
    body: described(
      z.strictObject({
        type: z.literal('act'),
        game: id,
        action: described(
          action,
          'An action of the rules, squares by name. `seat` may be left out; if given, it must be the sender’s own.',
        ),
        at: described(
          z.optional(sequence),
          'The number at which the game must still stand; otherwise the action is refused with `MOVED_ON`.',
        ),
      }),
      'Acts at the table. The game begins when the last side confirms; a team has confirmed when all its members have. What changes nothing, as accepting a play twice, is answered with the number at which the game stands.',
    ),
    answer: GameChanged,
  },
  rematch: {
    body: described(
      z.strictObject({
        type: z.literal('rematch'),
        game: id,
        nonce: described(
          z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
          'Confirms the new game at once, as `confirm` with this nonce does.',
        ),
      }),
      'Asks for the same game again after its end; the seat after the last starter starts. Everybody who asks gets the same new game, which begins when all have confirmed.',
    ),
    answer: GameMade,
  },
} as const;
