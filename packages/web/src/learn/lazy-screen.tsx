/** A learning screen whose code loads when it first opens. */

import type { FunctionComponent } from 'preact';
import { lazyPart } from '../page/lazy-screen.tsx';
import { texts } from '../texts/current.ts';

/** `path`: the parts of the address after the name of the screen. */
export interface ScreenProps {
  readonly path: readonly string[];
}

export function lazyScreen(
  fetchScreen: () => Promise<FunctionComponent<ScreenProps>>,
): FunctionComponent<ScreenProps> {
  return lazyPart(fetchScreen, () => (
    <main class="opening" aria-busy="true">
      <p role="status">{texts.value.common.opening}</p>
    </main>
  ));
}
