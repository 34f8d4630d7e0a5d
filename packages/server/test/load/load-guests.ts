/** Guests of a load test, each from an address of the loopback, so that limits by network see networks. */

import { request } from 'node:http';
import { WebSocket } from 'ws';

/** An address of its own for every number: 127.1.0.1 and on. */
export function loopbackAddress(number: number): string {
  const at = number + 1;
  return `127.${1 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`;
}

export interface Guest {
  readonly person: string;
  readonly cookie: string;
}

/** A new guest who comes from there; `null`: turned away. */
export async function newGuestFrom(port: number, localAddress: string): Promise<Guest | null> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, localAddress, method: 'POST', path: '/api/guest', agent: false },
      (response) => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        let body = '';
        response.on('data', (data: Buffer) => (body += data.toString('utf8')));
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode !== 201 || cookie === undefined) return resolve(null);
          const { person } = JSON.parse(body) as { readonly person: { readonly id: string } };
          resolve({ person: person.id, cookie });
        });
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

/** An open socket of the guest; `null`: turned away. */
export async function openSocketFrom(
  port: number,
  localAddress: string,
  cookie: string,
): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
    localAddress,
  });
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.on('error', () => resolve(null)); // turned away, or the server hung up later
  });
}
