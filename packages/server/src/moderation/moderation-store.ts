/** The store of moderation: the log of acts, appeals and reports. What holds against somebody follows from the log. */

import type { ActKind, ReportKind, Role, SanctionKind } from '@lexiko/protocol';

export interface NewAct {
  readonly kind: ActKind;
  /** Whom it concerns. */
  readonly person: string;
  /** Who did it; `null`: somebody at the terminal of the server. */
  readonly by: string | null;
  readonly reason: string;
  readonly atMs: number;
  /** `null`: until it is lifted. */
  readonly untilMs: number | null;
  /** A role; the new name; `lifted` or `upheld`. */
  readonly detail: string | null;
  /** The act that is answered. */
  readonly about: number | null;
}

export interface ActRecord extends NewAct {
  /** From 1 on, in the order in which they were done. */
  readonly number: number;
}

export interface AppealRecord {
  readonly act: number;
  readonly person: string;
  readonly text: string;
  readonly atMs: number;
}

export interface NewComplaint {
  readonly id: string;
  /** Who reports. */
  readonly person: string;
  readonly about: string;
  readonly game: string | null;
  readonly kind: ReportKind;
  readonly reason: string;
  readonly atMs: number;
  /** What they wrote in a shared study; absent: the report is about no words. */
  readonly words?: ReportedWords;
}

/** Words in a shared study, as they were when they were reported, with what the same person wrote around them. */
export interface ReportedWords {
  readonly number: number;
  readonly quote: string;
  readonly around: readonly Omit<ContextMessage, 'person'>[];
}

/** A report of a person or of a message. */
export interface ReportRecord {
  readonly id: string;
  readonly person: string;
  /** `null`: the writer of the message is not known any more. */
  readonly about: string | null;
  readonly game: { readonly id: string; readonly code: string } | null;
  readonly kind: ReportKind;
  readonly reason: string;
  readonly atMs: number;
  readonly message: { readonly number: number; readonly seat: number | null; readonly text: string } | null;
  /** Absent: it is about no words in a study. */
  readonly words?: ReportedWords;
  readonly closedMs: number | null;
}

export interface ContextMessage {
  readonly number: number;
  readonly person: string;
  readonly text: string;
  readonly atMs: number;
}

export interface ModerationStore {
  /** Adds an act to the log. One that renames does so in the same transaction, and `detail` gets the old name too. */
  record(act: NewAct): Promise<number>;
  act(number: number): Promise<ActRecord | null>;
  /** Newest first. */
  acts(limit: number, before?: number): Promise<readonly ActRecord[]>;
  /** Newest first. */
  actsOn(person: string, limit: number): Promise<readonly ActRecord[]>;
  /** In order, for those who want to know what is new. */
  actsAfter(number: number, limit: number): Promise<readonly ActRecord[]>;
  latestAct(): Promise<number>;
  /** `null`: none, or revoked. */
  roleOf(person: string): Promise<Role | null>;
  /** Everybody with a role. */
  moderators(): Promise<readonly { readonly person: string; readonly role: Role }[]>;
  /** What holds against somebody now, of these kinds. */
  holding(person: string, kinds: readonly SanctionKind[], nowMs: number): Promise<readonly ActRecord[]>;

  /** `false`: there is one already. */
  appeal(appeal: AppealRecord): Promise<boolean>;
  appealsOf(person: string): Promise<readonly AppealRecord[]>;
  /** Without an answer, oldest first. */
  openAppeals(limit: number): Promise<readonly AppealRecord[]>;
  /** The acts that answer these. */
  answersTo(acts: readonly number[]): Promise<readonly ActRecord[]>;

  /** `false`: so many of theirs are open already. An open one about the same person and game is replaced. */
  complain(complaint: NewComplaint, most: number): Promise<boolean>;
  reports(state: 'open' | 'closed', limit: number): Promise<readonly ReportRecord[]>;
  reportsAbout(person: string, limit: number): Promise<readonly ReportRecord[]>;
  reportsBy(person: string, limit: number): Promise<readonly ReportRecord[]>;
  report(id: string): Promise<ReportRecord | null>;
  closeReport(id: string, atMs: number): Promise<void>;
  /** What was written to the same readers around a message, or at the table at last (`null`). */
  messagesAround(
    game: string,
    message: { readonly number: number; readonly seat: number | null } | null,
    span: number,
  ): Promise<readonly ContextMessage[]>;
  /** People with this id or login, or with this in their name. */
  findPeople(search: string, limit: number): Promise<readonly string[]>;
  /** When somebody first came; 0: not known. */
  cameMs(person: string): Promise<number>;
}

/** The kinds of acts that say whether something holds: the last one decides. */
export const LIFTED_BY: Readonly<Record<SanctionKind, ActKind>> = {
  mute: 'unmute',
  suspend: 'unsuspend',
  rename: 'unlock-name',
};

/** Those of the acts, newest first, that hold now. */
export function holdingNow(
  acts: readonly ActRecord[],
  kinds: readonly SanctionKind[],
  nowMs: number,
): readonly ActRecord[] {
  return kinds.flatMap((kind) => {
    const last = acts.find((act) => act.kind === kind || act.kind === LIFTED_BY[kind]);
    const holds = last?.kind === kind && (last.untilMs === null || last.untilMs > nowMs);
    return holds ? [last] : [];
  });
}
