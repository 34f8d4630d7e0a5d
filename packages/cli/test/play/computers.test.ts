/** Computers at the table: whole games with them, what people see of them, and games taken up again. */

import { readFileSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { replay, type Action, type GameConfig, type GameEvent, type GameState } from '@lexiko/rules';
import { sortedTiles } from '@lexiko/rules/board';
import { formatLog, logTakeBacks } from '@lexiko/rules/notation';
import { verifyLog } from '@lexiko/rules/records';
import { terminal as texts } from '@lexiko/texts/en/terminal';
import { letComputerAct } from '../../src/play/computer-acts.ts';
import { Computers, type Moment } from '../../src/play/computers.ts';
import { GameFile } from '../../src/play/game-file.ts';
import { Game } from '../../src/play/game.ts';
import { LineTerminal } from '../../src/play/terminal/line-terminal.ts';
import { parseSeating } from '../../src/play/setup/seating.ts';
import { TerminalSession } from '../../src/play/terminal-session.ts';
import { playAtTerminal, type Screen } from './play-terminal.ts';
import {
  easyPlayer,
  eventsIn,
  playInPipe,
  readingFrom,
  somePlay,
  TestFolder,
  widest,
  written,
  type Player,
} from './play-table.ts';

const folder = new TestFolder();
afterAll(() => folder.remove());

/** After so many turns without a score nobody gets anywhere with letters laid at random. */
const FRUITLESS = 4;

/** Lays letters at random as long as that leads anywhere, else passes. Computers must not be asked anything. */
function ann(): Player {
  const easy = easyPlayer();
  let askedAt = -1;
  return (moment) => {
    expect(moment.prompt, 'only people are asked').toMatch(/Ann|Cy|Reds/u);
    if (!moment.prompt.endsWith('> ')) return easy(moment);
    const { seq, zeroRun } = moment.state;
    const wasRefused = seq === askedAt;
    askedAt = seq;
    return wasRefused || zeroRun >= FRUITLESS ? 'pass' : easy(moment);
  };
}

interface Whole {
  readonly output: string;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

async function playWhole(args: readonly string[], player: Player = ann()): Promise<Whole> {
  const file = folder.newGame();
  const { status, output, errors } = await playInPipe(
    { folder, file, args: ['--agreed', '--seed', 'computers', ...args] },
    player,
  );
  expect(errors, 'a computer that is refused something says so here').toBe('');
  expect(status).toBe(0);
  expect(widest(output)).toBeLessThanOrEqual(80);
  const events = eventsIn(file);
  const state = replay(events);
  expect(state.phase).toBe('over');
  expect(verifyLog(events).kind).toBe('proven');
  return { output, events, state };
}

function withOptions(options: readonly string[]): readonly string[] {
  return options.flatMap((option) => ['--option', option]);
}

describe('a person against computers', () => {
  test.each([
    ['deluxe', 'Ann,computer:hard'],
    ['collectible-2020', 'Ann,computer:hard'],
    ['school', 'computer:hard,Reds:Ann+Cy'],
    ['crosswords', 'Ann,computer:hard'],
    ['custom', 'computer:hard,Ann'],
  ])('%s with %s comes to its end', async (preset, players) => {
    const { output, state } = await playWhole(['--preset', preset, '--players', players]);
    expect(output).toMatch(/Iris(?:\+Otto)? played [A-Z]+/u);
    expect(state.turnsTaken.every((turns) => turns > 0)).toBe(true);
  });

  test.each([
    ['Ann,computer:hard', 'dictionary.id=table', 'challenge.window=untilAllAccept'],
    ['computer,Ann', 'shift.anagram=on', 'shift.recycle=on', 'blank.retrieve=on', 'end.passRounds=1'],
    ['Ann,computer:hard', 'timer.seconds=60', 'challenge.window=timed', 'scorekeeper=Iris'],
    ['Ann,computer:hard', 'solitaire.mode=twoRacks'],
  ])('%s with %s', async (players, ...options) => {
    await playWhole(['--preset', 'deluxe', '--players', players, ...withOptions(options)]);
  });

  test('standard-2007 among a hard one and an expert, who challenges what is no word and is told of', async () => {
    const players = 'computer:hard,Ann,computer:expert';
    const { output, events } = await playWhole(['--preset', 'standard-2007', '--players', players]);
    expect(events.some((event) => event.type === 'challenged' && event.seat === 2)).toBe(true);
    expect(output).toMatch(/Otto challenged [A-Z]+/u);
  });

  test('a computer agrees to an end unless it is behind; then it would rather play on', async () => {
    const turns: readonly ((state: GameState) => string)[] = [
      (state) => written(state, somePlay(state, 0) ?? []),
      () => 'agree',
    ];
    let asked = 0;
    // One who lets a strange word of many points stand.
    const args = ['--preset', 'deluxe', '--players', 'Ann,computer:medium', '--starter', 'Ann'];
    const { events, output } = await playWhole(
      [...args, ...withOptions(['firstDraw.method=manual'])],
      ({ state }) => turns[asked++]?.(state) ?? (asked % 2 === 0 ? 'agree' : 'pass'),
    );
    expect(output).toContain('Iris would rather play on.');
    expect(output).toContain('Iris agrees to end the game.');
    expect(events.find(({ type }) => type === 'ended')).toMatchObject({ reason: 'AGREED' });
  });
});

describe('computers alone', () => {
  test('four of them play to the end, and it is told turn by turn', async () => {
    const nobody: Player = ({ prompt }) => {
      throw new Error(`Nobody is there to be asked '${prompt}'.`);
    };
    const players = 'computer,computer:hard,computer:hard,computer';
    const { output, state } = await playWhole(['--preset', 'standard-2007', '--players', players], nobody);
    expect(output.indexOf('Emil played')).toBeLessThan(output.indexOf('Game over'));
    expect(state.scores).toHaveLength(4);
  });

  test('one of them plays solitaire', async () => {
    const options = withOptions(['solitaire.mode=tally']);
    const { output } = await playWhole(['--players', 'computer:hard', ...options], () => null);
    expect(output.match(/played [A-Z]{2,}/gu)?.length).toBeGreaterThan(5);
  });

  test('are watched at a terminal, a key at a time', async () => {
    const file = folder.newGame();
    const args = ['--file', file, '--seed', 'watched', '--players', 'computer,computer'];
    const { screens, farewell } = await playAtTerminal({ folder, args }, ({ prompt }) =>
      prompt.startsWith('Space: continue') ? ' ' : '\r',
    );
    expect(farewell).toContain('Game over');
    expect(screens.filter(({ prompt }) => prompt.startsWith('Space: continue')).length).toBeGreaterThan(10);
  });
});

describe('a computer that asks for what the rules refuse', () => {
  class Blunderer extends Computers {
    override choose({ seat }: Moment): Action {
      return { type: 'play', seat, tiles: [[0, 'Q']] };
    }
  }

  test('passes instead, and the fault can be repeated from what is told of it', async () => {
    const env = { LEXIKO_DATA: folder.path };
    const config: GameConfig = {
      preset: 'deluxe',
      options: { 'firstDraw.method': 'manual', 'dictionary.id': 'english' },
    };
    const seating = parseSeating('computer:hard,Ann');
    const file = new GameFile(folder.newGame(), true);
    if (!seating.ok) throw new Error(seating.error(texts));
    const seats = { seating: seating.value, computerSeed: 77, secret: 'of a test' };
    const game = await Game.create(config, seats, { file, env, texts, hidesRacks: false });
    if (!game.ok) throw new Error(game.error.code);
    for (const seat of [0, 1]) await game.value.act({ type: 'confirm', seat, nonce: '' });
    await game.value.act({ type: 'begin', starter: 0 });
    const terminal = new LineTerminal({ stdin: new PassThrough(), stdout: new PassThrough(), texts });
    const computers = new Blunderer(env, 77);
    const session = new TerminalSession({ terminal, game: game.value, computers, colours: 'none' });
    await letComputerAct(session);
    terminal.close();
    expect(game.value.news.at(-1)).toBe('Iris passed.');
    expect(session.faults).toHaveLength(1);
    expect(session.faults[0]).toMatch(
      /^Iris \(computer, hard\) wanted \{"type":"play".* seed 77, seat 0, after event \d+ of /u,
    );
  });
});

describe('a game that is taken up again', () => {
  const args = ['--agreed', '--seed', 'again', '--preset', 'standard-2007', '--players', 'Ann,computer:hard'];

  /** Ann for so many turns; then she leaves. */
  function annFor(turns: number): Player {
    const person = ann();
    let taken = 0;
    return (moment) => (taken++ < turns ? person(moment) : null);
  }

  test('goes on with the same computers, as if it had not been interrupted', async () => {
    const whole = folder.newGame();
    await playInPipe({ folder, file: whole, args }, annFor(8));
    const file = folder.newGame();
    await playInPipe({ folder, file, args }, annFor(4));
    expect(eventsIn(file).length).toBeLessThan(eventsIn(whole).length);
    const { output } = await playInPipe({ folder, file, args: [] }, annFor(4));
    expect(output).toContain('Iris (hard)');
    const untimed = (path: string): string => JSON.stringify(eventsIn(path)).replaceAll(/Ms":\d+/gu, 'Ms":0');
    expect(untimed(file)).toBe(untimed(whole));
  });

  test('has its computers beside the names, and none where the file is older than they are', async () => {
    const file = folder.newGame();
    await playInPipe({ folder, file, args }, readingFrom([]));
    const path = file.replace('.json', '.table.json');
    const notes = JSON.parse(readFileSync(path, 'utf8')) as {
      sides: { computer?: unknown }[];
      computerSeed: unknown;
    };
    expect(notes).toMatchObject({
      sides: [
        { name: 'Ann', computer: null },
        { name: 'Iris', members: ['Iris'], computer: 'hard' },
      ],
    });
    expect(notes.computerSeed).toBeTypeOf('number');
    for (const side of notes.sides) delete side.computer;
    writeFileSync(path, JSON.stringify(notes));
    const { output, status } = await playInPipe({ folder, file, args: [] }, readingFrom(['pass']));
    expect(status).toBe(0);
    expect(output).toContain('Iris>');
  });
});

describe('at a terminal', () => {
  function lettersOn({ rows }: Screen): string | null {
    const row = rows.find((text) => text.startsWith('Tiles:'));
    if (row === undefined) return null;
    return sortedTiles(
      row
        .replace(/\(worth.*$/u, '')
        .slice('Tiles:'.length)
        .match(/[A-Z?]/gu) ?? [],
    ).join('');
  }

  test('two keys begin a game against the computer; the person’s letters stay, nobody else’s are shown', async () => {
    const file = folder.newGame();
    let keys = 0;
    const { screens, farewell } = await playAtTerminal(
      { folder, args: ['--file', file, '--seed', 'quick'], env: { USER: 'ann' } },
      (screen) => {
        expect(screen.prompt).not.toMatch(/Pass the keyboard|agree/u);
        if (++keys <= 2 || screen.prompt.startsWith('Enter:')) return '\r';
        const state = replay(eventsIn(file));
        expect(lettersOn(screen)).toBe(sortedTiles(state.racks[0] ?? []).join(''));
        if (!/: (?:across|down)$/u.test(screen.prompt)) return '\r';
        const tiles = state.zeroRun >= FRUITLESS ? null : somePlay(state, 0);
        return tiles === null ? ':pass\r' : `:${written(state, tiles)}\r`;
      },
    );
    expect(screens[0]?.rows.join('\n')).toContain('1  Play the computer');
    expect(screens[2]?.prompt).toMatch(/^Ann: across/u);
    expect(screens[2]?.rows.join('\n')).toContain('Iris (medium)');
    expect(screens[2]?.rows[0]).toContain('Standard 2007');
    expect(farewell).toContain('Game over');
  });

  test('two people and a computer hide their letters from each other, and hand over past the computer', async () => {
    const file = folder.newGame();
    const args = ['--file', file, '--agreed', '--seed', 'three', '--players', 'Ann,computer:hard,Ben'];
    const { screens, farewell } = await playAtTerminal({ folder, args }, (screen) => {
      expect(screen.prompt).not.toContain('Iris:');
      if (screen.prompt.startsWith('Enter:')) return '\r';
      const state = replay(eventsIn(file));
      const isTurn = /: (?:across|down)$/u.test(screen.prompt);
      const rack = sortedTiles(state.racks[state.turn ?? -1] ?? []).join('');
      expect(lettersOn(screen), screen.prompt).toBe(isTurn ? rack : null);
      if (!isTurn) return '\r';
      const tiles = state.zeroRun >= FRUITLESS ? null : somePlay(state, state.turn ?? 0);
      return tiles === null ? ':pass\r' : `:${written(state, tiles)}\r`;
    });
    expect(farewell).toContain('Game over');
    for (const name of ['Ann', 'Ben'])
      expect(screens.some(({ prompt }) => prompt.startsWith(`Pass the keyboard to ${name}`))).toBe(true);
  });

  test('no frame depends on the letters of the computer', async () => {
    const file = folder.newGame();
    const args = ['--agreed', '--seed', 'hidden', '--players', 'Ann,computer', '--starter', 'Ann'];
    await playInPipe(
      { folder, file, args: [...args, ...withOptions(['firstDraw.method=manual'])] },
      () => null,
    );
    const shown = async (): Promise<string> => {
      const player = readingFrom(['unseen', 'scores', 'sheet', 'board', 'options', 'help']);
      return (await playInPipe({ folder, file, args: [] }, player)).output;
    };
    const before = await shown();
    const events = eventsIn(file);
    const other = sortedTiles(replay(events).pool).filter((_, at) => at % 9 === 0);
    const swapped = events.map((event) =>
      event.type === 'dealt' ? { ...event, racks: [event.racks[0] ?? [], other.slice(0, 7)] } : event,
    );
    expect(swapped).not.toEqual(events);
    writeFileSync(file, formatLog(swapped));
    expect(await shown()).toBe(before);
    expect(before).toContain('tiles unseen');
  });

  test('each seat is a person or a computer, also as an imaginary opponent', async () => {
    const file = folder.newGame();
    const answers = ['2', '2', 'Ann', '4', 'computer:nobody', 'easy', '', '', ''];
    const { output } = await playInPipe({ folder, file, args: [] }, readingFrom(answers));
    expect(output).toContain('There’s no computer level “nobody”');
    expect(output).toContain('So far: Ann, Iris (computer, hard), Otto (computer, easy)');
    expect(output).toContain(
      'Everyone agrees to the game before it begins: Ann, Iris (computer, hard), Otto',
    );
    expect(replay(eventsIn(file)).phase).toBe('playing');

    const alone = folder.newGame();
    const solitaire = await playInPipe(
      { folder, file: alone, args: [] },
      readingFrom(['2', '1', 'Ann', '', '4', '1', '', '']),
    );
    expect(solitaire.output).toContain('Iris (beginner)');
    expect(replay(eventsIn(alone)).ruleset.solitaire.kind).toBe('twoRacks');
  });
});

test('a turn against a computer is taken back: the game goes on from there, its file is marked, its draws are proven', async () => {
  const file = folder.newGame();
  const racks: string[] = [];
  const lines = ['exchange 1', 'undo', 'pass', 'resign'];
  const { status, output } = await playInPipe(
    { folder, file, args: ['--agreed', '--seed', 'undo', '--players', 'Ann,computer:beginner'] },
    ({ prompt, state }) => {
      if (!prompt.endsWith('> ')) return lines.length === 0 ? 'y' : '';
      const line = lines.shift() ?? null;
      const rack = state.racks[0] ?? [];
      racks.push([...rack].sort().join(''));
      return line === 'exchange 1' ? `exchange ${rack[0] ?? ''}` : line;
    },
  );
  expect(output).toContain('Iris wins.');
  expect(status).toBe(0);
  expect(racks[2], 'the rack of before the exchange is back').toBe(racks[0]);
  expect(racks[1]).not.toBe(racks[0]);
  const events = eventsIn(file);
  expect(events.filter(({ type }) => type === 'exchanged')).not.toContainEqual(
    expect.objectContaining({ seat: 0 }),
  );
  expect(verifyLog(events).kind).toBe('proven');
  expect(logTakeBacks(readFileSync(file, 'utf8'))).toBe(1);
});
