/** Plain requests of the page: in which order they are asked. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '../src/online/connection/requests.ts';

const ME = { person: { id: 'ann', name: 'Ann' }, account: null };

/** A server that answers when it is told to. */
function slowServer(): { readonly asked: string[]; readonly answer: (status?: number) => void } {
  const asked: string[] = [];
  const answers: ((status: number) => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise((resolve) =>
      answers.push((status) => resolve(Response.json(status === 200 ? ME : {}, { status }))),
    );
  });
  return { asked, answer: (status = 200) => answers.shift()?.(status) };
}

describe('requests to the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('that may change who one is wait for each other: a late guest would take the place of whoever signs in', async () => {
    const { asked, answer } = slowServer();
    const signedIn = request('signIn', { login: 'ann', password: 'correct horse' });
    const cameIn = request('guest', {});
    const looked = request('me', null);
    await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/sign-in']));
    answer();
    expect((await looked).ok).toBe(true);
    expect(asked).toHaveLength(2);
    // Also when it failed.
    answer(503);
    expect(await signedIn).toEqual({ ok: false, error: 'SERVER_BUSY' });
    await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/sign-in', '/api/guest']));
    answer();
    expect((await cameIn).ok).toBe(true);
  });
});
