/** A browser as far as requests go: it keeps its cookie, says from which page it asks, and has a passkey device. */

import { REQUESTS, type RequestAnswer, type RequestBody, type RequestName } from '@lexiko/protocol';
import { expect } from 'vitest';
import { SoftAuthenticator } from './soft-authenticator.ts';
import { Client } from './socket-client.ts';

export interface Answer {
  readonly status: number;
  /** Empty where the answer is a file. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export class Browser {
  readonly port: number;
  readonly origin: string;
  readonly device: SoftAuthenticator;
  readonly userAgent: string;
  /** Of the session. */
  cookie = '';
  /** By which the browser is known again as a device. */
  deviceCookie = '';

  constructor(port: number, { userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } = {}) {
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.device = new SoftAuthenticator(this.origin);
    this.userAgent = userAgent;
  }

  async ask(
    name: RequestName,
    body: unknown = null,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { method, path } = REQUESTS[name];
    const query =
      method === 'GET' ? `?${new URLSearchParams((body ?? {}) as Record<string, string>).toString()}` : '';
    const response = await fetch(`${this.origin}${path}${query}`, {
      method,
      headers: {
        ...(method === 'POST' ? { origin: this.origin } : {}),
        cookie: [this.cookie, this.deviceCookie].filter((one) => one !== '').join('; '),
        'user-agent': this.userAgent,
        ...headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const kept = pair.endsWith('=') || line.includes('Max-Age=0') ? '' : pair;
      if (pair.includes('device')) this.deviceCookie = kept;
      else this.cookie = kept;
    }
    const text = await response.text();
    const isFile = response.headers.has('content-disposition');
    return { status: response.status, text, body: isFile ? {} : (JSON.parse(text) as Answer['body']) };
  }

  /** Of something that must be done. */
  async done<Name extends RequestName>(
    name: Name,
    ...[body]: RequestBody<Name> extends null ? [] : [RequestBody<Name>]
  ): Promise<RequestAnswer<Name>> {
    const answer = await this.ask(name, body);
    if (answer.status >= 300) expect.fail(`${name} was refused: ${JSON.stringify(answer)}`);
    return REQUESTS[name].answer?.parse(answer.body) as RequestAnswer<Name>;
  }

  /** The code of the refusal; an error if there was none. */
  async refusal(name: RequestName, body: unknown = null): Promise<string> {
    const { status, body: answer } = await this.ask(name, body);
    const { code } = answer;
    return status >= 400 && typeof code === 'string' ? code : expect.fail(`${name} was done`);
  }

  /** A proof by a passkey of its device. */
  async passkeyProof(): Promise<RequestBody<'password'>['proof']> {
    const { ceremony, options } = await this.done('passkeySignIn', {});
    return { kind: 'passkey', ceremony, response: { ...this.device.get(options) } };
  }

  async socket(): Promise<Client> {
    const { person } = await this.done('me');
    return Client.join(this.port, { id: person.id, cookie: this.cookie });
  }
}
