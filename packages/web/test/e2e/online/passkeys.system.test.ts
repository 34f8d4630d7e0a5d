/**
 * Passkey ceremonies between Chromium's own WebAuthn and the real server, by a virtual device of its debugging protocol:
 * what the server sends is what browsers take, and what they answer is what it believes.
 */

import type { CDPSession } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { addAuthenticator } from '../support/authenticator.ts';
import { browserForTests, type OpenPage } from '../support/browser-table.ts';

const table = browserForTests(startGameServer);

/** A visitor of the page under the name by which browsers trust it, with a device that asks for no finger. */
async function visitor(): Promise<OpenPage & { readonly device: string; readonly debug: CDPSession }> {
  const opened = await table().visit({}, table().url.replace('127.0.0.1', 'localhost'));
  return { ...opened, ...(await addAuthenticator(opened.context, opened.page)) };
}

interface Me {
  readonly person: { readonly id: string; readonly name: string };
  readonly account: { readonly login: string; readonly passkeys: readonly unknown[] } | null;
}

/** The two halves of a ceremony, with what a page does in between. */
async function ceremony(
  { page }: OpenPage,
  kind: 'create' | 'get',
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly me: Me }> {
  return page.evaluate(
    async ([what, where, sent]) => {
      const post = (to: string, json: unknown): Promise<Response> =>
        fetch(to, { method: 'POST', body: JSON.stringify(json) });
      const begun = await post(where, sent);
      const { ceremony: id, options } = (await begun.json()) as { ceremony: string; options: never };
      const credential =
        what === 'create'
          ? await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
            })
          : await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
            });
      // Both calls above answer with one of these.
      const response = (credential as PublicKeyCredential).toJSON() as unknown;
      const finished = await post(`${where}/finish`, { ceremony: id, response });
      return { status: finished.status, me: (await finished.json()) as Me };
    },
    [kind, path, body] as const,
  );
}

async function ask({ page }: OpenPage, method: 'GET' | 'POST', path: string): Promise<unknown> {
  return page.evaluate(
    async ([how, where]) => (await fetch(where, { method: how })).json() as Promise<unknown>,
    [method, path] as const,
  );
}

describe('a passkey of a browser', () => {
  it('makes a guest the owner of an account, and lets them in again', async () => {
    const ann = await visitor();
    const guest = (await ask(ann, 'POST', '/api/guest')) as Me;
    const made = await ceremony(ann, 'create', '/api/passkeys/sign-up', { login: 'ann' });
    expect(made).toMatchObject({ status: 201, me: { account: { login: 'ann' } } });
    expect(made.me.person.id).toBe(guest.person.id);
    const { credentials } = await ann.debug.send('WebAuthn.getCredentials', { authenticatorId: ann.device });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
    await ask(ann, 'POST', '/api/sign-out');
    expect(await ask(ann, 'GET', '/api/me')).toEqual({ code: 'NOBODY' });
    const back = await ceremony(ann, 'get', '/api/passkeys/sign-in', {});
    expect(back).toMatchObject({ status: 200, me: { person: made.me.person, account: { login: 'ann' } } });
    await ann.context.close();
  });

  it('is removed by a second press elsewhere; a second press in the same place takes the first back', async () => {
    const ann = await visitor();
    const { page } = ann;
    await page.goto(new URL('#/online/account', page.url()).href);
    const signUp = page.locator('section', {
      has: page.getByRole('heading', { name: 'Create account' }),
    });
    await signUp.getByLabel('Login').fill('remover');
    await signUp.getByLabel('Password').fill('correct horse');
    await signUp.getByRole('button', { name: 'Create account' }).press('Enter');
    const password = page
      .locator('section', { has: page.getByRole('heading', { name: 'Sign-in methods' }) })
      .getByLabel('Current password');
    await password.fill('correct horse');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    const removeNow = page.getByRole('button', { name: 'Remove now' });
    await remove.waitFor();
    const kept = async (): Promise<number | undefined> =>
      ((await ask(ann, 'GET', '/api/me')) as Me).account?.passkeys.length;

    // Only the owner may: without the password there is nothing to press.
    await expect.poll(() => password.inputValue()).toBe('');
    expect(await remove.isDisabled()).toBe(true);
    await password.fill('correct horse');
    await remove.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await remove.boundingBox()) ?? new DOMRect();
    const press = (): Promise<void> => page.mouse.click(x + width / 2, y + height / 2);
    await press();
    await removeNow.waitFor();
    await press();
    await expect.poll(() => removeNow.count()).toBe(0);
    expect(await kept()).toBe(1);

    await remove.click();
    await removeNow.click();
    await expect.poll(() => removeNow.count()).toBe(0);
    await expect.poll(kept).toBe(0);
    await ann.context.close();
  });

  it('does not let anybody in whose device did not see its owner', async () => {
    const ann = await visitor();
    await ceremony(ann, 'create', '/api/passkeys/sign-up', { login: 'unseen' });
    await ask(ann, 'POST', '/api/sign-out');
    await ann.debug.send('WebAuthn.setUserVerified', { authenticatorId: ann.device, isUserVerified: false });
    // The browser itself keeps to what the server asks for.
    await expect(ceremony(ann, 'get', '/api/passkeys/sign-in', {})).rejects.toThrow('NotAllowedError');
    await ann.context.close();
  });
});
