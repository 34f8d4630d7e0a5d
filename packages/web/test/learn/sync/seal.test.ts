/** Sealed pieces: only the passphrase opens them, and nothing can be changed or put elsewhere unnoticed. */

import { describe, expect, it } from 'vitest';
import { bytesOf, base64Of, markOf, packed, unpacked } from '../../../src/learn/sync/pieces.ts';
import { newLock, newPhrase, openLock, PLAIN, sealedCoding } from '../../../src/learn/sync/seal.ts';

const PIECE = { name: 'decks/one/contents/0', content: { letters: 'AEINRST EGINRST' } };

describe('a sealed piece', () => {
  it('opens with the passphrase on another device, however it is spaced', async () => {
    const { lock, keys } = await newLock('correct  horse battery ');
    const coding = sealedCoding(keys, 'copy');
    const key = await coding.keyOf(PIECE.name);
    const body = await coding.close(key, PIECE);
    const other = await openLock(lock, ' correct horse battery');
    if (other === null) throw new Error('the passphrase is right');
    expect(await sealedCoding(other, 'copy').keyOf(PIECE.name)).toBe(key);
    expect(await sealedCoding(other, 'copy').open(key, body)).toEqual(PIECE);
    expect(await openLock(lock, 'correct horse batterY')).toBeNull();
  });

  it('shows neither its name nor its content, and is another one each time', async () => {
    const { lock, keys } = await newLock('correct horse battery');
    const coding = sealedCoding(keys, 'copy');
    const key = await coding.keyOf(PIECE.name);
    const [first, second] = [await coding.close(key, PIECE), await coding.close(key, PIECE)];
    expect(key).toMatch(/^[\w-]{43}$/u);
    expect(first).not.toBe(second);
    for (const text of [key, lock, Buffer.from(first, 'base64').toString('latin1')])
      for (const word of ['decks', 'AEINRST', 'horse']) expect(text).not.toContain(word);
  });

  it('does not open when it was changed, lies under another name, or comes from another copy', async () => {
    const { keys } = await newLock('correct horse battery');
    const coding = sealedCoding(keys, 'copy');
    const key = await coding.keyOf(PIECE.name);
    const body = await coding.close(key, PIECE);
    const changed = bytesOf(body);
    changed[20] = (changed[20] ?? 0) ^ 1;
    await expect(coding.open(key, base64Of(changed))).rejects.toThrow();
    await expect(coding.open(await coding.keyOf('lessons'), body)).rejects.toThrow();
    await expect(sealedCoding(keys, 'another').open(key, body)).rejects.toThrow();
  });

  it('has a lock that no server can make cheap: fewer rounds are not opened', async () => {
    const { lock } = await newLock('correct horse battery');
    const weak = JSON.stringify({ ...(JSON.parse(lock) as object), rounds: 1 });
    expect(await openLock(weak, 'correct horse battery')).toBeNull();
    expect(await openLock('nonsense', 'correct horse battery')).toBeNull();
  });

  it('is sealed by a phrase that is suggested by chance, of six words that can be said', () => {
    const phrases = Array.from({ length: 50 }, () => newPhrase());
    expect(new Set(phrases).size).toBe(50);
    for (const phrase of phrases)
      expect(phrase).toMatch(/^(?:[bdfghklmnprstvz][aeiou]){2}[bdfghklmnprstvz](?: |$)/u);
  });
});

it('a plain piece keeps its name and can be read by whoever has it', async () => {
  const body = await PLAIN.close(PIECE.name, PIECE);
  expect(await PLAIN.keyOf(PIECE.name)).toBe(PIECE.name);
  expect(await PLAIN.open(PIECE.name, body)).toEqual(PIECE);
  await expect(PLAIN.open(PIECE.name, 'AAAA')).rejects.toThrow();
});

it('large pieces come back whole', async () => {
  const large = Array.from({ length: 50_000 }, (_, at) => `é${at}`);
  expect(await unpacked(bytesOf(base64Of(await packed(large))))).toEqual(large);
});

it('a content has the same mark whoever wrote it, and another one has another', () => {
  expect(markOf({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(markOf({ b: [1, { d: 3, c: 2 }], a: 1 }));
  const marks = Array.from({ length: 5000 }, (_, at) => markOf({ next: at }));
  expect(new Set(marks).size).toBe(5000);
});
