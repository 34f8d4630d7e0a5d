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
    words: 280_414,
    checksum: 'eb0ac091209da4793e72672625aeed31da1ab2455609a91f89baf2c2088b1d3b',
    packedBytes: 2_500_000,
  },
  {
    id: 'french',
    name: 'Lexiko Français',
    version: '1',
    language: 'french',
    words: 400_320,
    checksum: '8dd0b407a1c95cd345993d8c8cec63c3e270cbbf408603678d9e82774686e182',
    packedBytes: 3_000_000,
  },
  {
    id: 'spanish',
    name: 'Lexiko Español',
    version: '1',
    language: 'spanish',
    words: 578_783,
    checksum: '96d8c3870e0b5564e9683c33213c84da5ce09cf477bd21d3bf0dfdbba99c4d5e',
    packedBytes: 2_600_000,
  },
  {
    id: 'dutch',
    name: 'Lexiko Nederlands',
    version: '1',
    language: 'dutch',
    words: 248_961,
    checksum: '4bd98e4c526f6ceab2f73ab39e302395a8f7e3a98bc992a1b50879f3456d7072',
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
