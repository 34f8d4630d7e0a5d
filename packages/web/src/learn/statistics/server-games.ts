/** Downloads the player's finished online games, each once. They are then stored here and work without a network. */

import type { GameResult } from '@lexiko/protocol';
import { hasBeenOnline } from '../../online/connection/been-online.ts';
import { fetchGame } from '../../online/account/game-file.ts';
import { Requests } from '../../online/connection/requests.ts';
import type { Study } from '../../study/study.ts';

/** `none`: never online, or not signed in. `unreachable`: games downloaded earlier still count. */
export type ServerGames = 'none' | 'asking' | 'all' | 'unreachable';

/**
 * Stores new games page by page and calls `onChange` after each page with new ones. Forgets all online games, and calls
 * `onChange`, if the player is not signed in.
 */
export async function fetchOwnGames(
  study: Study,
  signal: AbortSignal,
  onChange: () => void,
): Promise<ServerGames> {
  if (!hasBeenOnline()) return 'none';
  const requests = new Requests();
  const me = await requests.request('me', null);
  if (!me.ok) {
    if (me.error !== 'NOBODY') return 'unreachable';
    await study.ask('forgetOnline', null);
    onChange();
    return 'none';
  }
  const { id: person } = me.value.person;
  const known = new Set(await study.ask('onlineGames', person));
  let next: string | null = '';
  while (next !== null && !signal.aborted) {
    const page: Awaited<ReturnType<typeof requests.request<'history'>>> = await requests.request(
      'history',
      next === '' ? {} : { after: next },
    );
    if (!page.ok) return 'unreachable';
    const fresh = page.value.results.filter(({ game }) => !known.has(game));
    for (const result of fresh) if (!(await enter(study, person, result, signal))) return 'unreachable';
    if (fresh.length > 0) onChange();
    ({ next } = page.value);
  }
  return 'all';
}

/**
 * Stores one game; `false` if the server could not be reached. Skips games that the server refuses to send: a player who
 * left early may have no access to the game any more.
 */
async function enter(
  study: Study,
  person: string,
  { game, seat, finishedMs }: GameResult,
  signal: AbortSignal,
): Promise<boolean> {
  const fetched = await fetchGame(game, signal);
  if (typeof fetched === 'string') return fetched === 'refused';
  await study.ask('keepOnline', { person, game, seat, finishedMs, ...fetched });
  return true;
}
