/** Why the server refuses a message or a command. */

import * as z from 'zod/mini';
import { id } from './fields.ts';

/** Why a message or a command was not done. Refusals of the rules keep their own codes and data. */
export const SERVICE_REFUSALS = {
  UNREADABLE:
    'Not a message of this protocol, or a proposal of something that is not part of a turn. `path` names the field that is wrong, within the command.',
  WRONG_VERSION: 'The server speaks another version; `version` says which.',
  HELLO_FIRST: 'A socket begins with `hello`.',
  NO_SUCH_GAME: 'There is no such game, or it is private and not yours.',
  NOT_AT_THIS_TABLE: 'You have no such seat in this game.',
  NOT_THE_HOST: 'Only the host may do this.',
  SEAT_TAKEN: 'The seat is taken, the game has begun, or you have another seat.',
  SEATS_DO_NOT_FIT: 'The seats do not match the number of sides, or only computers would play.',
  NO_SUCH_COMPUTER: 'This server has no computer of that level.',
  NO_SUCH_DICTIONARY: 'The chosen dictionary is not installed here, or it has changed since the game began.',
  NOT_THE_TEACHER: 'Only the teacher of this table may do this.',
  CANNOT_BE_RATED:
    'Rated games are for two people with accounts, by the unchanged rules of a rulebook; only the clock and the look of the board may differ.',
  PLEDGE_MISSING:
    'Rated games are for those who have pledged to play fair, with `pledge-fair-play` or on the page. Bots need no pledge.',
  ONLY_THE_SERVER: 'Only the server calls time.',
  MOVED_ON: 'The game has gone on; `seq` says how far.',
  GAME_NOT_OVER: 'The game is not over yet.',
  NOT_SHARED: 'This side shares no drafts: it is one person, and no draft is played when time runs out.',
  NO_SUCH_CLASS: 'There is no such classroom, or it is not yours.',
  NOT_A_PUPIL: 'This person is not a pupil of the class, or already plays at this table.',
  TOO_MANY_TABLES: 'The class has reached its limit of tables.',
  CLASS_FULL: 'The class and its waiting room are full.',
  CLASS_ARCHIVED: 'The class is archived: it can only be looked at, or deleted.',
  NEEDS_ACCOUNT: 'This needs an account.',
  PUPILS_CANNOT: 'Whoever came in by the card of a class can do only what belongs to the class.',
  NOT_THE_OWNER: 'Only the teacher who created the class may do this.',
  TOO_MANY_ASSIGNMENTS: 'The class has reached its limit of assignments.',
  NO_SUCH_ASSIGNMENT: 'The class has no such assignment.',
  TOO_MANY_WRONG_CODES: 'Too many wrong codes came from this network, or to this server. Wait a few minutes.',
  CHAT_OFF: 'Chat is switched off: here, for you, or by you.',
  NO_SUCH_MESSAGE: 'There is no such message, or you may not read it.',
  NO_SUCH_PERSON: 'Nobody has this id.',
  SUSPENDED:
    'Your account is suspended: you can finish or resign your games, and do nothing else. `GET /api/standing` says why and until when.',
  MUTED: 'Moderators have taken chat and invitations from you. `GET /api/standing` says why and until when.',
  NAME_LOCKED: 'Moderators have given you your name. `GET /api/standing` says until when you must keep it.',
  NOT_ABSENT: 'The player moved or was connected recently, or it is not their turn.',
  NO_VACATION_LEFT: 'You have fewer vacation days left this year.',
  NO_SUCH_PROPOSAL: 'There is no such proposal in this turn.',
  TOO_MANY_GAMES:
    'You or your network created too many games: sixty, then three a minute for each person. Wait a little.',
  NO_SUCH_STUDY: 'There is no such study, or you take no part in it.',
  NO_SUCH_SEEK: 'This seek has ended, or somebody was quicker.',
  TOO_MANY_FOLLOWED: 'You follow two hundred people. Stop following somebody first.',
  TOO_MANY_SEEKS:
    'You or your network looked for opponents too often, or your network looks for too many at the same time. Wait a little.',
  TOO_MANY_CHANGES:
    'This game has reached its limit of changes: it can only be started, or ended. Create another one.',
  TOO_MANY_COMPUTER_GAMES:
    'You or your network have reached the limit of running games with computers. Finish one, or wait.',
  FOLLOWS_TOO_MANY:
    'A socket follows a hundred games at most, and those of a network a thousand. Unwatch some.',
  TOO_MANY_MESSAGES:
    'Messages were dropped unread; said at most twice a second. Send again whatever is not answered within a second. A client that keeps on is disconnected.',
  SERVER_BUSY: 'The server could not store the result. Send the same command again: it is done once.',
} as const;
export type ServiceRefusalCode = keyof typeof SERVICE_REFUSALS;

/** A code of `SERVICE_REFUSALS` or of the rules, with its data. */
export const Refusal = z.looseObject({ code: z.string() });

export type Refusal = z.infer<typeof Refusal>;

/** A table at which a command for several tables was refused, and why. */
export const TableRefusal = z.strictObject({ game: id, refusal: Refusal });
export type TableRefusal = z.infer<typeof TableRefusal>;
