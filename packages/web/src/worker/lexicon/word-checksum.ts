/** The checksum of the words of a graph (D-01): SHA-256 of the words in order, a newline after each. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { allWords, writeWord, type Alphabet, type WordGraph } from '@lexiko/words';

/** Characters hashed at a time. */
const CHUNK = 1 << 16;

export function wordChecksum(graph: WordGraph, alphabet: Alphabet): string {
  const hash = sha256.create();
  const encoder = new TextEncoder();
  let lines = '';
  for (const { letters, length } of allWords(graph)) {
    lines += `${writeWord(alphabet, letters, length)}\n`;
    if (lines.length < CHUNK) continue;
    hash.update(encoder.encode(lines));
    lines = '';
  }
  return bytesToHex(hash.update(encoder.encode(lines)).digest());
}
