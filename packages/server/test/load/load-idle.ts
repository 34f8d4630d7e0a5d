/**
 * Games that stand still, as most do: written into the store as copies of one that was begun, so that there can be many
 * of them. Some lie open before both of their players, at different servers. Says when they do, and stays until it is
 * told to end.
 */

import { openStore } from '../../src/store/open-store.ts';
import type { NewGame } from '../../src/games/store/game-store.ts';
import { beginTable, moveOn, Player } from './load-player.ts';
import { numbersFrom } from '../support/table-play.ts';

const { ports, database, games, open } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly ports: readonly number[];
  readonly database: string;
  readonly games: number;
  /** How many of them somebody looks at. */
  readonly open: number;
};

/** Games that one socket follows: fewer than it may. */
const GAMES_A_SOCKET = 50;
/** As many as a game has half way through. */
const EVENTS = 40;
const AT_ONCE = 50;

/** Does it for all, so many at a time. */
async function forAll(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, count) }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

const portOf = (number: number): number => ports[number % ports.length] ?? 0;
const first = await beginTable([portOf(0), portOf(1)]);
const random = numbersFrom(3);
while ((first.players[0].following?.seq ?? 0) < EVENTS) {
  await moveOn(first, random);
  await new Promise((resolve) => setTimeout(resolve, 10)); // the first deal may still be on its way
}

const store = await openStore(database);
const record = await store.games.game(first.game);
const [listed] = await store.games.gamesOf(first.players[0].person, 1);
const events = (await store.games.eventsAfter(first.game, 0)).map(({ event }) => event);
if (record === null || listed === undefined) throw new Error('the first game was not kept');

/** Pairs of sockets, each at two servers, for so many games each. */
const pairs: (readonly [Player, Player])[] = [];
await forAll(Math.max(1, Math.ceil(open / GAMES_A_SOCKET)), async (number) => {
  pairs.push(await Promise.all([Player.join(portOf(number)), Player.join(portOf(number + 1))]));
});
const pairOf = (number: number): readonly [Player, Player] | undefined =>
  pairs[Math.floor(number / GAMES_A_SOCKET) % pairs.length];

const made = performance.now();
await forAll(games, async (number) => {
  const people = pairOf(number)?.map(({ person }) => person) ?? [];
  const game: NewGame = {
    record: {
      ...record,
      id: `idle-game-for-the-load-${number}`,
      code: `I${String(number).padStart(5, '0')}`,
      host: people[0] ?? '',
    },
    seats: people.map((person, seat) => ({ seat, person, computer: null, team: null })),
    headline: listed.headline,
    events,
    atMs: Date.now(),
    done: null,
  };
  await store.games.createGame(game);
});
const madeSeconds = (performance.now() - made) / 1000;

const opened = performance.now();
await Promise.all(
  pairs.flatMap((pair, at) =>
    pair.map(async (player) => {
      for (let number = at * GAMES_A_SOCKET; number < Math.min(open, (at + 1) * GAMES_A_SOCKET); number++)
        await player.watch(`idle-game-for-the-load-${number}`);
    }),
  ),
);
const openedSeconds = (performance.now() - opened) / 1000;
await store.close();
process.stdout.write(
  JSON.stringify({ madeSeconds, openedSeconds, sockets: pairs.length * 2, events: events.length }),
);
