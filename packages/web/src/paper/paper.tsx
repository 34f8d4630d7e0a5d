/** Games on paper: the Guide Game, and the companion of a physical set. */

import { route } from '../route.ts';
import { Companion } from './companion.tsx';
import { Guide } from './guide.tsx';

export function Paper() {
  return route.value.screen === 'paper' && route.value.kind === 'guide' ? <Guide /> : <Companion />;
}
