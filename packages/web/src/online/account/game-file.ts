/** Downloads a finished game from the server. */

export interface FetchedGame {
  readonly log: string;
  /** The names of the sides. */
  readonly names: readonly string[];
}

/** The server accepts about twenty requests a second. */
const PAUSE_MS = 1000;
const ATTEMPTS = 5;

/** `null`: refused by the server. Throws if the server cannot be reached. */
async function gameFile(game: string, form: 'log' | 'sheet', signal: AbortSignal): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await fetch(`/api/game-file?${new URLSearchParams({ game, form })}`, { signal });
    if (answer.ok) return answer.text();
    if (answer.status !== 429 && answer.status < 500) return null;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('the server has too much to do');
}

/** A finished game with all its data. `refused`: the person may not see it, now or later. */
export async function fetchGame(
  game: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<FetchedGame | 'refused' | 'unreachable'> {
  try {
    const [log, sheet] = await Promise.all([gameFile(game, 'log', signal), gameFile(game, 'sheet', signal)]);
    if (log === null || sheet === null) return 'refused';
    const { players } = JSON.parse(sheet) as { readonly players: readonly string[] };
    return { log, names: players };
  } catch {
    return 'unreachable';
  }
}
