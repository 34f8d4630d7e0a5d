/** A push service with one browser: takes pushes over HTTP, checks who sent them, and decrypts them as a browser does. */

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, PushSubscription } from '@lexiko/protocol';
import { expect } from 'vitest';

export interface ReceivedPush {
  readonly message: PushMessage;
  readonly headers: IncomingHttpHeaders;
  /** What the token of the sender claims; its signature holds. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  /** The public key of the sender. */
  readonly key: string;
}

export class PushEndpoint {
  readonly received: ReceivedPush[] = [];
  /** How many requests came, whatever they were answered. */
  requests = 0;
  /** The answer to the next pushes: its status, and where it redirects to. */
  status = 201;
  location: string | null = null;
  readonly #server: Server;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  private constructor(server: Server) {
    this.#server = server;
    this.#keys.generateKeys();
  }

  static async open(): Promise<PushEndpoint> {
    const server = createServer();
    const endpoint = new PushEndpoint(server);
    server.on('request', (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        endpoint.requests++;
        const { status, location } = endpoint;
        if (status === 201) endpoint.#take(Buffer.concat(pieces), request.headers);
        response.writeHead(status, location === null ? {} : { location }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Of the browser; `name` tells several subscriptions apart. */
  subscription(name = 'browser'): PushSubscription {
    return {
      endpoint: `${this.origin}/push/${name}`,
      keys: {
        p256dh: this.#keys.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  get messages(): readonly PushMessage[] {
    return this.received.map(({ message }) => message);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(body: Buffer, headers: IncomingHttpHeaders): void {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/u.exec(headers.authorization ?? '') ?? [];
    const message = JSON.parse(this.#decrypted(body)) as PushMessage;
    this.received.push({ message, headers, key, claims: claimsOf(token, key) });
  }

  /** RFC 8188 with the keys of RFC 8291, for one record. */
  #decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const shared = this.#keys.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), senderKey]);
    const derived = (from: Buffer, by: Buffer, about: string | Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, by, about, length));
    const secret = derived(shared, this.#auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      derived(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** The claims of a token whose signature is that of the key (RFC 8292). */
function claimsOf(token: string, key: string): ReceivedPush['claims'] {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as ReceivedPush['claims'];
}
