/** A finished game as the server hands it to those who may see it. */

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
