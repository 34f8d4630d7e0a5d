/** `npm start` as newcomers run it: the page is served at an address that it prints; a command in its place is run. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCommand } from '../processes/open-browser.mjs';
import { spawnTied } from '../processes/tied-process.mjs';
import { ROOT } from '../workspace.mjs';

const home = mkdtempSync(join(tmpdir(), 'lexiko-start-'));
const started: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = [];

afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
});

function start(...args: string[]): ChildProcess {
  const child = spawnTied(process.execPath, [join(ROOT, 'scripts/start.mjs'), ...args], {
    env: { ...process.env, LEXIKO_DATA: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push({ child, ended: once(child, 'exit') });
  return child;
}

async function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const part of child.stdout ?? []) {
    text += String(part);
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error(`it ended with: ${text}`);
}

test('npm start serves the page under a strict policy, also where its usual port is taken', async () => {
  const blocker = createServer();
  // If it fails, somebody else has the port, which is as good.
  await new Promise((taken) => {
    blocker.once('listening', taken).once('error', taken).listen(8080, '127.0.0.1');
  });
  const url = await said(start(), /http:\/\/127\.0\.0\.1:\d+/u);
  expect(url).not.toMatch(/:8080$/u);
  const page = await fetch(`${url}/`);
  expect(await page.text()).toContain('<div id="app">');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'wasm-unsafe-eval';/u);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  const unchanged = await fetch(`${url}/`, {
    headers: { 'if-none-match': page.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  const worker = await fetch(`${url}/service-worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/u);
  const manifest = await fetch(`${url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  blocker.close();
});

test('npm start with a command runs the command', async () => {
  await said(start('play', '--help'), /lexiko play/u);
});

test('A browser is opened only where somebody looks', () => {
  const screen = { DISPLAY: ':0' };
  expect(browserCommand({ platform: 'linux', env: screen, isTerminal: true })).toEqual(['xdg-open']);
  expect(browserCommand({ platform: 'darwin', env: {}, isTerminal: true })).toEqual(['open']);
  expect(browserCommand({ platform: 'linux', env: {}, isTerminal: true })).toBeNull();
  expect(browserCommand({ platform: 'linux', env: screen, isTerminal: false })).toBeNull();
  expect(browserCommand({ platform: 'darwin', env: { CI: 'true' }, isTerminal: true })).toBeNull();
  expect(browserCommand({ platform: 'darwin', env: { BROWSER: 'none' }, isTerminal: true })).toBeNull();
});
