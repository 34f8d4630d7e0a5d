/** Whose games are rated together: those of a preset, and apart from them those of a preset with a bot. */

import type { PublicRating } from '@lexiko/protocol';

const BOTS = '+bots';

/** The name under which ratings are stored. */
export function poolOf(preset: string, hasBot: boolean): string {
  return hasBot ? `${preset}${BOTS}` : preset;
}

/** The same as everybody sees it. */
export function publicPool(pool: string): Pick<PublicRating, 'preset' | 'pool'> {
  return pool.endsWith(BOTS) ? { preset: pool.slice(0, -BOTS.length), pool: 'bots' } : { preset: pool };
}
