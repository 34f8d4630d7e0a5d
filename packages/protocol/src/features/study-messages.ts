/** Studies that several people edit together: who takes part, what has happened to them, and who is there now. */

import * as z from 'zod/mini';
import { described, id, json, Person, sequence } from '../fields.ts';

/** What somebody may do with a shared study. */
export const STUDY_ROLES = ['owner', 'edit', 'read'] as const;
export type StudyRole = (typeof STUDY_ROLES)[number];

/** How many events one request appends at most. */
export const MOST_STUDY_EVENTS = 50;
/**
 * The largest request that appends, in bytes. A chapter comes as one event, and one of a log has up to 300,000 characters,
 * whose quotation marks count twice as text within text.
 */
export const LARGEST_STUDY_APPEND: number = 640 * 1024;
const LONGEST_TITLE = 120;

const nothing = z.strictObject({});
const role = z.enum(STUDY_ROLES);
const linkRole = z.enum(['edit', 'read']);
const studyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const eventKey = described(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/)),
  'Chosen by the client: new for each event, the same when it sends one again.',
);
const place = z.string().check(z.maxLength(40));
/** In an address. */
const number = z.string().check(z.regex(/^\d{1,6}$/));

/** A shared study as a list of them shows it. */
export const ListedStudy = z.strictObject({
  id,
  title: z.string(),
  role,
  owner: Person,
  changedMs: z.number(),
  count: described(sequence, 'How many events it has.'),
});
export type ListedStudy = z.infer<typeof ListedStudy>;

const link = z.nullable(z.string());

/** A shared study with those who take part in it. */
export const SharedStudy = z.strictObject({
  ...ListedStudy.shape,
  members: described(z.array(z.strictObject({ person: Person, role })), 'The owner first.'),
  links: described(
    z.nullable(z.strictObject({ edit: link, read: link })),
    'The keys that invite; `null`: there is none. Only the owner gets them.',
  ),
});
export type SharedStudy = z.infer<typeof SharedStudy>;

export const SharedEntry = z.strictObject({
  number: sequence,
  atMs: z.number(),
  by: described(id, 'Who made it.'),
  key: z.string(),
  event: described(json, 'A `StudyEvent`, as files of studies have them.'),
});
export type SharedEntry = z.infer<typeof SharedEntry>;

/** Who has the study open, and where they look. */
export const StudyReader = z.strictObject({
  person: Person,
  role,
  chapter: described(place, 'Empty: not known.'),
  node: described(place, 'A turn of the chapter; empty: its start.'),
});
export type StudyReader = z.infer<typeof StudyReader>;

export const STUDY_REQUESTS = {
  studies: {
    method: 'GET',
    path: '/api/studies',
    body: null,
    answer: z.strictObject({ studies: z.array(ListedStudy) }),
    about: 'The shared studies in which the sender takes part, the latest first.',
  },
  study: {
    method: 'GET',
    path: '/api/studies/study',
    body: z.strictObject({ study: id }),
    answer: SharedStudy,
    about: 'A shared study with its people, for those who take part.',
  },
  shareStudy: {
    method: 'POST',
    path: '/api/studies/share',
    body: z.strictObject({ title: z.string().check(z.maxLength(LONGEST_TITLE)) }),
    answer: SharedStudy,
    about: 'Makes a shared study without events; its owner appends them. Guests have narrower bounds.',
  },
  joinStudy: {
    method: 'POST',
    path: '/api/studies/join',
    body: z.strictObject({ key: studyKey }),
    answer: SharedStudy,
    about: 'Takes part in a shared study, by the key of a link. Nobody loses a role by it.',
  },
  studyEntries: {
    method: 'GET',
    path: '/api/studies/entries',
    body: z.strictObject({
      study: id,
      after: described(number, 'The number of the last event known; 0: none.'),
    }),
    answer: z.strictObject({ count: sequence, entries: z.array(SharedEntry), people: z.array(Person) }),
    about:
      'Later events of a shared study, as many as fit into an answer: ask again while there are more. `people` has those who made them.',
  },
  appendStudy: {
    method: 'POST',
    path: '/api/studies/append',
    body: z.strictObject({
      study: id,
      expected: described(sequence, 'How many events the sender knows.'),
      events: z
        .array(z.strictObject({ key: eventKey, event: json }))
        .check(z.minLength(1), z.maxLength(MOST_STUDY_EVENTS)),
    }),
    answer: z.strictObject({
      count: sequence,
      entries: z.array(z.strictObject({ key: z.string(), number: sequence, atMs: z.number() })),
    }),
    about:
      'Appends events, all of them or none. `STUDY_MOVED_ON`: others were faster; read theirs and send again. Events whose keys are known are not appended twice. At most one of them goes back (`reverted`).',
    largest: LARGEST_STUDY_APPEND,
  },
  linkStudy: {
    method: 'POST',
    path: '/api/studies/link',
    body: z.strictObject({ study: id, role: linkRole, link: z.enum(['renew', 'off']) }),
    answer: SharedStudy,
    about: 'For the owner: makes a new link for a role, which voids the old one, or none.',
  },
  setStudyRole: {
    method: 'POST',
    path: '/api/studies/role',
    body: z.strictObject({ study: id, person: id, role: z.enum(['edit', 'read', 'none']) }),
    answer: z.strictObject({ study: described(z.nullable(SharedStudy), '`null`: the sender has left.') }),
    about:
      'For the owner: changes what somebody may do; `none` removes them and voids both links. Everybody may remove themselves; the owner deletes the study instead.',
  },
  deleteStudy: {
    method: 'POST',
    path: '/api/studies/delete',
    body: z.strictObject({ study: id }),
    answer: nothing,
    about: 'For the owner: deletes a shared study for everybody.',
  },
  reportStudy: {
    method: 'POST',
    path: '/api/studies/report',
    body: z.strictObject({
      study: id,
      entry: sequence,
      reason: z.string().check(z.regex(/^(?!\s)(?:[^\p{C}\p{Zl}\p{Zp}]|\n){1,500}(?<!\s)$/u)),
    }),
    answer: nothing,
    about:
      'Reports what somebody has written in a shared study. The moderators get its text and what the same person wrote around it, and nothing of the others.',
  },
} as const;

export const STUDY_REFUSALS = {
  READ_ONLY: { status: 403, meaning: 'You may read this study, but not change it.' },
  MUTED: { status: 403, meaning: 'Moderators have taken from you what others would read.' },
  SUSPENDED: { status: 403, meaning: 'Your account is suspended. `GET /api/standing` says until when.' },
  STUDY_MOVED_ON: { status: 409, meaning: 'The study has more events than you expected.' },
  DOES_NOT_FIT: {
    status: 409,
    meaning: 'An event changes nothing: its chapter or turn has gone, or there is no place for it.',
  },
  STUDY_FULL: {
    status: 409,
    meaning: 'There is no more room: in this study, for more people in it, or for more studies of yours.',
  },
} as const;

export const STUDY_CLIENT_MESSAGES = [
  described(
    z.strictObject({ type: z.literal('watch-study'), study: id }),
    'Follows a shared study in which the sender takes part. Answered with `study`, and from then on with `study-events` as they happen.',
  ),
  described(z.strictObject({ type: z.literal('unwatch-study'), study: id }), 'Stops following the study.'),
  described(
    z.strictObject({ type: z.literal('study-place'), study: id, chapter: place, node: place }),
    'Where in a followed study the sender looks. It is shown to the others and not stored.',
  ),
] as const;

export const STUDY_SERVER_MESSAGES = [
  described(
    z.strictObject({
      type: z.literal('study'),
      study: id,
      role,
      count: sequence,
      people: described(z.array(StudyReader), 'Who has it open, at most fifty of them.'),
    }),
    'The answer to `watch-study`, and again when somebody comes, goes or looks elsewhere. A client that knows fewer than `count` events asks for them by `studyEntries`.',
  ),
  described(
    z.strictObject({
      type: z.literal('study-events'),
      study: id,
      count: sequence,
      entries: z.array(SharedEntry),
      people: described(z.array(Person), 'Those who made them.'),
    }),
    'New events of a followed study. A client that sees a gap, or fewer of them than `count` says, asks by `studyEntries`.',
  ),
  described(
    z.strictObject({ type: z.literal('study-gone'), study: id }),
    'The study is deleted, or the receiver takes no part in it any more.',
  ),
] as const;
