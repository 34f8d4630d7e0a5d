/**
 * A bag nobody can rig: all chance of a game derived from a secret that its keeper has committed to and from a nonce
 * of every side. Whoever holds secret and nonces gets the same answers; whoever lacks one of them can foresee none.
 *
 * The derivation, so that anybody can repeat it: block n at a position is
 * HMAC-SHA-256(secret, JSON of [nonces] + ' ' + position + ' ' + n), all text in UTF-8, n from 0; its 32 bytes are eight
 * big-endian numbers of 32 bits, taken in order. A number below m is the next of them modulo m, where those from the
 * last incomplete run of m on are skipped, so that none is likelier than another.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from '../game/world.ts';
import { sortedTiles, type Tile } from '../tile.ts';

const WORD_RANGE = 2 ** 32;
const DIE_SIDES = 6;

/** What is published before the game: the SHA-256 of the secret, in hexadecimal digits. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** `nonces` by seat. The order of a pool does not matter: its tiles are sorted before any is drawn. */
export function createChance(secret: string, nonces: readonly string[]): Chance {
  // Key and nonces are the same for every question, so they are hashed once and the state is copied.
  const keyed = hmac.create(sha256, utf8ToBytes(secret)).update(utf8ToBytes(JSON.stringify(nonces)));
  const numbersAt = (position: number): ((below: number) => number) =>
    numbersFrom((block) =>
      keyed
        .clone()
        .update(utf8ToBytes(` ${position} ${block}`))
        .digest(),
    );
  return {
    secret,
    draw: (pool, count, position) => drawFrom(pool, count, numbersAt(position)),
    roll(dice, position) {
      const below = numbersAt(position);
      return Array.from({ length: dice }, () => 1 + below(DIE_SIDES));
    },
    pick: (below, position) => numbersAt(position)(below),
  };
}

/** Even numbers below any bound, from blocks of random bytes. */
function numbersFrom(blockAt: (block: number) => Uint8Array): (below: number) => number {
  let block = 0;
  let bytes = blockAt(block);
  let at = 0;
  const next = (): number => {
    if (at === bytes.length) {
      bytes = blockAt(++block);
      at = 0;
    }
    let word = 0;
    for (const end = at + 4; at < end; at++) word = word * 256 + (bytes[at] ?? 0);
    return word;
  };
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORD_RANGE)
      throw new RangeError(`there is no number from 0 to below ${below}`);
    const accepted = WORD_RANGE - (WORD_RANGE % below);
    for (;;) {
      const word = next();
      if (word < accepted) return word % below;
    }
  };
}

/** The first `count` tiles of a shuffled pool. */
function drawFrom(pool: readonly Tile[], count: number, below: (bound: number) => number): readonly Tile[] {
  if (count > pool.length) throw new RangeError(`${count} tiles cannot be drawn from ${pool.length}`);
  const tiles = inOrder(pool);
  const drawn: Tile[] = [];
  for (let left = tiles.length; drawn.length < count; left--) {
    const at = below(left);
    drawn.push(tiles[at] ?? '');
    tiles[at] = tiles[left - 1] ?? '';
  }
  return drawn;
}

/** `sortedTiles` by counting, which is quicker: a pool has many tiles of few kinds. */
function inOrder(pool: readonly Tile[]): Tile[] {
  const counts = new Map<Tile, number>();
  for (const tile of pool) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const tiles: Tile[] = [];
  for (const tile of sortedTiles([...counts.keys()]))
    for (let count = counts.get(tile) ?? 0; count > 0; count--) tiles.push(tile);
  return tiles;
}
