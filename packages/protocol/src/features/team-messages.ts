/** What the members of one side share besides their rack: a draft, pointers, proposals and votes (T-04, T-05). */

import { readPlacements } from '@lexiko/rules/notation';
import * as z from 'zod/mini';
import { action, id, readByRules, seat, sequence, described } from '../fields.ts';

/** More tiles than any rack holds are no draft. */
const MOST_TILES = 20;

const tiles = described(
  readByRules(
    z
      .record(z.string().check(z.maxLength(4)), z.string().check(z.maxLength(4)))
      .check(z.refine((laid) => Object.keys(laid).length <= MOST_TILES)),
    readPlacements,
  ),
  'As in the action `play`: square to tile.',
);

/** Where somebody points: at a square of the board, at a place of the rack, or nowhere. */
export const Pointer = z.nullable(
  z.union([
    z.strictObject({ square: z.string().check(z.maxLength(4)) }),
    z.strictObject({ rack: z.int().check(z.minimum(0), z.maximum(19)) }),
  ]),
);
export type Pointer = z.infer<typeof Pointer>;

/** An action that a member proposes, with the votes on it. */
export const Proposal = z.strictObject({
  number: described(z.int(), 'From 1 on in each turn.'),
  by: described(id, 'The person who proposed it.'),
  action: described(action, 'An action of the rules, as in `act`.'),
  votes: described(z.array(z.strictObject({ person: id, agrees: z.boolean() })), 'The proposer agrees.'),
});
export type Proposal = z.infer<typeof Proposal>;

export const TEAM_CLIENT_MESSAGES = [
  described(
    z.strictObject({ type: z.literal('draft'), game: id, seat: z.optional(seat), tiles }),
    'What the sender’s side has laid out and not yet played. Shared with the side, and played when the time runs out where `timer.onExpire` is `commitIfLegal`; nobody else ever sees it. Answered with `workspace` to all of the side; the last one sent holds.',
  ),
  described(
    z.strictObject({ type: z.literal('point'), game: id, seat: z.optional(seat), at: Pointer }),
    'Where the sender points. Sent on to the other members of the side, and not stored.',
  ),
] as const;

/** The proposal, and `seq` where it was played at once. */
const ProposalAnswer = z.union([
  z.strictObject({ game: id, proposal: z.int() }),
  z.strictObject({ game: id, seq: sequence }),
]);

export const TEAM_COMMANDS = {
  propose: {
    body: described(
      z.strictObject({ type: z.literal('propose'), game: id, action }),
      'Proposes an action of the turn to the sender’s team. With `teams.commit=consensus` it is done when all connected members agree.',
    ),
    answer: ProposalAnswer,
  },
  vote: {
    body: described(
      z.strictObject({
        type: z.literal('vote'),
        game: id,
        proposal: z.int().check(z.minimum(1), z.maximum(1000)),
        agrees: z.boolean(),
      }),
      'Votes for or against a proposal of the sender’s team in this turn. A later vote replaces an earlier one.',
    ),
    answer: ProposalAnswer,
  },
} as const;

export const TEAM_SERVER_MESSAGES = [
  described(
    z.strictObject({
      type: z.literal('workspace'),
      game: id,
      seat,
      version: described(sequence, 'A workspace with a lower version than one already seen is out of date.'),
      turn: described(
        z.int(),
        'How many turns the side had taken (`turnsTaken` of the view). When it has taken more, the workspace is empty.',
      ),
      draft: z.nullable(z.strictObject({ by: id, tiles })),
      proposals: z.array(Proposal),
    }),
    'What the receiver’s side shares in its turn: the tiles laid out, and proposals. Sent only to those who sit there.',
  ),
  described(
    z.strictObject({ type: z.literal('pointed'), game: id, seat, person: id, at: Pointer }),
    'Where another member of the receiver’s team points.',
  ),
] as const;
