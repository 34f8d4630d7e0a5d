/** What a shared device keeps for pupils goes when they do: nothing of the others, and nothing on a server's word alone. */

import { err, ok } from '@lexiko/rules';
import { expect, it } from 'vitest';
import type { Requests } from '../../../src/online/connection/requests.ts';
import { GonePupils } from '../../../src/online/school/gone-pupils.ts';
import { memoryStorage } from '../../../src/page/storage/stored-value.ts';

const pupil = (id: string) => ({ person: { id, name: id }, pupilOf: '7b' });
const TEACHER = { person: { id: 'tea', name: 'Tea' } };

/** A tablet at which these pupils have been. `answers`: who is gone, at each question; `null`: no answer. */
function shared(pupils: readonly string[], answers: readonly (readonly string[] | null)[]) {
  const storage = memoryStorage();
  storage.setItem('lexiko.pupils', JSON.stringify(pupils));
  const asked: (readonly string[])[] = [];
  const request = ((_: string, { pupils: about }: { readonly pupils: readonly string[] }) => {
    const gone = answers[asked.push(about) - 1];
    return Promise.resolve(gone === null || gone === undefined ? err('UNREACHABLE') : ok({ gone }));
  }) as unknown as Requests['request'];
  const forgotten: string[] = [];
  const forget = (person: string): Promise<void> => Promise.resolve(void forgotten.push(person));
  const gone = new GonePupils({ requests: { request }, storage, forget });
  const known = (): unknown => JSON.parse(storage.getItem('lexiko.pupils') ?? 'null');
  return { gone, asked, forgotten, known };
}

it('pupils who are gone are forgotten, once while the page is open; the others stay', async () => {
  const { gone, asked, forgotten, known } = shared(['ann', 'ben'], [['ann', 'cid', 'stranger']]);
  await gone.arrive(pupil('cid'));
  // Whoever is here now is not asked about, and a name that nobody asked about deletes nothing.
  expect(asked).toEqual([['ann', 'ben']]);
  expect(forgotten).toEqual(['ann']);
  expect(known()).toEqual(['ben', 'cid']);
  await gone.arrive(pupil('ben'));
  expect(asked).toHaveLength(1);
  expect(known()).toEqual(['cid', 'ben']);
});

it('whoever comes in without a card is no pupil of the device', async () => {
  const { gone, known } = shared([], []);
  await gone.arrive(pupil('ann'));
  await gone.arrive(TEACHER);
  expect(known()).toEqual(['ann']);
});

it('without an answer everything stays, and it is asked again', async () => {
  const { gone, asked, forgotten } = shared(['ann'], [null, ['ann']]);
  await gone.arrive(TEACHER);
  expect(forgotten).toEqual([]);
  await gone.arrive(TEACHER);
  expect(asked).toHaveLength(2);
  expect(forgotten).toEqual(['ann']);
});

it('of many pupils so many are asked about at once, and a broken list is none', async () => {
  const pupils = Array.from({ length: 60 }, (_, at) => `pupil${at}`);
  const many = shared(pupils, [[], []]);
  await many.gone.arrive(TEACHER);
  expect(many.asked.map(({ length }) => length)).toEqual([50, 10]);
  const broken = shared({ not: 'a list' } as unknown as string[], []);
  await broken.gone.arrive(pupil('ann'));
  expect(broken.known()).toEqual(['ann']);
});
