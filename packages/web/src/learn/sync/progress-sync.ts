/**
 * Synchronises what an account has learnt on this device with its copy at the server: reads what others have written, adds
 * it to what is here, and sends what the server lacks. It goes on where it stopped, whatever stopped it.
 */

import { effect, signal, type Signal } from '@preact/signals';
import { LONGEST_PIECE, MOST_PIECES_AT_ONCE, type ProgressCopy, type ProgressForm } from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import type { RequestFailure, Requests } from '../../online/connection/requests.ts';
import type { Learner } from '../../page/storage/learner.ts';
import { changeFailureOf, wantedChange, type CopyChange } from './copy-change.ts';
import type { SentDecksStore } from './deck-matter.ts';
import type { Matter } from './matter.ts';
import { markOf, type Piece } from './pieces.ts';
import { newLock, openLock, PLAIN, sealedCoding, type Coding, type SealKeys } from './seal.ts';
import type { ChangeFailure, JoinFailure, SyncFailure } from './sync-failures.ts';
import { SyncStore, type JoinedCopy, type KnownPiece } from './sync-store.ts';

export type SyncState =
  /** Something is to be sent or read; it will be. */
  | { readonly kind: 'waiting' }
  /** `pieces`: read and sent so far. */
  | { readonly kind: 'running'; readonly pieces: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: SyncFailure };

/** What became of the last change that this device has asked for. */
export type ChangeState = 'none' | 'unsure' | 'changed' | 'unchanged';

/** Characters of the pieces of a request; their keys and what stands between them come on top. */
const AT_ONCE = 50_000;
/** What is answered within so long is sent together. */
const GATHER_MS = 4000;
/** How often to look for what other devices have learnt. */
const LOOK_MS = 5 * 60_000;
/** After a failure that may pass; twice as long each time. */
const RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 10 * 60_000;
/** How often another device may be faster, one time after the other. */
const MOST_ROUNDS = 8;

export type Asks = Pick<Requests, 'request'>;

export interface SyncHost {
  readonly asks: Asks;
  readonly learner: Pick<Learner, 'account' | 'form' | 'place' | 'changes' | 'setForm' | 'tell'>;
  readonly matters: (place: string | null, decks: SentDecksStore) => readonly Matter[];
  readonly nowMs: () => number;
}

class Stopped extends Error {
  readonly why: SyncFailure;
  constructor(why: SyncFailure) {
    super(`not synchronised: ${why}`);
    this.why = why;
  }
}

/** Of several tabs one at a time; where the browser has no such lock, the server keeps them apart. */
async function alone(account: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks === undefined ? work() : navigator.locks.request(`lexiko-sync@${account}`, work));
}

interface PutPiece {
  readonly key: string;
  readonly after: number;
  readonly body: string;
}

interface ReadPiece {
  readonly key: string;
  readonly seq: number;
  readonly piece: Piece;
}

const UNREADABLE = { piece: null, isEarlier: false } as const;

interface Run {
  readonly account: string;
  readonly store: SyncStore;
  readonly coding: Coding;
  readonly matters: readonly Matter[];
}

export class ProgressSync {
  readonly state: Signal<SyncState> = signal({ kind: 'waiting' });
  /** When everything was last the same here and at the server; `null`: not yet, as far as is known. */
  readonly doneMs: Signal<number | null> = signal(null);
  readonly change: Signal<ChangeState> = signal('none');
  readonly #host: SyncHost;
  readonly #ends: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isWantedAgain = false;
  /** The copy is being deleted: nothing is sent to it. */
  #isEnding = false;
  #failures = 0;
  #pieces = 0;

  constructor(host: SyncHost) {
    this.#host = host;
  }

  /** Synchronises from now on, whenever there is something to send or somebody comes back. */
  start(): void {
    const { learner } = this.#host;
    const look = setInterval(() => this.#later(0), LOOK_MS);
    const come = (): void => this.#later(0);
    const see = (): void => {
      if (document.visibilityState === 'visible') this.#later(0);
    };
    globalThis.addEventListener('online', come);
    document.addEventListener('visibilitychange', see);
    this.#ends.push(
      () => clearInterval(look),
      () => globalThis.removeEventListener('online', come),
      () => document.removeEventListener('visibilitychange', see),
      effect(() => {
        if (learner.account.value !== null && learner.form.value !== null) this.#later(0);
      }),
      effect(() => {
        if (learner.changes.value > 0 && learner.form.peek() !== null) {
          if (this.state.peek().kind === 'done') this.state.value = { kind: 'waiting' };
          this.#later(GATHER_MS);
        }
      }),
    );
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const end of this.#ends.splice(0)) end();
  }

  /** Synchronises at once; resolves when that has come to an end, good or bad. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isEnding) return;
    if (this.#running !== null) {
      this.#isWantedAgain = true;
      return this.#running;
    }
    this.#running = this.#runAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** What the server has; `null`: nothing. */
  async look(account: string): Promise<Result<ProgressCopy | null, RequestFailure>> {
    const answer = await this.#host.asks.request('progress', { account, after: '999999999999' });
    return answer.ok ? ok(answer.value.copy) : answer;
  }

  /**
   * Synchronises this device: with the copy that is there, or with a new one of that form. `phrase`: opens a sealed copy,
   * or seals the new one.
   */
  async join(account: string, form: ProgressForm, phrase: string | null): Promise<Result<null, JoinFailure>> {
    const looked = await this.look(account);
    if (!looked.ok) return looked;
    let copy = looked.value;
    let keys: SealKeys | null = null;
    if (copy === null) {
      if (form === 'sealed' && phrase === null) return err('phrase-needed');
      const made = form === 'sealed' && phrase !== null ? await newLock(phrase) : null;
      const begun = await this.#host.asks.request('progressBegin', {
        account,
        form,
        lock: made?.lock ?? null,
      });
      if (!begun.ok) return begun;
      copy = begun.value;
      // Another device may have begun one in the same moment.
      keys = copy.lock === (made?.lock ?? null) ? (made?.keys ?? null) : null;
    }
    if (copy.form === 'sealed' && keys === null) {
      if (phrase === null || copy.lock === null) return err('phrase-needed');
      keys = await openLock(copy.lock, phrase);
      if (keys === null) return err('wrong-phrase');
    }
    const { id, form: is } = copy;
    await alone(account, () =>
      this.#within(account, async (store) => {
        const before = await store.copy();
        // The same copy under a new passphrase: what is known to be there still is.
        if (before !== null && before.id === keys?.earlier?.copy)
          await store.change({ id, form: is, keys, seq: 0, wanted: null });
        else await store.join({ id, form: is, keys, seq: 0, doneMs: null });
      }),
    );
    this.#host.learner.setForm(account, is);
    this.#failures = 0;
    this.change.value = 'none';
    this.state.value = { kind: 'waiting' };
    void this.now();
    return ok(null);
  }

  /**
   * Gives the copy another passphrase, or another form. This device reads and sends everything first; the server then
   * changes the copy in one step, or not at all. Other devices stop until they are told the new passphrase.
   */
  async changeTo(account: string, to: CopyChange): Promise<Result<null, ChangeFailure>> {
    this.change.value = 'none';
    for (let round = 0; round < MOST_ROUNDS; round++) {
      // What is broken says so itself.
      await this.now().catch(() => undefined);
      const state = this.state.peek();
      if (state.kind === 'failed') return err(changeFailureOf(state.why));
      const changed = await this.#changeOnce(account, to);
      if (changed !== 'later') return changed;
    }
    return err('not-done');
  }

  /** `later`: something has come that this device has not read. */
  async #changeOnce(account: string, to: CopyChange): Promise<Result<null, ChangeFailure> | 'later'> {
    const looked = await this.look(account);
    if (!looked.ok) return looked;
    const copy = looked.value;
    const known = await this.#within(account, (store) => store.copy());
    // Another device was faster: synchronising says what it has made of the copy.
    if (copy === null || known?.id !== copy.id) return 'later';
    const wanted = await wantedChange(copy, to);
    if (!wanted.ok) return wanted;
    let result: Result<null, ChangeFailure> | 'later' = 'later';
    await alone(account, () =>
      this.#within(account, async (store) => {
        const joined = await store.copy();
        if (joined === null || joined.id !== copy.id) return;
        const { id, seq, keys } = joined;
        // What is sealed as before the last change must be sealed anew before the next one.
        if (keys?.earlier !== undefined) return;
        await store.change({ wanted: wanted.value });
        const { form, lock } = wanted.value;
        const answer = await this.#host.asks.request('progressChange', {
          account,
          copy: id,
          seq,
          form,
          lock,
        });
        if (!answer.ok) {
          const isUnsure = answer.error === 'UNREACHABLE';
          if (!isUnsure) await store.change({ wanted: null });
          this.change.value = isUnsure ? 'unsure' : 'none';
          result = err(isUnsure ? 'unsure' : answer.error);
        } else if (answer.value.copy === null || answer.value.copy.id === id) {
          await store.change({ wanted: null });
        } else if (await this.#adopt(account, store, answer.value.copy)) result = ok(null);
        else {
          await store.change({ wanted: null });
          result = err('moved');
        }
      }),
    );
    if (result !== 'later') void this.now();
    return result;
  }

  /** Goes on with the copy as this device wanted it to be. Answers whether it is that one. */
  async #adopt(account: string, store: SyncStore, copy: ProgressCopy): Promise<boolean> {
    const joined = await store.copy();
    const wanted = joined?.wanted ?? null;
    if (joined === null || wanted === null) return false;
    const { form, lock, keys } = wanted;
    if (copy.form !== form || copy.lock !== lock) return false;
    if (joined.form === 'sealed' && form === 'sealed')
      await store.change({ id: copy.id, keys, seq: 0, wanted: null });
    else await store.join({ id: copy.id, form, keys, seq: 0, doneMs: null });
    this.#host.learner.setForm(account, form);
    this.change.value = 'changed';
    return true;
  }

  async #within<T>(account: string, work: (store: SyncStore) => Promise<T>): Promise<T> {
    const store = await SyncStore.open(account);
    try {
      return await work(store);
    } finally {
      store.close();
    }
  }

  /** This device goes on alone; the copy stays for the others. */
  async leave(account: string): Promise<void> {
    this.#host.learner.setForm(account, null);
    await this.#running;
    this.change.value = 'none';
    await this.#within(account, (store) => store.leave());
  }

  /** Deletes the copy at the server; what was learnt stays on every device. */
  async end(account: string): Promise<Result<null, RequestFailure>> {
    this.#isEnding = true;
    try {
      await this.#running;
      const answer = await this.#host.asks.request('progressEnd', { account });
      if (!answer.ok) return answer;
      await this.leave(account);
      return ok(null);
    } finally {
      this.#isEnding = false;
    }
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), ms);
  }

  async #runAll(): Promise<void> {
    do {
      this.#isWantedAgain = false;
      const { account, form } = this.#host.learner;
      const who = account.peek();
      if (who === null || form.peek() === null) return;
      await alone(who, () => this.#runOnce(who));
    } while (this.#isWantedAgain);
  }

  async #runOnce(account: string): Promise<void> {
    const { learner, nowMs } = this.#host;
    const store = await SyncStore.open(account);
    this.#pieces = 0;
    try {
      this.state.value = { kind: 'running', pieces: 0 };
      const matters = this.#host.matters(learner.place.peek(), store.decks);
      let isDone = false;
      for (let round = 0; round < MOST_ROUNDS && !isDone; round++) {
        const run: Run = { account, store, coding: await this.#coding(store), matters };
        if (!(await this.#pull(run)) || (await this.#take(run))) continue;
        isDone = await this.#push(run);
      }
      if (!isDone) throw new Stopped('SERVER_BUSY');
      const atMs = nowMs();
      await this.#finish(store, atMs);
      this.#failures = 0;
      this.doneMs.value = atMs;
      this.state.value = { kind: 'done' };
    } catch (error) {
      const why = error instanceof Stopped ? error.why : 'broken';
      this.state.value = { kind: 'failed', why };
      if (why === 'ended') {
        learner.setForm(account, null);
        await store.leave();
      } else if (
        why === 'UNREACHABLE' ||
        why === 'SERVER_BUSY' ||
        why === 'TOO_MANY_MESSAGES' ||
        why === 'broken'
      )
        this.#later(Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** this.#failures++));
      if (!(error instanceof Stopped)) throw error;
    } finally {
      store.close();
    }
  }

  async #coding(store: SyncStore): Promise<Coding> {
    const copy = await store.copy();
    if (copy === null || (copy.form === 'sealed' && copy.keys === null)) throw new Stopped('locked');
    this.doneMs.value = copy.doneMs;
    return copy.keys === null ? PLAIN : sealedCoding(copy.keys, copy.id);
  }

  /** Everything is the same here and there: nothing is left that was sealed as before, or asked for without an answer. */
  async #finish(store: SyncStore, atMs: number): Promise<void> {
    const copy = await store.copy();
    if (this.change.peek() === 'unsure') this.change.value = 'unchanged';
    const keys = copy?.keys ?? null;
    await store.change({
      doneMs: atMs,
      wanted: null,
      keys: keys === null ? null : { seal: keys.seal, name: keys.name },
    });
  }

  /** Reads what is new, piece by piece, into this device. Answers `false` if it has to begin anew, by other keys. */
  async #pull(run: Run): Promise<boolean> {
    const { account, store, coding } = run;
    const joined = await store.copy();
    if (joined === null) throw new Stopped('ended');
    let { seq } = joined;
    const before = await store.known();
    const resealed = new Set<number>();
    for (;;) {
      const answer = await this.#host.asks.request('progress', { account, after: String(seq) });
      if (!answer.ok) throw new Stopped(answer.error);
      const { copy, pieces, more } = answer.value;
      if (copy === null) throw new Stopped('ended');
      if (copy.id !== joined.id) {
        if (await this.#adopt(account, store, copy)) return false;
        throw new Stopped(
          copy.form === 'sealed' ? 'locked' : joined.form === 'sealed' ? 'unsealed' : 'ended',
        );
      }
      if (copy.seq < seq) {
        // The server has been set back to an earlier state: it is told everything again.
        await this.#begin(store, joined);
        seq = 0;
        continue;
      }
      const opened: Piece[] = [];
      const known: KnownPiece[] = [];
      const earlier: ReadPiece[] = [];
      for (const { key, seq: at, body } of pieces) {
        seq = Math.max(seq, at);
        // This device has just read it, and sealed it anew.
        if (resealed.has(at)) continue;
        const { piece, isEarlier } = (await coding.open(key, body).catch(() => null)) ?? UNREADABLE;
        // Nothing of ours: what is here takes its place.
        if (piece === null || (await coding.keyOf(piece.name)) !== key) continue;
        const mark = markOf(piece.content);
        if (!isEarlier || before.get(piece.name)?.mark !== mark) opened.push(piece);
        known.push({ name: piece.name, seq: at, mark });
        if (isEarlier) earlier.push({ key, seq: at, piece });
      }
      for (const one of await this.#reseal(run, joined.id, earlier)) {
        resealed.add(one.seq);
        known.push(one);
      }
      await store.keepPulled(opened, known, seq);
      this.#count(opened.length);
      if (!more) return true;
    }
  }

  /**
   * Seals pieces by the new key in their places. What another device has written meanwhile is read again, and what is
   * left when this is cut off comes again too: it is done before anything is kept as read.
   */
  async #reseal(
    { account, coding }: Run,
    copy: string,
    earlier: readonly ReadPiece[],
  ): Promise<readonly KnownPiece[]> {
    const known: KnownPiece[] = [];
    let batch: { readonly piece: Piece; readonly put: PutPiece }[] = [];
    let size = 0;
    const flush = async (): Promise<void> => {
      const answer = await this.#host.asks.request('progressPut', {
        account,
        copy,
        pieces: batch.map(({ put }) => put),
      });
      if (!answer.ok) throw new Stopped(answer.error === 'NOT_FOUND' ? 'SERVER_BUSY' : answer.error);
      for (const [at, { seq, stored }] of answer.value.pieces.entries()) {
        const piece = batch[at]?.piece;
        if (stored && piece !== undefined) known.push({ name: piece.name, seq, mark: markOf(piece.content) });
      }
      [batch, size] = [[], 0];
    };
    for (const { key, seq: after, piece } of earlier) {
      const body = await coding.close(key, piece);
      if (size + body.length > AT_ONCE || batch.length === MOST_PIECES_AT_ONCE) await flush();
      batch.push({ piece, put: { key, after, body } });
      size += body.length + key.length + 40;
    }
    if (batch.length > 0) await flush();
    return known;
  }

  #expect(account: string): void {
    if (this.#host.learner.account.peek() !== account) throw new Stopped('NOBODY');
  }

  async #begin(store: SyncStore, joined: JoinedCopy): Promise<void> {
    await store.join({ ...joined, seq: 0 });
  }

  /** Adds what was read to what is here. Answers whether to read everything again. */
  async #take({ account, store, matters }: Run): Promise<boolean> {
    const pulled = await store.pulled();
    if (pulled.length === 0) return false;
    let isReread = false;
    for (const matter of matters) {
      const own = pulled.filter(({ name }) => name === matter.root || name.startsWith(`${matter.root}/`));
      // Whoever has come meanwhile gets nothing of somebody else.
      this.#expect(account);
      if (own.length > 0 && (await matter.take(own)) === 'reread') isReread = true;
    }
    await store.forgetPulled(pulled);
    if (isReread) await store.change({ seq: 0 });
    this.#host.learner.tell();
    return isReread;
  }

  /** Sends what the server lacks. Answers whether all of it is there; if not, another device was faster. */
  async #push(run: Run): Promise<boolean> {
    const known = await run.store.known();
    let isAll = true;
    for (const matter of run.matters) {
      this.#expect(run.account);
      let isSent = true;
      let batch: Piece[] = [];
      let closed: PutPiece[] = [];
      let size = 0;
      const flush = async (): Promise<void> => {
        if (batch.length > 0) isSent = (await this.#put(run, batch, closed)) && isSent;
        [batch, closed, size] = [[], [], 0];
      };
      for await (const piece of matter.pieces([...known.keys()])) {
        const before = known.get(piece.name);
        if (piece.content === null ? before === undefined : before?.mark === markOf(piece.content)) continue;
        const key = await run.coding.keyOf(piece.name);
        const body = piece.content === null ? '' : await run.coding.close(key, piece);
        if (body.length > LONGEST_PIECE) throw new Stopped('too-large');
        if (size + body.length > AT_ONCE || batch.length === MOST_PIECES_AT_ONCE) await flush();
        batch.push(piece);
        closed.push({ key, after: before?.seq ?? 0, body });
        size += body.length + key.length + 40;
      }
      await flush();
      if (isSent) await matter.settle?.();
      isAll = isAll && isSent;
    }
    return isAll;
  }

  async #put(
    { account, store }: Run,
    pieces: readonly Piece[],
    closed: readonly PutPiece[],
  ): Promise<boolean> {
    const copy = await store.copy();
    if (copy === null) throw new Stopped('ended');
    const answer = await this.#host.asks.request('progressPut', {
      account,
      copy: copy.id,
      pieces: [...closed],
    });
    // Deleted, or kept in another way: reading tells which.
    if (!answer.ok && answer.error === 'NOT_FOUND') return false;
    if (!answer.ok) throw new Stopped(answer.error);
    const known: KnownPiece[] = [];
    const gone: string[] = [];
    let { seq } = copy;
    let isAll = true;
    for (const [at, { seq: number, stored }] of answer.value.pieces.entries()) {
      const piece = pieces[at];
      if (piece === undefined) continue;
      if (number === 0) gone.push(piece.name);
      else known.push({ name: piece.name, seq: number, mark: stored ? markOf(piece.content) : '' });
      isAll = isAll && stored;
      // What nobody else has written in between need not be read again.
      if (stored && number === seq + 1) seq = number;
      // It was passed over, because nothing of ours could read it, or it was forgotten: it is read once more.
      if (!stored && number > 0 && number <= copy.seq) seq = Math.min(seq, number - 1);
    }
    await store.keepKnown(known, gone);
    if (seq !== copy.seq) await store.change({ seq });
    this.#count(pieces.length);
    return isAll;
  }

  #count(pieces: number): void {
    this.#pieces += pieces;
    this.state.value = { kind: 'running', pieces: this.#pieces };
  }
}
