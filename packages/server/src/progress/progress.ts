/**
 * The copy of what somebody has learnt, for their devices: begins it, hands out what has changed, takes pieces, deletes it.
 * What a piece means is the page's affair; a sealed one nobody here could read.
 */

import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ProgressCopy, ProgressForm, ProgressPiece, RequestAnswer, RequestBody } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { AccountStore } from '../people/account-store.ts';
import { deny, type Answer, type RequestContext, type RequestRefusal } from '../people/request-context.ts';
import type { Now } from '../ports.ts';
import { RateLimit, type Rate } from '../rate-limit.ts';
import type { ProgressBounds, ProgressRecord, ProgressStore } from './progress-store.ts';

export interface ProgressLimits extends ProgressBounds {
  /** Bytes of pieces that one person sends. */
  readonly sent: Rate;
}

/** Years of daily study: a deck of 50,000 cards with schedules takes about two megabytes. */
export const USUAL_PROGRESS_LIMITS: ProgressLimits = {
  bytes: 24 * 1024 * 1024,
  pieces: 30_000,
  sent: { burst: 32 * 1024 * 1024, perSecond: 16 * 1024 },
};

/** Pieces of an answer: what a client may leave unread is bounded, and a slow line gets something to go on with. */
const MOST_READ = 200;
const MOST_READ_BYTES = 128 * 1024;
/** What a piece may be unpacked: it has been packed by somebody else. */
const MOST_UNPACKED = 4 * 1024 * 1024;

export interface ProgressParts {
  readonly store: { readonly progress: ProgressStore; readonly accounts: Pick<AccountStore, 'account'> };
  readonly now: Now;
  readonly limits: ProgressLimits;
  readonly onLimit: (limit: string) => void;
}

export class Progress {
  readonly #parts: ProgressParts;
  readonly #sent: RateLimit;

  constructor(parts: ProgressParts) {
    this.#parts = parts;
    this.#sent = new RateLimit(parts.limits.sent, parts.now);
  }

  async read(
    request: RequestContext,
    { account, after }: RequestBody<'progress'>,
  ): Answer<RequestAnswer<'progress'>> {
    const owner = await this.#owner(request, account);
    if (!owner.ok) return owner;
    const { progress } = this.#parts.store;
    const record = await progress.copy(account);
    if (record === null) return ok({ body: { copy: null, pieces: [], more: false } });
    const found = await progress.pieces(account, Number(after), MOST_READ);
    const pieces: ProgressPiece[] = [];
    let bytes = 0;
    for (const piece of found) {
      bytes += piece.key.length + piece.body.length;
      if (pieces.length > 0 && bytes > MOST_READ_BYTES) break;
      pieces.push(piece);
    }
    const more = pieces.length < found.length || found.length === MOST_READ;
    return ok({ body: { copy: this.#shown(record), pieces, more } });
  }

  async begin(
    request: RequestContext,
    { account, form, lock }: RequestBody<'progressBegin'>,
  ): Answer<RequestAnswer<'progressBegin'>> {
    const owner = await this.#owner(request, account);
    if (!owner.ok) return owner;
    if (!fits(form, lock)) return deny('UNREADABLE');
    const { store, now } = this.#parts;
    const record = await store.progress.begin(account, { id: newCopyId(), form, lock, createdMs: now() });
    return record === null ? deny('NOBODY') : ok({ body: this.#shown(record) });
  }

  async change(
    request: RequestContext,
    { account, copy, seq, form, lock }: RequestBody<'progressChange'>,
  ): Answer<RequestAnswer<'progressChange'>> {
    const owner = await this.#owner(request, account);
    if (!owner.ok) return owner;
    if (!fits(form, lock)) return deny('UNREADABLE');
    const next = { id: newCopyId(), form, lock };
    const result = await this.#parts.store.progress.change(account, { id: copy, seq }, next);
    const shown = result.copy === null ? null : this.#shown(result.copy);
    return ok({ body: { copy: shown, changed: result.changed } });
  }

  async put(
    request: RequestContext,
    { account, copy, pieces }: RequestBody<'progressPut'>,
  ): Answer<RequestAnswer<'progressPut'>> {
    const owner = await this.#owner(request, account);
    if (!owner.ok) return owner;
    const { store, limits, onLimit } = this.#parts;
    const bytes = pieces.reduce((sum, { key, body }) => sum + key.length + body.length, 0);
    if (!this.#sent.take(account, bytes)) {
      onLimit('progress');
      return deny('TOO_MANY_MESSAGES');
    }
    const result = await store.progress.put(account, copy, pieces, limits);
    switch (result.kind) {
      case 'put':
        return ok({ body: { pieces: [...result.pieces], bytes: result.bytes } });
      case 'none':
        return deny('NOT_FOUND');
      case 'full':
        return deny('PROGRESS_FULL');
    }
  }

  async end(
    request: RequestContext,
    { account }: RequestBody<'progressEnd'>,
  ): Answer<RequestAnswer<'progressEnd'>> {
    const owner = await this.#owner(request, account);
    if (!owner.ok) return owner;
    await this.#parts.store.progress.end(account);
    return ok({ body: {} });
  }

  /** Only the owner of an account has a copy; a page that kept somebody else's progress must not mix the two. */
  async #owner({ known }: RequestContext, account: string): Promise<Result<null, RequestRefusal>> {
    if (known === null || known.person.id !== account) return deny('NOBODY');
    return (await this.#parts.store.accounts.account(account)) === null ? deny('GUESTS_CANNOT') : ok(null);
  }

  #shown({ id, form, lock, seq, bytes }: ProgressRecord): ProgressCopy {
    return { id, form, lock, seq, bytes, mostBytes: this.#parts.limits.bytes };
  }
}

function newCopyId(): string {
  return randomBytes(12).toString('base64url');
}

/** A sealed copy has a lock, a plain one has none. */
function fits(form: ProgressForm, lock: string | null): boolean {
  return (form === 'sealed') === (lock !== null);
}

/** A copy for the file of its owner, piece by piece: readable where it is, and as it lies here where it is sealed. */
export async function* exportedPieces(
  store: ProgressStore,
  person: string,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const copy = await store.copy(person);
  if (copy === null) return;
  let after = 0;
  for (;;) {
    const pieces = await store.pieces(person, after, MOST_READ);
    for (const { key, seq, body } of pieces) {
      after = seq;
      yield copy.form === 'sealed' ? { key, body } : { key, ...(await readable(body)) };
    }
    if (pieces.length < MOST_READ) return;
  }
}

async function readable(body: string): Promise<{ readonly content: unknown } | { readonly body: string }> {
  try {
    const unpacked = await promisify(gunzip)(Buffer.from(body, 'base64'), { maxOutputLength: MOST_UNPACKED });
    return { content: JSON.parse(unpacked.toString()) as unknown };
  } catch {
    // Not written by our page.
    return { body };
  }
}
