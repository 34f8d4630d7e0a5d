/** Plain requests of the page: in which order they are asked, and which are not. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { Requests } from '../../src/online/connection/requests.ts';

const ME = { person: { id: 'ann', name: 'Ann' }, account: null };

/** A server that answers when it is told to. */
function slowServer(): { readonly asked: string[]; readonly answer: (status?: number) => void } {
  const asked: string[] = [];
  const answers: ((status: number) => void)[] = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    asked.push(path);
    return new Promise((resolve, reject) => {
      const body = path === '/api/sign-out' ? {} : ME;
      answers.push((status) => resolve(Response.json(status === 200 ? body : {}, { status })));
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  return { asked, answer: (status = 200) => answers.shift()?.(status) };
}

describe('requests to the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('that may change who one is wait for each other: a late guest would take the place of whoever signs in', async () => {
    const { asked, answer } = slowServer();
    const requests = new Requests();
    const signedIn = requests.request('signIn', { login: 'ann', password: 'correct horse' });
    const cameIn = requests.request('guest', {});
    const looked = requests.request('me', null);
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

  it('read nothing while somebody signs out: the session may have ended before the answer', async () => {
    const { asked, answer } = slowServer();
    const requests = new Requests();
    const before = requests.request('me', null);
    const stays = requests.endSession(() => requests.request('signOut', {}));
    const meanwhile = requests.request('me', null);
    expect(await before).toEqual({ ok: false, error: 'UNREACHABLE' });
    answer();
    answer(503);
    expect(await stays).toEqual({ ok: false, error: 'SERVER_BUSY' });
    // Still signed in: what waited is read now.
    await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/sign-out', '/api/me']));
    answer();
    expect((await meanwhile).ok).toBe(true);

    const gone = requests.endSession(() => requests.request('signOut', {}));
    void requests.request('me', null);
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    answer();
    await gone;
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked.slice(3)).toEqual(['/api/sign-out']);
  });

  it('for another matter wait for no change, and end with the session all the same', async () => {
    const { asked, answer } = slowServer();
    const requests = new Requests();
    const others = requests.beside();
    const before = others.request('me', null);
    void requests.request('guest', {});
    void others.request('signOut', {});
    await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/guest', '/api/sign-out']));
    requests.close();
    expect(await before).toEqual({ ok: false, error: 'UNREACHABLE' });
    answer();
    answer();
    answer();
  });
});
