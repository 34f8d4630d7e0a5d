/** One's own finished games at the server: fetched once each, and then known here, also without a network. */

import type { GameResult } from '@lexiko/protocol';
import { hasBeenOnline } from '../../online/connection/been-online.ts';
import { fetchGame } from '../../online/account/game-file.ts';
import { Requests } from '../../online/connection/requests.ts';
import type { Study } from '../../study/study.ts';

/** `none`: nobody has come in from here. `unreachable`: what was fetched before still counts. */
export type ServerGames = 'none' | 'asking' | 'all' | 'unreachable';

/** Enters what is new; tells on the way that something is. */
export async function fetchOwnGames(
  study: Study,
  signal: AbortSignal,
  onNews: () => void,
): Promise<ServerGames> {
  if (!hasBeenOnline()) return 'none';
  const requests = new Requests();
  const me = await requests.request('me', null);
  if (!me.ok) {
    if (me.error !== 'NOBODY') return 'unreachable';
    await study.ask('forgetOnline', null);
    onNews();
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
    if (fresh.length > 0) onNews();
    ({ next } = page.value);
  }
  return 'all';
}

/**
 * `false`: the server could not be reached. What this page cannot count is left out, and so is what is not handed out:
 * whoever left a game before its end may have no part in it any more.
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
