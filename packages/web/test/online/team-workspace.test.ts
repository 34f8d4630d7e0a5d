/** The workspace of a team as a member's page follows it: the shared draft, proposals and pointers. */

import { signal } from '@preact/signals';
import { usualTerms } from '@lexiko/protocol';
import { placementsOf } from '@lexiko/table/draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../../src/online/room/room.ts';
import { TeamWorkspace } from '../../src/online/team/team-workspace.ts';
import { practice } from '../table/practice.ts';
import { ANN, FakeServer } from './fake-server.ts';

const GAME = 'game1';
const BOB = { id: 'bob', name: 'Bob' };
const H8 = 112;
const SEEN = { left: false, present: true, awaySinceMs: null, agrees: true };

const ROOM: Room = {
  game: GAME,
  code: 'ABCDEF',
  host: ANN.id,
  visibility: 'private',
  pace: 'live',
  terms: usualTerms('live'),
  silenceFromMs: 0,
  classroom: null,
  mine: [0],
  seats: [
    {
      seat: 0,
      occupant: { kind: 'team', members: [ANN, BOB].map((person) => ({ person, ...SEEN })) },
    },
  ],
  watching: 0,
};

async function opened() {
  const server = new FakeServer();
  const connection = server.connection();
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  const { table } = practice(GAME, ['H', 'O', 'R', 'N', 'A', 'E', '?']);
  const team = new TeamWorkspace(connection, table, signal(ROOM));
  server.welcome();
  const laid = () => placementsOf(table.draft.peek());
  const workspace = (version: number, tiles: Readonly<Record<string, string>>, rest: object = {}): void =>
    server.socket.say({
      type: 'workspace',
      game: GAME,
      seat: 0,
      version,
      turn: 0,
      draft: { by: BOB.id, tiles },
      proposals: [],
      ...rest,
    });
  return { server, table, team, laid, workspace };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('the workspace of a team', () => {
  it('lays out what another member has laid out, from the own rack', async () => {
    const { team, laid, workspace } = await opened();
    workspace(1, { H8: 'H', H9: 'a' });
    expect(laid()).toEqual([
      [H8, 'H'],
      [H8 + 15, 'a'],
    ]);
    team.close();
  });

  it('passes over a workspace that is older than the last, and one of an earlier turn', async () => {
    const { team, laid, workspace } = await opened();
    workspace(2, { H8: 'H' });
    workspace(1, { H8: 'O' });
    workspace(3, { H8: 'R' }, { turn: 7 });
    expect(laid()).toEqual([[H8, 'H']]);
    team.close();
  });

  it('keeps the own change until it has come back, and then follows the others again', async () => {
    const { server, table, team, laid, workspace } = await opened();
    table.laying.layFromSlot(3, H8);
    team.shareDraft(0, table.draft.peek());
    expect(server.socket.sentOf('draft').at(-1)?.tiles).toEqual({ H8: 'N' });
    workspace(1, { H8: 'H' }); // sent before ours arrived
    expect(laid()).toEqual([[H8, 'N']]);
    workspace(2, { H8: 'N' });
    workspace(3, { H8: 'O' });
    expect(laid()).toEqual([[H8, 'O']]);
    team.close();
  });

  it('tells of a proposal of another member, and not of the own', async () => {
    const { table, team, workspace } = await opened();
    const pass = { number: 1, action: { type: 'pass' }, votes: [] };
    workspace(1, {}, { proposals: [{ ...pass, by: ANN.id }] });
    expect(table.notice.peek()).toBeNull();
    workspace(
      2,
      {},
      {
        proposals: [
          { ...pass, by: ANN.id },
          { ...pass, number: 2, by: BOB.id },
        ],
      },
    );
    expect(team.proposals.peek()).toHaveLength(2);
    expect(table.notice.peek()?.sentence).toContain('Bob');
    team.close();
  });

  it('shows where another member points, for a few seconds', async () => {
    const { server, table, team } = await opened();
    server.socket.say({ type: 'pointed', game: GAME, seat: 0, person: BOB.id, at: { square: 'H8' } });
    expect(table.pointers.peek()).toEqual(new Map([[H8, 'Bob']]));
    await vi.advanceTimersByTimeAsync(7000);
    expect(table.pointers.peek()).toEqual(new Map());
    team.close();
  });

  it('sends where the member points at most every 150 ms, and nothing once it is closed', async () => {
    const { server, team } = await opened();
    for (const square of [H8, H8 + 1, H8 + 2]) team.point(square);
    await vi.advanceTimersByTimeAsync(150);
    expect(server.socket.sentOf('point').map(({ at }) => at)).toEqual([{ square: 'J8' }]);
    team.point(H8);
    team.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sentOf('point')).toHaveLength(1);
  });
});
