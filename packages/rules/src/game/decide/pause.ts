/** Pausing and resuming a game. Whoever runs the table asks for it; no side can. No time passes during a pause. */

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
