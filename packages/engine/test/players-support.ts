/** What the tests of computer players share: the desk with the built-in lexicon, one player for each level. */

import { authorityFor } from '@lexiko/words';
import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { english } from '../../words/test/english-files.ts';
import {
  type Desk,
  Library,
  LEVELS,
  makeDesk,
  makePlayer,
  PERSONALITIES,
  type Level,
  type Player,
  wordLayersOf,
} from '../src/index.ts';
import { KERNELS } from './kernels.ts';

const [, makeKernel] = KERNELS[1];

export const desk: Desk = makeDesk(new Library(english()), makeKernel);

export const PLAYERS: Readonly<Record<Level, Player>> = Object.fromEntries(
  LEVELS.map((level) => [level, makePlayer(PERSONALITIES[level], desk)]),
) as Record<Level, Player>; // one for each level

const authorities = new Map<string, WordAuthority>();

/** The dictionary of a game, opened once for each set of layers. */
export function authorityOf(ruleset: Ruleset): WordAuthority {
  const layers = wordLayersOf(ruleset);
  const key = JSON.stringify(layers);
  let authority = authorities.get(key);
  if (authority === undefined) authorities.set(key, (authority = authorityFor(english(), layers)));
  return authority;
}
