/** The engine protocol as other programs use it: a process of its own, behind pipes. */

import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnTied } from '../../../../scripts/processes/tied-process.mjs';

const LAUNCHER = fileURLToPath(new URL('../../bin/lexiko.mjs', import.meta.url));
const HORN = 'position cgp 15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 DEGILST/ 0/14 0';
/** Both sides with full racks and a blank among them: minutes of search. */
const HARD_ENDGAME =
  'position cgp 4QATS7/7CRAG4/AZAN1GRAY6/U2AMOEbAE5/G14/E2TUBIFEX5/N4U9/DO1JUNKY1MOTIVE/1OBE1I5W3/' +
  '1HEH1OLEFINIC2/2LA1N1S3L3/1POD3P3L3/DAWS3I3S3/ON5E7/ET5D7 EIRRRT?/EIIORTV 246/433 0';
const PATIENCE_MS = 120_000;

let engine: ChildProcessWithoutNullStreams;
let heard = '';

beforeAll(() => {
  engine = spawnTied(process.execPath, [LAUNCHER, 'ucgi', '--threads', '2'], { stdio: 'pipe' });
  engine.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString('utf8')));
});

afterAll(() => void engine.kill());

/** Says something, and waits for an answer with that beginning; answers with all that came. */
async function say(lines: string, answer: string): Promise<string> {
  heard = '';
  engine.stdin.write(lines);
  while (!heard.split('\n').some((line) => line.startsWith(answer))) await once(engine.stdout, 'data');
  return heard;
}

test(
  'stop ends a search that would go on for ever, and quit ends the program',
  async () => {
    expect(await say('ucgi\n', 'ucgiok')).toBe('id name Lexiko\nid author the Lexiko authors\nucgiok\n');
    expect(await say(`${HARD_ENDGAME}\ngo endgame infinite\nisready\n`, 'info depth 1')).toContain('readyok');
    expect(heard).not.toContain('bestmove');
    expect(await say('stop\n', 'bestmove')).toMatch(/bestmove \S+\n$/);
    expect(await say(`${HORN}\ngo sim candidates 2 iterations 32\n`, 'bestmove')).toContain(
      'iterations 32\n',
    );
    const closed = once(engine, 'close');
    engine.stdin.write(`${HARD_ENDGAME}\ngo endgame infinite\nquit\n`);
    expect(await closed).toEqual([0, null]);
  },
  PATIENCE_MS,
);
