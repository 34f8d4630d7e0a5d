/** Sealed pieces: only the passphrase opens them, and nothing can be changed or put elsewhere unnoticed. */

import { describe, expect, it } from 'vitest';
import { bytesOf, base64Of, markOf, packed, unpacked } from '../../../src/learn/sync/pieces.ts';
import {
  changedLock,
  newLock,
  newPhrase,
  openLock,
  PLAIN,
  sealedCoding,
} from '../../../src/learn/sync/seal.ts';

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
    expect(await sealedCoding(other, 'copy').open(key, body)).toEqual({ piece: PIECE, isEarlier: false });
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

describe('another passphrase', () => {
  const OLD = 'correct horse battery';
  const NEXT = 'staple of the stable';

  it('opens what was sealed before and since, under the same names; the old one opens nothing any more', async () => {
    const { lock, keys } = await newLock(OLD);
    const before = sealedCoding(keys, 'one');
    const key = await before.keyOf(PIECE.name);
    const earlier = await before.close(key, PIECE);
    const changed = await changedLock({ lock, copy: 'one' }, { old: OLD, next: NEXT });
    if (changed === null) throw new Error('the passphrase is right');
    const other = await openLock(changed.lock, NEXT);
    if (other === null) throw new Error('the new passphrase is right');
    for (const known of [changed.keys, other]) {
      const after = sealedCoding(known, 'two');
      expect(await after.keyOf(PIECE.name)).toBe(key);
      expect(await after.open(key, earlier)).toEqual({ piece: PIECE, isEarlier: true });
      const anew = await after.close(key, PIECE);
      expect(await after.open(key, anew)).toEqual({ piece: PIECE, isEarlier: false });
      // Neither the keys of the old passphrase nor its lock open what is sealed from now on.
      for (const copy of ['one', 'two'])
        await expect(sealedCoding(keys, copy).open(key, anew)).rejects.toThrow();
    }
    expect(await openLock(changed.lock, OLD)).toBeNull();
    expect(changed.lock).not.toContain('horse');
    expect(changed.lock).not.toContain('staple');
  });

  it('is refused without the old one, and nothing is made', async () => {
    const { lock } = await newLock(OLD);
    expect(await changedLock({ lock, copy: 'one' }, { old: NEXT, next: OLD })).toBeNull();
    expect(await changedLock({ lock: 'nonsense', copy: 'one' }, { old: OLD, next: NEXT })).toBeNull();
  });

  it('can be changed again, any number of times, in a lock that does not grow', async () => {
    let { lock, keys } = await newLock('phrase number 0');
    const key = await sealedCoding(keys, 'copy 0').keyOf(PIECE.name);
    for (let at = 1; at <= 3; at++) {
      const body = await sealedCoding(keys, `copy ${at - 1}`).close(key, PIECE);
      const phrases = { old: `phrase number ${at - 1}`, next: `phrase number ${at}` };
      const changed = await changedLock({ lock, copy: `copy ${at - 1}` }, phrases);
      if (changed === null) throw new Error('the passphrase is right');
      ({ lock, keys } = changed);
      expect(await sealedCoding(keys, `copy ${at}`).open(key, body)).toMatchObject({ isEarlier: true });
      expect(lock.length).toBeLessThan(400);
    }
  });

  it('belongs to the copy that it was made for: a lock that names another one before it does not open', async () => {
    const { lock } = await newLock(OLD);
    const changed = await changedLock({ lock, copy: 'one' }, { old: OLD, next: NEXT });
    const swapped = { ...(JSON.parse(changed?.lock ?? '') as object), earlier: 'another' };
    expect(await openLock(JSON.stringify(swapped), NEXT)).toBeNull();
  });
});

it('a plain piece keeps its name and can be read by whoever has it', async () => {
  const body = await PLAIN.close(PIECE.name, PIECE);
  expect(await PLAIN.keyOf(PIECE.name)).toBe(PIECE.name);
  expect(await PLAIN.open(PIECE.name, body)).toEqual({ piece: PIECE, isEarlier: false });
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
