/** A program that uses the API: a token, plain requests, and streams of lines. */

import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TokenScope } from '@lexiko/protocol';
import { Browser } from './browser.ts';

export const PASSWORD = 'correct horse';

/** How long a line may take on a busy machine. */
const LINE_MS = 40_000;

export interface ApiResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly headers: Headers;
}

/** An account with a token, and the browser of its owner, who has pledged to play fair. */
export async function signUpProgram(
  port: number,
  login: string,
  scopes: readonly TokenScope[] = ['read', 'play'],
): Promise<{ readonly api: ApiClient; readonly browser: Browser; readonly person: string }> {
  const browser = new Browser(port);
  const { person } = await browser.done('signUp', { login, password: PASSWORD });
  const page = await browser.socket();
  await page.done({ type: 'pledge-fair-play' });
  page.close();
  const { secret } = await browser.done('createToken', {
    name: `Program of ${login}`,
    scopes: [...scopes],
    proof: { kind: 'password', password: PASSWORD },
  });
  return { api: new ApiClient(port, secret), browser, person: person.id };
}

export class ApiClient {
  readonly port: number;
  readonly token: string | null;

  constructor(port: number, token: string | null) {
    this.port = port;
    this.token = token;
  }

  /** Does what a program does that is told to come again later. */
  async patiently(request: () => Promise<ApiResponse>): Promise<ApiResponse> {
    for (;;) {
      const answer = await request();
      if (answer.status !== 429) return answer;
      await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<ApiResponse> {
    return this.#send('GET', path, undefined, headers);
  }

  async post(
    path: string,
    body: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiResponse> {
    return this.#send('POST', path, typeof body === 'string' ? body : JSON.stringify(body), headers);
  }

  /** Of something that must be done. */
  async done(path: string, body: unknown = {}): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.post(path, body);
    if (answer.status >= 300) expect.fail(`${path} was refused: ${answer.text}`);
    return answer.body;
  }

  async lines(path: string): Promise<Lines> {
    const stop = new AbortController();
    const response = await fetch(this.#address(path), { headers: this.#headers(), signal: stop.signal });
    if (response.status !== 200) expect.fail(`${path} was refused: ${await response.text()}`);
    return new Lines(response, stop);
  }

  async #send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiResponse> {
    const response = await fetch(this.#address(path), {
      method,
      headers: { ...this.#headers(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = /json/u.test(response.headers.get('content-type') ?? '');
    const read = isJson ? (JSON.parse(text) as ApiResponse['body']) : {};
    return { status: response.status, text, body: read, headers: response.headers };
  }

  #address(path: string): string {
    return `http://127.0.0.1:${this.port}/api/v1${path}`;
  }

  #headers(): Readonly<Record<string, string>> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }
}

/** An open stream, read line by line. */
export class Lines {
  /** Everything received so far but empty lines. */
  readonly texts: string[] = [];
  emptyLines = 0;
  readonly #stop: AbortController;
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  constructor(response: Response, stop: AbortController) {
    this.#stop = stop;
    void this.#read(response);
  }

  /** The first line that fits, from what has come or is still to come. */
  async find(
    fits: (line: Readonly<Record<string, unknown>>) => boolean,
  ): Promise<Readonly<Record<string, unknown>>> {
    const found = (): Readonly<Record<string, unknown>> | undefined =>
      this.texts.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>).find(fits);
    await this.when(() => found() !== undefined || this.#isOver);
    return found() ?? expect.fail(`the line did not come: ${this.texts.join('\n')}`);
  }

  async when(isSo: () => boolean): Promise<void> {
    const lateAt = performance.now() + LINE_MS;
    while (!isSo()) {
      if (performance.now() > lateAt) expect.fail(`not so: ${this.texts.join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lateAt - performance.now());
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** When the server has ended it. */
  async ended(): Promise<void> {
    await this.when(() => this.#isOver);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        rest += decoder.decode(chunk as Uint8Array, { stream: true });
        const lines = rest.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line === '') this.emptyLines++;
          else this.texts.push(line);
        }
        this.#wake();
      }
    } catch {
      // Closed here, or ended by the server in the middle.
    }
    this.#isOver = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
