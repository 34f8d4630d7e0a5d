/** Moderation in English: reports, sanctions, appeals, and the console. */

import type { ActKind, ReportKind, Role, SanctionKind, Sentence } from '@lexiko/protocol';
import { counted } from '../grammar.ts';

type Deed = Sentence['kind'] | 'reset';

export const moderation = {
  title: 'Moderation',
  standingTitle: 'Your standing',
  reportTitle: 'Report a player',
  recoverTitle: 'New password by code',
  tabs: { reports: 'Reports', appeals: 'Appeals', people: 'People', log: 'Log' },
  states: { open: 'Open', closed: 'Closed' },
  empty: 'Nothing here.',

  agreement: {
    title: 'Agreement with the engine',
    measured: (time: string, count: number, left: number) =>
      `Measured ${time}, in ${counted(count, 'rated game')} with ${counted(left, 'turn')}.`,
    /** `low` and `high`: the 95 % interval. */
    estimate: (text: string, low: string, high: string) => `${text} (${low} to ${high})`,
    /** A difference of shares, with its sign. */
    percentagePoints: (text: string) => `${text} percentage points`,
    best: 'First choice of the engine',
    loss: 'Points given away per turn',
    own: 'This player',
    others: 'Opponents',
    difference: 'Difference',
    compared: (count: number, points: number) =>
      `Opponents rated at most ${points} higher or lower, in ${counted(count, 'game')}.`,
    noOthers: (points: number) =>
      `Too few games against opponents rated at most ${points} higher or lower: nothing to compare with.`,
    caution:
      'In brackets: 95 % intervals. The engine judges each turn at first sight, by points and tiles kept. Agreement is no proof: if you study with an engine, you play like one.',
  },

  // What somebody is told.
  sanctions: {
    mute: 'Chat turned off',
    suspend: 'Account suspended',
    rename: 'Name changed by moderators',
  } satisfies Readonly<Record<SanctionKind, string>> as Readonly<Record<SanctionKind, string>>,
  about: {
    mute: 'You can’t write messages or invite anyone.',
    suspend: 'You can finish or resign your games, but not start new ones or chat.',
    rename: 'You can’t change your name.',
  } satisfies Readonly<Record<SanctionKind, string>> as Readonly<Record<SanctionKind, string>>,
  until: (time: string) => `Until ${time}`,
  untilLifted: 'Until moderators lift it',
  over: 'No longer in force',
  why: 'Why?',
  reason: 'Reason',
  nothing: 'Moderators have decided nothing about you.',
  appeal: 'Appeal',
  appealAbout: 'Say why you think this is wrong. You can appeal once, and a moderator answers.',
  yourAppeal: 'Your appeal',
  waiting: 'Your appeal is waiting for an answer.',
  granted: 'Appeal granted',
  refused: 'Appeal refused',

  // Reporting.
  reportAbout: 'Moderators will see your report, your name, and the game. The player won’t.',
  reportWhat: 'What is it about?',
  reportSent: 'Thank you. Moderators will look into it.',
  kinds: {
    chat: 'Offensive messages',
    study: 'Offensive notes in a shared study',
    name: 'Offensive name',
    cheating: 'Cheating',
    stalling: 'Stalling or leaving games',
    other: 'Something else',
  } satisfies Readonly<Record<ReportKind, string>> as Readonly<Record<ReportKind, string>>,

  // A new password by code.
  code: 'One-time code',
  recoverAbout: 'Enter your login, the code you got, and a new password. You’ll be signed out everywhere.',
  recovered: 'Your new password is set. Sign in with it.',
  wrongCode: 'The login or the code is wrong, or the code has expired.',

  // The console.
  report: 'Report',
  reported: 'reported',
  around: 'Messages around it',
  /** Of words in a shared study. */
  aroundWords: 'What the same person wrote around it',
  inGame: (code: string) => `game ${code}`,
  reportedBy: (name: string) => `reported by ${name}`,
  close: 'Close report',
  closeWhy: 'Close it without further action because',
  find: 'Name or id',
  findNow: 'Find',
  since: (time: string) => `Since ${time}`,
  signsInAs: (text: string) => `login ${text}`,
  roles: { moderator: 'Moderator', operator: 'Operator' } satisfies Readonly<
    Record<Role, string>
  > as Readonly<Record<Role, string>>,
  do: {
    mute: 'Mute',
    unmute: 'Unmute',
    suspend: 'Suspend',
    unsuspend: 'Reinstate',
    rename: 'Rename',
    'unlock-name': 'Unlock name',
    grant: 'Make moderator',
    revoke: 'Remove role',
    reset: 'Create one-time code',
  } satisfies Readonly<Record<Deed, string>> as Readonly<Record<Deed, string>>,
  does: {
    mute: 'No chat and no invitations.',
    unmute: 'Chat and invitations are back.',
    suspend: 'They can finish or resign their games, start nothing, and write nothing.',
    unsuspend: 'They can play again.',
    rename: 'They keep the new name for 30 days.',
    'unlock-name': 'They can change their name.',
    grant: 'They can read reports, mute, suspend, rename and answer appeals.',
    revoke: 'They lose the console.',
    reset: 'With the code the owner of the account sets a new password. Give it to nobody else.',
  } satisfies Readonly<Record<Deed, string>> as Readonly<Record<Deed, string>>,
  howLong: 'How long',
  days: (count: number) => counted(count, 'day'),
  newName: 'New name',
  codeOnce: (time: string) => `Shown this once, valid until ${time}:`,
  answer: 'Answer',
  uphold: 'Refuse appeal',
  lift: 'Grant appeal and lift',
  atTerminal: 'at the terminal',
  doneBy: (name: string) => `by ${name}`,
  acts: {
    mute: 'Muted',
    unmute: 'Unmuted',
    suspend: 'Suspended',
    unsuspend: 'Reinstated',
    rename: 'Renamed',
    'unlock-name': 'Name unlocked',
    reset: 'One-time code',
    grant: 'Role given',
    revoke: 'Role removed',
    close: 'Report closed',
    answer: 'Appeal answered',
  } satisfies Readonly<Record<ActKind, string>> as Readonly<Record<ActKind, string>>,
};

export type ModerationTexts = typeof moderation;
