/** What moderators do: each act goes into the log, which says what holds. The page and the terminal act through this. */

import { randomBytes } from 'node:crypto';
import type { Role, Sentence } from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import type { AccountStore } from '../people/account-store.ts';
import type { PersonStore } from '../people/person-store.ts';
import type { Now } from '../ports.ts';
import { HANDED_CODE_MS, makeCode } from '../recovery/recovery.ts';
import type { RecoveryStore } from '../recovery/recovery-store.ts';
import type { AgreementStore } from './agreement-store.ts';
import { LIFTED_BY, type ActRecord, type ModerationStore } from './moderation-store.ts';

/** How long somebody keeps a name that moderators have given them. */
export const NAME_LOCK_MS: number = 30 * 24 * 60 * 60 * 1000;
const MOST_OPEN_REPORTS = 20;

export type ModerationRefusal =
  | 'NOT_A_MODERATOR'
  | 'ABOVE_YOU'
  | 'ANOTHER_MODERATOR'
  | 'GUESTS_CANNOT'
  | 'NOT_FOUND';

/** Who acts; `null`: whoever has the terminal of the server, and may do everything. */
export type Actor = string | null;

export interface ModerationParts {
  readonly store: {
    readonly people: PersonStore;
    readonly accounts: AccountStore;
    readonly moderation: ModerationStore;
    readonly agreements: AgreementStore;
    readonly recovery: RecoveryStore;
  };
  readonly now: Now;
}

/** A sentence; the terminal names the role that it grants. */
export type GivenSentence =
  | Exclude<Sentence, { readonly kind: 'grant' }>
  | { readonly kind: 'grant' | 'revoke'; readonly role?: Role };

export interface Given {
  readonly person: string;
  readonly reason: string;
}

export class Moderation {
  readonly #parts: ModerationParts;

  constructor(parts: ModerationParts) {
    this.#parts = parts;
  }

  /** Does something to somebody. Answers with the number of the act. */
  async act(
    by: Actor,
    {
      person,
      reason,
      sentence,
      report,
    }: Given & { readonly sentence: GivenSentence; readonly report?: string | undefined },
  ): Promise<Result<number, ModerationRefusal>> {
    const isRole = sentence.kind === 'grant' || sentence.kind === 'revoke';
    const refusal = await this.#refusal(by, person, isRole ? 'operator' : 'moderator');
    if (refusal !== null) return err(refusal);
    const { store, now } = this.#parts;
    if (report !== undefined) {
      const found = await store.moderation.report(report);
      if (
        found === null ||
        (by !== null && found.about === by) ||
        ![found.about, found.person].includes(person)
      )
        return err('NOT_FOUND');
    }
    if (sentence.kind === 'grant' && (await store.accounts.account(person)) === null)
      return err('GUESTS_CANNOT');
    const nowMs = now();
    const number = await store.moderation.record({
      kind: sentence.kind,
      person,
      by,
      reason,
      atMs: nowMs,
      untilMs: untilOf(sentence, nowMs),
      detail: detailOf(sentence),
      about: null,
    });
    if (report !== undefined) await store.moderation.closeReport(report, nowMs);
    return ok(number);
  }

  /** A code with which the owner of an account sets a new password. */
  async reset(
    by: Actor,
    { person, reason }: Given,
  ): Promise<Result<{ readonly code: string; readonly expiresMs: number }, ModerationRefusal>> {
    const refusal = await this.#refusal(by, person, 'operator');
    if (refusal !== null) return err(refusal);
    const { store, now } = this.#parts;
    if ((await store.accounts.account(person)) === null) return err('GUESTS_CANNOT');
    const expiresMs = now() + HANDED_CODE_MS;
    await this.#note(by, { kind: 'reset', person, reason });
    return ok({ code: await makeCode(store.recovery, person, expiresMs), expiresMs });
  }

  async close(by: Actor, report: string, reason: string): Promise<Result<null, ModerationRefusal>> {
    const { store, now } = this.#parts;
    const found = await store.moderation.report(report);
    // Nobody handles what is said about themselves.
    if (found === null || (by !== null && found.about === by)) return err('NOT_FOUND');
    await store.moderation.closeReport(report, now());
    await this.#note(by, { kind: 'close', person: found.about ?? found.person, reason });
    return ok(null);
  }

  /** Answers an appeal, and lifts what it is about if `lift`. */
  async answer(
    by: Actor,
    { act: number, text, lift }: { readonly act: number; readonly text: string; readonly lift: boolean },
  ): Promise<Result<null, ModerationRefusal>> {
    const { moderation } = this.#parts.store;
    const act = await moderation.act(number);
    const open =
      act === null ? undefined : (await moderation.appealsOf(act.person)).find((one) => one.act === number);
    const isAnswered = (await moderation.answersTo([number])).length > 0;
    if (act === null || open === undefined || isAnswered) return err('NOT_FOUND');
    const refusal = await this.#refusal(by, act.person, 'moderator');
    if (refusal !== null) return err(refusal);
    if (by !== null && by === act.by && (await moderation.moderators()).length > 1)
      return err('ANOTHER_MODERATOR');
    await this.#note(by, {
      kind: 'answer',
      person: act.person,
      reason: text,
      detail: lift ? 'lifted' : 'upheld',
      about: number,
    });
    if (lift && isSanction(act))
      await this.#note(by, { kind: LIFTED_BY[act.kind], person: act.person, reason: text });
    return ok(null);
  }

  /** Why somebody may not do this to that person; `null`: they may. */
  async #refusal(by: Actor, person: string, needs: Role): Promise<ModerationRefusal | null> {
    const { people, moderation } = this.#parts.store;
    if (by !== null) {
      const role = await roleNow(moderation, by, this.#parts.now());
      if (role === null || (needs === 'operator' && role !== 'operator')) return 'NOT_A_MODERATOR';
      const other = await moderation.roleOf(person);
      if (person === by || other === 'operator' || (other === 'moderator' && role !== 'operator'))
        return 'ABOVE_YOU';
    }
    return (await people.person(person)) === null ? 'NOT_FOUND' : null;
  }

  async #note(
    by: Actor,
    {
      detail = null,
      about = null,
      ...act
    }: Given & Pick<ActRecord, 'kind'> & Partial<Pick<ActRecord, 'detail' | 'about'>>,
  ): Promise<void> {
    const { store, now } = this.#parts;
    await store.moderation.record({ ...act, by, detail, about, atMs: now(), untilMs: null });
  }
}

/** What somebody may do as a moderator now: nothing while they are suspended themselves. */
export async function roleNow(
  moderation: Pick<ModerationStore, 'roleOf' | 'holding'>,
  person: string,
  nowMs: number,
): Promise<Role | null> {
  const role = await moderation.roleOf(person);
  if (role === null) return null;
  return (await moderation.holding(person, ['suspend'], nowMs)).length > 0 ? null : role;
}

function untilOf(sentence: GivenSentence, nowMs: number): number | null {
  if (sentence.kind === 'rename') return nowMs + NAME_LOCK_MS;
  return 'untilMs' in sentence ? sentence.untilMs : null;
}

function detailOf(sentence: GivenSentence): string | null {
  if (sentence.kind === 'rename') return sentence.name;
  if (sentence.kind !== 'grant') return null;
  return 'role' in sentence ? (sentence.role ?? 'moderator') : 'moderator';
}

function isSanction(act: ActRecord): act is ActRecord & { readonly kind: keyof typeof LIFTED_BY } {
  return Object.hasOwn(LIFTED_BY, act.kind);
}

/** Reports a person to the moderators. `false`: they have reported enough. */
export async function complain(
  { store, now }: Pick<ModerationParts, 'store' | 'now'>,
  complaint: Omit<Parameters<ModerationStore['complain']>[0], 'id' | 'atMs'>,
): Promise<boolean> {
  const id = randomBytes(9).toString('base64url');
  return store.moderation.complain({ ...complaint, id, atMs: now() }, MOST_OPEN_REPORTS);
}
