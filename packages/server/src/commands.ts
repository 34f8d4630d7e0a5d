/** Every command of the protocol, done. */

import type { Command, Outcome, Pace } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { CommandAnswer, CommandKey, ListedGame } from './games/store/game-store.ts';
import { claimAbsent, showVacation, takeVacation } from './presence/absence.ts';
import { listMessages, listMuted, mute, report, say } from './chat/chat.ts';
import {
  assign,
  beginTables,
  createClass,
  leaveClass,
  listClasses,
  makeTable,
  pauseTables,
  showClass,
} from './classes/classes.ts';
import { admit, endLesson, joinClass, lessonByCode, openLesson, setAdmission } from './classes/lessons.ts';
import { decline, invite, listNotices, readNotice } from './notices/notices.ts';
import { decideForsaken, decideRematch, decideTeamConfirm, decideWish } from './games/decisions.ts';
import { decideJoining, decideLeaving, decidePlanning } from './seats/seating.ts';
import { maySee, seatsOf } from './games/access.ts';
import { propose, vote } from './teams/proposals.ts';
import { summaries } from './games/game-lists.ts';
import type { GameService } from './games/game-service.ts';
import { summaryFor } from './games/open-lists.ts';
import type { Caller } from './caller.ts';
import { makeGame, makeRematch, withinLimits } from './games/game-making.ts';
import { refuse, type GameRefusal } from './refusal.ts';

const LONGEST_LIST = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Where nothing has happened for so long nobody waits any more. */
const LISTED_MS: Readonly<Record<Pace, number>> = { live: DAY_MS, correspondence: 30 * DAY_MS };

export async function doCommand(
  service: GameService,
  command: Command,
  caller: Caller,
): Promise<Result<Outcome, GameRefusal>> {
  const { network, ...key } = caller;
  const { store } = service.parts;
  const { person } = key;
  switch (command.type) {
    case 'rename':
      await store.rename(person, command.name);
      return ok({ person: { id: person, name: command.name } });
    case 'create-game':
      return makeGame(service, command, caller);
    case 'find-game':
      return byCode(service, command.code, network, () => findGame(service, command.code, key));
    case 'list-open-games': {
      const { stage = 'lobby' } = command;
      const nowMs = service.parts.now();
      const open = await service.openLists.games(stage);
      const fitting = open.filter(({ listed }) => fits(listed, command, nowMs)).slice(0, LONGEST_LIST);
      return ok({
        games: fitting.flatMap((game) => summaryFor(game, { person, clocks: command.clocks }) ?? []),
      });
    }
    case 'list-my-games':
      return ok({
        games: await summaries(service.parts, await store.gamesOf(person, LONGEST_LIST), {
          viewer: person,
          clocks: command.clocks,
        }),
      });
    case 'take-seat':
      return takeSeat(service, command, key);
    case 'give-up-seat':
      return service.change(
        command.game,
        (game, nowMs) => decideLeaving(service, game, { person, seat: command.seat }, nowMs),
        key,
      );
    case 'plan-seat':
      return planSeat(service, command, caller);
    case 'claim-absent':
      return claimAbsent(service, command, key);
    case 'take-vacation':
      return takeVacation(service, command.days, key);
    case 'show-vacation':
      return showVacation(service, key);
    case 'act':
      return act(service, command, key);
    case 'rematch':
      return rematch(service, command, caller);
    case 'propose':
      return propose(service, command, key);
    case 'vote':
      return vote(service, command, key);
    case 'create-class':
      return createClass(service, command, key);
    case 'join-class':
      return byCode(service, command.code, network, () => joinClass(service, command.code, key));
    case 'open-lesson':
      return openLesson(service, command.class, key);
    case 'end-lesson':
      return endLesson(service, command.class, key);
    case 'admit':
      return admit(service, command, key);
    case 'set-admission':
      return setAdmission(service, command, key);
    case 'leave-class':
      return leaveClass(service, command, key);
    case 'list-classes':
      return listClasses(service, key);
    case 'show-class':
      return showClass(service, command, key);
    case 'make-table':
      return makeTable(service, command, caller);
    case 'assign':
      return assign(service, command, key);
    case 'begin-tables':
      return beginTables(service, command.class, key);
    case 'pause-tables':
      return pauseTables(service, command, key);
    case 'say':
      return say(service, command, caller);
    case 'list-messages':
      return listMessages(service, command, key);
    case 'mute':
      return mute(service, command, key);
    case 'list-muted':
      return listMuted(service, key);
    case 'set-chat':
      await store.tables.chat.setChat(person, command.settings);
      return ok({ chat: command.settings });
    case 'report':
      return report(service, command, key);
    case 'list-notices':
      return listNotices(service, command, key);
    case 'read-notice':
      return readNotice(service, command.game, key);
    case 'invite':
      return invite(service, command, caller);
    case 'decline':
      return decline(service, command.game, key);
  }
}

/** Follows a code; those that lead nowhere are counted, and end in a wait. */
async function byCode(
  service: GameService,
  code: string,
  network: string | null,
  follow: () => Promise<Result<Outcome, GameRefusal>>,
): Promise<Result<Outcome, GameRefusal>> {
  const { codeGuesses } = service;
  if (network === null) return follow();
  if (!(await codeGuesses.areLeft(network))) return refuse('TOO_MANY_WRONG_CODES');
  const followed = await follow();
  const isWrong =
    !followed.ok && (followed.error.code === 'NO_SUCH_GAME' || followed.error.code === 'NO_SUCH_CLASS');
  // Clients look for a game first where the code may be that of a class.
  if (isWrong && (await lessonByCode(service.parts, code)) === null) await codeGuesses.count(network);
  return followed;
}

async function findGame(
  service: GameService,
  code: string,
  { person }: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const record = await service.parts.store.gameByCode(code);
  const game = record === null ? null : await service.games.get(record.id);
  if (game === null) return refuse('NO_SUCH_GAME');
  await service.games.catchUp(game);
  return maySee(game, person) ? ok({ game: game.id, code }) : refuse('NO_SUCH_GAME');
}

/** A rematch that is made, and agreed to where the command says so. */
async function rematch(
  service: GameService,
  { game, nonce }: Extract<Command, { readonly type: 'rematch' }>,
  caller: Caller,
): Promise<Result<Outcome, GameRefusal>> {
  const made = await makeRematch(service, game, caller);
  if (!made.ok || nonce === undefined) return made;
  const voice = { person: caller.person, nonce };
  const again = await service.games.get(made.value.game ?? '');
  // Where one person plays all sides, they agree for each.
  for (const seat of again === null ? [] : seatsOf(again, caller.person)) {
    const agreed = await service.change(
      made.value.game ?? '',
      (current, nowMs) => decideRematch(service, current, { ...voice, seat }, nowMs),
      null,
    );
    // The game is there all the same; why nobody can agree to it yet is seen in its room.
    if (!agreed.ok) return made;
  }
  return completeTeam(service, made.value, voice);
}

async function act(
  service: GameService,
  { game: id, action, at }: Extract<Command, { readonly type: 'act' }>,
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const { person } = key;
  const done = await service.change(
    id,
    (game, nowMs) => decideWish(service, game, { person, action, at }, nowMs),
    key,
  );
  if (!done.ok) return done;
  // What follows is settled after the member's own is kept: of two at once in two processes, one sees that both have.
  const { type, nonce } = action;
  if (type === 'resign')
    return service.change(id, (game, nowMs) => decideForsaken(service, game, nowMs), null);
  if (type !== 'confirm' || typeof nonce !== 'string') return done;
  return completeTeam(service, done.value, { person, nonce });
}

/** A member has agreed: the team has, where all of it have. */
async function completeTeam(
  service: GameService,
  outcome: Outcome,
  voice: { readonly person: string; readonly nonce: string },
): Promise<Result<Outcome, GameRefusal>> {
  const done = await service.change(
    outcome.game ?? '',
    (game, nowMs) => decideTeamConfirm(service, game, voice, nowMs),
    null,
  );
  return done.ok ? ok({ ...outcome, ...done.value }) : done;
}

/** A computer that comes to a table where none sat counts as one that came with the game. */
async function planSeat(
  service: GameService,
  { game: id, seat, plan }: Extract<Command, { readonly type: 'plan-seat' }>,
  caller: Caller,
): Promise<Result<Outcome, GameRefusal>> {
  const { network: _, ...key } = caller;
  const computer = plan.kind === 'computer' ? plan.level : null;
  if (computer !== null && !service.parts.computers.levels.includes(computer))
    return refuse('NO_SUCH_COMPUTER');
  const doIt = (): Promise<Result<Outcome, GameRefusal>> =>
    service.change(
      id,
      (game, nowMs) => decidePlanning(service, game, { person: key.person, seat, computer }, nowMs),
      key,
    );
  const isFirst = (await service.games.get(id))?.seats.every((one) => one.computer === null) === true;
  return computer !== null && isFirst ? withinLimits(service, caller, doIt) : doIt();
}

async function takeSeat(
  service: GameService,
  { game: id, seat }: Extract<Command, { readonly type: 'take-seat' }>,
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const { person } = key;
  const known = await service.games.get(id);
  if (known?.state.ruleset.teams.kind === 'teams')
    return service.change(id, (game, nowMs) => decideJoining(service, game, { person, seat }, nowMs), key);
  const refused = (code: 'SEAT_TAKEN' | 'CANNOT_BE_RATED'): Promise<CommandAnswer> =>
    service.refused(key, { code });
  return service.games.serially(id, async () => {
    const game = await service.games.get(id);
    if (game === null) return refuse('NO_SUCH_GAME');
    await service.games.catchUp(game);
    await service.games.refreshSeats(game);
    if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
    const before = await service.parts.store.answerTo(key);
    if (before !== null) return before;
    if (seatsOf(game, person).some((mine) => mine !== seat)) return refused('SEAT_TAKEN');
    if (game.record.terms.rated && (await service.parts.store.accounts.account(person)) === null)
      return refused('CANNOT_BE_RATED');
    if (!(await service.parts.store.takeSeat(id, seat, person))) return refused('SEAT_TAKEN');
    await service.games.refreshSeats(game);
    service.openLists.forget();
    service.parts.onChange(id, game.seq);
    return ok({ game: id, seq: game.seq });
  });
}

/** Whether an open game is one of those asked for, and still alive. */
function fits(
  { record, seats, headline, updatedMs }: ListedGame,
  { preset, pace, sides, free }: Extract<Command, { readonly type: 'list-open-games' }>,
  nowMs: number,
): boolean {
  const hasRoom = seats.some(
    (seat) => seat.team !== null || (seat.person === null && seat.computer === null),
  );
  return (
    nowMs - updatedMs <= LISTED_MS[record.pace] &&
    (record.stage === 'lobby' || record.terms.watchers === 'anybody') &&
    (preset === undefined || headline.preset === preset) &&
    (pace === undefined || record.pace === pace) &&
    (sides === undefined || headline.sides === sides) &&
    (free !== true || hasRoom)
  );
}
