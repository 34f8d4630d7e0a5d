/** Notes that a player keeps to themselves, one for each of their games. */

import * as z from 'zod/mini';

export const LONGEST_NOTE = 2000;

export const GameNote = z.strictObject({ text: z.string().check(z.maxLength(LONGEST_NOTE)) });
export type GameNote = z.infer<typeof GameNote>;
