/** What must hold after a storm: nothing acknowledged is lost, nothing is done twice, nobody has learnt too much. */

import { replay, type Action, type GameEvent } from '@lexiko/rules';
import { verifyLog } from '@lexiko/rules/records';
import { expect } from 'vitest';
import { expectSeatHistory } from '../support/seat-history.ts';
import type { StoredEvent } from '../../src/games/store/game-store.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { Answer, Client } from '../support/socket-client.ts';

/** Where a computer sits at a table of three. */
export const COMPUTER_SEAT = 2;

/** A command that was sent, and what the server said to it. */
export interface Told {
  readonly person: string;
  readonly id: string;
  readonly type: Action['type'];
  readonly answer: Answer<'act'>;
}

interface Listener {
  readonly clients: readonly Client[];
}

/** A table as it stands after the storm, with everybody who has heard of it. */
interface StormyTable {
  readonly game: string;
  readonly players: readonly {
    readonly session: { readonly id: string };
    readonly tabs: readonly Listener[];
  }[];
  readonly watcher: Listener;
}

export interface Verdict {
  readonly events: number;
  readonly finished: number;
  readonly computerTurns: number;
}

/** Holds what is kept against what was promised. */
export async function verdict(
  store: ServerStore,
  tables: readonly StormyTable[],
  told: readonly Told[],
): Promise<Verdict> {
  let events = 0;
  let computerTurns = 0;
  let finished = 0;
  for (const { game, players, watcher } of tables) {
    const log = await store.games.eventsAfter(game, 0);
    events += log.length;
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
    await expectSeatHistory(store, game);
    const state = replay(log.map(({ event }) => event));
    computerTurns += state.turnsTaken[COMPUTER_SEAT] ?? 0;
    if (state.phase === 'over') {
      finished++;
      expect(verifyLog(log.map(({ event }) => event)).kind).toBe('proven');
    }
    for (const [seat, { session, tabs }] of players.entries()) {
      const mine = told.filter(({ person }) => person === session.id);
      await expectOnce(store, { game, seat, log, mine });
      const secret = (await store.games.game(game))?.secret ?? '';
      for (const tab of tabs) for (const { frames } of tab.clients) expectNoLeak(frames, secret);
    }
    const secret = (await store.games.game(game))?.secret ?? '';
    for (const { frames } of watcher.clients) expectNoLeak(frames, secret);
  }
  return { events, finished, computerTurns };
}

function isAcceptedBy(event: GameEvent, seat: number): boolean {
  return event.type === 'accepted' && event.seat === seat;
}

/** Every command is kept as it was answered, and every turn that was taken was asked for, acknowledged, and done once. */
async function expectOnce(
  store: ServerStore,
  {
    game,
    seat,
    log,
    mine,
  }: {
    readonly game: string;
    readonly seat: number;
    readonly log: readonly StoredEvent[];
    readonly mine: readonly Told[];
  },
): Promise<void> {
  let turns = 0;
  const seqs: number[] = [];
  for (const { id, person, type, answer } of mine) {
    const kept = await store.games.answerTo({ person, command: id });
    if (!('outcome' in answer)) {
      expect(kept).toMatchObject({ ok: false, error: { code: answer.code } });
      continue;
    }
    const { outcome } = answer;
    expect(kept).toEqual({ ok: true, value: outcome });
    expect(outcome.game).toBe(game);
    expect(outcome.seq).toBeLessThanOrEqual(log.length);
    // Whoever has accepted may say so again, in a tab that has not heard of it: then nothing happens.
    if (type === 'accept') {
      expect(log.some(({ seq, event }) => seq <= outcome.seq && isAcceptedBy(event, seat))).toBe(true);
      continue;
    }
    seqs.push(outcome.seq);
    turns++;
  }
  expect(new Set(seqs).size, JSON.stringify(mine)).toBe(seqs.length);
  const taken = log.filter(
    ({ event }) =>
      (event.type === 'played' ||
        event.type === 'exchanged' ||
        (event.type === 'passed' && event.cause !== 'time')) &&
      event.seat === seat,
  );
  expect(taken).toHaveLength(turns);
}
