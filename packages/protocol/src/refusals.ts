/** Why the server does not do what it is asked. */

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

/** A code of `SERVICE_REFUSALS` or of the rules, with its data. */
export const Refusal = z.looseObject({ code: z.string() });

export type Refusal = z.infer<typeof Refusal>;

/** Where a command for several tables did nothing, and why. */
export const TableRefusal = z.strictObject({ game: id, refusal: Refusal });
export type TableRefusal = z.infer<typeof TableRefusal>;
