import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { spawnTied } from '../../../../scripts/processes/tied-process.mjs';
import {
  anyWordAuthority,
  commitmentTo,
  createChance,
  createFromPosition,
  decide,
  replay,
  type GameEvent,
} from '@lexiko/rules';
import { CLASSIC_LAYOUT, emptyBoard } from '@lexiko/rules/board';
import { formatLog } from '@lexiko/rules/notation';
import {
  anyPlay,
  easyPlayer,
  eventsIn,
  following,
  playInPipe,
  readingFrom,
  TestFolder,
} from './play-table.ts';

const folder = new TestFolder();
const beginner = new TestFolder();
afterAll(() => {
  folder.remove();
  beginner.remove();
});

const AGREED = ['--preset', 'deluxe', '--players', 'Ann,Ben', '--agreed'];
const LEXIKO = fileURLToPath(new URL('../../bin/lexiko.mjs', import.meta.url));

function tableFile(file: string): string {
  return file.replace(/\.json$/u, '.table.json');
}

function notesOf(file: string): { secret: string | null } {
  return JSON.parse(readFileSync(tableFile(file), 'utf8')) as { secret: string | null };
}

/** Starts the real command, plays until so many plays are in the log, and kills it without warning. */
async function playAndKill(file: string, plays: number): Promise<void> {
  const child = spawnTied(process.execPath, [LEXIKO, 'play', '--file', file, ...AGREED], {
    env: { ...process.env, LEXIKO_DATA: folder.path },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    if (!text.endsWith('> ')) return;
    const state = replay(eventsIn(file));
    const made = state.turnsTaken.reduce((sum, turns) => sum + turns, 0);
    if (made >= plays) child.kill('SIGKILL');
    else child.stdin.write(`${anyPlay(3)(state)}\n`);
  });
  await ended;
}

describe('a game on disk', () => {
  test('goes on after the process was killed, and nothing that was accepted is lost', async () => {
    const file = folder.newGame();
    await playAndKill(file, 3);
    const before = eventsIn(file);
    expect(before.filter(({ type }) => type === 'played')).toHaveLength(3);
    const { status, output } = await playInPipe({ folder, file, args: [] }, easyPlayer());
    expect(status).toBe(0);
    expect(output).toContain('Game over');
    expect(eventsIn(file).slice(0, before.length)).toEqual(before);
  });

  test('keeps the secret apart and private until the end, when it is told', async () => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args: AGREED }, readingFrom(['quit']));
    const { secret } = notesOf(file);
    expect(statSync(tableFile(file)).mode & 0o777).toBe(0o600);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(secret ?? '');
    expect(commitmentTo(secret ?? '')).toBe(replay(eventsIn(file)).commitment);
    await playInPipe({ folder, file, args: [] }, readingFrom(['pass', 'pass', 'pass', 'pass']));
    expect(notesOf(file).secret).toBeNull();
    expect(replay(eventsIn(file)).secret).toBe(secret);
  });

  test('leaves no drafts behind', () => {
    expect(readdirSync(folder.path).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('shows the result of a game that is over', async () => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args: AGREED }, readingFrom(['pass', 'pass', 'pass', 'pass']));
    const { output, status } = await playInPipe({ folder, file, args: [] }, readingFrom([]));
    expect(status).toBe(0);
    expect(output).toContain('Game over: everyone passed.');
  });

  test('explains a tie that the letters left have made', async () => {
    const file = folder.newGame();
    writeFileSync(file, formatLog(tiedGame()));
    const sides = ['Ann', 'Ben'].map((name) => ({ name, members: [name] }));
    writeFileSync(tableFile(file), JSON.stringify({ sides, secret: null, clockMs: null }));
    const { output } = await playInPipe({ folder, file, args: [] }, readingFrom([]));
    expect(output).toContain('Ann went out: +10 from Ben’s tiles');
    expect(output).toContain('Ben wins.');
    expect(output.replaceAll(/\s+/gu, ' ')).toContain(
      'Ann and Ben are level; Ben led before the final adjustment.',
    );
  });

  test.each([
    ['cut off in the middle', (text: string) => text.slice(0, text.length / 2), 'It isn’t JSON'],
    ['not a log at all', () => '{"format":"shopping list"}', 'It isn’t the log of a game'],
    [
      'with a tile nobody had',
      (text: string) => text.replace('"type":"passed"', '"type":"drew","tiles":["Z","Z","Z"]'),
      'Can’t continue',
    ],
  ])('is left alone when it is %s', async (_name, spoil, reason) => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args: AGREED }, readingFrom(['pass', 'quit']));
    const spoilt = spoil(readFileSync(file, 'utf8'));
    writeFileSync(file, spoilt);
    const { status, errors, output } = await playInPipe({ folder, file, args: [] }, readingFrom([]));
    expect(status).toBe(2);
    expect(errors).toContain(reason);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(spoilt);
  });

  test('cannot go on without its secret', async () => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args: AGREED }, readingFrom(['quit']));
    const notes = readFileSync(tableFile(file), 'utf8');
    writeFileSync(tableFile(file), notes.replace(/"secret": "[0-9a-f]+"/u, '"secret": "guessed"'));
    const { status, errors } = await playInPipe({ folder, file, args: [] }, readingFrom([]));
    expect(status).toBe(2);
    expect(errors).toContain('The secret behind the draws');
  });

  test('is kept under another name when a new one is begun in its place', async () => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args: AGREED }, readingFrom(['pass', 'quit']));
    const old = readFileSync(file, 'utf8');
    const refused = await playInPipe({ folder, file, args: AGREED }, readingFrom([]));
    expect(refused.status).toBe(2);
    expect(refused.errors).toContain('already holds a game');
    const { output } = await playInPipe({ folder, file, args: [...AGREED, '--new'] }, readingFrom(['quit']));
    expect(output.replaceAll(/\s+/gu, '')).toContain('Thegamethatwasthereisnow');
    expect(readFileSync(file.replace('.json', '.old-1.json'), 'utf8')).toBe(old);
    expect(readFileSync(file, 'utf8')).not.toBe(old);
  });

  test('is not written over when another program has changed it', async () => {
    const file = folder.newGame();
    const { status, errors } = await playInPipe({ folder, file, args: AGREED }, ({ prompt }) => {
      if (prompt.startsWith('Ann') || prompt.startsWith('Ben')) utimesSync(file, 1, 1);
      return 'pass';
    });
    expect(status).toBe(2);
    expect(errors).toContain('Another program changed');
  });

  test('the same seed draws the same tiles', async () => {
    const racks = await Promise.all(
      ['one', 'one', 'two'].map(async (seed) => {
        const file = folder.newGame();
        await playInPipe({ folder, file, args: [...AGREED, '--seed', seed] }, readingFrom(['quit']));
        return replay(eventsIn(file)).racks;
      }),
    );
    expect(racks[0]).toEqual(racks[1]);
    expect(racks[0]).not.toEqual(racks[2]);
  });
});

/** Ann goes out with an S for 5 points and 20 in all, Ben has 40 and a Q. */
function tiedGame(): readonly GameEvent[] {
  const board = emptyBoard(CLASSIC_LAYOUT).map((_, square) => 'TIN'.charAt(square - CLASSIC_LAYOUT.centre));
  const position = {
    board,
    racks: [['S'], ['Q']],
    pool: [],
    scores: [16, 40],
    turn: 0,
    passes: 0,
    zones: null,
    levels: null,
  };
  const options = { 'words.validation': 'auto', 'dictionary.id': 'english' };
  const created = createFromPosition({ preset: 'deluxe', options }, position, 0);
  if (!created.ok) throw new Error(created.error.code);
  const world = {
    nowMs: 1,
    chance: createChance('', []),
    words: anyWordAuthority(),
    dictionary: null,
  };
  const action = { type: 'play', seat: 0, tiles: [[CLASSIC_LAYOUT.centre + 3, 'S']] } as const;
  const events = decide(replay(created.value), action, world);
  if (!events.ok) throw new Error(events.error.code);
  return [...created.value, ...events.value];
}

describe('starting without a file', () => {
  async function start(data: string, args: readonly string[], lines: readonly string[]): Promise<string> {
    const { main } = await import('../../src/main.ts');
    const stdin = new PassThrough();
    stdin.end(lines.map((text) => `${text}\n`).join(''));
    const stdout = new PassThrough();
    let output = '';
    stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const status = await main(['play', ...args], {
      stdin,
      stdout,
      stderr: stdout,
      env: { LEXIKO_DATA: data },
    });
    expect(status).toBe(0);
    return output;
  }

  test('asks for rulebook, players and options, lets everybody agree, and offers to go on later', async () => {
    const data = beginner.path;
    const first = await start(
      data,
      [],
      [
        'something',
        '2',
        'nonsense',
        '2',
        'Ann,Ann',
        'Ann,Ben',
        'rack.size=9',
        'rack.size=8',
        'teams.commit=captain',
        'nosuch.key=1',
        'timer.seconds=180,none',
        'timer.onExpire',
        'list',
        'done',
        '',
        'n',
        'firstWord.min=3',
        '',
        'my own luck',
        'yes',
        'quit',
      ],
    );
    expect(first).toContain('There’s no choice “something”.');
    expect(first).toContain('There’s no rulebook “nonsense”.');
    expect(first).toContain('Two sides have the same name.');
    expect(first).toContain('rack.size must be 7 or 9');
    expect(first).toMatch(/only the school game is played by\s+teams/u);
    expect(first).toContain('There’s no option “nosuch.key”.');
    expect(first).toContain('* timer.seconds=180,none (standard-2007: none,none)');
    expect(first).toContain('Based on Standard 2007');
    const log = readdirSync(join(data, 'games')).find((name) => !name.includes('table')) ?? '';
    const state = replay(eventsIn(join(data, 'games', log)));
    expect(state.nonces[0]).toBe('my own luck');
    expect(state.ruleset.opening.minimum).toBe(3);
    expect(state.confirmed).toEqual([true, true]);

    const second = await start(data, [], ['', 'scores', 'quit']);
    expect(second).toContain('There’s an unfinished game:');
    expect(second).toContain('tiles on the rack');

    const third = await start(data, [], ['n', '2', '1', 'Cy', '', '3', 'done', '', 'agree']);
    expect(third).toContain('Open tiles: ');
    expect(readdirSync(join(data, 'games')).filter((name) => !name.includes('table'))).toHaveLength(2);
  });
});

describe('wrong arguments', () => {
  test.each([
    [['--preset', 'chess'], 'There’s no preset “chess”'],
    [['--players', 'Ann,Ben,Cy,Di,Ed'], 'A game has one to four sides'],
    [['--players', 'Ann,Ben', '--option', 'rack.size=eight'], 'rack.size must be a whole number'],
    [['--players', 'Ann,Ben', '--option', 'cw.dice=1'], 'This rulebook has no option cw.dice.'],
    [['--players', 'Ann,Ben', '--option', 'dictionary.id=klingon'], 'There’s no lexicon “klingon”'],
    [['--preset', 'school', '--players', 'Ann,Ben'], 'A team needs at least two members.'],
    [['--preset', 'crosswords', '--players', 'Ann,Ben', '--colours', 'red,pink'], '“pink” isn’t a colour'],
    [
      ['--players', 'Ann,computer:godlike'],
      'There’s no computer level “godlike”. Choose from beginner, easy',
    ],
    [['--players', 'Reds:Ann+computer,Blues:Ben+Di'], 'A team is made of people, or is one computer'],
    [['--colour'], 'There’s no option --colour'],
    [['what'], 'Can’t use “what” here'],
  ])('%j are answered with a sentence', async (args, sentence) => {
    const file = folder.newGame();
    const { status, errors, output } = await playInPipe({ folder, file, args }, readingFrom([]));
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
    expect(existsSync(file)).toBe(false);
  });

  test('--help explains itself', async () => {
    const { status, output } = await playInPipe(
      { folder, file: folder.newGame(), args: ['--help'] },
      following([]),
    );
    expect(status).toBe(0);
    expect(output).toContain('Usage: lexiko play');
  });
});
