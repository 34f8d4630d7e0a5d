/** Where a browser and a database server are looked for, and what is said when they are missing. */

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ensureSystemPart,
  ensureSystemParts,
  findSystemPart,
  thisMachine,
} from '../../parts/system-parts.mjs';
import { Setback } from '../../workspace.mjs';

type Machine = ReturnType<typeof thisMachine>;

/** A machine on which nothing can be fetched, and of whose programs all start, unless it is said. */
function machine({ programs = [], ...rest }: Partial<Machine> & { programs?: readonly string[] }): Machine {
  return {
    env: {},
    family: 'debian',
    system: 'linux-x64',
    isProgram: (path) => programs.includes(path),
    starts: () => true,
    fetch: () => Promise.reject(new Setback("npm can't reach its registry.")),
    ...rest,
  };
}

describe('A part is looked for', () => {
  const env = { PATH: ['/opt/bin', '/usr/bin'].join(delimiter) };
  const onPath = join('/usr/bin', 'chromium');

  test('in the environment first, and a wrong path there is not passed over', async () => {
    const named = { ...env, CHROMIUM_PATH: '/my/chromium' };
    const both = machine({ env: named, programs: ['/my/chromium', onPath] });
    expect(await ensureSystemPart('chromium', both)).toBe('/my/chromium');
    const wrong = machine({ env: named, programs: [onPath] });
    await expect(ensureSystemPart('chromium', wrong)).rejects.toThrow("CHROMIUM_PATH is '/my/chromium'");
  });

  test('on the PATH next, in its order', () => {
    const earlier = join('/opt/bin', 'google-chrome');
    expect(findSystemPart('chromium', machine({ env, programs: [onPath, earlier] }))).toBe(earlier);
  });

  test('in its usual places', () => {
    const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findSystemPart('chromium', machine({ programs: [place] }))).toBe(place);
  });

  test('under the name that programs have on Windows', () => {
    const programs = [join('/usr/bin', 'chromium.exe')];
    expect(findSystemPart('chromium', machine({ env, programs, family: 'windows' }))).toBe(programs[0]);
  });

  test('at npm last, and not where the system has one', async () => {
    const asked: string[] = [];
    const fetch = (name: string): Promise<string> => {
      asked.push(name);
      return Promise.resolve(`/fetched/${name}`);
    };
    await ensureSystemPart('chromium', machine({ env: { ...env }, programs: [onPath], fetch }));
    expect(asked).toEqual([]);
    expect(await ensureSystemPart('chromium', machine({ fetch }))).toBe('/fetched/chromium');
    expect(asked).toEqual(['chromium']);
  });

  test('past programs that do not start: what stands in for one says so and fails', async () => {
    const stub = join('/opt/bin', 'chromium-browser');
    const here = machine({ env, programs: [stub, onPath], starts: (path) => path !== stub });
    expect(findSystemPart('chromium', here)).toBe(onPath);
  });

  test('once: what was found stands in the environment, for this process and those that it starts', async () => {
    let fetched = 0;
    const fetch = (): Promise<string> => Promise.resolve(`/fetched/${++fetched}`);
    const here = machine({ env: {}, programs: ['/fetched/1'], fetch });
    await ensureSystemPart('chromium', here);
    expect(here.env['CHROMIUM_PATH']).toBe('/fetched/1');
    expect(await ensureSystemPart('chromium', here)).toBe('/fetched/1');
    expect(fetched).toBe(1);
  });
});

describe('What it would take is said', () => {
  test.each([
    [
      'chromium',
      'debian',
      "Install it yourself with 'sudo apt-get install chromium', or name its program in CHROMIUM_PATH.",
    ],
    [
      'postgresql',
      'debian',
      "Install it yourself with 'sudo apt-get install postgresql', or name its initdb in POSTGRESQL_PATH.",
    ],
    [
      'chromium',
      'mac',
      "Install it yourself with 'brew install --cask chromium', or name its program in CHROMIUM_PATH.",
    ],
    [
      'postgresql',
      'windows',
      "Install it yourself with 'winget install PostgreSQL.PostgreSQL.17', or name its initdb in POSTGRESQL_PATH.",
    ],
    [
      'postgresql',
      'other',
      "Install it yourself with your system's package manager, or name its initdb in POSTGRESQL_PATH.",
    ],
  ] as const)('of %s on %s', async (part, family, message) => {
    const missing = ensureSystemPart(part, machine({ family }));
    await expect(missing).rejects.toBeInstanceOf(Setback);
    await expect(missing).rejects.toThrow(message);
    await expect(missing).rejects.toThrow("npm can't reach its registry.");
  });

  test('where npm has none for the machine, or one that does not start', async () => {
    const arm = machine({ system: 'linux-arm64' });
    await expect(ensureSystemPart('chromium', arm)).rejects.toThrow('npm has none for linux-arm64.');
    const musl = machine({ fetch: () => Promise.resolve('/fetched/initdb'), starts: () => false });
    await expect(ensureSystemPart('postgresql', musl)).rejects.toThrow(
      "doesn't start here (/fetched/initdb)",
    );
  });

  test('of all parts at once, before the first test starts', async () => {
    const nothing = ensureSystemParts(machine({}));
    await expect(nothing).rejects.toThrow(/Chromium.*\n.*PostgreSQL.*\n'npm run check'/u);
  });
});

describe('On this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lexiko-parts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('Node is a program, and a folder, an empty file and a device are none', () => {
    const { isProgram, starts } = thisMachine();
    expect(isProgram(process.execPath)).toBe(true);
    expect(starts(process.execPath)).toBe(true);
    const [empty, inner] = [join(folder, 'empty'), join(folder, 'inner')];
    writeFileSync(empty, '');
    chmodSync(empty, 0o755);
    mkdirSync(inner);
    for (const path of [empty, inner, '/dev/null', '/no/such/program'])
      expect(isProgram(path), path).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('a script that only says what to install does not start', () => {
    const stub = join(folder, 'chromium-browser');
    writeFileSync(stub, '#!/bin/sh\necho "install the snap first"\nexit 10\n', { mode: 0o755 });
    expect(thisMachine().isProgram(stub)).toBe(true);
    expect(thisMachine().starts(stub)).toBe(false);
  });
});
