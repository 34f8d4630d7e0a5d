/** Mail over a real mail server of the tests' own: addresses are confirmed, alerts come once, and a code gives a new password. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { AlertMail } from '../../src/mail/alert-mail.ts';
import { Mailer } from '../../src/mail/mailer.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { SmtpInbox } from '../support/smtp-inbox.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const PASSWORD = 'correct horse';
const PROOF = { kind: 'password', password: PASSWORD } as const;
const PAGE = 'https://play.example.org';
let inbox: SmtpInbox;
let server: TestServer;
const clients: Client[] = [];

beforeEach(async () => {
  inbox = await SmtpInbox.open();
  server = await startTestServer({
    alerts: {
      wording: { write: async (_, { kind }) => ({ title: 'Bob', body: `alert: ${kind} é` }) },
      contact: 'mailto:nobody@localhost',
      endpoints: 'public',
    },
    mail: {
      url: inbox.url,
      from: 'Lexiko <games@example.org>',
      page: PAGE,
      wording: {
        letter: async (language, { kind, code }) => ({
          subject: `${kind} ${language}`,
          text: `code ${code}`,
        }),
        footer: async () => 'Turn it off in your account:',
      },
    },
  });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
  await inbox.close();
});

async function join(login: string): Promise<Browser> {
  const browser = new Browser(server.port);
  await browser.done('signUp', { login, password: PASSWORD, name: `Name of ${login}` });
  return browser;
}

function codeIn(text: string): string {
  return /code (\S+)/u.exec(text)?.[1] ?? expect.fail(`there is no code in ${text}`);
}

async function confirmed(browser: Browser, address: string): Promise<void> {
  await browser.done('mailSet', { address, language: 'de', proof: PROOF });
  const { text, headers } = await inbox.mailTo(address);
  expect(headers.get('subject')).toBe('confirm de');
  expect(await browser.refusal('mailConfirm', { code: 'BBBB-BBBB-BBBB' })).toBe('WRONG_CREDENTIALS');
  const known = await browser.done('mailConfirm', { code: codeIn(text) });
  expect(known).toEqual({ available: true, address: { address, confirmed: true }, alerts: false });
}

test('alerts go to a confirmed address once, with a header that ends them', async () => {
  const [ann, bob] = [await join('ann'), await join('bob')];
  expect(await ann.refusal('mailAlerts', { on: true })).toBe('NOT_FOUND');
  await confirmed(ann, 'ann@example.org');
  expect((await ann.done('mailAlerts', { on: true })).alerts).toBe(true);
  const game = await bob.socket();
  clients.push(game);
  const invite = async (): Promise<void> => {
    const { game: id } = await game.done(newGame());
    await game.done({ type: 'invite', game: id, person: (await ann.done('me')).person.id });
  };
  await invite();
  const { from, headers, text } = await inbox.mailTo('ann@example.org', 2);
  expect(from).toBe('games@example.org');
  expect(text).toContain('alert: invited é');
  expect(text).toMatch(/https:\/\/play\.example\.org\/#\/online\/game\/\S+/u);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const way = /^<https:\/\/play\.example\.org(\/.+)>$/u.exec(headers.get('list-unsubscribe') ?? '')?.[1];
  // As mail programs do it: without a session, as a form.
  const ended = await fetch(`http://127.0.0.1:${server.port}${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  expect((await ann.done('mail')).alerts).toBe(false);
});

test('the subject of an alert says its name once', async () => {
  const subjects: string[] = [];
  const mail = new AlertMail({
    mailer: {
      send: ({ subject }) => {
        subjects.push(subject);
        return Promise.resolve('sent');
      },
    },
    wording: { letter: () => expect.fail('no letter'), footer: () => Promise.resolve('') },
    page: 'https://play.example.org',
    push: null,
  });
  const device = { device: 'mail-1', endpoint: 'mailto:ann@example.org', p256dh: '', auth: '' };
  const owner = { person: 'ann', sessionHash: '', language: 'en', client: '', createdMs: 1 };
  for (const body of ['Bob passed. It’s your turn.', 'News in 2 games'])
    await mail.send({ ...device, ...owner }, { title: 'Bob', body, tag: 't', id: 'i', game: null });
  expect(subjects).toEqual(['Bob passed. It’s your turn.', 'Bob: News in 2 games']);
});

test('a code for a new password goes to a confirmed address, and the answer says nothing of it', async () => {
  const ann = await join('ann');
  const stranger = new Browser(server.port);
  const ask = async (login: string): Promise<unknown> => stranger.done('mailRecover', { login });
  await ann.done('mailSet', { address: 'ann@example.org', language: 'en', proof: PROOF });
  const { text } = await inbox.mailTo('ann@example.org');
  expect([await ask('ann'), await ask('nobody')]).toEqual([{}, {}]);
  await ann.done('mailConfirm', { code: codeIn(text) });
  await ask('ANN');
  const letter = await inbox.mailTo('ann@example.org', 2);
  expect(letter.headers.get('subject')).toBe('recover en');
  await stranger.done('recover', { login: 'ann', code: codeIn(letter.text), password: 'another horse' });
  await stranger.done('signIn', { login: 'ann', password: 'another horse' });
  expect(await ann.refusal('me')).toBe('NOBODY');
  // Nobody fills the inbox of others.
  for (let asked = 0; asked < 5; asked++) await stranger.ask('mailRecover', { login: 'ann' });
  expect(await stranger.refusal('mailRecover', { login: 'ann' })).toBe('TOO_MANY_MESSAGES');
});

test('an address is set by its owner alone, and forgotten with everything', async () => {
  const ann = await join('ann');
  const wish = { address: 'ann@example.org', language: 'en', proof: PROOF };
  const wrong = { ...wish, proof: { kind: 'password', password: 'wrong horse' } };
  expect(await ann.refusal('mailSet', wrong)).toBe('WRONG_CREDENTIALS');
  expect(await ann.refusal('mailSet', { ...wish, address: 'ann@example.org\r\nBcc: all@x.org' })).toBe(
    'BAD_ADDRESS',
  );
  await confirmed(ann, 'ann@example.org');
  await ann.done('mailAlerts', { on: true });
  const { id } = (await ann.done('me')).person;
  await ann.done('delete', { proof: PROOF });
  expect(await server.store.mail.of(id)).toBeNull();
  expect(await server.store.alerts.devicesOf(id)).toEqual([]);
});

test('what a mail server refuses for good is told from what may be sent later', async () => {
  const mailer = new Mailer({ url: inbox.url, from: 'games@example.org' });
  const mail = { to: 'ann@example.org', subject: 'Hello', text: 'You' };
  expect(await mailer.send(mail)).toBe('sent');
  inbox.answerToRecipient = '550 nobody here';
  expect(await mailer.send(mail)).toBe('refused');
  inbox.answerToRecipient = '450 later';
  expect(await mailer.send(mail)).toBe('failed');
  await inbox.close();
  expect(await mailer.send(mail)).toBe('failed');
  mailer.close();
  expect(inbox.mails).toHaveLength(1);
});

test('a server without mail says so, and asks nobody for an address', async () => {
  const plain = await startTestServer();
  const browser = new Browser(plain.port);
  await browser.done('signUp', { login: 'ann', password: PASSWORD });
  expect(await browser.done('mail')).toEqual({ available: false, address: null, alerts: false });
  const wish = { address: 'ann@example.org', language: 'en', proof: PROOF };
  expect(await browser.refusal('mailSet', wish)).toBe('NO_MAIL_HERE');
  await plain.close();
});
