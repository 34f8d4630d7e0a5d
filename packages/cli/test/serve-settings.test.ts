/** The settings of a server: flags before environment, nonsense refused by name, one list that the help shows. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { serve } from '../src/commands/serve.ts';
import { readSettings, SERVER_SETTINGS } from '../src/serve/settings.ts';
import { runCommand } from './command-run.ts';

const data = mkdtempSync(join(tmpdir(), 'lexiko-serve-settings-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('the settings of a server', () => {
  test('are the usual ones where nothing is said', () => {
    expect(readSettings({ values: {}, positionals: [] }, { LEXIKO_DATA: '/data' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      database: '/data/lexiko.db',
      origins: [],
      behindProxy: false,
      webFolder: null,
      log: 'info',
    });
  });

  test('come from flags before the environment', () => {
    const env = {
      LEXIKO_PORT: '1',
      LEXIKO_HOST: 'h',
      LEXIKO_BEHIND_PROXY: '1',
      LEXIKO_ORIGIN: 'https://a.b,http://c',
    };
    const settings = readSettings({ values: { port: '2' }, positionals: [] }, env);
    expect(settings).toMatchObject({
      port: 2,
      host: 'h',
      behindProxy: true,
      origins: ['https://a.b', 'http://c'],
    });
  });

  test('are all in the help', () => {
    for (const [flag, { env }] of Object.entries(SERVER_SETTINGS)) {
      expect(serve.help).toContain(`--${flag}`);
      expect(serve.help).toContain(env);
    }
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

describe('lexiko migrate', () => {
  test('brings a database up to date, and says when there is nothing to do', async () => {
    const args = ['migrate', '--database', join(data, 'new/lexiko.db')];
    expect((await runCommand(args)).out).toBe('Brought up to date in 4 step(s).\n');
    expect((await runCommand(args)).out).toBe('The database is up to date.\n');
    expect((await runCommand(['migrate', '--database', 'memory:'])).status).toBe(2);
  });
});
