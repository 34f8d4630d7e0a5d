/** Reports, what moderators do about them, what the people concerned see of it, and coming back with a code. */

import * as z from 'zod/mini';
import { described, id, name, Person, sequence } from '../fields.ts';
import { personName } from '../names.ts';

export const ROLES = ['moderator', 'operator'] as const;
export type Role = (typeof ROLES)[number];

export const REPORT_KINDS = ['chat', 'study', 'name', 'cheating', 'stalling', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What holds against somebody until it ends or is lifted; of a new name, that they may not change it. */
export const SANCTION_KINDS = ['mute', 'suspend', 'rename'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

export const ACT_KINDS = [
  ...SANCTION_KINDS,
  'unmute',
  'unsuspend',
  'unlock-name',
  'reset',
  'grant',
  'revoke',
  'close',
  'answer',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

const lines = (most: number): z.ZodMiniType<string, string> =>
  z.string().check(z.regex(new RegExp(`^(?!\\s)(?:[^\\p{C}\\p{Zl}\\p{Zp}]|\\n){1,${most}}(?<!\\s)$`, 'u')));
const reason = described(lines(500), 'Up to 500 characters.');
const appealText = described(lines(1000), 'Up to 1,000 characters.');
const actNumber = described(sequence, 'The number of the act.');
const reportId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,130}$/));
const untilMs = described(
  z.nullable(z.number()),
  'When it ends by itself; `null`: when somebody lifts it. Milliseconds since 1970.',
);
const nothing = z.strictObject({});

/** Something that holds, or held, against the reader. */
export const Sanction = z.strictObject({
  act: actNumber,
  kind: z.enum(SANCTION_KINDS),
  reason: z.string(),
  atMs: z.number(),
  untilMs,
  active: described(z.boolean(), 'Whether it holds now.'),
  appeal: described(
    z.nullable(
      z.strictObject({
        text: z.string(),
        atMs: z.number(),
        answer: z.nullable(z.strictObject({ text: z.string(), lifted: z.boolean(), atMs: z.number() })),
      }),
    ),
    '`null`: the reader has not appealed.',
  ),
});
export type Sanction = z.infer<typeof Sanction>;

/** What the server's moderators have decided about the reader, newest first. */
export const Standing = z.strictObject({
  role: described(z.nullable(z.enum(ROLES)), 'What the reader may do in the console; `null`: nothing.'),
  sanctions: z.array(Sanction),
});
export type Standing = z.infer<typeof Standing>;

/** An entry of the log of moderation, which nobody can change. */
export const ConsoleAct = z.strictObject({
  act: actNumber,
  kind: z.enum(ACT_KINDS),
  person: Person,
  by: described(z.nullable(Person), '`null`: somebody at the terminal of the server.'),
  reason: z.string(),
  atMs: z.number(),
  untilMs,
  detail: described(
    z.nullable(z.string()),
    'The role; the old and the new name, one a line; of an answer `lifted` or `upheld`.',
  ),
  about: described(z.nullable(sequence), 'The act that is answered.'),
});
export type ConsoleAct = z.infer<typeof ConsoleAct>;

export const ConsoleReport = z.strictObject({
  id: reportId,
  kind: z.enum(REPORT_KINDS),
  about: described(z.nullable(Person), '`null`: they have deleted their data.'),
  by: z.nullable(Person),
  reason: z.string(),
  atMs: z.number(),
  game: z.nullable(z.strictObject({ id, code: z.string() })),
  message: described(
    z.nullable(z.string()),
    'The text of the message, or of the words in a shared study, that were reported.',
  ),
  closedMs: z.nullable(z.number()),
});
export type ConsoleReport = z.infer<typeof ConsoleReport>;

/** A chat message around a report. */
export const ConsoleMessage = z.strictObject({
  number: sequence,
  from: Person,
  text: z.string(),
  atMs: z.number(),
  reported: z.boolean(),
});
export type ConsoleMessage = z.infer<typeof ConsoleMessage>;

export const ConsolePerson = z.strictObject({
  person: Person,
  login: described(z.nullable(z.string()), '`null`: a guest. Operators see it, moderators `null`.'),
  role: z.nullable(z.enum(ROLES)),
  sinceMs: z.number(),
  active: described(z.array(z.enum(SANCTION_KINDS)), 'What holds against them now.'),
  acts: z.array(ConsoleAct),
  reports: z.array(ConsoleReport),
});
export type ConsolePerson = z.infer<typeof ConsolePerson>;

/** What a moderator does to somebody. */
export const Sentence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['mute', 'suspend']), untilMs }),
  z.strictObject({ kind: z.literal('rename'), name: personName }),
  z.strictObject({ kind: z.enum(['unmute', 'unsuspend', 'unlock-name', 'grant', 'revoke']) }),
]);
export type Sentence = z.infer<typeof Sentence>;

const ConsoleReportShown = z.strictObject({
  report: ConsoleReport,
  messages: z.array(ConsoleMessage),
  person: described(z.nullable(ConsolePerson), 'Whom it is about, with earlier reports and acts.'),
});

const ConsoleAppeal = z.strictObject({ act: ConsoleAct, text: z.string(), atMs: z.number() });
export type ConsoleAppeal = z.infer<typeof ConsoleAppeal>;

const Estimate = z.strictObject({
  value: z.number(),
  low: described(z.number(), 'The interval is of 95 %.'),
  high: z.number(),
});
const turnsMeasured = {
  best: described(Estimate, 'Share of turns with the first choice of the engine, 0 to 1.'),
  loss: described(Estimate, 'Points given away in a turn against that choice.'),
};
const amount = { games: z.int(), turns: z.int() };

/** How often somebody's turns agree with the engine at first sight, and their opponents' turns in the same games. */
export const MeasuredAgreement = z.strictObject({
  measuredMs: z.number(),
  mostGames: described(z.int(), 'How many of the latest rated games were asked for.'),
  ratingBand: described(z.int(), 'How far apart the ratings of compared opponents may be.'),
  report: z.strictObject({
    ...amount,
    own: z.strictObject(turnsMeasured),
    others: described(
      z.nullable(z.strictObject({ ...amount, ...turnsMeasured })),
      '`null`: too few games with comparable opponents, as in `difference`.',
    ),
    difference: z.nullable(z.strictObject(turnsMeasured)),
  }),
});
export type MeasuredAgreement = z.infer<typeof MeasuredAgreement>;

const LastAgreement = z.strictObject({
  agreement: described(z.nullable(MeasuredAgreement), '`null`: it was never measured.'),
});

export const MODERATION_REQUESTS = {
  agreement: {
    method: 'GET',
    path: '/api/standing/agreement',
    body: null,
    answer: LastAgreement,
    about: 'The last measurement of how often the sender’s rated turns agree with the engine.',
  },
  consoleAgreement: {
    method: 'GET',
    path: '/api/console/agreement',
    body: z.strictObject({ person: id }),
    answer: LastAgreement,
    about: 'For moderators: the same about a person. `lexiko admin agreement` measures it.',
  },
  standing: {
    method: 'GET',
    path: '/api/standing',
    body: null,
    answer: Standing,
    about:
      'What moderators have decided about the sender, and the sender’s role. Asked again when `standing` comes over the socket.',
  },
  appeal: {
    method: 'POST',
    path: '/api/standing/appeal',
    body: z.strictObject({ act: actNumber, text: appealText }),
    answer: Standing,
    about: 'Appeals against an act, once. Another moderator answers, where there are several.',
  },
  reportPerson: {
    method: 'POST',
    path: '/api/report',
    body: z.strictObject({
      person: id,
      game: described(z.optional(id), 'The game in which it happened.'),
      kind: z.enum(REPORT_KINDS),
      reason,
    }),
    answer: nothing,
    about:
      'Reports a person, or what they did in a game, to the moderators. Messages are reported by `report`.',
  },
  recover: {
    method: 'POST',
    path: '/api/recover',
    body: z.strictObject({
      login: described(z.string().check(z.minLength(1), z.maxLength(32)), 'Case makes no difference.'),
      code: described(
        z.string().check(z.minLength(1), z.maxLength(40)),
        'Case and hyphens make no difference.',
      ),
      password: described(z.string().check(z.minLength(8), z.maxLength(200)), '8 to 200 characters.'),
    }),
    answer: nothing,
    about:
      'Sets a new password with a one-time code. All sessions of the account end; sign in with the new password. A wrong code and an unknown login get the same answer, and wrong codes count like wrong passwords.',
  },
  consoleReports: {
    method: 'GET',
    path: '/api/console/reports',
    body: z.strictObject({ state: z.enum(['open', 'closed']) }),
    answer: z.strictObject({ reports: z.array(ConsoleReport) }),
    about: 'For moderators: the latest 100 reports.',
  },
  consoleReport: {
    method: 'GET',
    path: '/api/console/report',
    body: z.strictObject({ report: reportId }),
    answer: ConsoleReportShown,
    about:
      'For moderators: a report with the messages around it, and the earlier reports and acts about that person.',
  },
  consoleClose: {
    method: 'POST',
    path: '/api/console/close',
    body: z.strictObject({ report: reportId, reason }),
    answer: z.strictObject({ reports: z.array(ConsoleReport) }),
    about: 'For moderators: closes a report. Answers with those that are open.',
  },
  // What is searched for may be a login, and addresses stand in logs.
  consolePeople: {
    method: 'POST',
    path: '/api/console/people',
    body: z.strictObject({
      search: described(z.string().check(z.minLength(1), z.maxLength(40)), 'Part of a name.'),
    }),
    answer: z.strictObject({ people: z.array(Person) }),
    about: 'For moderators: up to 20 people with this id, or with this in their name.',
  },
  consolePerson: {
    method: 'GET',
    path: '/api/console/person',
    body: z.strictObject({ person: id }),
    answer: ConsolePerson,
    about: 'For moderators: a person, with reports and acts.',
  },
  consoleAct: {
    method: 'POST',
    path: '/api/console/act',
    body: z.strictObject({
      person: id,
      sentence: Sentence,
      reason,
      report: described(z.optional(reportId), 'The report that it closes.'),
    }),
    answer: ConsolePerson,
    about:
      'For moderators: does something to a person, which the log keeps. Only operators act on moderators and grant that role; the role of an operator comes from the terminal (`lexiko admin`).',
  },
  consoleReset: {
    method: 'POST',
    path: '/api/console/reset',
    body: z.strictObject({ person: id, reason }),
    answer: z.strictObject({
      code: described(name, 'Shown once. The owner of the account sets a new password with it (`recover`).'),
      expiresMs: z.number(),
    }),
    about:
      'For operators: a one-time code with which the owner of an account sets a new password within a day.',
  },
  consoleLog: {
    method: 'GET',
    path: '/api/console/log',
    body: z.strictObject({
      before: described(
        z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
        'The number of an act, for older ones.',
      ),
    }),
    answer: z.strictObject({ acts: z.array(ConsoleAct) }),
    about: 'For moderators: the log of moderation, newest first, 50 at a time.',
  },
  consoleAppeals: {
    method: 'GET',
    path: '/api/console/appeals',
    body: null,
    answer: z.strictObject({ appeals: z.array(ConsoleAppeal) }),
    about: 'For moderators: appeals that wait for an answer, oldest first.',
  },
  consoleAnswer: {
    method: 'POST',
    path: '/api/console/answer',
    body: z.strictObject({ act: actNumber, text: reason, lift: z.boolean() }),
    answer: z.strictObject({ appeals: z.array(ConsoleAppeal) }),
    about:
      'For moderators: answers an appeal; `lift` ends what it is about. Answers with those that still wait.',
  },
} as const;

export const MODERATION_REFUSALS = {
  NOT_A_MODERATOR: { status: 403, meaning: 'Your account does not have the role that this needs.' },
  ABOVE_YOU: {
    status: 403,
    meaning:
      'Nobody acts on themselves, moderators not on each other, and nobody on operators but the terminal.',
  },
  ANOTHER_MODERATOR: {
    status: 409,
    meaning: 'An appeal is answered by another moderator than the one who acted.',
  },
  APPEALED_ALREADY: { status: 409, meaning: 'There is one appeal against each act.' },
  TOO_MANY_REPORTS: { status: 429, meaning: 'Twenty of your reports are open already.' },
} as const;

export const MODERATION_SERVER_MESSAGES = [
  described(
    z.strictObject({ type: z.literal('standing') }),
    'Moderators have decided something about the receiver: `GET /api/standing` says what.',
  ),
] as const;
