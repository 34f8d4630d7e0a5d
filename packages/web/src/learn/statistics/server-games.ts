/** One's own finished games at the server: fetched once each, and then known here, also without a network. */

import type { GameResult } from '@lexiko/protocol';
import { hasBeenOnline } from '../../online/been-online.ts';
import { request } from '../../online/requests.ts';
import { ask } from '../../study/ask.ts';

/** `none`: nobody has come in from here. `unreachable`: what was fetched before still counts. */
export type ServerGames = 'none' | 'asking' | 'all' | 'unreachable';

/** The server lets through some twenty requests a second. */
const PAUSE_MS = 1000;
const ATTEMPTS = 5;

/** A file of a finished game; `null`: it is not to be had. */
async function gameFile(game: string, form: 'log' | 'sheet', signal: AbortSignal): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await fetch(`/api/game-file?${new URLSearchParams({ game, form })}`, { signal });
    if (answer.ok) return answer.text();
    if (answer.status !== 429) return null;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}

/** A finished game with everything that is known of it, and the names of its sides. */
export async function fetchGame(
  game: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ readonly log: string; readonly names: readonly string[] } | null> {
  const [log, sheet] = await Promise.all([
    gameFile(game, 'log', signal),
    gameFile(game, 'sheet', signal),
  ]).catch(() => [null, null]);
  if (log === null || sheet === null) return null;
  const { players } = JSON.parse(sheet) as { readonly players: readonly string[] };
  return { log, names: players };
}

/** Enters what is new; tells on the way that something is. */
export async function fetchOwnGames(signal: AbortSignal, onNews: () => void): Promise<ServerGames> {
  if (!hasBeenOnline()) return 'none';
  const me = await request('me', null);
  if (!me.ok) {
    if (me.error !== 'NOBODY') return 'unreachable';
    await ask('forgetOnline', null);
    onNews();
    return 'none';
  }
  const { id: person } = me.value.person;
  const known = new Set(await ask('onlineGames', person));
  let next: string | null = '';
  while (next !== null && !signal.aborted) {
    const page: Awaited<ReturnType<typeof request<'history'>>> = await request(
      'history',
      next === '' ? {} : { after: next },
    );
    if (!page.ok) return 'unreachable';
    const fresh = page.value.results.filter(({ game }) => !known.has(game));
    for (const result of fresh) if (!(await enter(person, result, signal))) return 'unreachable';
    if (fresh.length > 0) onNews();
    ({ next } = page.value);
  }
  return 'all';
}

async function enter(
  person: string,
  { game, seat, finishedMs }: GameResult,
  signal: AbortSignal,
): Promise<boolean> {
  const fetched = await fetchGame(game, signal);
  return fetched !== null && (await ask('keepOnline', { person, game, seat, finishedMs, ...fetched }));
}
