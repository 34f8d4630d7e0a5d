import { describe, expect, test } from 'vitest';
import { formatKlv2, leaveValue, makeLeaves, parseKlv2 } from '../../src/entries/moves.ts';
import { seededRandom } from '../support/random-position.ts';

const SOME = makeLeaves([
  [[0], 25.5],
  [[0, 19], 30.25],
  [[19, 5], 9],
  [[22, 22], -12.5],
]);

describe('leaves', () => {
  test('are found whatever the order of the tiles, and are worth nothing if not listed', () => {
    expect(leaveValue(SOME, [19, 0])).toBe(30.25);
    expect(leaveValue(SOME, [5, 19])).toBe(9);
    expect(leaveValue(SOME, [22])).toBe(0);
    expect(leaveValue(SOME, [])).toBe(0);
  });

  test.each([26, 32, 62])('of %i letters survive being written as KLV2 and read again', (size) => {
    const random = seededRandom(1);
    const racks = new Map<string, readonly [number[], number]>();
    for (let i = 0; i < 500; i++) {
      const rack = Array.from({ length: 1 + random(6) }, () => random(size + 1)).sort((a, b) => a - b);
      racks.set(rack.join(), [rack, random(4000) / 64 - 30]);
    }
    const again = parseKlv2(formatKlv2(makeLeaves(racks.values())));
    if (!again.ok) throw new Error(again.error.code);
    for (const [rack, points] of racks.values()) expect(leaveValue(again.value, rack)).toBe(points);
  });

  test('begin with the number of arcs and end with the values, little-endian', () => {
    const bytes = formatKlv2(SOME);
    const view = new DataView(bytes.buffer);
    const arcs = view.getUint32(0, true);
    expect(view.getUint32(4 + 4 * arcs, true)).toBe(4);
    expect(view.getFloat32(8 + 4 * arcs, true)).toBe(25.5);
    expect(bytes).toHaveLength(8 + 4 * arcs + 16);
  });

  test('are refused when the file is cut short, damaged or miscounted', () => {
    const bytes = formatKlv2(SOME);
    const refusal = (changed: Uint8Array): string | undefined => {
      const parsed = parseKlv2(changed);
      return parsed.ok ? undefined : parsed.error.code;
    };
    expect(refusal(bytes.subarray(0, 5))).toBe('leaves-cut-short');
    expect(refusal(bytes.subarray(0, bytes.length - 1))).toBe('leaves-cut-short');
    const fewer = bytes.slice(0, bytes.length - 4);
    new DataView(fewer.buffer).setUint32(4 + 4 * new DataView(bytes.buffer).getUint32(0, true), 3, true);
    expect(refusal(fewer)).toBe('leaves-miscounted');
    const astray = bytes.slice();
    new DataView(astray.buffer).setUint32(4, 0x3ffff0, true);
    expect(refusal(astray)).toBe('leaves-damaged');
  });
});
