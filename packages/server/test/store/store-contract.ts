/** What every store must do. The same suite runs on memory, SQLite and a real PostgreSQL. */

import { usualTerms } from '@lexiko/protocol';
import { err, ok, type GameEvent } from '@lexiko/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountContract } from './account-contract.ts';
import { alertContract } from './alert-contract.ts';
import { attemptContract } from './attempt-contract.ts';
import { computerContract } from './computer-contract.ts';
import { dueWorkContract } from './due-work-contract.ts';
import { moderationContract } from './moderation-contract.ts';
import { presenceContract } from './presence-contract.ts';
import { progressContract } from './progress-contract.ts';
import { recordContract } from './record-contract.ts';
import { profileContract } from './profile-contract.ts';
import { schoolContract } from './school-contract.ts';
import { seekContract } from './seek-contract.ts';
import { studyContract } from './study-contract.ts';
import { tableContract } from './table-contract.ts';
import { SESSION_MS } from '../../src/people/person.ts';
import type { Append, NewGame } from '../../src/games/store/game-store.ts';
import type { SeatRecord } from '../../src/games/seat-record.ts';
import { foldSeats, type SeatEvent } from '../../src/games/seat-events.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { newMember } from '../../src/games/team-seats.ts';

const HEADLINE = { preset: 'deluxe', sides: 2, turn: 0, scores: [0, 0] };
const NOTHING_DUE = { clock: null, computer: null, record: null };

let made = 0;

/** A new game of two seats, `host` at the first. */
function newGame(given: Partial<NewGame> & { readonly id?: string; readonly open?: boolean } = {}): NewGame {
  const number = ++made;
  const { id = `game${number}`, open = false, ...rest } = given;
  return {
    record: {
      id,
      code: String(100_000 + number),
      visibility: open ? 'open' : 'private',
      secret: 'secret',
      stage: 'lobby',
      pace: 'live',
      host: 'host',
      rematchOf: null,
      terms: usualTerms('live'),
      silenceFromMs: 0,
      classroom: null,
    },
    seats: [
      { seat: 0, person: 'host', computer: null, team: null },
      { seat: 1, person: null, computer: null, team: null },
    ],
    headline: HEADLINE,
    events: [passed(9)],
    atMs: 1000 + number,
    done: null,
    ...rest,
  };
}

/** Any event does: a store does not look into them. */
function passed(seat: number): GameEvent {
  return { type: 'passed', seat, cause: 'chosen', window: null };
}

function appendTo(game: string, after: number, given: Partial<Append> = {}): Append {
  return {
    game,
    after,
    events: [passed(after)],
    atMs: 5000,
    stage: 'playing',
    headline: HEADLINE,
    due: NOTHING_DUE,
    question: null,
    seatsAfter: 2,
    seatEvents: [],
    notices: [],
    alerts: [],
    done: null,
    ...given,
  };
}

export function storeContract(name: string, open: () => Promise<ServerStore>): void {
  describe(`a store in ${name}`, () => {
    let store: ServerStore;
    beforeAll(async () => {
      store = await open();
      await store.people.createPerson({ id: 'host', name: 'Host' }, 1);
      await store.people.createPerson({ id: 'guest', name: 'Guest' }, 1);
    });
    afterAll(() => store.close());

    test('gives back the events of a game in order, numbered from 1 without a gap', async () => {
      const game = newGame();
      await store.games.createGame(game);
      await store.games.append(appendTo(game.record.id, 1, { events: [passed(1), passed(2), passed(3)] }));
      const events = await store.games.eventsAfter(game.record.id, 0);
      expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
      expect(events.map(({ event }) => event)).toEqual([passed(9), passed(1), passed(2), passed(3)]);
      expect((await store.games.eventsAfter(game.record.id, 3)).map(({ seq }) => seq)).toEqual([4]);
      expect(await store.games.numbersOf([game.record.id])).toEqual(
        new Map([[game.record.id, { seq: 4, seatSeq: 3 }]]),
      );
    });

    test('lets exactly one of many who append at the same place win, and keeps nothing of the others', async () => {
      const { record } = newGame();
      await store.games.createGame(newGame({ id: record.id }));
      const tries = Array.from({ length: 20 }, (_, at) =>
        store.games.append(appendTo(record.id, 1, { events: [passed(at), passed(at)] })),
      );
      const results = await Promise.all(tries);
      expect(results.filter((result) => result === 'appended')).toHaveLength(1);
      expect(results.filter((result) => result === 'overtaken')).toHaveLength(19);
      const events = await store.games.eventsAfter(record.id, 1);
      expect(events).toHaveLength(2);
      expect(events[0]?.event).toEqual(events[1]?.event);
    });

    test('does a command once, however often and however concurrently it arrives', async () => {
      const { record } = newGame();
      await store.games.createGame(newGame({ id: record.id }));
      const done = { person: 'host', command: 'c1', outcome: { game: record.id, seq: 2 } };
      const results = await Promise.all(
        Array.from({ length: 10 }, () => store.games.append(appendTo(record.id, 1, { done }))),
      );
      expect(results.filter((result) => result === 'appended')).toHaveLength(1);
      expect(await store.games.append(appendTo(record.id, 2, { done }))).toBe('repeated');
      expect(await store.games.answerTo(done)).toEqual(ok(done.outcome));
      expect(await store.games.answerTo({ person: 'guest', command: 'c1' })).toBeNull();
      expect(await store.games.eventsAfter(record.id, 0)).toHaveLength(2);
    });

    test('remembers a command without events, and changes nothing of the game for it', async () => {
      const { record } = newGame();
      await store.games.createGame(newGame({ id: record.id }));
      const done = { person: 'host', command: 'c0', outcome: { game: record.id, seq: 1 } };
      expect(await store.games.append(appendTo(record.id, 1, { events: [], done }))).toBe('appended');
      expect(await store.games.append(appendTo(record.id, 1, { done }))).toBe('repeated');
      expect((await store.games.game(record.id))?.stage).toBe('lobby');
      expect(await store.games.eventsAfter(record.id, 0)).toHaveLength(1);
    });

    test('does not do a command that was refused, nor refuses one that was done', async () => {
      const { record } = newGame();
      await store.games.createGame(newGame({ id: record.id }));
      const refused = { person: 'host', command: 'c3', outcome: { game: record.id, seq: 2 } };
      const refusal = { code: 'MOVED_ON', seq: 1 } as const;
      expect(await store.games.keepRefusal(refused, refusal, 1)).toEqual(err(refusal));
      expect(await store.games.append(appendTo(record.id, 1, { done: refused }))).toBe('repeated');
      expect(await store.games.answerTo(refused)).toEqual(err(refusal));
      const done = { ...refused, command: 'c4' };
      expect(await store.games.append(appendTo(record.id, 1, { done }))).toBe('appended');
      expect(await store.games.keepRefusal(done, refusal, 1)).toEqual(ok(done.outcome));
      expect(await store.games.eventsAfter(record.id, 0)).toHaveLength(2);
    });

    test('gives a command one answer where it is done and refused at the same moment', async () => {
      const { record } = newGame();
      await store.games.createGame(newGame({ id: record.id }));
      for (let at = 1; at <= 5; at++) {
        const { length: seq } = await store.games.eventsAfter(record.id, 0);
        const done = { person: 'host', command: `r${at}`, outcome: { game: record.id, seq: seq + 1 } };
        const [appended, answer] = await Promise.all([
          store.games.append(appendTo(record.id, seq, { done })),
          store.games.keepRefusal(done, { code: 'NOT_AT_THIS_TABLE' }, 1),
        ]);
        expect(answer.ok).toBe(appended === 'appended');
        expect(await store.games.answerTo(done)).toEqual(answer);
        expect(await store.games.eventsAfter(record.id, seq)).toHaveLength(appended === 'appended' ? 1 : 0);
      }
    });

    test('forgets a command that came to nothing, so that it can be tried again', async () => {
      const { record } = newGame();
      await store.games.createGame(newGame({ id: record.id }));
      const done = { person: 'host', command: 'c2', outcome: { game: record.id, seq: 2 } };
      expect(await store.games.append(appendTo(record.id, 0, { done }))).toBe('overtaken');
      expect(await store.games.answerTo(done)).toBeNull();
      expect(await store.games.append(appendTo(record.id, 1, { done }))).toBe('appended');
    });

    test('finds a game by its code, and never gives a code twice', async () => {
      const game = newGame();
      expect(await store.games.createGame(game)).toBe('created');
      expect(await store.games.createGame(newGame({ record: { ...game.record, id: 'other' } }))).toBe(
        'code-taken',
      );
      expect(await store.games.game('other')).toBeNull();
      expect(await store.games.gameByCode(game.record.code)).toEqual(game.record);
      expect(await store.games.gameByCode('NOSUCH')).toBeNull();
    });

    test('knows one rematch of a game', async () => {
      const first = newGame();
      await store.games.createGame(first);
      const rematch = newGame();
      const record = { ...rematch.record, rematchOf: first.record.id };
      expect(await store.games.createGame({ ...rematch, record })).toBe('created');
      const second = newGame();
      expect(
        await store.games.createGame({ ...second, record: { ...second.record, rematchOf: first.record.id } }),
      ).toBe('rematch-exists');
      expect((await store.games.rematchOf(first.record.id))?.id).toBe(record.id);
    });

    /** What happens at the seats of a lobby and nowhere else. */
    const atSeats = (id: string, seatsAfter: number, ...seatEvents: SeatEvent[]): Promise<unknown> =>
      store.games.append(appendTo(id, 1, { events: [], stage: 'lobby', seatsAfter, seatEvents }));

    test('gives a free seat to one person, until the game begins', async () => {
      const game = newGame();
      const { id } = game.record;
      await store.games.createGame(game);
      const sits = (seatsAfter: number, seat: number, person: string): Promise<unknown> =>
        atSeats(id, seatsAfter, { type: 'taken', seat, person });
      expect(await sits(3, 0, 'guest')).toBe('overtaken');
      const both = await Promise.all([sits(3, 1, 'guest'), sits(3, 1, 'other')]);
      expect(both.toSorted()).toEqual(['appended', 'overtaken']);
      await atSeats(id, 4, { type: 'given-up', seat: 1, person: 'guest' });
      expect((await store.games.seatsOf(id)).map(({ person }) => person)).toEqual(['host', null]);
      expect(await sits(5, 1, 'guest')).toBe('appended');
      expect(await sits(6, 1, 'host')).toBe('overtaken');
      await store.games.append(
        appendTo(id, 1, {
          stage: 'lobby',
          seatsAfter: 6,
          seatEvents: [{ type: 'given-up', seat: 1, person: 'guest' }],
        }),
      );
      expect((await store.games.seatsOf(id)).map(({ person }) => person)).toEqual(['host', null]);
      await store.games.append(appendTo(id, 2));
      expect(await sits(7, 1, 'guest')).toBe('overtaken');
      expect(await store.games.seating(id)).toEqual({ seats: await store.games.seatsOf(id), seq: 7 });
    });

    test('does not let anybody sit down where a computer sits', async () => {
      const game = newGame({ seats: [{ seat: 0, person: null, computer: 'Hard', team: null }] });
      await store.games.createGame(game);
      expect(await atSeats(game.record.id, 1, { type: 'taken', seat: 0, person: 'guest' })).toBe('overtaken');
    });

    test('keeps the members of teams in order, who has left, and how it came to be so', async () => {
      const team = (...people: string[]): SeatRecord['team'] => people.map(newMember);
      const game = newGame({
        seats: [
          { seat: 0, person: null, computer: null, team: team('host') },
          { seat: 1, person: null, computer: null, team: [] },
        ],
      });
      const { id } = game.record;
      await store.games.createGame(game);
      expect(await store.games.seatsOf(id)).toEqual(game.seats);
      expect(await atSeats(id, 3, { type: 'taken', seat: 1, person: 'guest' })).toBe('overtaken');
      const change = (
        after: number,
        type: 'joined' | 'withdrew',
        seat: number,
        person: string,
      ): Promise<unknown> =>
        store.games.append(
          appendTo(id, after, {
            seatsAfter: after + 2,
            seatEvents: [{ type, seat, person }],
            stage: 'lobby',
          }),
        );
      await change(1, 'joined', 1, 'guest');
      await change(2, 'joined', 0, 'ann');
      await change(3, 'joined', 0, 'bob');
      await change(4, 'withdrew', 0, 'ann');
      await change(5, 'joined', 0, 'cid');
      expect(await change(5, 'joined', 0, 'late')).toBe('overtaken');
      expect((await store.games.seatsOf(id)).map((seat) => seat.team)).toEqual([
        team('host', 'bob', 'cid'),
        team('guest'),
      ]);
      // Neither to confirm the options nor to leave a game that goes on is an event of it.
      await atSeats(id, 8, { type: 'agreed', seat: 0, person: 'cid', to: 6 });
      expect((await store.games.seatsOf(id))[0]?.team?.map(({ agreedTo }) => agreedTo)).toEqual([0, 0, 6]);
      await atSeats(id, 9, { type: 'left', seat: 0, person: 'bob' });
      expect((await store.games.seatsOf(id))[0]?.team?.map(({ left }) => left)).toEqual([false, true, false]);
      expect((await store.games.gamesOf('cid', 5))[0]?.seats).toEqual(await store.games.seatsOf(id));
      const history = await store.games.seatEventsAfter(id, 0);
      expect(history.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(foldSeats(history.map(({ event }) => event))).toEqual(await store.games.seatsOf(id));
      expect(await store.games.seatEventsAfter(id, 8)).toEqual([
        { seq: 9, event: { type: 'agreed', seat: 0, person: 'cid', to: 6 } },
        { seq: 10, event: { type: 'left', seat: 0, person: 'bob' } },
      ]);
    });

    test('finds lobbies in which nothing has happened for long, and deletes those where nobody came', async () => {
      const make = async (given: Partial<NewGame>): Promise<string> => {
        const game = newGame(given);
        await store.games.createGame(game);
        return game.record.id;
      };
      const idleId = await make({ atMs: 100 });
      const busyId = await make({ atMs: 100_000 });
      const slowId = await make({ atMs: 100, record: { ...newGame().record, pace: 'correspondence' } });
      const reportedId = await make({ atMs: 200 });
      const begunId = await make({ atMs: 100 });
      await store.games.append(appendTo(begunId, 1, { atMs: 100 }));
      const said = { game: reportedId, person: 'host', seat: null, text: 'rude', atMs: 200, command: 'r1' };
      const message = await store.chat.write(said);
      await store.chat.report({ game: reportedId, message, person: 'eve', reason: 'rude', atMs: 200 });
      const before = { live: 1000, correspondence: 50 };
      const games = async (): Promise<readonly string[]> =>
        (await store.games.idleLobbies(before, 1000)).map(({ game }) => game);
      expect(await games()).toContain(idleId);
      for (const other of [busyId, slowId, reportedId, begunId]) expect(await games()).not.toContain(other);
      expect(await store.games.dropLobby({ game: idleId, updatedMs: 99 })).toBe(false);
      expect(await store.games.dropLobby({ game: begunId, updatedMs: 100 })).toBe(false);
      expect(await store.games.dropLobby({ game: idleId, updatedMs: 100 })).toBe(true);
      expect(await store.games.game(idleId)).toBeNull();
      expect(await store.games.eventsAfter(idleId, 0)).toEqual([]);
      expect(await store.games.dropLobby({ game: idleId, updatedMs: 100 })).toBe(false);
    });

    test('forgets any number of old answers, and none that is younger', async () => {
      const keys = Array.from({ length: 2100 }, (_, at) => ({ person: 'host', command: `old${at}` }));
      await Promise.all(keys.map((key) => store.games.keepRefusal(key, { code: 'NOT_YOUR_TURN' }, 1)));
      await store.games.keepRefusal({ person: 'host', command: 'young' }, { code: 'NOT_YOUR_TURN' }, 10);
      await store.games.forgetCommands(10);
      for (const key of [keys[0], keys[1500], keys[2099]])
        expect(await store.games.answerTo(key ?? { person: '', command: '' })).toBeNull();
      expect(await store.games.answerTo({ person: 'host', command: 'young' })).not.toBeNull();
    });

    test('lists open games by their stage, and the games of a person, newest first', async () => {
      const [one, two, hidden] = [newGame({ open: true }), newGame({ open: true }), newGame()];
      for (const game of [one, two, hidden]) await store.games.createGame(game);
      const listed = (await store.games.openGames('lobby', 100)).map(({ record }) => record.id);
      expect(listed.slice(0, 2)).toEqual([two.record.id, one.record.id]);
      expect(listed).not.toContain(hidden.record.id);
      await store.games.append(appendTo(two.record.id, 1, { atMs: 9_000_000 }));
      expect((await store.games.openGames('lobby', 100)).map(({ record }) => record.id)).not.toContain(
        two.record.id,
      );
      expect((await store.games.openGames('playing', 1)).map(({ record }) => record.id)).toEqual([
        two.record.id,
      ]);
      const mine = await store.games.gamesOf('host', 3);
      expect(mine[0]?.record.id).toBe(two.record.id);
      expect(mine[0]?.headline).toEqual(HEADLINE);
      expect(mine).toHaveLength(3);
    });

    dueWorkContract(() => store, { newGame, appendTo });

    test('knows people by their sessions and under their latest name', async () => {
      await store.people.createPerson({ id: 'ann', name: 'Ann' }, 1);
      await store.accounts.createSession({ tokenHash: 'hash', person: 'ann', client: '', atMs: 1 });
      await store.people.rename('ann', 'Anna');
      expect(await store.people.personOfSession('hash', 2)).toEqual({ id: 'ann', name: 'Anna' });
      expect(await store.people.personOfSession('other', 2)).toBeNull();
      expect(await store.people.personOfSession('hash', SESSION_MS)).toEqual({ id: 'ann', name: 'Anna' });
      expect(await store.people.personOfSession('hash', 3 + 2 * SESSION_MS)).toBeNull();
      expect(await store.people.people(['ann', 'nobody'])).toEqual([{ id: 'ann', name: 'Anna' }]);
    });

    moderationContract(() => store, newGame);
    tableContract(() => store, newGame);
    accountContract(() => store, newGame);
    attemptContract(() => store);
    recordContract(() => store, newGame);
    computerContract(() => store, { newGame, appendTo });
    presenceContract(() => store);
    schoolContract(() => store);
    progressContract(() => store);
    seekContract(() => store, newGame);
    profileContract(() => store, newGame);
    studyContract(() => store);
    alertContract(() => store, { newGame, appendTo });
  });
}
