/** Hands every command of the protocol to the feature that does it. */

import type { Command, Outcome } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { Caller } from './caller.ts';
import { listMessages, listMuted, mute, report, say, type ChatParts } from './chat/chat.ts';
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
import {
  admit,
  endLesson,
  joinClass,
  lessonByCode,
  openLesson,
  setAdmission,
  type ClassParts,
} from './classes/lessons.ts';
import { findGame, listMyGames, listOpenGames } from './games/find-games.ts';
import { makeGame } from './games/game-making.ts';
import type { GameService } from './games/game-service.ts';
import { decline, invite, type InvitationParts } from './invitations/invitations.ts';
import { rematch } from './invitations/rematch.ts';
import { listNotices, readNotice } from './notices/notices.ts';
import { claimAbsent, showVacation, takeVacation, type AbsenceParts } from './presence/absence.ts';
import { refuse, type GameRefusal } from './refusal.ts';
import { act, planSeat, takeSeat } from './seats/seat-commands.ts';
import { decideLeaving } from './seats/seating.ts';
import { propose, vote } from './teams/proposals.ts';

/** What all features together need. */
export interface CommandParts extends ChatParts, ClassParts, InvitationParts, AbsenceParts {
  readonly store: ChatParts['store'] & ClassParts['store'] & InvitationParts['store'] & AbsenceParts['store'];
}

export type CommandService = GameService<CommandParts>;

export async function doCommand(
  service: CommandService,
  command: Command,
  caller: Caller,
): Promise<Result<Outcome, GameRefusal>> {
  const { network, ...key } = caller;
  const { store } = service.parts;
  const { person } = key;
  switch (command.type) {
    case 'rename':
      await store.people.rename(person, command.name);
      return ok({ person: { id: person, name: command.name } });
    case 'create-game':
      return makeGame(service, command, caller);
    case 'find-game':
      return byCode(service, command.code, network, () => findGame(service, command.code, key));
    case 'list-open-games':
      return listOpenGames(service, command, key);
    case 'list-my-games':
      return listMyGames(service, command, key);
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
      await store.chat.setChat(person, command.settings);
      return ok({ chat: command.settings });
    case 'report':
      return report(service, command, key);
    case 'list-notices':
      return listNotices(service.parts, command, key);
    case 'read-notice':
      return readNotice(service.parts, command.game, key);
    case 'invite':
      return invite(service, command, caller);
    case 'decline':
      return decline(service, command.game, key);
  }
}

/** Follows a code; those that lead nowhere are counted, and end in a wait. */
async function byCode(
  service: CommandService,
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
