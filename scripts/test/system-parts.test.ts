/** Where a browser and a database server are looked for, and what is said when they are missing. */

import { expect, test } from 'vitest';
import { ensureSystemPart, findSystemPart, thisMachine } from '../system-parts.mjs';

type Machine = ReturnType<typeof thisMachine>;

function machine({ programs = [], ...rest }: Partial<Machine> & { programs?: readonly string[] }): Machine {
  return { env: {}, isRoot: false, system: 'debian', isProgram: (path) => programs.includes(path), ...rest };
}

test('A browser on the PATH is found, in the order of the PATH', () => {
  const here = machine({
    env: { PATH: '/opt/bin:/usr/bin' },
    programs: ['/usr/bin/chromium', '/opt/bin/google-chrome'],
  });
  expect(findSystemPart('chromium', here)).toBe('/opt/bin/google-chrome');
});

test('The path in the environment goes first, and a wrong one is not passed over', () => {
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/my/chromium' };
  const both = machine({ env, programs: ['/my/chromium', '/usr/bin/chromium'] });
  expect(findSystemPart('chromium', both)).toBe('/my/chromium');
  const wrong = machine({ env, programs: ['/usr/bin/chromium'] });
  expect(() => findSystemPart('chromium', wrong)).toThrow("CHROMIUM_PATH names '/my/chromium'");
});

test('A browser outside the PATH is found in its usual place', () => {
  const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findSystemPart('chromium', machine({ programs: [place] }))).toBe(place);
});

test.each([
  ['chromium', 'debian', 'Chromium is missing. This installs it: sudo apt-get install chromium'],
  ['postgresql', 'debian', 'PostgreSQL is missing. This installs it: sudo apt-get install postgresql'],
  ['chromium', 'mac', 'Chromium is missing. This installs it: brew install --cask chromium'],
  ['postgresql', 'mac', 'PostgreSQL is missing. This installs it: brew install postgresql'],
] as const)('Who lacks %s and is not root on %s is told the one command', async (part, system, message) => {
  await expect(ensureSystemPart(part, machine({ system }))).rejects.toThrow(message);
});

test('Elsewhere, being root does not help either', async () => {
  const here = machine({ system: 'other', isRoot: true });
  await expect(ensureSystemPart('postgresql', here)).rejects.toThrow(
    "PostgreSQL is missing. Install it with your system's package manager, or set POSTGRESQL_PATH.",
  );
});

test('This machine is described as it is', () => {
  const { isRoot, isProgram } = thisMachine();
  expect(isRoot).toBe(process.getuid?.() === 0);
  expect(isProgram(process.execPath)).toBe(true);
  expect(isProgram('/no/such/program')).toBe(false);
});
