/** A lane of alerts: how many are sent at once, and for whom. */

import { expect, test } from 'vitest';
import { SendingLane } from '../../src/alerts/sending-lane.ts';

interface Work {
  readonly person: string;
  readonly end: (error?: Error) => void;
}

let lane: SendingLane;
let failures: unknown[];
/** What has begun and goes on until the test ends it. */
let begun: Work[];

function open(): void {
  failures = [];
  begun = [];
  lane = new SendingLane((error) => failures.push(error));
}

function start(person: string): boolean {
  return lane.start(
    person,
    () =>
      new Promise((resolve, reject) => {
        begun.push({ person, end: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
  );
}

test('A lane sends for sixteen people at once, and has a place again when one is done or has failed', async () => {
  open();
  const people = Array.from({ length: 20 }, (_, at) => `person ${at}`);
  expect(people.filter(start)).toHaveLength(16);
  await expect.poll(() => begun).toHaveLength(16);
  begun[0]?.end(new Error('no route'));
  await expect.poll(() => start('person 16')).toBe(true);
  expect(failures).toEqual([new Error('no route')]);
  expect(start('person 17')).toBe(false);
});

test('Whoever has many addresses has one asked after the other, and no more than ten wait', async () => {
  open();
  const attempts = Array.from({ length: 12 }, () => start('ann'));
  expect(attempts.filter(Boolean)).toHaveLength(10);
  expect(start('bob')).toBe(true);
  for (let done = 0; done < 10; done++) {
    await expect.poll(() => begun.filter(({ person }) => person === 'ann')).toHaveLength(done + 1);
    begun.findLast(({ person }) => person === 'ann')?.end();
  }
  begun.find(({ person }) => person === 'bob')?.end();
  await lane.idle();
  expect(start('ann')).toBe(true);
});
