import { createHash, createHmac } from 'node:crypto';
import { commitmentTo, createChance } from '@lexiko/rules';
import { allTiles, CLASSIC_TILES, type Tile } from '@lexiko/rules/board';
import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded, shuffled } from '../support/seeded.ts';

const BOX = allTiles(CLASSIC_TILES);
const CHANCE = createChance('a secret', ['one', 'two']);

/** How far counts are from being even; compared with the 99.9 % point of the chi-square distribution. */
function chiSquare(counts: readonly number[], expected: (at: number) => number): number {
  return counts.reduce((sum, count, at) => sum + (count - expected(at)) ** 2 / expected(at), 0);
}

describe('where chance comes from', () => {
  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitmentTo('a secret')).toBe(createHash('sha256').update('a secret').digest('hex'));
    expect(commitmentTo('Schlüssel 🔑')).toBe(createHash('sha256').update('Schlüssel 🔑').digest('hex'));
  });

  test('anybody can repeat the derivation with another library', () => {
    const block = (position: number, n: number): Buffer =>
      createHmac('sha256', 'a secret').update(`["one","two"] ${position} ${n}`).digest();
    for (let position = 0; position < 50; position++) {
      expect(CHANCE.pick(1000, position)).toBe(block(position, 0).readUInt32BE(0) % 1000);
      const dice = Array.from({ length: 12 }, (_, at) => {
        const word = block(position, Math.floor(at / 8)).readUInt32BE((at % 8) * 4);
        return 1 + (word % 6); // no word of these fifty falls into the last four of 2^32
      });
      expect(CHANCE.roll(12, position)).toEqual(dice);
    }
  });

  test('a game drawn long ago is drawn the same today', () => {
    expect(CHANCE.draw(BOX, 14, 3).join('')).toMatchInlineSnapshot(`"VOFONOIWARUF?R"`);
    expect(CHANCE.roll(2, 7)).toMatchInlineSnapshot(`
      [
        5,
        1,
      ]
    `);
  });

  test('any other secret, nonce, order of nonces or position gives other tiles', () => {
    const draw = (secret: string, nonces: readonly string[], position: number): string =>
      createChance(secret, nonces).draw(BOX, 20, position).join('');
    const all = [
      draw('s', ['a', 'b'], 0),
      draw('t', ['a', 'b'], 0),
      draw('s', ['a', 'c'], 0),
      draw('s', ['b', 'a'], 0),
      draw('s', ['ab', ''], 0),
      draw('s', ['a","b'], 0),
      draw('s', ['a', 'b'], 1),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('the same question has the same answer, in whatever order questions are asked', () => {
    const later = createChance('a secret', ['one', 'two']);
    const backwards = [9, 5, 2, 0].map((position) => later.draw(BOX, 7, position));
    expect(backwards.toReversed()).toEqual([0, 2, 5, 9].map((position) => CHANCE.draw(BOX, 7, position)));
  });
});

describe('a draw', () => {
  test('does not depend on the order of the pool', () => {
    assert(
      property(integer(), nat(100), nat(1000), (seed, count, position) => {
        const mixed = shuffled(seeded(seed), BOX);
        expect(CHANCE.draw(mixed, count, position)).toEqual(CHANCE.draw(BOX, count, position));
      }),
    );
  });

  test('of all tiles is a reordering of the pool', () => {
    expect([...CHANCE.draw(BOX, 100, 1)].sort()).toEqual([...BOX].sort());
    expect(CHANCE.draw(BOX, 0, 1)).toEqual([]);
  });

  test('of more tiles than there are is a bug', () => {
    expect(() => CHANCE.draw(['A'], 2, 0)).toThrow(RangeError);
    expect(() => CHANCE.pick(0, 0)).toThrow(RangeError);
  });
});

describe('fairness, by fixed seeds', () => {
  test('every tile is drawn at every place equally often', () => {
    const pool: readonly Tile[] = 'ABCDEFGHIJ'.split('');
    const rounds = 20_000;
    const counts = new Map<string, number>();
    for (let position = 0; position < rounds; position++) {
      for (const [place, tile] of CHANCE.draw(pool, 4, position).entries())
        counts.set(`${place}${tile}`, (counts.get(`${place}${tile}`) ?? 0) + 1);
    }
    for (let place = 0; place < 4; place++) {
      const row = pool.map((tile) => counts.get(`${place}${tile}`) ?? 0);
      expect(chiSquare(row, () => rounds / 10)).toBeLessThan(27.88); // 9 degrees of freedom
    }
  });

  test('pairs drawn one after the other are independent', () => {
    const pool: readonly Tile[] = 'ABCDEF'.split('');
    const rounds = 30_000;
    const counts = new Map<string, number>();
    for (let position = 0; position < rounds; position++) {
      const pair = CHANCE.draw(pool, 2, position).join('');
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(counts.size).toBe(30);
    expect(chiSquare([...counts.values()], () => rounds / 30)).toBeLessThan(58.3); // 29 degrees of freedom
  });

  test('letters come as often as the box holds them', () => {
    const counts = new Map<Tile, number>();
    for (let position = 0; position < 3000; position++)
      for (const tile of CHANCE.draw(BOX, 7, position)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    const tiles = Object.keys(CLASSIC_TILES.counts);
    const observed = tiles.map((tile) => counts.get(tile) ?? 0);
    const expected = (at: number): number => (21_000 * (CLASSIC_TILES.counts[tiles[at] ?? ''] ?? 0)) / 100;
    expect(chiSquare(observed, expected)).toBeLessThan(54.05); // 26 degrees of freedom
  });

  test('dice are even, the first as the second', () => {
    const rounds = 12_000;
    const faces = [0, 1].map(() => [0, 0, 0, 0, 0, 0]);
    for (let position = 0; position < rounds; position++)
      for (const [die, shown] of CHANCE.roll(2, position).entries())
        (faces[die] as number[])[shown - 1]! += 1;
    for (const row of faces) expect(chiSquare(row, () => rounds / 6)).toBeLessThan(20.52); // 5 degrees of freedom
  });

  test('a bound that does not divide 2^32 favours no number', () => {
    // Without rejection numbers below 2^30 would come twice as often as the others.
    const bound = 3 * 2 ** 30;
    const rounds = 6000;
    const thirds = [0, 0, 0];
    for (let position = 0; position < rounds; position++)
      thirds[Math.floor(CHANCE.pick(bound, position) / 2 ** 30)]! += 1;
    expect(chiSquare(thirds, () => rounds / 3)).toBeLessThan(13.82); // 2 degrees of freedom
  });
});
