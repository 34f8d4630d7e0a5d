/** That the files in `deploy/` fit the checkout: what they copy, run and set exists. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { READ_ONLY_STATUS, ROOT } from '../workspace.mjs';

const OPERATIONS = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const ignored = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
const unit = readFileSync(join(ROOT, 'deploy/lexiko.service'), 'utf8');

/** The lines of an instruction, without its name. */
function lines(instruction: string): readonly string[] {
  return [...dockerfile.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
}

describe('The Dockerfile', () => {
  const sources = lines('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1));

  // A source archive has no repository to ask, so the list of what is not in it answers.
  test.each(sources)('copies %s, which is in the checkout and left out nowhere', (source) => {
    expect(existsSync(join(ROOT, source))).toBe(true);
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).not.toContain(`${source}/`);
    expect(ignored).not.toContain(source);
  });

  test('copies how npm is to install, so that no package runs a script there either', () => {
    expect(sources).toContain('.npmrc');
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  test('copies every configuration that the sources in it extend', () => {
    const base = /"extends": "\.\.\/\.\.\/(?<name>[^"]+)"/.exec(
      readFileSync(join(ROOT, 'packages/web/tsconfig.json'), 'utf8'),
    )?.groups?.['name'];
    expect(sources).toContain(base);
  });

  test.each(lines('RUN').flatMap((line) => line.match(/node (\S+\.mjs)/)?.[1] ?? []))('runs %s', (script) => {
    expect(existsSync(join(ROOT, script))).toBe(true);
  });

  test('serves what it builds: the bundle under its own name, the page, the usual port', () => {
    const [command = '[]'] = lines('CMD');
    expect(JSON.parse(command)).toEqual(['node', 'packages/lexiko.mjs', 'serve']);
    expect(lines('RUN')).toContain('cd packages && ln -s cli/dist/*/lexiko.mjs lexiko.mjs');
    const [folder = ''] = lines('WORKDIR');
    expect(lines('ENV')).toContain(`LEXIKO_WEB=${folder}/packages/web/dist`);
    expect(lines('EXPOSE')).toEqual(['8080']);
    expect(lines('USER')).toEqual(['node']);
  });

  test('runs on a Node that the packages allow', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    const versions = lines('FROM').map((line) => /^node:(\d+)-/.exec(line)?.[1]);
    expect(new Set(versions).size).toBe(1);
    expect(engines.node).toContain(`^${versions[0]}.`);
  });
});

describe('The unit of systemd', () => {
  test('starts a program of the checkout, and the page where it is built', () => {
    const [, program = ''] = /^ExecStart=\/usr\/bin\/env node (\S+) serve$/m.exec(unit) ?? [];
    expect(existsSync(join(ROOT, program))).toBe(true);
    expect(unit).toContain('LEXIKO_WEB=/opt/lexiko/packages/web/dist');
    for (const [, script = ''] of unit.matchAll(/node (scripts\/\S+)/g))
      expect(existsSync(join(ROOT, script))).toBe(true);
  });

  test('does not try again for ever where the checkout is not built and cannot be', () => {
    expect(unit).toMatch(new RegExp(`^RestartPreventExitStatus=${READ_ONLY_STATUS}$`, 'm'));
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
  });

  test('is one that systemd understands, where it is there to ask', (context) => {
    const found = spawnSync('systemd-analyze', ['verify', join(ROOT, 'deploy/lexiko.service')], {
      encoding: 'utf8',
    });
    if (found.error !== undefined) return context.skip('no systemd here');
    const complaints = found.stderr.split('\n').filter((line) => line.includes('lexiko.service:'));
    expect(complaints).toEqual([]);
  });
});

describe('The workflow', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8');

  test('runs the two commands on every system, with every Node that the packages allow', () => {
    expect(workflow).toContain('- run: npm test\n');
    for (const [, script = ''] of workflow.matchAll(/run: node (\S+)/g))
      expect(existsSync(join(ROOT, script)), script).toBe(true);
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    const allowed = [...engines.node.matchAll(/(?:\^|>=)(\d+)\./g)].map(([, major]) => major);
    const rows = [...workflow.matchAll(/^ +node: \[(.*)\]$/gm)].map(([, list = '']) => list.split(', '));
    expect(rows).toEqual([allowed, allowed]);
    const systems = [...workflow.matchAll(/^ +system: \[(.*)\]$/gm)].map(([, list]) => list);
    const all = 'ubuntu-latest, macos-latest, windows-latest';
    expect(systems).toEqual([all, all]);
  });
});

test.each([...new Set(`${dockerfile}${unit}`.match(/\bLEXIKO_[A-Z_]+/g))])(
  '%s is a setting that the documentation knows',
  (name) => {
    expect(OPERATIONS).toContain(`\`${name}\``);
  },
);
