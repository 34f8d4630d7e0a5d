/** Classrooms: a teacher makes tables of two teams, says who plays where, sees them all, and stops them (T-07). */

import * as z from 'zod/mini';
import { code, id, json, name, Person, seat, told } from './fields.ts';

export const CLASS_COMMANDS = [
  told(
    z.strictObject({
      type: z.literal('create-class'),
      name,
      tables: told(
        z.optional(z.int().check(z.minimum(1), z.maximum(30))),
        'How many at most; 6 if not given.',
      ),
    }),
    'Opens a classroom, with the sender as its teacher. The outcome names it and the code for the pupils.',
  ),
  told(z.strictObject({ type: z.literal('join-class'), code }), 'Enters a classroom as a pupil.'),
  told(
    z.strictObject({
      type: z.literal('leave-class'),
      class: id,
      person: told(
        z.optional(id),
        'The pupil who leaves; the sender if not given. Others only for the teacher.',
      ),
    }),
    'Takes a pupil out of a classroom and out of the teams of its tables. With the code they can come in again.',
  ),
  told(z.strictObject({ type: z.literal('list-classes') }), 'Classrooms in which I teach or learn.'),
  told(
    z.strictObject({ type: z.literal('show-class'), class: id }),
    'The classroom with its tables: all of them for the teacher, their own for pupils.',
  ),
  told(
    z.strictObject({
      type: z.literal('make-table'),
      class: id,
      config: told(json, 'A `GameConfig` of a game for teams.'),
      teams: told(z.array(z.array(id).check(z.maxLength(20))).check(z.maxLength(2)), 'Pupils, by seat.'),
    }),
    'Makes a table. For the teacher.',
  ),
  told(
    z.strictObject({ type: z.literal('assign'), game: id, person: id, seat: z.nullable(seat) }),
    'Lets a pupil play in a team of a table that has not begun, or in none. For the teacher.',
  ),
  told(
    z.strictObject({ type: z.literal('begin-tables'), class: id }),
    'Agrees to the options for the whole class and begins every table whose teams are complete; the outcome names the others under `refused`. For the teacher.',
  ),
  told(
    z.strictObject({ type: z.literal('pause-tables'), class: id, paused: z.boolean() }),
    'Stops all games of the classroom and their clocks, or goes on with them; the outcome names those where that was refused. For the teacher.',
  ),
] as const;

/** A classroom as its people see it. */
export const Classroom = z.strictObject({
  class: id,
  name,
  code,
  teacher: Person,
  pupils: z.array(Person),
  mostTables: told(z.int(), 'How many tables may be going on at the same time.'),
});
export type Classroom = z.infer<typeof Classroom>;
