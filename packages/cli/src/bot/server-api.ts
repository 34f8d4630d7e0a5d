/** The HTTP API of a server as the bot uses it: requests that are repeated until they are answered, and streams. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@lexiko/protocol/api';
import { err, ok, type Result } from '@lexiko/rules';

/** How long to wait before a request is sent again, where the server does not say. */
const AGAIN_MS = 1000;
/** A server that restarts is back sooner. */
const MOST_TRIES = 60;

/** A refusal of the server. */
export type Refused = Problem;

export class ServerApi {
  readonly #server: string;
  readonly #token: string;
  readonly #signal: AbortSignal;

  constructor(server: string, token: string, signal: AbortSignal) {
    this.#server = server.replace(/\/+$/u, '');
    this.#token = token;
    this.#signal = signal;
  }

  async get(path: string): Promise<Result<unknown, Refused>> {
    return this.#ask(path, { method: 'GET' });
  }

  /** Done once, however often it has to be sent. */
  async post(path: string, body: object = {}): Promise<Result<unknown, Refused>> {
    return this.#ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'idempotency-key': randomUUID().replaceAll('-', '') },
    });
  }

  /** The lines of a stream until it ends, without the empty ones. */
  async *lines(path: string): AsyncGenerator {
    const response = await this.#fetch(path, { method: 'GET' });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return;
    }
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as unknown;
    }
  }

  async #ask(path: string, request: RequestInit): Promise<Result<unknown, Refused>> {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= MOST_TRIES;
      let waitMs = AGAIN_MS;
      try {
        const response = await this.#fetch(path, request);
        if (response.ok) return ok(await response.json());
        const read = Problem.safeParse(await response.json());
        const mayRepeat = response.status === 429 || response.status === 503;
        if (read.success && (!mayRepeat || isLast)) return err(read.data);
        waitMs = 1000 * Number(response.headers.get('retry-after') ?? 1);
      } catch (error) {
        if (this.#signal.aborted || isLast) throw error;
      }
      await sleep(waitMs, undefined, { signal: this.#signal });
    }
  }

  async #fetch(path: string, { headers, ...request }: RequestInit): Promise<Response> {
    return fetch(`${this.#server}/api/v1${path}`, {
      ...request,
      headers: { ...(headers as Record<string, string> | undefined), authorization: `Bearer ${this.#token}` },
      signal: this.#signal,
    });
  }
}
