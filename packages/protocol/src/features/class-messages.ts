/** Classes: a teacher creates tables for two teams, assigns pupils, sees all tables, and pauses them (T-07). */

import * as z from 'zod/mini';
import { classCode, config, id, name, Person, seat, described } from '../fields.ts';
import { GameChanged, GameMade, GameSummary } from './game-messages.ts';
import { givenName } from '../names.ts';
import { TableRefusal } from '../refusals.ts';

/** A classroom as its people see it. */
export const Classroom = z.strictObject({
  class: id,
  name,
  teacher: Person,
  pupils: z.array(Person),
  mostTables: described(z.int(), 'How many tables may be going on at the same time.'),
});
export type Classroom = z.infer<typeof Classroom>;

/** How pupils come into a classroom, as its teacher sees it. */
export const Lesson = z.strictObject({
  code: described(z.nullable(classCode), '`null`: no lesson is open, and nobody can join.'),
  endsMs: described(z.nullable(z.number()), 'When it ends by itself; `null`: never, or it has ended.'),
  letsIn: described(z.boolean(), 'Whether the code lets pupils in without waiting.'),
  waiting: z.array(Person),
});
export type Lesson = z.infer<typeof Lesson>;

const ClassNamed = z.strictObject({ class: id });
/** The classroom, and the code by which pupils come in. */
const LessonOpened = z.strictObject({ class: id, code: classCode });

/** A classroom as whoever asks may see it. */
export const ClassShown = z.discriminatedUnion('kind', [
  described(z.strictObject({ kind: z.literal('waiting') }), 'The teacher has not let the sender in yet.'),
  z.strictObject({
    kind: z.literal('shown'),
    classroom: Classroom,
    lesson: described(z.nullable(Lesson), 'For the teacher; `null` for pupils.'),
    games: described(z.array(GameSummary), 'Its tables.'),
  }),
]);
export type ClassShown = z.infer<typeof ClassShown>;

const TablesChanged = z.strictObject({
  class: id,
  refused: described(z.array(TableRefusal), 'The tables where it was refused.'),
  games: z.array(GameSummary),
});

export const CLASS_COMMANDS = {
  'create-class': {
    body: described(
      z.strictObject({
        type: z.literal('create-class'),
        name: givenName,
        tables: described(
          z.optional(z.int().check(z.minimum(1), z.maximum(30))),
          'How many at most; 6 if not given.',
        ),
      }),
      'Opens a classroom and its first lesson, with the sender as the teacher. The answer names it and the code for the pupils.',
    ),
    answer: LessonOpened,
  },
  'join-class': {
    body: described(
      z.strictObject({ type: z.literal('join-class'), code: classCode }),
      'Joins a class as a pupil while its lesson is open. A new pupil waits until the teacher lets them in and sees nothing of the class before, unless the teacher has chosen otherwise.',
    ),
    answer: ClassNamed,
  },
  'open-lesson': {
    body: described(
      z.strictObject({ type: z.literal('open-lesson'), class: id }),
      'Opens a lesson: from now on pupils join by a new code, until the lesson ends, for six hours at most. Earlier codes are void. For the teacher.',
    ),
    answer: LessonOpened,
  },
  'end-lesson': {
    body: described(
      z.strictObject({ type: z.literal('end-lesson'), class: id }),
      'Ends the lesson: its code is void, and nobody waits any more. Pupils stay in the class, and games go on. For the teacher.',
    ),
    answer: ClassNamed,
  },
  admit: {
    body: described(
      z.strictObject({
        type: z.literal('admit'),
        class: id,
        person: described(z.optional(id), 'Everybody who waits, if not given.'),
        accepted: z.boolean(),
      }),
      'Lets somebody who waits in, or sends them away. For the teacher.',
    ),
    answer: ClassNamed,
  },
  'set-admission': {
    body: described(
      z.strictObject({ type: z.literal('set-admission'), class: id, letIn: z.boolean() }),
      'Whether the code lets pupils in at once (`letIn`), or they wait for the teacher. For the teacher.',
    ),
    answer: ClassNamed,
  },
  'leave-class': {
    body: described(
      z.strictObject({
        type: z.literal('leave-class'),
        class: id,
        person: described(
          z.optional(id),
          'The pupil who leaves; the sender if not given. Others only for the teacher.',
        ),
      }),
      'Takes a pupil out of a classroom and out of the teams of its tables, or somebody who waits out of the waiting room. With the code they can ask again.',
    ),
    answer: ClassNamed,
  },
  'list-classes': {
    body: described(
      z.strictObject({ type: z.literal('list-classes') }),
      'The classes of the sender, as teacher or pupil.',
    ),
    answer: z.strictObject({ classes: z.array(Classroom) }),
  },
  'show-class': {
    body: described(
      z.strictObject({
        type: z.literal('show-class'),
        class: id,
      }),
      'The class with its tables: all of them for the teacher, their own for pupils. Those who wait to be let in see nothing.',
    ),
    answer: ClassShown,
  },
  'make-table': {
    body: described(
      z.strictObject({
        type: z.literal('make-table'),
        class: id,
        config: described(config, 'A `GameConfig` of a game for teams.'),
        teams: described(
          z.array(z.array(id).check(z.maxLength(20))).check(z.maxLength(2)),
          'Pupils, by seat.',
        ),
      }),
      'Creates a table. For the teacher.',
    ),
    answer: GameMade,
  },
  assign: {
    body: described(
      z.strictObject({ type: z.literal('assign'), game: id, person: id, seat: z.nullable(seat) }),
      'Assigns a pupil to a team of a table that has not begun, or to none. For the teacher.',
    ),
    answer: GameChanged,
  },
  'begin-tables': {
    body: described(
      z.strictObject({ type: z.literal('begin-tables'), class: id }),
      'Confirms the options for the whole class and begins every table whose teams are complete; the answer names the others in `refused`. For the teacher.',
    ),
    answer: TablesChanged,
  },
  'pause-tables': {
    body: described(
      z.strictObject({ type: z.literal('pause-tables'), class: id, paused: z.boolean() }),
      'Pauses all games of the class and their clocks, or resumes them; the answer names those that were refused. For the teacher.',
    ),
    answer: TablesChanged,
  },
} as const;
