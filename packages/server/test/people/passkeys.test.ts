/** Passkey ceremonies with a device that really signs: what is let in, and everything that is not. */

import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clock = { nowMs: Date.now() };

afterEach(() => server.close());

async function start(): Promise<void> {
  server = await startTestServer({ now: () => clock.nowMs });
}

async function signedUp(login: string): Promise<Browser> {
  const one = new Browser(server.port);
  const { ceremony, options } = await one.done('passkeySignUp', { login });
  await one.done('passkeySignUpFinish', { ceremony, response: { ...one.device.create(options) } });
  return one;
}

describe('a passkey', () => {
  test('makes an account without a password, of which the guest stays the owner', async () => {
    await start();
    const ann = new Browser(server.port);
    const { person } = await ann.done('guest', { name: 'Ann' });
    const { ceremony, options } = await ann.done('passkeySignUp', { login: 'Ann' });
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Lexiko' },
      user: { name: 'ann' },
      authenticatorSelection: { userVerification: 'required' },
    });
    const me = await ann.done('passkeySignUpFinish', {
      ceremony,
      response: { ...ann.device.create(options) },
    });
    expect(me.person).toEqual(person);
    expect(me.account).toMatchObject({ login: 'ann', hasPassword: false, passkeys: [{ usedMs: null }] });
  });

  test('signs in without a login, each time by a new challenge', async () => {
    await start();
    const ann = await signedUp('ann');
    ann.cookie = '';
    const { ceremony, options } = await ann.done('passkeySignIn', {});
    expect(options).not.toHaveProperty('allowCredentials', expect.arrayContaining([expect.anything()]));
    const response = { ...ann.device.get(options) };
    const me = await ann.done('passkeySignInFinish', { ceremony, response });
    expect(me.account?.login).toBe('ann');
    expect(me.account?.passkeys[0]?.usedMs).toBe(clock.nowMs);
    expect(await ann.refusal('passkeySignInFinish', { ceremony, response })).toBe('CEREMONY_OVER');
    const next = await ann.done('passkeySignIn', {});
    const replayed = { ceremony: next.ceremony, response };
    expect(await ann.refusal('passkeySignInFinish', replayed)).toBe('WRONG_CREDENTIALS');
  });

  test.each([
    ['signed for another page', { origin: 'https://evil.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['with a wrong signature', { badSignature: true }],
    ['without showing that the owner is there', { isUnverified: true }],
  ])('does not sign in %s', async (_, flaw) => {
    await start();
    const ann = await signedUp('ann');
    const { ceremony, options } = await ann.done('passkeySignIn', {});
    const response = ann.device.get(options, flaw);
    ann.cookie = '';
    expect(await ann.refusal('passkeySignInFinish', { ceremony, response })).toBe('WRONG_CREDENTIALS');
    expect(ann.cookie).toBe('');
  });

  test.each([
    ['for another page', { origin: 'https://evil.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without showing that the owner is there', { isUnverified: true }],
  ])('is not taken %s', async (_, flaw) => {
    await start();
    const ann = new Browser(server.port);
    const { ceremony, options } = await ann.done('passkeySignUp', { login: 'ann' });
    const response = ann.device.create(options, flaw);
    expect(await ann.refusal('passkeySignUpFinish', { ceremony, response })).toBe('WRONG_CREDENTIALS');
    expect(await server.store.accounts.accountByLogin('ann')).toBeNull();
  });

  test('copied to another device is found out by its counter', async () => {
    await start();
    const ann = await signedUp('ann');
    for (const count of [5, 9]) {
      const { ceremony, options } = await ann.done('passkeySignIn', {});
      await ann.done('passkeySignInFinish', {
        ceremony,
        response: { ...ann.device.get(options, { count }) },
      });
    }
    const { ceremony, options } = await ann.done('passkeySignIn', {});
    const response = ann.device.get(options, { count: 6 });
    expect(await ann.refusal('passkeySignInFinish', { ceremony, response })).toBe('WRONG_CREDENTIALS');
  });

  test('has five minutes', async () => {
    await start();
    const ann = await signedUp('ann');
    const { ceremony, options } = await ann.done('passkeySignIn', {});
    clock.nowMs += 5 * 60 * 1000 + 1;
    const response = ann.device.get(options);
    expect(await ann.refusal('passkeySignInFinish', { ceremony, response })).toBe('CEREMONY_OVER');
  });

  test('that is nonsense is refused, never thrown on', async () => {
    await start();
    const eve = await signedUp('eve');
    const good = eve.device.credentials[0]?.id;
    for (const response of [
      {},
      { id: 'x' },
      { id: good },
      { id: good, rawId: good, type: 'public-key', response: {} },
    ]) {
      const { ceremony } = await eve.done('passkeySignIn', {});
      expect(await eve.refusal('passkeySignInFinish', { ceremony, response })).toBe('WRONG_CREDENTIALS');
    }
    for (const ceremony of ['x', 'x'.repeat(43)])
      expect(await eve.refusal('passkeySignInFinish', { ceremony, response: {} })).toMatch(/UNREADABLE|OVER/);
  });

  test('is made for whoever asked for it, and for what', async () => {
    await start();
    const [ann, eve] = [await signedUp('ann'), await signedUp('eve')];
    const { ceremony, options } = await ann.done('passkeyAdd', { proof: await ann.passkeyProof() });
    const response = eve.device.create(options);
    expect(await eve.refusal('passkeyAddFinish', { ceremony, response })).toBe('CEREMONY_OVER');
    const signUp = await new Browser(server.port).done('passkeySignUp', { login: 'new' });
    const crossed = { ceremony: signUp.ceremony, response: eve.device.create(signUp.options) };
    expect(await eve.refusal('passkeyAddFinish', crossed)).toBe('CEREMONY_OVER');
    expect((await eve.done('me')).account?.passkeys).toHaveLength(1);
  });

  test('is added, named, and removed, but for the last way in', async () => {
    await start();
    const ann = await signedUp('ann');
    const [first] = (await ann.done('me')).account?.passkeys ?? [];
    const removal = async (): Promise<unknown> => ({ passkey: first?.id, proof: await ann.passkeyProof() });
    expect(await ann.refusal('passkeyRemove', await removal())).toBe('LAST_WAY_IN');
    const { ceremony, options } = await ann.done('passkeyAdd', { proof: await ann.passkeyProof() });
    expect(options).toMatchObject({ excludeCredentials: [{ id: first?.id }] });
    const made = { ...ann.device.create(options) };
    clock.nowMs++;
    const two = await ann.done('passkeyAddFinish', { ceremony, response: made, label: 'Blue key' });
    expect(two.account?.passkeys.map(({ label }) => label)).toEqual(['Passkey', 'Blue key']);
    expect((await ann.ask('passkeyRemove', await removal())).status).toBe(200);
    expect((await ann.done('me')).account?.passkeys.map(({ label }) => label)).toEqual(['Blue key']);
    expect(await ann.refusal('passkeyRemove', await removal())).toBe('NOT_FOUND');
    await ann.done('password', { password: 'correct horse', proof: await ann.passkeyProof() });
    const last = (await ann.done('me')).account?.passkeys[0]?.id ?? '';
    await ann.done('passkeyRemove', {
      passkey: last,
      proof: { kind: 'password', password: 'correct horse' },
    });
  });

  test('of somebody else proves nothing', async () => {
    await start();
    const [ann, eve] = [await signedUp('ann'), await signedUp('eve')];
    const proof = await eve.passkeyProof();
    expect(await ann.refusal('password', { password: 'correct horse', proof })).toBe('WRONG_CREDENTIALS');
  });
});
