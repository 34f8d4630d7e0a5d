/** Assignments of a class: what pupils are to do until when, what they did, and where they stumbled. */

import * as z from 'zod/mini';
import { described, id, name, Person } from '../fields.ts';
import { givenName } from '../names.ts';

/** What can be assigned. `game` counts finished tables of the class; pages report the others. */
export const ASSIGNMENT_KINDS = ['lesson', 'drill', 'puzzle', 'game'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

const MOST_ENTRIES = 50;
const count = z.int().check(z.minimum(0), z.maximum(10_000));
/** A part of the page: a screen of lessons, a deck, a kind of puzzle. */
const part = z.string().check(z.regex(/^[a-z0-9-]{1,30}$/i));
/** A task of it, such as a lesson or the letters of a card. */
const task = z.string().check(z.regex(/^[^\p{C}]{1,40}$/u));

export const Assignment = z.strictObject({
  id,
  title: name,
  kind: z.enum(ASSIGNMENT_KINDS),
  part: described(part, 'Which lessons, deck or puzzles; `any` where it makes no difference.'),
  goal: described(z.int().check(z.minimum(1), z.maximum(100)), 'How many tasks are to be done right.'),
  dueMs: described(z.nullable(z.number()), '`null`: no date.'),
  createdMs: z.number(),
});
export type Assignment = z.infer<typeof Assignment>;

/** An assignment as a pupil sees it. */
export const OwnAssignment = z.strictObject({ assignment: Assignment, right: count });
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** What a pupil did for an assignment. */
export const PupilWork = z.strictObject({
  person: id,
  right: described(count, 'Tasks done right.'),
  tries: count,
  wrong: described(count, 'Wrong tries.'),
  lastMs: z.nullable(z.number()),
});
export type PupilWork = z.infer<typeof PupilWork>;

export const AssignmentWork = z.strictObject({
  assignment: Assignment,
  pupils: described(z.array(PupilWork), 'Those who have done anything.'),
  hardest: described(
    z.array(z.strictObject({ task, pupils: count, wrong: count })),
    'The tasks with the most wrong tries, and how many pupils got them wrong.',
  ),
});
export type AssignmentWork = z.infer<typeof AssignmentWork>;

/** What a device counts for a task. Totals, so that the same report may come twice. */
export const WorkEntry = z.strictObject({
  assignment: id,
  task,
  tries: count,
  wrong: count,
  right: z.boolean(),
});
export type WorkEntry = z.infer<typeof WorkEntry>;

export const ASSIGNMENT_COMMANDS = {
  'set-assignment': {
    body: described(
      z.strictObject({
        type: z.literal('set-assignment'),
        class: id,
        title: givenName,
        kind: z.enum(ASSIGNMENT_KINDS),
        part,
        goal: Assignment.shape.goal,
        dueMs: z.nullable(z.number()),
      }),
      'Gives the class an assignment. For teachers.',
    ),
    answer: z.strictObject({ class: id, assignment: id }),
  },
  'remove-assignment': {
    body: described(
      z.strictObject({ type: z.literal('remove-assignment'), class: id, assignment: id }),
      'Deletes an assignment with everything that was done for it. For teachers.',
    ),
    answer: z.strictObject({ class: id }),
  },
  'list-assignments': {
    body: described(
      z.strictObject({ type: z.literal('list-assignments'), class: id }),
      'The assignments of a class with what the sender has done for them. For its pupils.',
    ),
    answer: z.strictObject({ assignments: z.array(OwnAssignment) }),
  },
  'report-work': {
    body: described(
      z.strictObject({
        type: z.literal('report-work'),
        class: id,
        entries: z.array(WorkEntry).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
      }),
      'Tells what the sender, a pupil of the class, has done. Entries for unknown assignments are ignored.',
    ),
    answer: z.strictObject({ class: id }),
  },
  'show-work': {
    body: described(
      z.strictObject({ type: z.literal('show-work'), class: id }),
      'What all pupils have done for each assignment. For teachers.',
    ),
    answer: z.strictObject({ pupils: z.array(Person), work: z.array(AssignmentWork) }),
  },
} as const;
