/** A screen of the lessons whose code is fetched when it is first opened. */

import type { FunctionComponent } from 'preact';
import { lazyPart } from '../page/lazy-screen.tsx';
import { texts } from '../texts/current.ts';

/** What an address says after the name of the screen. */
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
