/** npm as the scripts run it: the one that is running, with short timeouts. */

import { runCaptured, Setback } from '../workspace.mjs';

/** npm waits over a minute between attempts; somebody who is offline should hear it at once. */
const IN_A_HURRY = ['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

const UNREACHABLE =
  /^npm (?:error|ERR!) code (?<code>EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ECONNECTIONTIMEOUT|ERESPONSETIMEOUT|ETRANSFERTIMEOUT)$/m;

/**
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<import('../workspace.mjs').Outcome>}
 */
export async function runNpm(args, options = {}) {
  // Under `npm start` this names the npm that is running; a bare `npm` may be another one, or none.
  const npm = process.env['npm_execpath'];
  const all = [...args, ...IN_A_HURRY];
  try {
    return npm?.endsWith('.js')
      ? await runCaptured(process.execPath, [npm, ...all], options)
      : await runCaptured('npm', all, options);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Setback(
      'npm is not on the PATH. It comes with Node: install Node again, or add it to the PATH.',
    );
  }
}

/**
 * Which registry npm couldn't reach, and what to do about it; undefined if something else went wrong.
 * @param {string} output what npm printed
 * @returns {string | undefined}
 */
export function unreachableRegistry(output) {
  const code = UNREACHABLE.exec(output)?.groups?.['code'];
  if (code === undefined) return undefined;
  const registry = /request to (https?:\/\/[^/\s]+)/.exec(output)?.[1] ?? 'its registry';
  return `npm can't reach ${registry} (${code}). Connect to the network, or set a proxy or a mirror for npm (npm config set proxy …, npm config set registry …). Then try again.`;
}

/**
 * Installs exactly what the lock file of a folder lists, integrity checked, without running any package's scripts.
 * @param {string} folder
 * @param {string} wanted what is being installed, as a person would say it
 * @param {readonly string[]} [more] further arguments
 */
export async function installLocked(folder, wanted, more = []) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...more];
  const { status, output } = await runNpm(args, { cwd: folder });
  if (status === 0) return;
  const unreachable = unreachableRegistry(output);
  throw new Setback(
    unreachable === undefined
      ? `${output}\nnpm ci failed (status ${status}); its output is above.`
      : `Can't install ${wanted}: ${unreachable}`,
  );
}
