/** Stopping a game and going on with it. Whoever leads the table asks for it; no side can. While it stands no time runs. */

import { record, type Draft } from './draft.ts';
import type { Refusal } from '../refusal.ts';

export function decidePause(draft: Draft): Refusal | null {
  if (draft.state.pausedMs === null) record(draft, { type: 'paused', atMs: draft.world.nowMs });
  return null;
}

export function decideResume(draft: Draft): Refusal | null {
  if (draft.state.pausedMs !== null) record(draft, { type: 'resumed', atMs: draft.world.nowMs });
  return null;
}
