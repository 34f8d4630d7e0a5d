import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixture, runCommand } from '../command-run.ts';

const LOG = fixture('logs/standard-2007.json');
const DICE_LOG = fixture('logs/crosswords.json');

interface Log {
  format: string;
  version: number;
  events: Record<string, unknown>[];
}

/** The text of a log with something changed in it. */
function changed(path: string, change: (log: Log) => void): string {
  const log = JSON.parse(readFileSync(path, 'utf8')) as Log;
  change(log);
  return JSON.stringify(log);
}

function firstOf(log: Log, type: string): number {
  return log.events.findIndex((event) => event['type'] === type);
}

describe('lexiko verify', () => {
  test('proves a game played long ago, with what was promised', async () => {
    const { status, out, err } = await runCommand(['verify', LOG]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Fair draw verified\. .*: 2 draws for first play, 1 deal, 21 draws, 70 tiles\./u);
    expect(out).toContain('Nonce of side 2  "nonce 49-1"');
  });

  test('proves dice', async () => {
    const { status, out } = await runCommand(['verify', DICE_LOG, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({
      proof: 'proven',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown,
      nonces: ['nonce 21-0', 'nonce 21-1', 'nonce 21-2'],
      counts: { starts: 1, deals: 1, draws: 34, tiles: 125, rolls: 8 },
    });
  });

  test('names the event that differs and what it should have been', async () => {
    const original = JSON.parse(readFileSync(LOG, 'utf8')) as Log;
    const index = firstOf(original, 'drew');
    const text = changed(LOG, ({ events }) => {
      events[index] = { ...events[index], tiles: ['Q', 'Q'] };
    });
    const { status, out } = await runCommand(['verify', '-', '--json'], text);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      proof: 'differs',
      event: index,
      type: 'drew',
      found: { ...original.events[index], tiles: ['Q', 'Q'] },
      expected: original.events[index],
    });
    expect((await runCommand(['verify', '-'], text)).out).toContain(`events[${index}] (drew) differs.`);
  });

  test('names loaded dice', async () => {
    const text = changed(DICE_LOG, (log) => {
      const play = log.events.find((event) => event['type'] === 'played' && String(event['rolls']) !== '');
      for (const roll of (play?.['rolls'] ?? []) as { dice: number[] }[])
        roll.dice = roll.dice.map((die) => 7 - die);
    });
    const { status, out } = await runCommand(['verify', '-', '--json'], text);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ proof: 'differs', type: 'played' });
  });

  test('notices another secret', async () => {
    const text = changed(LOG, ({ events }) => {
      events[events.length - 1] = { type: 'revealed', secret: 'another' };
    });
    const { status, out } = await runCommand(['verify', '-'], text);
    expect(status).toBe(1);
    expect(out).toContain('the secret revealed at the end isn’t the one committed');
  });

  test.each([
    ['a game that is not over', 'not-over', (log: Log) => void log.events.splice(firstOf(log, 'ended'))],
    ['a secret that was kept', 'not-revealed', (log: Log) => void log.events.pop()],
    [
      'a game without a promise',
      'no-commitment',
      (log: Log) => {
        log.events[0] = { ...log.events[0], commitment: null };
      },
    ],
  ])('says why nothing can be proven of %s', async (_, reason, change) => {
    const { status, out } = await runCommand(['verify', '-', '--json'], changed(LOG, change));
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({ proof: 'unprovable', reason });
  });

  test.each([
    ['no JSON', 'hello', 'It isn’t JSON'],
    ['another file', '{}', 'It isn’t the log of a game'],
    ['a later version', changed(LOG, (log) => void (log.version = 9)), 'version 9'],
    [
      'a bad field',
      changed(LOG, (log) => void (log.events[3] = { type: 'confirmed', seat: 7, nonce: '' })),
      'events[3].seat must be a whole number from 0 to 1',
    ],
    [
      'bad options',
      changed(LOG, (log) => {
        log.events[0] = { type: 'created', commitment: 'x', config: { preset: 'deluxe', options: { x: 1 } } };
      }),
      'There’s no option “x”',
    ],
  ])('%s gets one sentence and 2', async (_, text, sentence) => {
    const { status, out, err } = await runCommand(['verify', '-'], text);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([[[]], [['a', 'b']], [['/nowhere/x.json']], [[LOG, '--fast']]])('%j gets 2', async (args) => {
    const { status, err } = await runCommand(['verify', ...args]);
    expect(status).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('explains itself', async () => {
    const { status, out } = await runCommand(['verify', '--help']);
    expect(status).toBe(0);
    for (const field of ['proven', 'differs', 'unprovable', 'Exit status']) expect(out).toContain(field);
  });
});
