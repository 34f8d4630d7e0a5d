/** What the page knows of decisions by moderators: read for each person, and again when the server says so. */

import { signal } from '@preact/signals';
import { ok } from '@lexiko/rules';
import type { Person, Sanction, Standing as KnownStanding } from '@lexiko/protocol';
import { expect, test } from 'vitest';
import type { ServerListener } from '../../../src/online/connection/connection.ts';
import { Standing, type StandingParts } from '../../../src/online/moderation/standing.ts';

const sanction = (act: number, kind: Sanction['kind'], active = true): Sanction => ({
  act,
  kind,
  reason: 'So',
  atMs: 1,
  untilMs: null,
  active,
  appeal: null,
});

test('a sanction is told once, the heaviest first, and gone when it is lifted', async () => {
  let known: KnownStanding = { role: null, sanctions: [] };
  let listener: ServerListener = () => {};
  const me = signal<Person | null>(null);
  const request = (async () => ok(known)) as unknown as StandingParts['requests']['request'];
  const listen = (heard: ServerListener): (() => void) => {
    listener = heard;
    return () => {};
  };
  const standing = new Standing({ requests: { request }, connection: { me, listen } });
  const told = async (sanctions: Sanction[]): Promise<number | null> => {
    known = { role: null, sanctions };
    listener({ type: 'standing' });
    await Promise.resolve();
    await Promise.resolve();
    return standing.unread.value?.act ?? null;
  };
  expect(standing.unread.value).toBeNull();
  me.value = { id: 'bob', name: 'Bob' };
  const [mute, suspension] = [sanction(1, 'mute'), sanction(2, 'suspend')];
  expect(await told([mute])).toBe(1);
  expect(await told([mute, suspension])).toBe(2);
  standing.putAway(suspension);
  expect(standing.unread.value?.act).toBe(1);
  standing.putAway(mute);
  expect(await told([mute, suspension])).toBeNull();
  expect(await told([sanction(3, 'rename', false)])).toBeNull();
  standing.close();
});
