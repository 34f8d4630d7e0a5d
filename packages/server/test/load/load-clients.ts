/**
 * Many players at once, as one process: games of two, each with a move every so often, half of the players at each
 * server. Measures from sending a command to the opponent's event, checks that no number is missing or doubled, and
 * writes what it found as JSON.
 */

import { loopbackAddress } from './load-guests.ts';
import { beginTable, moveOn, type Table } from './load-player.ts';
import { numbersFrom } from '../support/table-play.ts';

const { ports, games, seconds, everyMs } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly ports: readonly number[];
  readonly games: number;
  readonly seconds: number;
  readonly everyMs: number;
};

/** How many games are set up at the same time. */
const AT_ONCE = 20;

const random = numbersFrom(1);
const latencies: number[] = [];
let refused = 0;

const tables: Table[] = [];
let next = 0;
const portOf = (number: number): number => ports[number % ports.length] ?? 0;
const setUpMs = performance.now();
await Promise.all(
  Array.from({ length: Math.min(AT_ONCE, games) }, async () => {
    while (next < games) {
      const number = next++;
      const address = loopbackAddress(number); // two people in a network: limits see many networks
      tables.push(await beginTable([portOf(number), portOf(number + 1)], { address }));
    }
  }),
);
const setUpSeconds = (performance.now() - setUpMs) / 1000;

await Promise.all(
  tables.map(async (table, at) => {
    await new Promise((resolve) => setTimeout(resolve, (at / games) * everyMs));
    const untilMs = performance.now() + seconds * 1000;
    for (let due = performance.now(); due < untilMs; due += everyMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const tookMs = await moveOn(table, random);
      if (tookMs === null) refused++;
      else latencies.push(tookMs);
    }
  }),
);

const players = tables.flatMap((table) => table.players);
latencies.sort((a, b) => a - b);
const share = (part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? 0;
process.stdout.write(
  JSON.stringify({
    sockets: players.length,
    setUpSeconds,
    moves: latencies.length,
    refused,
    gaps: players.reduce((sum, { gaps }) => sum + gaps, 0),
    doubles: players.reduce((sum, { doubles }) => sum + doubles, 0),
    p50: share(0.5),
    p90: share(0.9),
    p99: share(0.99),
    most: latencies.at(-1) ?? 0,
    delays: latencies.map((delay) => Math.round(delay * 100) / 100),
  }),
);
process.exit(0);
