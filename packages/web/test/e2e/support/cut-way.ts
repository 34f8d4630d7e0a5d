/** Ways to a server that can be cut, or take their time: what a network does to a browser. */

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A way to the server for one browser. */
export interface Way {
  readonly url: string;
  /** All connections break, and no new ones come about, until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Everything comes out in its order, after a while: up to `mostMs` for each piece, by chance. */
function delayed(mostMs: number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), Math.random() * mostMs);
    },
  });
}

export async function openWay(target: string, { mostDelayMs = 0 } = {}): Promise<Way> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (mostDelayMs > 0) one.pipe(delayed(mostDelayMs)).pipe(other);
      else one.pipe(other);
      // Whoever ends has its last words delivered; only a break is passed on at once.
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}/`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        breakAll();
        server.close(() => resolve());
      }),
  };
}
