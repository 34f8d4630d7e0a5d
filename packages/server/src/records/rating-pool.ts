/**
 * Whose games are rated together: those of a preset in one language, and apart from them those with a bot. The pools of
 * English have no language in their name: they are older than the others.
 */

import type { PublicRating } from '@lexiko/protocol';

const BOTS = '+bots';
const FIRST_LANGUAGE = 'english';

export interface Pool {
  readonly preset: string;
  readonly language: string;
  readonly hasBot: boolean;
}

/** The name under which ratings are stored. */
export function poolOf({ preset, language, hasBot }: Pool): string {
  const spoken = language === FIRST_LANGUAGE ? preset : `${preset}/${language}`;
  return hasBot ? `${spoken}${BOTS}` : spoken;
}

/** The same as everybody sees it. */
export function publicPool(pool: string): Pick<PublicRating, 'preset' | 'language' | 'pool'> {
  const hasBot = pool.endsWith(BOTS);
  const [preset = '', language] = (hasBot ? pool.slice(0, -BOTS.length) : pool).split('/');
  return {
    preset,
    ...(language === undefined ? {} : { language }),
    ...(hasBot ? { pool: 'bots' as const } : {}),
  };
}
