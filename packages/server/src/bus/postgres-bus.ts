/**
 * Sends hints between processes by PostgreSQL's LISTEN and NOTIFY, those about games on one channel per shard. Hints
 * are sent after the commit, on a separate connection: a NOTIFY inside the appending transaction makes all commits wait
 * for each other (1,741 appends a second instead of 5,449). Hints that arrive during a statement go with the next one.
 */

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LocalBus, topicOf, type Bus, type Hint, type Traffic } from './bus.ts';
import { shardOf, Shards } from './shards.ts';

/** For hints to every process. */
const CHANNEL = 'lexiko_hints';
/** How long `close` waits for the last hints to be sent. */
const FAREWELL_MS = 1000;
const RECONNECT_MS = 500;
/** PostgreSQL takes payloads below 8,000 bytes. */
const LARGEST_PAYLOAD = 7900;
/** Bytes reserved for the JSON around the hints of a payload. */
const FRAME = 100;
/** Hints in one statement. */
const MOST_AT_ONCE = 1000;
/** Hints that wait while there is no connection; any more are dropped. */
const MOST_WAITING = 10_000;
/** How often to unsubscribe from shards that nobody follows; a reloaded page is back before that. */
const TIDY_MS = 10_000;

const NOTIFY =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as sent (channel, payload)';

interface Waiting {
  readonly channel: string;
  readonly text: string;
}

export class PostgresBus implements Bus {
  readonly isShared = true;
  readonly traffic: Traffic = { sent: 0, received: 0, lost: 0 };
  readonly #url: string;
  readonly #sender: string = randomUUID();
  readonly #local = new LocalBus();
  readonly #onError: (error: unknown) => void;
  #waiting: Waiting[] = [];
  readonly #shards = new Shards();
  /** The shards that this connection listens to, with the statement that subscribes. */
  readonly #listening = new Map<number, Promise<unknown>>();
  #client: pg.Client | null = null;
  /** The last statement; the connection runs one at a time. */
  #tail: Promise<unknown> = Promise.resolve();
  #sending: Promise<void> | null = null;
  #isReconnecting = false;
  /** Hints were dropped here, so the other processes must be told to read everything again. */
  #owesLook = false;
  #isClosed = false;
  readonly #tidying: NodeJS.Timeout;

  private constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url;
    this.#onError = onError;
    this.#tidying = setInterval(() => this.#tidy(), TIDY_MS).unref();
  }

  static async open(url: string, onError: (error: unknown) => void): Promise<PostgresBus> {
    const bus = new PostgresBus(url, onError);
    await bus.#connect();
    return bus;
  }

  publish(hint: Hint): void {
    this.#local.publish(hint);
    const topic = topicOf(hint);
    const text = JSON.stringify(hint);
    if (this.#waiting.length >= MOST_WAITING || Buffer.byteLength(text) > LARGEST_PAYLOAD - FRAME)
      this.#lost(1);
    else this.#waiting.push({ channel: topic === null ? CHANNEL : channelOf(shardOf(topic)), text });
    void this.#send();
  }

  subscribe(listener: (hint: Hint) => void): void {
    this.#local.subscribe(listener);
  }

  async follow(topic: string): Promise<void> {
    this.#shards.add(topic);
    await this.#listen([shardOf(topic)]);
  }

  unfollow(topic: string): void {
    this.#shards.remove(topic);
  }

  async close(): Promise<void> {
    clearInterval(this.#tidying);
    // Sends the last hints, such as work given back, but does not wait for a database that hangs.
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref());
    await Promise.race([this.#send(), late]);
    this.#isClosed = true;
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
    this.#listening.clear();
    await this.#listen(this.#shards.followed);
  }

  /** Resolves once subscribed, or at once without a connection: after reconnecting, everything is read again. */
  async #listen(shards: readonly number[]): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    const fresh = shards.filter((shard) => !this.#listening.has(shard));
    if (fresh.length > 0) {
      const done = this.#do(client, fresh.map((shard) => `LISTEN ${channelOf(shard)}`).join(';'));
      for (const shard of fresh) this.#listening.set(shard, done);
    }
    for (const shard of shards) await this.#listening.get(shard);
  }

  #tidy(): void {
    const client = this.#client;
    const idle = [...this.#listening.keys()].filter((shard) => !this.#shards.isFollowed(shard));
    if (client === null || idle.length === 0) return;
    for (const shard of idle) this.#listening.delete(shard);
    void this.#do(client, idle.map((shard) => `UNLISTEN ${channelOf(shard)}`).join(';'));
  }

  /** Returns whether the statement succeeded; if not, the connection is given up. */
  #do(client: pg.Client, statement: string, values: readonly unknown[] = []): Promise<boolean> {
    const done = this.#tail.then(async () => {
      try {
        await client.query(statement, [...values]);
        return true;
      } catch (error) {
        this.#lose(client, error);
        return false;
      }
    });
    this.#tail = done;
    return done;
  }

  /** Reconnects. Hints sent meanwhile are not repeated, so this process reads everything again. */
  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    client.end().catch(() => {}); // it is broken
    this.#onError(error);
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    if (this.#isReconnecting) return;
    this.#isReconnecting = true;
    while (!this.#isClosed && this.#client === null) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (!this.#isClosed) await this.#connect().catch(this.#onError);
    }
    this.#isReconnecting = false;
    this.#local.publish({ kind: 'lost' });
    void this.#send();
  }

  #receive(payload: string): void {
    // Only this class writes to these channels.
    const { from, hints } = JSON.parse(payload) as { readonly from: string; readonly hints: readonly Hint[] };
    if (from === this.#sender) return;
    this.traffic.received += hints.length;
    for (const hint of hints) this.#local.publish(hint);
  }

  #lost(hints: number): void {
    this.traffic.lost += hints;
    this.#owesLook = true;
  }

  /** Sends one statement at a time; hints that arrive meanwhile go with the next. */
  async #send(): Promise<void> {
    this.#sending ??= this.#sendWaiting().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  async #sendWaiting(): Promise<void> {
    // Hints published in the same turn of the event loop are sent together.
    await new Promise((resolve) => setImmediate(resolve));
    while ((this.#waiting.length > 0 || this.#owesLook) && this.#client !== null && !this.#isClosed)
      await this.#sendSome(this.#client);
  }

  async #sendSome(client: pg.Client): Promise<void> {
    const some = this.#waiting.slice(0, MOST_AT_ONCE);
    this.#waiting = this.#waiting.slice(MOST_AT_ONCE);
    const isLook = this.#owesLook;
    this.#owesLook = false;
    const all = isLook ? [...some, { channel: CHANNEL, text: '{"kind":"lost"}' }] : some;
    const payloads = this.#payloads(all);
    const isSent = await this.#do(client, NOTIFY, [
      payloads.map(({ channel }) => channel),
      payloads.map(({ text }) => text),
    ]);
    if (isSent) this.traffic.sent += some.length;
    else this.#lost(some.length); // it may have been sent; reading again does no harm
  }

  /** Packs the hints into as few payloads per channel as PostgreSQL's limit allows. */
  #payloads(hints: readonly Waiting[]): readonly Waiting[] {
    const byChannel = new Map<string, string[]>();
    for (const { channel, text } of hints) {
      const texts = byChannel.get(channel);
      if (texts === undefined) byChannel.set(channel, [text]);
      else texts.push(text);
    }
    return [...byChannel].flatMap(([channel, texts]) => {
      const parts: string[][] = [];
      let size = Number.POSITIVE_INFINITY;
      for (const text of texts) {
        const length = Buffer.byteLength(text) + 1;
        size += length;
        if (size > LARGEST_PAYLOAD - FRAME) {
          parts.push([]);
          size = length;
        }
        parts.at(-1)?.push(text);
      }
      return parts.map((part) => ({
        channel,
        text: `{"from":"${this.#sender}","hints":[${part.join(',')}]}`,
      }));
    });
  }
}

function channelOf(shard: number): string {
  return `${CHANNEL}_${shard}`;
}
