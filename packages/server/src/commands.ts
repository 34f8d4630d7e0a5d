/** Passes every command of the protocol to its feature. */

import type { AnswerTo, Command, CommandOf, CommandType } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import { keyOf, type Caller } from './caller.ts';
import { listMessages, listMuted, mute, report, say, setChat, type ChatParts } from './chat/chat.ts';
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
  listAssignments,
  removeAssignment,
  reportWork,
  setAssignment,
  showWork,
} from './classes/assignments.ts';
import {
  admit,
  endLesson,
  joinClass,
  lessonByCode,
  openLesson,
  setAdmission,
  type ClassParts,
} from './classes/lessons.ts';
import { addPupils, renamePupil, renewCards, setClassEnd, showSchool } from './classes/roster.ts';
import { archiveClass, deleteClass } from './classes/school-year.ts';
import { inviteTeacher, removeTeacher, teachToo } from './classes/teachers.ts';
import { findGame, listMyGames, listOpenGames } from './games/find-games.ts';
import { makeGame } from './games/game-making.ts';
import type { GameService } from './games/game-service.ts';
import { pledgeFairPlay } from './games/rated-players.ts';
import { decline, invite, type InvitationParts } from './invitations/invitations.ts';
import { rematch } from './invitations/rematch.ts';
import type { ModerationStore } from './moderation/moderation-store.ts';
import { sanctionAgainst } from './moderation/sanctions.ts';
import { listNotices, readNotice } from './notices/notices.ts';
import { claimAbsent, showVacation, takeVacation, type AbsenceParts } from './presence/absence.ts';
import { listLobby } from './pairing/lobby.ts';
import { acceptSeek, cancelSeek, listSeeks, startSeek } from './pairing/seeking.ts';
import { followPerson, listCircle } from './profiles/following.ts';
import { showLeaderboard } from './profiles/leaderboard.ts';
import { setCard, showCard, showPeople, showProfile, type ProfileParts } from './profiles/profiles.ts';
import { refuse, type GameRefusal } from './refusal.ts';
import { act, planSeat, takeSeat } from './seats/seat-commands.ts';
import { decideLeaving } from './seats/seating.ts';
import { propose, vote } from './teams/proposals.ts';

/** What all features together need. */
export interface CommandParts extends ChatParts, ClassParts, InvitationParts, AbsenceParts, ProfileParts {
  readonly store: ChatParts['store'] & { readonly moderation: ModerationStore } & ClassParts['store'] &
    InvitationParts['store'] &
    AbsenceParts['store'] &
    ProfileParts['store'];
}

export type CommandService = GameService<CommandParts>;

type Handler<T extends CommandType> = (
  service: CommandService,
  command: CommandOf<T>,
  caller: Caller,
) => Promise<Result<AnswerTo<T>, GameRefusal>>;

const HANDLERS: { readonly [T in CommandType]: Handler<T> } = {
  rename: async ({ parts }, { name }, { person }) => {
    await parts.store.people.rename(person, name);
    return ok({ person: { id: person, name } });
  },
  'create-game': makeGame,
  'find-game': (service, command, caller) =>
    byCode(service, command.code, caller, () => findGame(service, command, caller)),
  'list-open-games': listOpenGames,
  'list-my-games': listMyGames,
  'take-seat': takeSeat,
  'give-up-seat': (service, { game: id, seat }, caller) =>
    service.change(
      id,
      (game, nowMs) => decideLeaving(service, game, { person: caller.person, seat }, nowMs),
      keyOf(caller),
    ),
  'plan-seat': planSeat,
  'claim-absent': claimAbsent,
  'take-vacation': takeVacation,
  'show-vacation': showVacation,
  act,
  rematch,
  propose,
  vote,
  'create-class': createClass,
  'join-class': (service, command, caller) =>
    byCode(service, command.code, caller, () => joinClass(service, command, caller)),
  'open-lesson': openLesson,
  'end-lesson': endLesson,
  admit,
  'set-admission': setAdmission,
  'leave-class': leaveClass,
  'list-classes': listClasses,
  'show-class': showClass,
  'make-table': makeTable,
  assign,
  'begin-tables': beginTables,
  'pause-tables': pauseTables,
  'show-school': showSchool,
  'add-pupils': addPupils,
  'renew-cards': renewCards,
  'rename-pupil': renamePupil,
  'invite-teacher': inviteTeacher,
  'teach-too': (service, command, caller) =>
    byCode(service, command.code, caller, () => teachToo(service, command, caller)),
  'remove-teacher': removeTeacher,
  'set-class-end': setClassEnd,
  'archive-class': archiveClass,
  'delete-class': deleteClass,
  'set-assignment': setAssignment,
  'remove-assignment': removeAssignment,
  'list-assignments': listAssignments,
  'report-work': reportWork,
  'show-work': showWork,
  say,
  'list-messages': listMessages,
  mute,
  'list-muted': listMuted,
  'set-chat': setChat,
  report,
  'list-notices': ({ parts }, command, caller) => listNotices(parts, command, caller),
  'read-notice': ({ parts }, command, caller) => readNotice(parts, command, caller),
  invite,
  decline,
  seek: startSeek,
  'cancel-seek': cancelSeek,
  'list-seeks': listSeeks,
  'accept-seek': acceptSeek,
  'pledge-fair-play': pledgeFairPlay,
  'list-lobby': listLobby,
  'show-people': showPeople,
  'show-card': showCard,
  'set-card': setCard,
  'show-profile': showProfile,
  'show-leaderboard': showLeaderboard,
  follow: followPerson,
  'list-circle': listCircle,
};

/** What leads out of a class, to strangers or to a name of one's own: not for pupils who came in by a card. */
const NOT_FOR_PUPILS: ReadonlySet<CommandType> = new Set([
  'rename',
  'create-game',
  'find-game',
  'take-seat',
  'rematch',
  'invite',
  'seek',
  'accept-seek',
  'create-class',
  'join-class',
  'teach-too',
  'follow',
  'set-card',
] satisfies CommandType[]);

export async function doCommand<C extends Command>(
  service: CommandService,
  command: C,
  caller: Caller,
): Promise<Result<AnswerTo<C['type']>, GameRefusal>> {
  const { store, now } = service.parts;
  const { person } = caller;
  const sanction = await sanctionAgainst(store.moderation, command, { person, nowMs: now() });
  if (sanction !== null) return refuse(sanction);
  if (NOT_FOR_PUPILS.has(command.type) && (await store.school.cardOf(person)) !== null)
    return refuse('PUPILS_CANNOT');
  // The handler of a type takes and answers what belongs to that type; the compiler cannot follow that through the table.
  const handle = HANDLERS[command.type] as unknown as Handler<C['type']>;
  return handle(service, command as unknown as CommandOf<C['type']>, caller);
}

/** Follows a code; those that lead nowhere are counted, and end in a wait. */
async function byCode<T>(
  service: CommandService,
  code: string,
  { network }: Caller,
  follow: () => Promise<Result<T, GameRefusal>>,
): Promise<Result<T, GameRefusal>> {
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
