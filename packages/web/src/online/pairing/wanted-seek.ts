/** The clock that somebody has chosen on another screen: the lobby then looks for an opponent at once. */

import { signal, type Signal } from '@preact/signals';
import type { SeekTime } from '@lexiko/protocol';

export function createWantedSeek(): Signal<SeekTime | null> {
  return signal(null);
}
