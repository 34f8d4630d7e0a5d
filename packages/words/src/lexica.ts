/**
 * The lexica that come with Lexiko, known before any of them is built. This file is made from the built lexica:
 * `LEXIKO_WRITE_DOCS=1 npx vitest run scripts/test/build/lexica.system.test.ts`.
 */

import type { LanguageId } from '@lexiko/languages';
import type { LexiconIdentity } from './lexicon/lexicon.ts';

/** A lexicon that whoever has Lexiko can open, ready or still to be built. */
export interface BuiltInLexicon extends LexiconIdentity {
  readonly language: LanguageId;
  readonly words: number;
  /** About what its graph takes to send, packed. */
  readonly packedBytes: number;
}

/** The first of a language is the one that its games use unless another is chosen. */
export const LEXICA: readonly BuiltInLexicon[] = [
  {
    id: 'english',
    name: 'Lexiko English',
    version: '1',
    language: 'english',
    words: 172_827,
    checksum: '92faa992cf3623eb4a39d4d73707def78d387870b0d0fe2649d5fd315cd37f0c',
    packedBytes: 2_600_000,
  },
  {
    id: 'english-2',
    name: 'Lexiko English 2',
    version: '2',
    language: 'english',
    words: 176_323,
    checksum: 'ddc986366d474eb7d0de51f1eca173e03dc3aebfea4309c55608317c7bcc38a4',
    packedBytes: 2_600_000,
  },
  {
    id: 'german',
    name: 'Lexiko Deutsch',
    version: '1',
    language: 'german',
    words: 280_351,
    checksum: '3fbaebecb73ab609c7ea70c1ea2d8ad2ebf84f0001c9b3e9a02a91fed2563c00',
    packedBytes: 2_500_000,
  },
  {
    id: 'french',
    name: 'Lexiko Français',
    version: '1',
    language: 'french',
    words: 400_319,
    checksum: '8e8cd04f5a1e96818018bd8aad357a0b14b3e5d43c434cf68c97ded003814079',
    packedBytes: 3_000_000,
  },
  {
    id: 'spanish',
    name: 'Lexiko Español',
    version: '1',
    language: 'spanish',
    words: 578_738,
    checksum: 'c2dfe78a8eb0cd7fcec97c0096a5509558053efaa46f24b95f929e15794620ff',
    packedBytes: 2_600_000,
  },
  {
    id: 'dutch',
    name: 'Lexiko Nederlands',
    version: '1',
    language: 'dutch',
    words: 248_901,
    checksum: 'cec5bfd641da3651870217bed312c43357ce0761ff962488a49d6a4375dd8b77',
    packedBytes: 4_900_000,
  },
  {
    id: 'polish',
    name: 'Lexiko Polski',
    version: '1',
    language: 'polish',
    words: 2_688_195,
    checksum: 'e97066dddef6af0a647559e122c0a775d264d4e04540c2a5083859610f17dd6a',
    packedBytes: 11_700_000,
  },
];

/** `null` if none of that id is built in. */
export function builtInLexicon(id: string): BuiltInLexicon | null {
  return LEXICA.find((lexicon) => lexicon.id === id) ?? null;
}
