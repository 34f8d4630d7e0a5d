/** A room of the lessons whose code is fetched when somebody first enters it. */

import type { FunctionComponent } from 'preact';
import { lazyPart } from '../page/lazy-screen.tsx';
import { texts } from '../texts/current.ts';

/** What an address says after the name of the room. */
export interface RoomProps {
  readonly path: readonly string[];
}

export function lazyRoom(
  fetchRoom: () => Promise<FunctionComponent<RoomProps>>,
): FunctionComponent<RoomProps> {
  return lazyPart(fetchRoom, () => (
    <main class="opening" aria-busy="true">
      <p role="status">{texts.value.common.opening}</p>
    </main>
  ));
}
