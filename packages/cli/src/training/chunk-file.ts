/** Chunks of practice games as bytes, to be kept in files and sent between threads. Little-endian on every machine Node runs on. */

import type { Chunk } from './lesson.ts';

const HEAD_WORDS = 5;

export function packChunk({ racks, equities, unseen, gains, score, games }: Chunk): Uint8Array {
  const head = Int32Array.of(racks.length, equities.length, unseen.length, Math.round(score), games);
  const pieces = [head, Int32Array.from(equities), Int16Array.from(gains), Uint8Array.from(unseen)];
  return Buffer.concat([...pieces.map(({ buffer }) => new Uint8Array(buffer)), Uint8Array.from(racks)]);
}

export function unpackChunk(bytes: Uint8Array): Chunk {
  // A copy of their own: typed arrays need their bytes at even addresses.
  const { buffer } = Uint8Array.from(bytes);
  const [rackTiles = 0, racks = 0, turns = 0, score = 0, games = 0] = new Int32Array(buffer, 0, HEAD_WORDS);
  const equitiesAt = 4 * HEAD_WORDS;
  const gainsAt = equitiesAt + 4 * racks;
  const unseenAt = gainsAt + 2 * turns;
  return {
    equities: [...new Int32Array(buffer, equitiesAt, racks)],
    gains: [...new Int16Array(buffer, gainsAt, turns)],
    unseen: [...new Uint8Array(buffer, unseenAt, turns)],
    racks: [...new Uint8Array(buffer, unseenAt + turns, rackTiles)],
    score,
    games,
  };
}
