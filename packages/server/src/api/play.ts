/**
 * Playing through the API: what takes several commands, and moves as players type them. Every command has an id made
 * from the key of the request, so that a repeated request repeats each of them and does nothing twice.
 */

import type { GameChanged, GameMade } from '@lexiko/protocol';
import type { ApiBody } from '@lexiko/protocol/api';
import { err, viewFor, type Result, type Seat } from '@lexiko/rules';
import { formatAction, parseTurnCommand } from '@lexiko/rules/notation';
import { keyOf, type Caller } from '../caller.ts';
import { doCommand, type CommandService } from '../commands.ts';
import { seatsOf } from '../games/access.ts';
import { visibleGame } from '../games/visible-game.ts';
import type { ApiRefusal } from './problems.ts';

/** Creates a game, and invites and confirms where the request says so. */
export async function createGame(
  service: CommandService,
  { invite, nonce, ...game }: ApiBody<'createGame'>,
  caller: Caller,
): Promise<Result<GameMade, ApiRefusal>> {
  // Before the game is made: nobody is left with a game for which there is no opponent.
  if (invite !== undefined && (await service.parts.store.people.person(invite)) === null)
    return err({ code: 'NO_SUCH_PERSON' });
  const made = await doCommand(service, { type: 'create-game', ...game }, caller);
  if (!made.ok) return made;
  const id = made.value.game;
  if (invite !== undefined) {
    const asked = await doCommand(service, { type: 'invite', game: id, person: invite }, part(caller, 'i'));
    // If it has begun, this is a repeated request, and they came long ago.
    if (!asked.ok && asked.error.code !== 'SEAT_TAKEN') return asked;
  }
  if (nonce === undefined) return made;
  const agreed = await confirm(service, { game: id, nonce }, caller);
  return agreed.ok ? { ok: true, value: { ...made.value, seq: agreed.value.seq } } : agreed;
}

/** Takes a seat unless the caller has one, and confirms. */
export async function accept(
  service: CommandService,
  { game: id, nonce, seat: wanted }: ApiBody<'accept'> & { readonly game: string },
  caller: Caller,
): Promise<Result<GameChanged, ApiRefusal>> {
  const game = await visibleGame(service, id, caller.person);
  if (game === null) return err({ code: 'NO_SUCH_GAME' });
  if (seatsOf(game, caller.person).length === 0) {
    const free = game.seats.find(
      ({ person, computer, team }) => team !== null || (person === null && computer === null),
    );
    const seat = wanted ?? free?.seat;
    if (seat === undefined) return err({ code: 'SEAT_TAKEN' });
    const taken = await doCommand(service, { type: 'take-seat', game: id, seat }, part(caller, 's'));
    if (!taken.ok) return taken;
  }
  const agreed = await confirm(service, { game: id, nonce }, caller);
  if (agreed.ok) await doCommand(service, { type: 'read-notice', game: id }, part(caller, 'n'));
  return agreed;
}

/** Confirms for every seat of the caller: whoever plays solitaire may have several. */
async function confirm(
  service: CommandService,
  { game: id, nonce }: { readonly game: string; readonly nonce: string },
  caller: Caller,
): Promise<Result<GameChanged, ApiRefusal>> {
  const game = await visibleGame(service, id, caller.person);
  let done: Result<GameChanged, ApiRefusal> = err({ code: 'NOT_AT_THIS_TABLE' });
  for (const seat of game === null ? [] : seatsOf(game, caller.person)) {
    const action = { type: 'confirm', seat, nonce } as const;
    done = await doCommand(service, { type: 'act', game: id, action }, part(caller, `c${seat}`));
    if (!done.ok) return done;
  }
  return done;
}

/** A move as a player types it, read on the board as the caller sees it. */
export async function moveByText(
  service: CommandService,
  { game: id, move, at }: { readonly game: string; readonly move: string; readonly at: number | undefined },
  caller: Caller,
): Promise<Result<GameChanged, ApiRefusal>> {
  // The board has changed since a repeated request was done, so that its text may mean nothing any more.
  const before = await service.answered('act', keyOf(caller));
  if (before !== null) return before;
  const game = await visibleGame(service, id, caller.person);
  if (game === null) return err({ code: 'NO_SUCH_GAME' });
  const mine = seatsOf(game, caller.person);
  const seat: Seat | undefined = mine.find((one) => one === game.state.turn) ?? mine[0];
  if (seat === undefined) return err({ code: 'NOT_AT_THIS_TABLE' });
  const read = parseTurnCommand(viewFor(game.state, seat), seat, move);
  if (!read.ok) {
    const refusal = { code: 'UNREADABLE', path: 'move', problem: read.error };
    return err(refusal);
  }
  const action = formatAction(read.value, game.state.ruleset.layout);
  return doCommand(service, { type: 'act', game: id, action, at }, caller);
}

/** The same caller with the id of a command that is part of the request; no key of a request has a dot in it. */
function part(caller: Caller, name: string): Caller {
  return { ...caller, command: `${caller.command}.${name}` };
}
