/** How the page's files are fetched to be kept: a few at a time, and again where an answer fails or never comes. */

import { describe, expect, it } from 'vitest';
import { keepFiles, type Fetching, type KeptFiles } from '../../src/service-worker/kept-files.ts';

const PATHS = Array.from({ length: 40 }, (_, at) => `/assets/${at}.js`);

function cache(): KeptFiles & { readonly files: Map<string, Response> } {
  const files = new Map<string, Response>();
  return {
    files,
    async put(path, response) {
      files.set(path, response);
    },
  };
}

/** A network that answers each path by `answer`, given how often it was asked for before. */
function network(answer: (path: string, asked: number, signal: AbortSignal) => Promise<Response>) {
  const asked = new Map<string, number>();
  const open = { now: 0, most: 0 };
  const fetching: Fetching = {
    async fetch(path, signal) {
      const before = asked.get(path) ?? 0;
      asked.set(path, before + 1);
      open.most = Math.max(open.most, ++open.now);
      try {
        return await answer(path, before, signal);
      } finally {
        open.now--;
      }
    },
    known: async () => undefined,
    patienceMs: 20,
  };
  return { fetching, asked, open };
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

describe('the files of the page', () => {
  it('are fetched six at a time, each once', async () => {
    const kept = cache();
    const { fetching, asked, open } = network(async () => {
      await new Promise((done) => setTimeout(done, 1));
      return new Response('file');
    });
    await keepFiles(PATHS, kept, fetching);
    expect([...kept.files.keys()].sort()).toEqual([...PATHS].sort());
    expect(new Set(asked.values())).toEqual(new Set([1]));
    expect(open.most).toBe(6);
  });

  it('are kept whole although one answer never comes, one fails and one is an error', async () => {
    const kept = cache();
    const { fetching } = network(async (path, before, signal) => {
      if (before > 0) return new Response('file');
      if (path.endsWith('/3.js')) return never(signal);
      if (path.endsWith('/5.js')) throw new TypeError('connection reset');
      return new Response('file', { status: path.endsWith('/7.js') ? 503 : 200 });
    });
    await keepFiles(PATHS, kept, fetching);
    expect(kept.files.size).toBe(PATHS.length);
    expect([...kept.files.values()].every(({ ok }) => ok)).toBe(true);
  });

  it('are given up when one never comes, and what has come stays', async () => {
    const kept = cache();
    const { fetching, asked } = network(async (path, _, signal) =>
      path.endsWith('/39.js') ? never(signal) : new Response('file'),
    );
    await expect(keepFiles(PATHS, kept, fetching)).rejects.toThrow('/assets/39.js: no answer');
    expect(asked.get('/assets/39.js')).toBe(3);
    expect(kept.files.size).toBe(PATHS.length - 1);
  });

  it('may take longer to come whole than to begin', async () => {
    const kept = cache();
    const { fetching, asked } = network(async (_, __, signal) => {
      const body = new ReadableStream({
        async start(bytes) {
          await new Promise((done) => setTimeout(done, 60));
          if (signal.aborted) bytes.error(signal.reason);
          else {
            bytes.enqueue(new TextEncoder().encode('large'));
            bytes.close();
          }
        },
      });
      return new Response(body);
    });
    await keepFiles(['/assets/large.gz'], kept, fetching);
    expect(asked.get('/assets/large.gz')).toBe(1);
    expect(await kept.files.get('/assets/large.gz')?.text()).toBe('large');
  });

  it('are not fetched where an earlier version has them', async () => {
    const kept = cache();
    const { fetching, asked } = network(async () => new Response('fetched'));
    const known = async (path: string) => (path === '/assets/0.js' ? new Response('known') : undefined);
    await keepFiles(PATHS, kept, { ...fetching, known });
    expect(await kept.files.get('/assets/0.js')?.text()).toBe('known');
    expect(asked.has('/assets/0.js')).toBe(false);
  });
});
