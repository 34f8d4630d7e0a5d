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
    words: 280_352,
    checksum: '2161d76be4f914fa6ec7614eaca9dbd330ccbc3104ee676c2108dbb5066e57a8',
    packedBytes: 2_500_000,
  },
  {
    id: 'french',
    name: 'Lexiko Français',
    version: '1',
    language: 'french',
    words: 400_311,
    checksum: 'fb0d0e93475468c4a953cc0f1171741419e3a3543b3d27cc18fc4a9fb737a2fb',
    packedBytes: 3_000_000,
  },
  {
    id: 'spanish',
    name: 'Lexiko Español',
    version: '1',
    language: 'spanish',
    words: 578_750,
    checksum: '616ed1ce696e4e7462e0adc4b144fffe1df4c7a40d4b408e58c2cdb3efd18919',
    packedBytes: 2_600_000,
  },
  {
    id: 'dutch',
    name: 'Lexiko Nederlands',
    version: '1',
    language: 'dutch',
    words: 248_951,
    checksum: '7e041390a371e4da31fa9b9c53be98f10d405daebafb3808b11a46a8558ca6a0',
    packedBytes: 4_900_000,
  },
  {
    id: 'polish',
    name: 'Lexiko Polski',
    version: '1',
    language: 'polish',
    words: 2_688_193,
    checksum: '37925097110f1f0674399018ed5eb3477bae6d8903908633b5c86192328ccc3e',
    packedBytes: 11_700_000,
  },
];

/** `null` if none of that id is built in. */
export function builtInLexicon(id: string): BuiltInLexicon | null {
  return LEXICA.find((lexicon) => lexicon.id === id) ?? null;
}
