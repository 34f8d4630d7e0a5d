/** What every store must do for accounts. Part of the contract of stores. */

import { describe, expect, test } from 'vitest';
import type { NewSession, PasskeyRecord, SignUp } from '../../src/people/account-store.ts';
import { DEVICE_MS } from '../../src/people/device-store.ts';
import { SESSION_MS } from '../../src/people/person.ts';
import { expectSeatHistory } from '../support/seat-history.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { NewGame } from '../../src/games/store/game-store.ts';
import { newMember } from '../../src/games/team-seats.ts';

let made = 0;

function session(person: string, atMs = 1000): NewSession {
  return { tokenHash: `hash${++made}`, person, client: 'Firefox, Linux', atMs };
}

function passkey(person: string, given: Partial<PasskeyRecord> = {}): PasskeyRecord {
  return {
    id: `key${++made}`,
    person,
    publicKey: 'AAAA',
    counter: 0,
    transports: ['internal', 'usb'],
    label: 'Passkey',
    createdMs: 1000 + made,
    usedMs: null,
    ...given,
  };
}

function signUp(person: string, given: Partial<SignUp['account']> = {}): SignUp {
  const account = { person, login: person, passwordHash: 'hash', createdMs: 1000, ...given };
  return { account, name: null, passkey: null, session: session(person) };
}

export function accountContract(
  storeOf: () => ServerStore,
  newGame: (given: Partial<NewGame>) => NewGame,
): void {
  describe('keeps accounts', () => {
    const newPerson = async (): Promise<string> => {
      const id = `person${++made}`;
      await storeOf().people.createPerson({ id, name: 'Guest' }, 1);
      return id;
    };

    test('gives a login to one person only, also when many want it at once', async () => {
      const { accounts } = storeOf();
      const people = await Promise.all(Array.from({ length: 8 }, newPerson));
      const login = `login${++made}`;
      const results = await Promise.all(people.map((person) => accounts.signUp(signUp(person, { login }))));
      expect(results.filter((result) => result === 'signed-up')).toHaveLength(1);
      expect(results.filter((result) => result === 'login-taken')).toHaveLength(7);
      const owner = people[results.indexOf('signed-up')] ?? '';
      const account = { ...signUp(owner, { login }).account, pledgedMs: null };
      expect(await accounts.accountByLogin(login)).toEqual(account);
      expect(await accounts.account(owner)).toEqual(account);
      expect(await accounts.signUp(signUp(owner, { login: `${login}x` }))).toBe('signed-in-already');
    });

    test('ends all sessions of a guest with the sign-up, and none where it fails', async () => {
      const store = storeOf();
      const person = await newPerson();
      const before = session(person);
      await store.accounts.createSession(before);
      const key = passkey(person);
      expect(await store.accounts.signUp({ ...signUp(person), passkey: key, name: 'Ann' })).toBe('signed-up');
      expect(await store.people.personOfSession(before.tokenHash, 1000)).toBeNull();
      expect(await store.people.person(person)).toEqual({ id: person, name: 'Ann' });
      const other = await newPerson();
      const kept = session(other);
      await store.accounts.createSession(kept);
      const known = { ...signUp(other), passkey: { ...key, person: other }, name: 'Other' };
      expect(await store.accounts.signUp(known)).toBe('passkey-known');
      expect(await store.people.personOfSession(kept.tokenHash, 1000)).toEqual({ id: other, name: 'Guest' });
      expect(await store.accounts.account(other)).toBeNull();
    });

    test('makes somebody new together with the account', async () => {
      const store = storeOf();
      const person = `new${++made}`;
      await store.accounts.signUp(signUp(person));
      expect(await store.people.person(person)).toEqual({ id: person, name: person });
    });

    test('moves the games of a guest who signs in, and forgets the guest', async () => {
      const store = storeOf();
      const [owner, guest] = [await newPerson(), await newPerson()];
      await store.accounts.signUp(signUp(owner));
      const old = session(guest);
      await store.accounts.createSession(old);
      const plain = newGame({});
      const game = { ...plain, record: { ...plain.record, host: guest } };
      await store.games.createGame({
        ...game,
        seats: [
          { seat: 0, person: guest, computer: null, team: null },
          { seat: 1, person: 'host', computer: null, team: null },
        ],
      });
      const opened = session(owner);
      const moved = await store.accounts.signIn({ session: opened, replaces: old.tokenHash, guest });
      expect(moved).toEqual([game.record.id]);
      expect((await store.games.seatsOf(game.record.id)).map(({ person }) => person)).toEqual([
        owner,
        'host',
      ]);
      await expectSeatHistory(store, game.record.id, guest);
      expect((await store.games.game(game.record.id))?.host).toBe(owner);
      expect(await store.people.person(guest)).toBeNull();
      expect(await store.people.personOfSession(old.tokenHash, 1000)).toBeNull();
      expect((await store.people.personOfSession(opened.tokenHash, 1000))?.id).toBe(owner);
    });

    test('leaves a guest in the team of a game in which the account is a member already', async () => {
      const store = storeOf();
      const [owner, guest] = [await newPerson(), await newPerson()];
      await store.accounts.signUp(signUp(owner));
      const members = [owner, guest].map(newMember);
      const game = newGame({ seats: [{ seat: 0, person: null, computer: null, team: members }] });
      await store.games.createGame(game);
      const alone = newGame({
        seats: [{ seat: 0, person: null, computer: null, team: [newMember(guest)] }],
      });
      await store.games.createGame(alone);
      await store.accounts.signIn({ session: session(owner), replaces: null, guest });
      expect((await store.games.seatsOf(game.record.id))[0]?.team).toEqual(members);
      expect((await store.games.seatsOf(alone.record.id))[0]?.team).toEqual([newMember(owner)]);
      await expectSeatHistory(store, game.record.id);
      await expectSeatHistory(store, alone.record.id, guest);
      expect(await store.people.person(guest)).not.toBeNull();
    });

    test('takes nothing from somebody who has an account', async () => {
      const store = storeOf();
      const [one, two] = [await newPerson(), await newPerson()];
      await store.accounts.signUp(signUp(one));
      await store.accounts.signUp(signUp(two));
      const args = { session: session(two), replaces: null, guest: one };
      expect(await store.accounts.signIn(args)).toEqual([]);
      expect(await store.accounts.account(one)).not.toBeNull();
      expect(await store.people.person(one)).not.toBeNull();
    });

    test('lists sessions, ends them, and forgets those that have expired', async () => {
      const { accounts } = storeOf();
      const person = await newPerson();
      const [early, late] = [session(person, 1000), session(person, 2000)];
      await accounts.createSession(early);
      await accounts.createSession(late);
      expect(await accounts.sessionsOf(person, 3000)).toEqual([
        { tokenHash: late.tokenHash, client: late.client, createdMs: 2000, seenMs: 2000, deviceHash: null },
        { tokenHash: early.tokenHash, client: early.client, createdMs: 1000, seenMs: 1000, deviceHash: null },
      ]);
      expect(await accounts.liveAmong([early.tokenHash, 'no-session'])).toEqual(new Set([early.tokenHash]));
      await accounts.endSessions('host', [early.tokenHash]);
      expect(await accounts.sessionsOf(person, 3000)).toHaveLength(2);
      await accounts.endSessions(person, [late.tokenHash]);
      expect(await accounts.sessionsOf(person, 3000)).toHaveLength(1);
      expect(await accounts.sessionsOf(person, 1001 + SESSION_MS)).toEqual([]);
      await accounts.forgetExpired(1001 + SESSION_MS);
      expect(await accounts.sessionsOf(person, 3000)).toEqual([]);
    });

    test('ends every session with a new password but the new one', async () => {
      const { accounts } = storeOf();
      const person = await newPerson();
      await accounts.signUp(signUp(person));
      const opened = session(person);
      await accounts.setPassword(person, 'other', opened);
      expect((await accounts.sessionsOf(person, 1000)).map(({ tokenHash }) => tokenHash)).toEqual([
        opened.tokenHash,
      ]);
      expect((await accounts.account(person))?.passwordHash).toBe('other');
    });

    test('keeps passkeys, and never lets the last way in be removed', async () => {
      const { accounts } = storeOf();
      const person = await newPerson();
      const [one, two] = [passkey(person), passkey(person, { usedMs: 5 })];
      await accounts.signUp({ ...signUp(person, { passwordHash: null }), passkey: one });
      expect(await accounts.addPasskey(two)).toBe('added');
      expect(await accounts.addPasskey(two)).toBe('passkey-known');
      expect(await accounts.passkeysOf(person)).toEqual([one, two]);
      await accounts.usePasskey(two.id, 7, 9000);
      expect(await accounts.passkey(two.id)).toEqual({ ...two, counter: 7, usedMs: 9000 });
      expect(await accounts.removePasskey('host', one.id)).toBe('unknown');
      const both = await Promise.all([
        accounts.removePasskey(person, one.id),
        accounts.removePasskey(person, two.id),
      ]);
      expect(both.sort()).toEqual(['last-way-in', 'removed']);
      expect(await accounts.passkeysOf(person)).toHaveLength(1);
    });

    test('forgets a person with all that is theirs, and leaves a former player in games with others', async () => {
      const store = storeOf();
      const [person, other] = [await newPerson(), await newPerson()];
      await store.accounts.signUp({ ...signUp(person), passkey: passkey(person) });
      const shared = newGame({
        seats: [
          { seat: 0, person, computer: null, team: null },
          { seat: 1, person: other, computer: null, team: null },
        ],
      });
      const members = [person, other].map(newMember);
      const team = newGame({ seats: [{ seat: 0, person: null, computer: null, team: members }] });
      const alone = newGame({ seats: [{ seat: 0, person, computer: null, team: null }] });
      for (const game of [shared, team, alone]) await store.games.createGame(game);
      const { chat, notices, classes } = store;
      const written = { game: shared.record.id, seat: null, atMs: 1 };
      await chat.write({ ...written, person, text: 'a secret', command: 'one' });
      await chat.write({ ...written, person: other, text: 'well', command: 'two' });
      expect(await chat.writtenBy(person)).toMatchObject([{ text: 'a secret', number: 1 }]);
      await chat.setChat(person, { chat: 'off', filter: 'on' });
      await chat.mute(other, person, true);
      await notices.put([
        { person, game: shared.record.id, kind: 'your-turn', from: null, atMs: 1 },
        { person: other, game: shared.record.id, kind: 'your-turn', from: person, atMs: 1 },
      ]);
      const classroom = {
        id: `class${++made}`,
        name: 'Class',
        code: String(200_000 + made),
        mostTables: 6,
        codeUntilMs: null,
        letsIn: false,
      };
      await classes.create({ ...classroom, teacher: other }, 1);
      await classes.enter(classroom.id, person);
      const awaited = { ...classroom, id: `class${++made}`, code: String(200_000 + made) };
      await classes.create({ ...awaited, teacher: other }, 1);
      await classes.wait(awaited.id, person, 1);
      const left = await store.accounts.removePerson(person);
      expect(await chat.writtenBy(person)).toEqual([]);
      const messages = await chat.latest({ game: shared.record.id, after: 0, to: [null], muted: [] }, 10);
      expect(messages.map(({ number, text }) => [number, text])).toEqual([
        [1, '…'],
        [2, 'well'],
      ]);
      expect((await chat.listening([other])).get(other)?.muted).toEqual([]);
      expect(await notices.of(person, 10)).toEqual([]);
      expect((await notices.about(other, shared.record.id))?.from).not.toBe(person);
      expect(await classes.pupils(classroom.id)).toEqual([]);
      expect(await classes.waiting(awaited.id)).toEqual([]);
      expect([...left].sort()).toEqual([shared.record.id, team.record.id].sort());
      expect(await store.games.game(alone.record.id)).toBeNull();
      for (const id of left) await expectSeatHistory(store, id, person);
      const [one, two] = await store.games.seatsOf(shared.record.id);
      expect(two?.person).toBe(other);
      expect(await store.people.person(one?.person ?? '')).toMatchObject({ name: 'Former player' });
      expect(one?.person).not.toBe(person);
      expect((await store.games.seatsOf(team.record.id))[0]?.team?.map((member) => member.person)).toEqual([
        one?.person,
        other,
      ]);
      expect(await store.people.person(person)).toBeNull();
      expect(await store.accounts.account(person)).toBeNull();
      expect(await store.accounts.passkeysOf(person)).toEqual([]);
      expect(await store.accounts.sessionsOf(person, 1000)).toEqual([]);
    });

    test('forgets everything of somebody who has played with nobody', async () => {
      const store = storeOf();
      const person = await newPerson();
      const game = newGame({ seats: [{ seat: 0, person, computer: null, team: null }] });
      await store.games.createGame({ ...game, record: { ...game.record, host: person } });
      const before = await store.accounts.expiredGuests(SESSION_MS * 9, 10_000);
      expect(before).toContain(person);
      expect(await store.accounts.removePerson(person)).toEqual([]);
      expect(await store.accounts.expiredGuests(SESSION_MS * 9, 10_000)).toEqual(
        before.filter((one) => one !== person),
      );
    });

    test('knows the guests who can no longer come back', async () => {
      const { accounts } = storeOf();
      const [gone, here, owner] = [await newPerson(), await newPerson(), await newPerson()];
      await accounts.createSession(session(gone, 1000));
      await accounts.createSession(session(here, 5000));
      await accounts.signUp(signUp(owner));
      const expired = await accounts.expiredGuests(SESSION_MS + 3000, 10_000);
      expect(expired).toContain(gone);
      expect(expired).not.toContain(here);
      expect(expired).not.toContain(owner);
      expect(await accounts.expiredGuests(SESSION_MS, 10_000)).not.toContain(gone);
      expect(await accounts.expiredGuests(SESSION_MS + 3000, 1)).toHaveLength(1);
    });

    test('remembers the latest devices of a person, each for as long as a cookie lasts', async () => {
      const { accounts, devices } = storeOf();
      const [ann, bob] = [`dev${++made}`, `dev${++made}`];
      for (const person of [ann, bob]) await accounts.signUp(signUp(person));
      const token = (at: number): string => `token${at} ${ann}`;
      for (let at = 0; at < 25; at++)
        await devices.remember(ann, { tokenHash: token(at), client: 'Firefox, Linux' }, 1000 + at);
      expect((await devices.of(ann, 2000)).map(({ tokenHash }) => tokenHash)).toEqual(
        Array.from({ length: 20 }, (_, at) => token(24 - at)),
      );
      await devices.remember(bob, { tokenHash: token(24), client: '' }, 1500);
      await devices.remember(ann, { tokenHash: token(5), client: 'Edge, Windows' }, 2000);
      expect((await devices.of(ann, 2000))[0]).toEqual({
        tokenHash: token(5),
        client: 'Edge, Windows',
        createdMs: 1005,
        seenMs: 2000,
      });
      expect(await devices.isKnown(token(24), ann, 2000)).toBe(true);
      expect(await devices.isKnown(token(5), bob, 2000)).toBe(false);
      expect(await devices.isKnown(token(5), null, 2000)).toBe(true);
      expect(await devices.isKnown(token(5), '', 2000)).toBe(false);
      await devices.forget(bob, [token(5)]);
      await devices.forget(ann, [token(24)]);
      expect(await devices.isKnown(token(24), ann, 2000)).toBe(false);
      expect(await devices.isKnown(token(24), bob, 2000)).toBe(true);
      expect(await devices.isKnown(token(5), ann, 2001 + DEVICE_MS)).toBe(false);
      await devices.forgetExpired(2001 + DEVICE_MS);
      expect(await devices.of(ann, 2000)).toEqual([]);
    });

    test('lets a ceremony be taken once and in time', async () => {
      const { accounts } = storeOf();
      const idHash = `ceremony${++made}`;
      const ceremony = {
        idHash,
        kind: 'sign-up' as const,
        challenge: 'c',
        person: 'p',
        login: 'l',
        name: null,
        expiresMs: 5000,
      };
      await accounts.openCeremony(ceremony);
      const taken = await Promise.all(Array.from({ length: 5 }, () => accounts.takeCeremony(idHash, 5000)));
      expect(taken.filter((one) => one !== null)).toEqual([ceremony]);
      await accounts.openCeremony(ceremony);
      expect(await accounts.takeCeremony(idHash, 5001)).toBeNull();
      await accounts.forgetExpired(5001);
    });
  });
}
