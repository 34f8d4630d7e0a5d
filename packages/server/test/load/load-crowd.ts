/** A crowd that comes to watch one game, as fast as it can. Counts what everybody is sent, until a while after. */

import { beginTable, moveOn, Player } from './load-player.ts';
import { numbersFrom } from '../support/table-play.ts';

const { ports, watchers } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly ports: readonly number[];
  readonly watchers: number;
};

const AT_ONCE = 50;
/** Whatever is told now and then is told by then. */
const AFTERWARDS_MS = 4000;

const portOf = (number: number): number => ports[number % ports.length] ?? 0;
const table = await beginTable([portOf(0), portOf(1)], { visibility: 'open' });
const crowd: Player[] = [];
let next = 0;
const startedMs = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < watchers) {
      const watcher = await Player.join(portOf(next++));
      crowd.push(watcher);
      await watcher.watch(table.game);
    }
  }),
);
/** Everything that was sent to those who came first has reached them when they get an answer. */
await Promise.all([...table.players, ...crowd].map((player) => player.tell({ type: 'list-my-games' })));
const joinSeconds = (performance.now() - startedMs) / 1000;
await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
const all = [...table.players, ...crowd];
const sum = (of: (player: Player) => number): number => all.reduce((total, player) => total + of(player), 0);
const [frames, bytes] = [sum((player) => player.frames), sum((player) => player.bytes)];

/** A move that everybody sees. */
const movedMs = performance.now();
const seen = Promise.all(
  crowd.map(
    (watcher) =>
      new Promise<void>((resolve) => {
        watcher.onEvents = resolve;
      }),
  ),
);
await moveOn(table, numbersFrom(1));
await seen;
const moveSeconds = (performance.now() - movedMs) / 1000;
process.stdout.write(JSON.stringify({ joinSeconds, frames, bytes, moveSeconds }));
process.exit(0);
