/**
 * Hints between processes by PostgreSQL's LISTEN and NOTIFY. Sent in batches after the commit, on a connection of its
 * own: a NOTIFY inside the appending transaction makes all commits wait for each other (1,741 appends a second against
 * 5,449).
 */

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LocalBus, type Bus, type Hint } from './bus.ts';

const CHANNEL = 'lexiko_hints';
const BATCH_MS = 5;
const RECONNECT_MS = 500;
/** PostgreSQL takes payloads below 8,000 bytes. Ids are ASCII, so characters are bytes. */
const LARGEST_PAYLOAD = 7500;
/** Hints that wait while there is no connection; beyond this they are lost, and the others catch up by themselves. */
const MOST_WAITING = 10_000;

export class PostgresBus implements Bus {
  readonly isShared = true;
  readonly #url: string;
  readonly #sender: string = randomUUID();
  readonly #local = new LocalBus();
  readonly #onError: (error: unknown) => void;
  readonly #waiting: string[] = [];
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isSending = false;
  #isClosed = false;

  private constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  static async open(url: string, onError: (error: unknown) => void): Promise<PostgresBus> {
    const bus = new PostgresBus(url, onError);
    await bus.#connect();
    return bus;
  }

  publish(hint: Hint): void {
    this.#local.publish(hint);
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(JSON.stringify(hint));
    this.#timer ??= setTimeout(() => void this.#send(), BATCH_MS);
  }

  subscribe(listener: (hint: Hint) => void): void {
    this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#local.close();
    await this.#client?.end().catch(() => {}); // it may be broken already
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', (error) => this.#lose(client, error));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  /** What was said meanwhile is not repeated: everybody is told to look for themselves. */
  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    this.#onError(error);
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed && this.#client === null) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (!this.#isClosed) await this.#connect().catch(this.#onError);
    }
    this.#local.publish({ kind: 'lost' });
    void this.#send();
  }

  #receive(payload: string): void {
    // Only processes of this kind speak on this channel, and they send what is read here.
    const { from, hints } = JSON.parse(payload) as { readonly from: string; readonly hints: readonly Hint[] };
    if (from !== this.#sender) for (const hint of hints) this.#local.publish(hint);
  }

  /** One query at a time: the connection takes no more. */
  async #send(): Promise<void> {
    this.#timer = null;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#waiting.length > 0 && this.#client !== null) {
        const payload = `{"from":"${this.#sender}","hints":[${this.#nextBatch().join(',')}]}`;
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      }
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#isSending = false;
    }
  }

  #nextBatch(): readonly string[] {
    let size = 0;
    let count = 0;
    while (count < this.#waiting.length) {
      size += (this.#waiting[count]?.length ?? 0) + 1;
      if (count > 0 && size > LARGEST_PAYLOAD - 100) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }
}
