/** Every command of the protocol, done. */

import type { Command, GameSummary, Outcome, Person, SeatStatus } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { ListedGame, SeatRecord } from '../store/game-store.ts';
import { decideJoining, decideLeaving, decideWish, maySee, seatsOf } from './decisions.ts';
import { propose, vote } from '../tables/proposals.ts';
import { makeGame, makeRematch } from './game-making.ts';
import type { CommandKey, GameService } from './game-service.ts';
import { refuse, type GameRefusal } from './refusal.ts';

const LONGEST_LIST = 100;

export async function doCommand(
  service: GameService,
  command: Command,
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const { store } = service.parts;
  const { person } = key;
  switch (command.type) {
    case 'rename':
      await store.rename(person, command.name);
      return ok({ person: { id: person, name: command.name } });
    case 'create-game':
      return makeGame(service, command, key);
    case 'find-game': {
      const record = await store.gameByCode(command.code);
      const game = record === null ? null : await service.games.get(record.id);
      if (game === null) return refuse('NO_SUCH_GAME');
      await service.games.catchUp(game);
      return maySee(game, person) ? ok({ game: game.id, code: command.code }) : refuse('NO_SUCH_GAME');
    }
    case 'list-open-games':
      return ok({ games: await summaries(service, await store.openGames(LONGEST_LIST)) });
    case 'list-my-games':
      return ok({ games: await summaries(service, await store.gamesOf(person, LONGEST_LIST)) });
    case 'take-seat':
      return takeSeat(service, command, key);
    case 'give-up-seat':
      return service.change(
        command.game,
        (game, nowMs) => decideLeaving(service, game, { person, seat: command.seat }, nowMs),
        key,
      );
    case 'act': {
      const { action, at } = command;
      return service.change(
        command.game,
        (game, nowMs) => decideWish(service, game, { person, action, at }, nowMs),
        key,
      );
    }
    case 'rematch':
      return makeRematch(service, command.game, key);
    case 'propose':
      return propose(service, command, key);
    case 'vote':
      return vote(service, command, key);
  }
}

async function takeSeat(
  service: GameService,
  { game: id, seat }: Extract<Command, { readonly type: 'take-seat' }>,
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const { person } = key;
  const known = await service.games.get(id);
  if (known?.state.ruleset.teams === true)
    return service.change(id, (game, nowMs) => decideJoining(service, game, { person, seat }, nowMs), key);
  return service.games.serially(id, async () => {
    const game = await service.games.get(id);
    if (game === null) return refuse('NO_SUCH_GAME');
    await service.games.catchUp(game);
    await service.games.refreshSeats(game);
    if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
    if (seatsOf(game, person).some((mine) => mine !== seat)) return refuse('SEAT_TAKEN');
    if (game.record.terms.rated && (await service.parts.store.accounts.account(person)) === null)
      return refuse('CANNOT_BE_RATED');
    if (!(await service.parts.store.takeSeat(id, seat, person))) return refuse('SEAT_TAKEN');
    await service.games.refreshSeats(game);
    service.parts.onChange(id, game.seq);
    return ok({ game: id, seq: game.seq });
  });
}

async function summaries(
  service: GameService,
  listed: readonly ListedGame[],
): Promise<readonly GameSummary[] & GameSummary[]> {
  const names = await namesOf(
    service,
    listed.flatMap(({ seats }) => seats),
  );
  return listed.map(({ record, seats, headline, updatedMs }) => ({
    game: record.id,
    code: record.code,
    preset: headline.preset,
    sides: headline.sides,
    pace: record.pace,
    stage: record.stage,
    rated: record.terms.rated,
    seats: seatStatuses(seats, names, () => false),
    turn: headline.turn,
    scores: [...headline.scores],
    updatedMs,
  }));
}

/** The people at some seats by their id. */
export async function namesOf(
  service: GameService,
  seats: readonly SeatRecord[],
): Promise<ReadonlyMap<string, Person>> {
  const ids = [
    ...new Set(seats.flatMap(({ person, team }) => team?.map((member) => member.person) ?? person ?? [])),
  ];
  const people = await service.parts.store.people(ids);
  return new Map(people.map(({ id, name }) => [id, { id, name }]));
}

export function seatStatuses(
  seats: readonly SeatRecord[],
  names: ReadonlyMap<string, Person>,
  isPresent: (person: string) => boolean,
): SeatStatus[] {
  return seats.map(({ seat, person: id, computer, team }) => {
    if (team !== null) {
      const members = team.flatMap(({ person: member, left }) => {
        const person = names.get(member);
        return person === undefined ? [] : [{ person, left, present: !left && isPresent(member) }];
      });
      return { seat, occupant: { kind: 'team', members } };
    }
    if (computer !== null) return { seat, occupant: { kind: 'computer', level: computer } };
    const person = id === null ? undefined : names.get(id);
    return person === undefined
      ? { seat, occupant: { kind: 'nobody' } }
      : { seat, occupant: { kind: 'person', person, present: isPresent(person.id) } };
  });
}
