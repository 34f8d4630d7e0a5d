/** Every command, with the answer that it gets when it is done. */

import * as z from 'zod/mini';
import { ASSIGNMENT_COMMANDS } from './features/assignment-messages.ts';
import { CHAT_COMMANDS } from './features/chat-messages.ts';
import { CLASS_COMMANDS } from './features/class-messages.ts';
import { GAME_COMMANDS } from './features/game-messages.ts';
import { NOTICE_COMMANDS } from './features/notice-messages.ts';
import { PEOPLE_COMMANDS } from './features/people-messages.ts';
import { SCHOOL_COMMANDS } from './features/school-messages.ts';
import { SEEK_COMMANDS } from './features/seek-messages.ts';
import { TEAM_COMMANDS } from './features/team-messages.ts';

export const COMMANDS = {
  ...GAME_COMMANDS,
  ...TEAM_COMMANDS,
  ...CLASS_COMMANDS,
  ...SCHOOL_COMMANDS,
  ...ASSIGNMENT_COMMANDS,
  ...CHAT_COMMANDS,
  ...NOTICE_COMMANDS,
  ...SEEK_COMMANDS,
  ...PEOPLE_COMMANDS,
} as const;

export type CommandType = keyof typeof COMMANDS;
type Bodies = (typeof COMMANDS)[CommandType]['body'];

/** What a client asks the server to do. Done once, however often the same command id arrives. */
export const Command = z.discriminatedUnion(
  'type',
  Object.values(COMMANDS).map(({ body }) => body) as [Bodies, ...Bodies[]], // there is more than one
);
export type Command = z.infer<typeof Command>;
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;

/** What a command of this type is answered with. */
export type AnswerTo<T extends CommandType> = z.infer<(typeof COMMANDS)[T]['answer']>;

/** `null`: not the answer to a command of this type. */
export function readAnswer<T extends CommandType>(type: T, answer: unknown): AnswerTo<T> | null {
  const read = COMMANDS[type].answer.safeParse(answer);
  return read.success ? (read.data as AnswerTo<T>) : null; // read by the schema of this very type
}
