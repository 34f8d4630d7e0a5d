/** The settings of a server: flags before environment, nonsense refused by name, one list that the help shows. */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@lexiko/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terminal as texts } from '@lexiko/texts/en/terminal';
import { serve } from '../../src/commands/server/serve.ts';
import { UsageError } from '../../src/command.ts';
import { helpText, meaningOf } from '../../src/help-text.ts';
import { readSettings, SERVER_SETTINGS, type SettingName } from '../../src/serve/settings.ts';
import { runCommand } from '../command-run.ts';

const data = mkdtempSync(join(tmpdir(), 'lexiko-serve-settings-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('the settings of a server', () => {
  test('are the usual ones where nothing is said', () => {
    expect(readSettings({}, { LEXIKO_DATA: '/data' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      database: join('/data', 'lexiko.db'),
      origins: [],
      behindProxy: false,
      webFolder: null,
      log: 'info',
    });
  });

  test('name whom push services may write to: as told, else the address of the page', () => {
    const contactOf = (env: Readonly<Record<string, string>>): string =>
      readSettings({}, { LEXIKO_DATA: '/data', ...env }).alertsContact;
    const page = { LEXIKO_ORIGIN: 'http://localhost:8080,https://play.example.org' };
    expect(contactOf(page)).toBe('https://play.example.org');
    expect(contactOf({ ...page, LEXIKO_ALERTS_CONTACT: 'mailto:me@example.org' })).toBe(
      'mailto:me@example.org',
    );
    expect(contactOf({})).toBe('mailto:nobody@localhost');
    for (const wrong of ['me@example.org', 'mailto:', 'http://example.org', 'https://'])
      expect(() => contactOf({ LEXIKO_ALERTS_CONTACT: wrong })).toThrow();
  });

  test('come from flags before the environment', () => {
    const env = {
      LEXIKO_PORT: '1',
      LEXIKO_HOST: 'h',
      LEXIKO_BEHIND_PROXY: '1',
      LEXIKO_ORIGIN: 'https://a.b,http://c',
    };
    const settings = readSettings({ port: '2' }, env);
    expect(settings).toMatchObject({
      port: 2,
      host: 'h',
      behindProxy: true,
      origins: ['https://a.b', 'http://c'],
    });
  });

  test('are all in the help', () => {
    const help = helpText(texts, 'serve', serve);
    for (const [flag, { env }] of Object.entries(SERVER_SETTINGS)) {
      expect(help).toContain(`--${flag}`);
      expect(help).toContain(`[${env}]`);
    }
  });

  test('send mail with a mail server, a sender and the address of the page, and not without one of them', () => {
    const mailOf = (env: Readonly<Record<string, string>>): unknown =>
      readSettings({}, { LEXIKO_DATA: '/data', ...env }).mail;
    const all = {
      LEXIKO_SMTP: 'smtps://me:secret@mail.example.org',
      LEXIKO_MAIL_FROM: 'Lexiko <games@example.org>',
      LEXIKO_ORIGIN: 'https://play.example.org',
    };
    expect(mailOf({})).toBeNull();
    expect(mailOf(all)).toEqual({
      url: all.LEXIKO_SMTP,
      from: all.LEXIKO_MAIL_FROM,
      page: 'https://play.example.org',
    });
    for (const wrong of [
      { LEXIKO_SMTP: 'mail.example.org' },
      { LEXIKO_MAIL_FROM: '' },
      { LEXIKO_ORIGIN: '' },
    ])
      expect(() => mailOf({ ...all, ...wrong })).toThrow(UsageError);
  });

  test('are all in docs/operations.md, as the help tells them', () => {
    const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const rows = [...document.matchAll(/^\| `(--[^`]+)` +\| `(\w+)` +\| (.*?) +\|$/gm)].map(
      ([, ...row]) => row,
    );
    const settings = Object.entries(texts.help.serve.options).map(([name, row]) => {
      const setting = SERVER_SETTINGS[name as SettingName];
      return [row[0], setting.env, meaningOf(texts, row, setting)];
    });
    expect(rows).toEqual(settings);
  });

  test('are all that the sources ask the environment for', () => {
    const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const sources = ['cli', 'server'].flatMap((name) => {
      const folder = fileURLToPath(new URL(`../../../${name}/src`, import.meta.url));
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => readFileSync(join(folder, path), 'utf8'));
    });
    const asked = new Set(sources.flatMap((text) => text.match(/\bLEXIKO_[A-Z_]+/g) ?? []));
    // `lexiko match` sets it for a program that it starts.
    asked.delete('LEXIKO_MS');
    expect(asked.size).toBeGreaterThan(5);
    for (const variable of asked) expect(document).toContain(`\`${variable}\``);
  });

  test.each([
    ['--port', 'x'],
    ['--port', '65536'],
    ['--threads', '0'],
    ['--log', 'loud'],
    ['--origin', 'example.org'],
    ['--origin', 'https://example.org/path'],
    ['--nonsense', '1'],
  ])('refuse %s %s in one sentence', async (flag, value) => {
    const { status, err } = await runCommand(['serve', flag, value], '', { LEXIKO_DATA: data });
    expect(status).toBe(2);
    expect(err).toMatch(/^lexiko serve: .+\n$/);
  });
});

describe('lexiko think', () => {
  test.each([
    ['an SQLite file', ['--database', join(data, 'lexiko.db')]],
    ['no database', []],
    ['a database in memory', ['--database', 'memory:']],
    ['no threads', ['--database', 'postgres://127.0.0.1:1/x', '--threads', '0']],
    ['a database that is not there', ['--database', 'postgres://127.0.0.1:1/x']],
    ['a setting of servers', ['--port', '1']],
  ])('refuses %s in one sentence', async (_, args) => {
    const { status, err } = await runCommand(['think', ...args], '', { LEXIKO_DATA: data });
    expect(status).toBe(2);
    expect(err).toMatch(/^lexiko think: .+\n$/);
  });
});

describe('lexiko migrate', () => {
  test('brings a database up to date, and says when there is nothing to do', async () => {
    const database = join(data, 'new.db');
    writeFileSync(database, '');
    const args = ['migrate', '--database', database];
    expect((await runCommand(args)).out).toMatch(/^Brought up to date in \d+ steps\.\n$/);
    expect((await runCommand(args)).out).toBe('The database is up to date.\n');
    expect((await runCommand(['migrate', '--database', 'memory:'])).status).toBe(2);
  });
});

describe('lexiko backup', () => {
  const database = join(data, 'backup.db');
  beforeAll(async () => (await openStore(database)).close());

  test('copies a database, checks the copy, and overwrites nothing', async () => {
    const copy = join(data, 'copy.db');
    const made = await runCommand(['backup', '--database', database, copy]);
    expect(made).toMatchObject({ status: 0, out: `${copy}: replayed 0 games with 0 events; 0 people.\n` });
    expect((await runCommand(['backup', '--check', copy])).out).toBe(made.out);
    const again = await runCommand(['backup', '--database', database, copy]);
    expect(again.status).toBe(2);
    expect(again.err).toMatch(/Nothing is overwritten/);
  });

  test('says what is damaged, with status 1', async () => {
    const text = join(data, 'text.db');
    writeFileSync(text, 'not a database');
    const { status, err } = await runCommand(['backup', '--check', text]);
    expect(status).toBe(1);
    expect(err).toMatch(/^lexiko backup: “.*” is damaged: .+\n$/);
  });

  test.each([
    ['no file', []],
    ['two files', ['a', 'b']],
    ['no database', ['--database', '/nowhere/lexiko.db', 'a']],
    ['a database in memory', ['--database', 'memory:', 'a']],
    ['PostgreSQL', ['--database', 'postgres://localhost/lexiko', 'a']],
    ['a folder that is not there', ['--database', database, '/nowhere/copy.db']],
  ])('refuses %s in one sentence', async (_, args) => {
    const { status, err } = await runCommand(['backup', ...args], '', { LEXIKO_DATA: data });
    expect(status).toBe(2);
    expect(err).toMatch(/^lexiko backup: .+\n$/);
  });
});

describe('a database that cannot be used', () => {
  const text = join(data, 'letter.txt');
  const folder = join(data, 'folder.db');
  const missing = join(data, 'typo.db');
  beforeAll(() => {
    writeFileSync(text, 'Dear Ann, this is no database at all.\n'.repeat(50), { mode: 0o644 });
    mkdirSync(folder);
  });

  test.each([
    ['migrate', []],
    ['reports', []],
    ['admin', ['log']],
    ['backup', [join(data, 'never.db')]],
  ])('is refused by %s in one sentence, and nothing is made in its place', async (command, args) => {
    for (const database of [text, folder, missing, join(data, 'no/such/folder.db')]) {
      const { status, out, err } = await runCommand([command, '--database', database, ...args]);
      expect({ status, out }, database).toEqual({ status: 2, out: '' });
      expect(err).toMatch(new RegExp(`^lexiko ${command}: .+\\.\n$`, 'u'));
      expect(err).not.toMatch(/\n./u);
    }
    expect(existsSync(missing)).toBe(false);
    expect(existsSync(join(data, 'no'))).toBe(false);
    expect(existsSync(join(data, 'never.db'))).toBe(false);
    expect(readFileSync(text, 'utf8')).toMatch(/^Dear Ann/u);
    expect(statSync(text).mode & 0o777).toBe(0o644);
  });

  test('is no good copy, and no good one to serve', async () => {
    for (const database of [text, folder]) {
      const checked = await runCommand(['backup', '--check', database]);
      expect(checked.status).toBe(1);
      expect(checked.err).toMatch(/^lexiko backup: “.*” is damaged: .+\n$/u);
      const args = ['serve', '--port', '0', '--threads', '1', '--database', database];
      const served = await runCommand(args, '', { LEXIKO_DATA: data });
      expect(served.status).toBe(2);
      expect(served.err).toMatch(/^lexiko serve: Can’t start: .+\n$/u);
    }
  });
});
