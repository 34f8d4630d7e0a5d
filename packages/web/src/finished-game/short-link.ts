/** Short links: the server of this page keeps what a long link holds. Without a server, the long one is as good. */

import type { NewLink, SharedLink } from '@lexiko/protocol';

const PATIENCE_MS = 10_000;

async function asked(path: string, body: object | null): Promise<unknown> {
  try {
    const answer = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === null
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return answer.ok && isJson ? await answer.json() : null;
  } catch {
    return null; // offline, or a page without a server
  }
}

/** `null`: no server that keeps it. */
export async function makeShortLink(text: string): Promise<NewLink | null> {
  const made = (await asked('/api/links/create', { text })) as NewLink | null;
  return typeof made?.id === 'string' ? made : null;
}

/** What it holds; `null`: deleted, expired, or no server. */
export async function readShortLink(id: string): Promise<string | null> {
  const read = (await asked(`/api/links/read?${new URLSearchParams({ id })}`, null)) as SharedLink | null;
  return typeof read?.text === 'string' ? read.text : null;
}

/** Whether it is gone now. */
export async function deleteShortLink({ id, key }: Pick<NewLink, 'id' | 'key'>): Promise<boolean> {
  return (await asked('/api/links/delete', { id, key })) !== null;
}
