/** Fetches the files of a version of the page: a few at a time, again where an answer fails or never comes. */

/** Where fetched files are kept: a `Cache`, as far as it is needed here. */
export interface KeptFiles {
  put(path: string, response: Response): Promise<void>;
}

export interface Fetching {
  readonly fetch: (path: string, signal: AbortSignal) => Promise<Response>;
  /** A file of an earlier version under the same name, which then has the same content. */
  readonly known: (path: string) => Promise<Response | undefined>;
  /** An answer that has not begun by then is given up. On a slow network a large file takes longer to come whole. */
  readonly patienceMs: number;
}

/** As many connections as a browser opens to one server by HTTP/1.1. */
const LANES = 6;
const TRIES = 3;

/** Fills `kept` with all `paths`, or throws; what is there by then stays, so that the next attempt begins with it. */
export async function keepFiles(
  paths: readonly string[],
  kept: KeptFiles,
  fetching: Fetching,
): Promise<void> {
  const waiting = paths.values();
  // The lanes share one iterator: each takes the next path that no other has taken.
  const lanes = Array.from({ length: LANES }, async () => {
    for (const path of waiting) await keepFile(path, kept, fetching);
  });
  await Promise.all(lanes);
}

async function keepFile(path: string, kept: KeptFiles, fetching: Fetching): Promise<void> {
  const known = await fetching.known(path);
  if (known !== undefined) return kept.put(path, known);
  for (let tries = 1; ; tries++) {
    try {
      const response = await begunInTime(path, fetching);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return await kept.put(path, response);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function begunInTime(path: string, { fetch, patienceMs }: Fetching): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error(`${path}: no answer`)), patienceMs);
  try {
    return await fetch(path, stop.signal);
  } finally {
    clearTimeout(timer);
  }
}
