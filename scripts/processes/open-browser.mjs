/** Opens an address in the browser, if somebody sits at this machine. */

import { spawn } from 'node:child_process';

/**
 * The command that opens an address; `null` where nobody would see it: no terminal, a build server, no screen, or
 * `BROWSER=none`.
 * @param {{ platform: string, env: Readonly<Record<string, string | undefined>>, isTerminal: boolean }} place
 * @returns {readonly string[] | null}
 */
export function browserCommand({ platform, env, isTerminal }) {
  if (!isTerminal || env['CI'] !== undefined || env['BROWSER'] === 'none') return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  const hasScreen = env['DISPLAY'] !== undefined || env['WAYLAND_DISPLAY'] !== undefined;
  return hasScreen ? ['xdg-open'] : null;
}

/** @param {string} url */
export function openBrowser(url) {
  const { platform, env, stdout } = process;
  const [program, ...args] = browserCommand({ platform, env, isTerminal: stdout.isTTY }) ?? [];
  if (program === undefined) return;
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {}); // the address is on the screen as well
  child.unref();
}
