/** Games that somebody can watch, as tables that follow them while the lobby is on the screen: a few at a time. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameSummary } from '@lexiko/protocol';
import { NO_FEEDBACK } from '../../page/feedback.ts';
import { createTable, NO_GAME, type Table } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import type { Connection } from '../connection/connection.ts';
import { isOf } from '../room/seats.ts';
import { FollowedGames } from '../table/followed-games.ts';
import { onlineSnapshot } from '../table/online-snapshot.ts';

/** More would fit neither on a phone nor in a glance. */
export const MOST_LIVE = 4;

/** Whether somebody can see the page: `document`, or as much of it. */
export interface PageVisibility {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface LiveTable {
  readonly game: string;
  readonly table: Table;
}

/** A table at which nobody sits here: it shows, and nothing is asked of it. */
function watchedTable(game: string): Table {
  return createTable({ ...NO_GAME, act: () => {}, checkWords: () => Promise.resolve([]) }, NO_FEEDBACK, game);
}

export class LiveTables {
  /** Those that the server has shown. Each keeps its place as long as its game goes on. */
  readonly tables: Signal<readonly LiveTable[]> = signal([]);
  readonly #connection: Connection;
  readonly #running: ReadonlySignal<readonly GameSummary[] | null>;
  readonly #visibility: PageVisibility;
  readonly #followed: FollowedGames;
  readonly #ends: readonly (() => void)[];
  #chosen: readonly string[] = [];

  /** `running`: the games that may be watched. */
  constructor(
    connection: Connection,
    running: ReadonlySignal<readonly GameSummary[] | null>,
    visibility: PageVisibility,
  ) {
    this.#connection = connection;
    this.#running = running;
    this.#visibility = visibility;
    this.#followed = new FollowedGames(connection);
    const choose = (): void => this.#choose();
    visibility.addEventListener('visibilitychange', choose);
    this.#ends = [
      () => visibility.removeEventListener('visibilitychange', choose),
      effect(choose),
      effect(() => this.#show()),
    ];
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#followed.close();
    for (const { table } of this.tables.peek()) table.close();
    this.tables.value = [];
  }

  /** Games shown stay as long as they go on; others fill the places that come free. Behind another tab nobody looks. */
  #choose(): void {
    const { me } = this.#connection;
    const running = (this.#running.value ?? []).filter(
      ({ seats }) => !seats.some((seat) => isOf(seat, me.value)),
    );
    const isSeen = this.#visibility.visibilityState === 'visible';
    const going = new Set(running.map(({ game }) => game));
    const kept = this.#chosen.filter((game) => going.delete(game));
    this.#chosen = [...kept, ...going].slice(0, MOST_LIVE);
    this.#followed.follow(isSeen ? this.#chosen : []);
  }

  #show(): void {
    const words = texts.value;
    const games = this.#followed.games.value;
    const before = this.tables.peek();
    const tables = this.#chosen.flatMap((game) => {
      const known = games.get(game);
      const seen = before.find((one) => one.game === game);
      // Whoever comes back from another tab sees the boards as they were until the server tells more.
      if (known === undefined) return seen === undefined ? [] : [seen];
      const shown = seen ?? { game, table: watchedTable(game) };
      shown.table.receive(onlineSnapshot(words, known.following, known.seats));
      return [shown];
    });
    for (const { game, table } of before) if (!tables.some((one) => one.game === game)) table.close();
    this.tables.value = tables;
  }
}
