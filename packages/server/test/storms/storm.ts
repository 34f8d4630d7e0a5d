/**
 * Everything that goes wrong, at once and by chance, while games are played: servers are killed between decision, append
 * and publication, frames are lost, doubled, delayed and overtaken, sockets go dead without closing, people use two tabs,
 * clocks are set, the database restarts, everybody comes back at the same moment. The same seed asks for the same
 * trouble; the machine decides when it falls.
 */

import { replay, viewFor, type Action } from '@lexiko/rules';
import { expect } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import { startProcess, type ServerProcess } from '../support/server-process.ts';
import { Client, newGuest, type Answer, type Way } from '../support/socket-client.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { COMPUTER_SEAT, verdict, type Told } from './storm-verdict.ts';

type Random = () => number;
type Session = { readonly id: string; readonly cookie: string };

export interface StormOrder {
  readonly seed: number;
  readonly database: string;
  readonly servers: number;
  readonly games: number;
  readonly seconds: number;
  /** How many come back at the same moment. */
  readonly crowd: number;
  readonly store: ServerStore;
  /** `null` where the database is a file. */
  readonly restartDatabase: (() => void) | null;
}

/** What happened, for whoever reads the output. */
export interface StormReport {
  readonly kills: number;
  readonly restarts: number;
  readonly clockSteps: number;
  readonly deadSockets: number;
  readonly connections: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly events: number;
  readonly finished: number;
  /** Turns that computers took. */
  readonly computerTurns: number;
}

/** What a storm must have seen, and how long it may wait for it. */
const LEAST_KILLS = 2;
const LEAST_MOVES = 2;
const LONGEST_WAIT_MS = 60_000;

/** Some copies of a frame come so much later that whoever sent it has long had an answer, and the game has gone on. */
const LATE = 0.05;
const LATEST_MS = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The servers of the storm: killed now and then, and always started again. */
class Fleet {
  readonly #database: string;
  readonly #random: Random;
  readonly #servers: (ServerProcess | null)[];
  #isOver = false;
  kills = 0;
  clockSteps = 0;

  constructor({ database, servers }: StormOrder, random: Random) {
    this.#database = database;
    this.#random = random;
    this.#servers = Array.from({ length: servers }, () => null);
  }

  /** Starts those that are dead; in the storm each dies by itself at some append. */
  async raise(): Promise<void> {
    await Promise.all(
      this.#servers.map(async (server, at) => {
        if (server !== null && isAlive(server)) return;
        if (server !== null) this.kills++;
        const die = this.#isOver ? '' : `${this.#random() < 0.5 ? 'before' : 'after'}:${this.#lifetime()}`;
        this.#servers[at] = null;
        this.#servers[at] = await startProcess(this.#database, die, 'ignored'); // they start while the database does
      }),
    );
  }

  /** A port of a server that runs, as far as is known. */
  port(): number {
    const ports = this.#servers.flatMap((server) => (server !== null && isAlive(server) ? server.port : []));
    return ports[Math.floor(this.#random() * ports.length)] ?? 0;
  }

  /** At any moment whatever. */
  killOne(): void {
    this.#servers[Math.floor(this.#random() * this.#servers.length)]?.child.kill('SIGKILL');
  }

  stepClocks(): void {
    this.clockSteps++;
    for (const server of this.#servers) if (server !== null && isAlive(server)) server.child.kill('SIGUSR2');
  }

  async calm(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#servers.flatMap((server) => server?.kill() ?? []));
    await this.raise();
  }

  async end(): Promise<void> {
    await Promise.all(this.#servers.flatMap((server) => server?.kill() ?? []));
  }

  #lifetime(): number {
    return 5 + Math.floor(this.#random() * 60);
  }
}

function isAlive({ child }: ServerProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Loses, doubles and delays frames, so that later ones overtake them; coming in is spared. */
function badWay(random: Random): Way {
  return (frame, deliver) => {
    const fate = random();
    if (fate < 0.04 && !frame.includes('"welcome"')) return;
    if (fate < 0.12) deliver(frame);
    if (fate < 0.04 + LATE) setTimeout(() => deliver(frame), random() * LATEST_MS);
    else if (fate < 0.3) setTimeout(() => deliver(frame), random() * 30);
    else deliver(frame);
  };
}

/** One tab of a person: comes back whenever it is cut off, and looks again what there is. */
class Tab {
  readonly clients: Client[] = [];
  readonly #fleet: Fleet;
  readonly #random: Random;
  readonly #session: Session;
  readonly #game: string;

  constructor(parts: { fleet: Fleet; random: Random; session: Session; game: string }) {
    this.#fleet = parts.fleet;
    this.#random = parts.random;
    this.#session = parts.session;
    this.#game = parts.game;
  }

  get open(): Client | null {
    const last = this.clients.at(-1);
    return last !== undefined && last.socket.readyState === last.socket.OPEN && !last.socket.isPaused
      ? last
      : null;
  }

  /** Answers whether there is a connection now. */
  async connect(): Promise<boolean> {
    if (this.open !== null) return true;
    const way = badWay(this.#random);
    try {
      const client = await Client.join(this.#fleet.port(), this.#session, { out: way, back: way });
      this.clients.push(client);
      this.look();
      return true;
    } catch {
      return false; // the server has just died, or dies now
    }
  }

  look(): void {
    const client = this.open;
    client?.send({ type: 'watch', game: this.#game, since: client.following.get(this.#game)?.seq ?? null });
  }

  /** The socket goes dead without closing: nothing is read any more, and nobody says so. */
  freeze(): void {
    this.open?.socket.pause();
  }

  end(): void {
    for (const client of this.clients) client.close();
  }
}

/** A person at a game, with two tabs. */
interface Player {
  readonly session: Session;
  readonly tabs: readonly [Tab, Tab];
}

interface Table {
  readonly game: string;
  readonly players: readonly [Player, Player];
  readonly watcher: Tab;
}

export async function storm(order: StormOrder): Promise<StormReport> {
  const random = numbersFrom(order.seed);
  const fleet = new Fleet(order, random);
  const told: Told[] = [];
  let restarts = 0;
  let deadSockets = 0;
  let connections = 0;
  const tables: Table[] = [];
  try {
    await fleet.calm(); // the games are made in peace
    for (let at = 0; at < order.games; at++) tables.push(await setTable(fleet, random, at));
    const sinceMs = performance.now();
    // On a crowded machine a storm goes on until something has happened in it.
    const isOver = (): boolean => {
      const passedMs = performance.now() - sinceMs;
      const hasBlown = fleet.kills >= LEAST_KILLS && told.length >= order.games * LEAST_MOVES;
      return passedMs > order.seconds * 1000 && (hasBlown || passedMs > LONGEST_WAIT_MS);
    };
    const ended = new AbortController();
    const raising = (async () => {
      while (!ended.signal.aborted) {
        await fleet.raise().catch(() => {}); // it died before it listened, or there is no database now
        await pause(20);
      }
    })();
    const trouble = (async () => {
      await fleet.end();
      while (!isOver()) {
        await pause(150 + random() * 850);
        const kind = random();
        if (kind < 0.2) fleet.killOne();
        else if (kind < 0.4) fleet.stepClocks();
        else if (kind < 0.8) {
          tabsOf(tables)[Math.floor(random() * tables.length * 5)]?.freeze();
          deadSockets++;
        } else if (order.restartDatabase !== null && restarts < order.seconds / 5) {
          order.restartDatabase();
          restarts++;
        }
      }
    })();
    const looking = setInterval(() => {
      for (const tab of tabsOf(tables)) tab.look();
    }, 250);
    const playing = Promise.all(tables.map((table) => playOn(table, random, told, isOver))).finally(() =>
      ended.abort(),
    );
    await Promise.all([raising, trouble, playing]);
    clearInterval(looking);
    await fleet.calm();
    connections = await allComeBack(order, fleet, tables);
    const found = await verdict(order.store, tables, told);
    const acknowledged = told.filter(({ answer }) => 'outcome' in answer).length;
    const { kills, clockSteps } = fleet;
    const refused = told.length - acknowledged;
    return { kills, restarts, clockSteps, deadSockets, connections, acknowledged, refused, ...found };
  } finally {
    for (const tab of tabsOf(tables)) tab.end();
    await fleet.end();
  }
}

function tabsOf(tables: readonly Table[]): readonly Tab[] {
  return tables.flatMap(({ players, watcher }) => [...players.flatMap(({ tabs }) => tabs), watcher]);
}

/** A game of two strangers that has begun; some with a computer, some by the clock, so that setting it matters. */
async function setTable(fleet: Fleet, random: Random, number: number): Promise<Table> {
  const sessions = await Promise.all([0, 1, 2].map(() => newGuest(fleet.port())));
  const [ann, bob, eve] = sessions;
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('three people');
  const options = number % 3 === 2 ? { 'timer.seconds': [600, 600] } : {};
  const first = await Client.join(fleet.port(), ann);
  const second = await Client.join(fleet.port(), bob);
  const plan = newGame(options, number % 3 === 1 ? 3 : 2);
  const computer = { kind: 'computer', level: 'champion' } as const;
  const seats = plan.seats.map((seat, at) => (at === COMPUTER_SEAT ? computer : seat));
  const { game } = await first.done({ ...plan, seats, visibility: 'open' });
  await second.done({ type: 'take-seat', game, seat: 1 });
  await first.done(confirm(game));
  await second.done(confirm(game));
  first.close();
  second.close();
  const tab = (session: Session): Tab => new Tab({ fleet, random, session, game });
  const player = (session: Session): Player => ({ session, tabs: [tab(session), tab(session)] });
  return { game, players: [player(ann), player(bob)], watcher: tab(eve) };
}

/** Plays as long as the storm lasts; each command is sent until it is answered, from one tab or the other. */
async function playOn(
  { game, players, watcher }: Table,
  random: Random,
  told: Told[],
  isOver: () => boolean,
): Promise<void> {
  let wishes = 0;
  while (!isOver()) {
    await watcher.connect();
    for (const [seat, { session, tabs }] of players.entries()) {
      for (const tab of tabs) await tab.connect();
      const known = tabs
        .flatMap((tab) => tab.open?.following.get(game) ?? [])
        .sort((a, b) => b.seq - a.seq)[0];
      const action = known === undefined ? null : nextAction(known.view, seat, random);
      if (action === null) continue;
      const id = `${game.slice(0, 10)}-${seat}-${++wishes}`;
      const answer = await insist(tabs, game, action, id, random);
      told.push({ person: session.id, id, type: action.type, answer });
    }
    await pause(10 + random() * 20);
  }
}

async function insist(
  tabs: readonly [Tab, Tab],
  game: string,
  action: Action,
  id: string,
  random: Random,
): Promise<Answer<'act'>> {
  const command = { type: 'act', game, action: asRequest(action) } as const;
  for (;;) {
    const tab = tabs[random() < 0.5 ? 0 : 1];
    if (!(await tab.connect())) {
      await pause(30);
      continue;
    }
    const client = tab.open;
    if (client === null) continue;
    const cut = Promise.race([client.closed(), pause(1500)]).then(() => null);
    const answer = await Promise.race([client.tell(command, { id, againMs: 100 }).catch(() => null), cut]);
    if (answer !== null && !('code' in answer && answer.code === 'SERVER_BUSY')) return answer;
  }
}

/** Everybody at once, each with a new connection. */
async function allComeBack(order: StormOrder, fleet: Fleet, tables: readonly Table[]): Promise<number> {
  for (const tab of tabsOf(tables)) tab.end();
  const back = Array.from({ length: order.crowd }, async (_, at) => {
    const table = tables[at % tables.length];
    const session = table?.players[Math.floor(at / tables.length) % 2]?.session;
    if (table === undefined || session === undefined) return 0;
    const client = await Client.join(fleet.port(), session, undefined, 60_000);
    await client.watch(table.game, at % 3 === 0 ? 1 : null, 60_000);
    const { seq: last = 0 } = (await order.store.games.eventsAfter(table.game, 0)).at(-1) ?? {};
    await client.reached(table.game, last, 60_000);
    // Time goes on and is called: what is seen is held against the game as it was then.
    const { viewer, view, seq } = client.view(table.game);
    const log = await order.store.games.eventsAfter(table.game, 0);
    const state = replay(log.slice(0, seq).map(({ event }) => event));
    expect(seq).toBe(state.seq);
    expect(view).toEqual(JSON.parse(JSON.stringify(viewFor(state, viewer))));
    expectNoLeak(client.frames, (await order.store.games.game(table.game))?.secret ?? '');
    client.close();
    return 1;
  });
  return (await Promise.all(back)).reduce<number>((sum, one) => sum + one, 0);
}
