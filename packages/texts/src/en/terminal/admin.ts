/** `lexiko admin` in English: reports, acts, people and roles of a server. */

import type { ActKind, ReportKind, Role, SanctionKind } from '@lexiko/protocol';
import { list } from '../grammar.ts';

export const admin = {
  acts: {
    mute: 'muted',
    unmute: 'unmuted',
    suspend: 'suspended',
    unsuspend: 'reinstated',
    rename: 'renamed',
    'unlock-name': 'may change name',
    reset: 'got a one-time code',
    grant: 'got a role',
    revoke: 'lost the role',
    close: 'report closed',
    answer: 'appeal answered',
  } satisfies Readonly<Record<ActKind, string>> as Readonly<Record<ActKind, string>>,
  kinds: {
    chat: 'chat',
    study: 'study',
    name: 'name',
    cheating: 'cheating',
    stalling: 'stalling',
    other: 'other',
  } satisfies Readonly<Record<ReportKind, string>> as Readonly<Record<ReportKind, string>>,
  holds: {
    mute: 'muted',
    suspend: 'suspended',
    rename: 'name locked',
  } satisfies Readonly<Record<SanctionKind, string>> as Readonly<Record<SanctionKind, string>>,
  roles: { moderator: 'moderator', operator: 'operator' } satisfies Readonly<
    Record<Role, string>
  > as Readonly<Record<Role, string>>,
  outcomes: { lifted: 'lifted', upheld: 'upheld' } as Readonly<Record<'lifted' | 'upheld', string>>,
  terminal: 'terminal',
  guest: 'guest',
  now: 'Now',
  role: 'Role',
  login: 'Login',
  since: 'Since',
  until: (time: string) => `until ${time}`,
  by: (name: string) => `by ${name}`,
  game: (text: string) => `game ${text}`,
  none: 'Nothing.',
  done: (number: number) => `Done: act ${number}.`,
  closed: 'Report closed.',
  answered: 'Appeal answered.',
  /** Programs look for the code. */
  code: (code: string, time: string) => `One-time code: ${code} (until ${time})`,
  codeHint: 'Give it to the owner of the account. They choose “Forgot password” when signing in.',
  noSuch: (text: string) => `There’s no “${text}”: give an id, a login or part of a name.`,
  several: (text: string, choices: readonly string[]) => `“${text}” may be ${list(choices)}. Give the id.`,
  needsPerson: 'Say who: an id, a login or part of a name.',
  needsReason: 'Give the reason with --reason. The person reads it.',
  needsName: 'Give the new name with --name: up to 40 visible characters, not the name of a computer.',
  needsAct: 'Give the number of the act; lexiko admin appeals lists them.',
  needsReport: 'Give the id of the report; lexiko admin reports lists them.',
  noWhat: (text: string, near: string | null) =>
    `lexiko admin can’t “${text}”.${near === null ? ' --help lists what it can.' : ` Did you mean ${near}?`}`,
  refusals: {
    NOT_FOUND: 'There’s no such person, report or open appeal.',
    GUESTS_CANNOT: 'This needs an account, and guests have none.',
  },
};

export type AdminTexts = typeof admin;
