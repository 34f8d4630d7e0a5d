/** A few games to watch, as tables that follow them while the lobby is on the screen. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameSummary } from '@lexiko/protocol';
import { NO_FEEDBACK } from '../../page/feedback/feedback.ts';
import { createTable, NO_GAME, type Table } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import type { Connection } from '../connection/connection.ts';
import { isOf } from '../room/seats.ts';
import { FollowedGames } from '../table/followed-games.ts';
import { onlineSnapshot } from '../table/online-snapshot.ts';

/** More do not fit on a phone. */
export const MOST_LIVE = 4;

/** The part of `document` that says whether the page is visible. */
export interface PageVisibility {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface LiveTable {
  readonly game: string;
  readonly table: Table;
}

/** The host of a table that only shows its game. */
function watchedTable(game: string): Table {
  return createTable({ ...NO_GAME, act: () => {}, checkWords: () => Promise.resolve([]) }, NO_FEEDBACK, game);
}

export class LiveTables {
  /** Tables whose game has arrived. Each keeps its place until its game ends. */
  readonly tables: Signal<readonly LiveTable[]> = signal([]);
  readonly #connection: Connection;
  readonly #running: ReadonlySignal<readonly GameSummary[] | null>;
  readonly #visibility: PageVisibility;
  readonly #followed: FollowedGames;
  readonly #ends: readonly (() => void)[];
  #chosen: readonly string[] = [];

  /** `running`: the games that can be watched. */
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

  /** Keeps running games and fills free places with others. In a hidden tab it follows none. */
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
      // Back from another tab, the old boards stay until the server sends newer ones.
      if (known === undefined) return seen === undefined ? [] : [seen];
      const shown = seen ?? { game, table: watchedTable(game) };
      shown.table.receive(onlineSnapshot(words, known.following, known.seats));
      return [shown];
    });
    for (const { game, table } of before) if (!tables.some((one) => one.game === game)) table.close();
    this.tables.value = tables;
  }
}
