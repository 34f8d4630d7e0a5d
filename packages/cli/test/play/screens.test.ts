import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { replay, type GameEvent, type GameState } from '@lexiko/rules';
import { sortedTiles } from '@lexiko/rules/board';
import { formatLog } from '@lexiko/rules/notation';
import { COLUMNS, playAtTerminal, type Screen, type Seen } from './play-terminal.ts';
import { eventsIn, playInPipe, readingFrom, somePlay, TestFolder, written } from './play-table.ts';

const folder = new TestFolder();
afterAll(() => folder.remove());

const LEFT = '\x1b[D';
const RIGHT = '\x1b[C';
const UP = '\x1b[A';
const ESCAPE_KEY = '\x1b';
const BACKSPACE = '\x7f';

/** Presses what each waiting screen is answered with, in order, then leaves by Ctrl-C. */
function pressing(keys: readonly string[]): (screen: Screen) => string {
  let at = 0;
  return () => keys[at++] ?? '\x03';
}

function withFile(file: string, ...args: readonly string[]): readonly string[] {
  return ['--file', file, '--agreed', '--seed', 'screens', ...args];
}

/** The letters shown as somebody's own, sorted; `null` where none are shown. */
function lettersOn({ rows }: Screen): string | null {
  const row = rows.find((text) => text.startsWith('Tiles:'));
  if (row === undefined) return null;
  const tiles =
    row
      .replace(/\(worth.*$/u, '')
      .slice('Tiles:'.length)
      .match(/[A-Z?]/gu) ?? [];
  return sortedTiles(tiles).join('');
}

describe('the screen of a whole game', () => {
  /** Plays to the end by typed commands; holds every screen against the size and against who may see it. */
  async function playThrough(
    file: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Seen> {
    return playAtTerminal({ folder, args: withFile(file, ...args), env }, (screen) => {
      expect(screen.prompt.length, `room to type after '${screen.prompt}'`).toBeLessThan(72);
      const letters = lettersOn(screen);
      const isOver = /^Enter: (?:more|back)/u.test(screen.prompt);
      if (isOver) return '\r';
      const state = replay(eventsIn(file));
      const isTurn = /: (?:across|down)$/u.test(screen.prompt);
      const rack = sortedTiles(state.racks[state.turn ?? -1] ?? []).join('');
      expect(letters, `letters on the screen '${screen.prompt}'`).toBe(isTurn ? rack : null);
      if (!isTurn) return '\r';
      const tiles = somePlay(state, state.turn ?? 0);
      return tiles === null ? ':pass\r' : `:${written(state, tiles)}\r`;
    });
  }

  test.each([
    ['deluxe', 'Ann,Ben', []],
    ['standard-2007', 'Annabelle Marie,Bartholomew XI,Cassandra 1234,Dmitri 567890x', []],
    ['school', 'Reds:Ann+Cy,Blues:Ben+Di', []],
    ['crosswords', 'Ann,Ben,Cy,Di', []],
    [
      'collectible-2020',
      'Ann,Ben,Cy,Di',
      ['finishLine.enabled=on', 'finishLine.level=top', 'timer.seconds=180'],
    ],
    ['crosswords', 'Ann,Ben', ['cw.layout=quadrants11']],
    ['custom', 'Ann,Ben', [`custom.board=${Array.from({ length: 21 }, () => '.'.repeat(21)).join('/')}`]],
    ['custom', 'Ann,Ben,Cy,Di', ['custom.board=.../.../...', 'rack.size=2']],
  ])(
    '%s with %s fits and shows only the letters of whoever is at the keyboard',
    async (preset, players, options) => {
      const file = folder.newGame();
      const args = [
        '--preset',
        preset,
        '--players',
        players,
        ...options.flatMap((option) => ['--option', option]),
      ];
      const { status, screens, farewell, isRaw, sawColour } = await playThrough(file, args);
      expect(status).toBe(0);
      expect(isRaw).toBe(false);
      expect(sawColour).toBe(true);
      expect(replay(eventsIn(file)).phase).toBe('over');
      expect(farewell).toContain('Game over');
      expect(screens.some(({ prompt }) => prompt.startsWith('Pass the keyboard to'))).toBe(true);
    },
  );

  test('has no colours where they are not wanted', async () => {
    const file = folder.newGame();
    const args = ['--preset', 'deluxe', '--players', 'Ann,Ben'];
    expect((await playThrough(file, args, { NO_COLOR: '1' })).sawColour).toBe(false);
    const other = folder.newGame();
    expect((await playThrough(other, [...args, '--no-color'])).sawColour).toBe(false);
  });
});

describe('laying letters with the keys', () => {
  /** A custom game in which both racks hold known letters. */
  const args = [
    '--preset',
    'custom',
    '--players',
    'Ann,Ben',
    '--option',
    'custom.letters=H:20,O:20,?:20',
    '--option',
    'firstDraw.method=manual',
    '--starter',
    'Ann',
  ];

  test('cursor, direction, preview, taking back, blank and commit', async () => {
    const file = folder.newGame();
    const { screens } = await playAtTerminal(
      { folder, args: withFile(file, ...args) },
      pressing(['\r', `${LEFT}ho`, BACKSPACE, '?o', ESCAPE_KEY, ' ', RIGHT, UP, 'oh', '\r', '\x03']),
    );
    const shown = screens.map(({ rows }) => rows.join('\n'));
    expect(shown[2]).toContain('Scores HO: ');
    expect(shown[3]).toContain('Not a play yet: The first word must cover the centre square.');
    expect(shown[4]).toMatch(/Scores HO: \d+/u);
    expect(shown[4]).toContain('o0');
    expect(screens[6]?.prompt).toBe('Ann: down');
    expect(shown[9]).toContain('Scores OH: ');
    expect(screens[10]?.prompt).toMatch(/^Pass the keyboard to Ben\. Enter: show tiles, c: challenge$/u);
    expect(shown[10]).not.toContain('Tiles:');
  });

  test('the terminal’s cursor stands on the square', async () => {
    const file = folder.newGame();
    const { screens } = await playAtTerminal(
      { folder, args: withFile(file, ...args) },
      pressing(['\r', RIGHT]),
    );
    expect(screens[1]?.cursor).toEqual({ row: 8, column: 3 + 7 * 3 + 1 });
    expect(screens[2]?.cursor).toEqual({ row: 8, column: 3 + 8 * 3 + 1 });
  });

  test('a digit opens the command line, Tab shuffles, wrong letters are refused', async () => {
    const file = folder.newGame();
    const { screens } = await playAtTerminal(
      { folder, args: withFile(file, ...args) },
      pressing(['\r', '8', `h ho\r`, 'c\r', '\r', '\t', 'z', '\x1b', 'zzz']),
    );
    expect(screens[2]?.prompt).toBe(': 8');
    expect(screens.at(-1)?.rows.join('\n')).toContain('You don’t have');
  });

  test('Ctrl-C leaves the game saved and the terminal as it was', async () => {
    const file = folder.newGame();
    const { status, farewell, isRaw } = await playAtTerminal(
      { folder, args: withFile(file, ...args) },
      pressing([]),
    );
    expect(status).toBe(0);
    expect(isRaw).toBe(false);
    expect(farewell).toContain(`The game is saved in ${file}.`);
    expect(farewell).toContain('Continue with: lexiko play');
  });

  test('a quiz shows no points before they are counted', async () => {
    const file = folder.newGame();
    const { screens } = await playAtTerminal(
      { folder, args: withFile(file, ...args, '--option', 'score.announce=quiz') },
      pressing(['\r', 'ho', '\r', '5\r']),
    );
    expect(screens[2]?.rows.join('\n')).toContain('Makes HO.');
    expect(screens[2]?.rows.join('\n')).not.toContain('Scores');
    expect(screens[3]?.prompt).toBe('Ann, how many points is that?');
  });
});

describe('pages', () => {
  test('a terminal that is too small is told so', async () => {
    const file = folder.newGame();
    const args = withFile(file, '--preset', 'deluxe', '--players', 'Ann,Ben');
    const { screens } = await playAtTerminal({ folder, args, rows: 20 }, pressing([]));
    expect(screens[0]?.rows[0]).toBe('Lexiko needs a window of 80x24; this one is 80x20.');
  });

  test('help, rules, options, sheet and scores fit the screen', async () => {
    const file = folder.newGame();
    const pages = ['help', 'rules', 'options', 'sheet', 'scores', 'unseen', 'save', 'board'];
    const { screens } = await playAtTerminal(
      {
        folder,
        args: withFile(file, '--preset', 'deluxe', '--players', 'Ann,Ben', '--option', 'shift.recycle=on'),
      },
      (screen) => {
        if (screen.prompt.startsWith('Pass')) return '\r';
        if (screen.prompt.startsWith('Enter')) return '\r';
        const page = pages.shift();
        return page === undefined ? '\x03' : `:${page}\r`;
      },
    );
    const all = screens.map(({ rows }) => rows.join('\n')).join('\n');
    expect(all).toContain('recycle F8 C');
    expect(all).toContain('* shift.recycle=on (deluxe: off)');
    expect(all).toContain('tiles unseen');
    expect(Math.max(...screens.flatMap(({ rows }) => rows.map((row) => row.length)))).toBeLessThanOrEqual(
      COLUMNS,
    );
  });

  test('the set-up at a terminal fits too', async () => {
    const answers = [
      '2',
      '5',
      'Ann,Ben,Cy',
      'list',
      'colours=blue,green,orange',
      'cw.partners=on',
      'cw.dice=1',
      '',
      '',
      '',
      '',
    ];
    const { screens } = await playAtTerminal({ folder, args: ['--new', '--seed', 'x'] }, ({ prompt }) => {
      if (prompt.startsWith('Enter:')) return '\r';
      const text = prompt.startsWith('Pass') ? undefined : answers.shift();
      return text === undefined ? '\x03' : `${text}\r`;
    });
    const all = screens.map(({ rows }) => rows.join('\n')).join('\n');
    expect(all).toContain('partners need four sides');
    expect(all).toContain('blue, green, orange');
    expect(all).toMatch(/, do you agree\?/u);
  });
});

describe('what nobody else may know', () => {
  /** The same log with other letters for Ben wherever he alone knows them. */
  function withOtherLetters(events: readonly GameEvent[], state: GameState): readonly GameEvent[] {
    const other = sortedTiles(state.pool)
      .filter((_, at) => at % 5 === 0)
      .slice(0, 9);
    const rack = other.slice(0, 7);
    return events.map((event): GameEvent => {
      if (event.type === 'dealt') return { ...event, racks: [event.racks[0] ?? [], rack] };
      if (event.type === 'drew' && event.seat === 1) return { ...event, tiles: other.slice(7, 9) };
      if (event.type === 'exchanged' && event.seat === 1) return { ...event, tiles: rack.slice(0, 2) };
      return event;
    });
  }

  test('no screen of Ann depends on the letters of Ben', async () => {
    const file = folder.newGame();
    const start = [
      '--preset',
      'deluxe',
      '--players',
      'Ann,Ben',
      '--agreed',
      '--seed',
      'twins',
      '--option',
      'firstDraw.method=manual',
      '--starter',
      'Ann',
    ];
    await playInPipe({ folder, file, args: start }, ({ prompt, state }) => {
      if (prompt === 'Ben> ') return `exchange ${(state.racks[1] ?? []).slice(0, 2).join('')}`;
      return state.turnsTaken[0] === 0 ? written(state, somePlay(state, 0, 3) ?? []) : 'quit';
    });
    const events = eventsIn(file);
    const twin = folder.newGame();
    const changed = withOtherLetters(events, replay(events));
    writeFileSync(twin, formatLog(changed));
    writeFileSync(twin.replace('.json', '.table.json'), readFileSync(file.replace('.json', '.table.json')));
    expect(replay(changed).racks[1]).not.toEqual(replay(events).racks[1]);

    const keys = [
      '\r',
      ':sheet\r',
      '\r',
      ':scores\r',
      '\r',
      ':unseen\r',
      '\r',
      ':board\r',
      '\r',
      ':options\r',
      'q\r',
    ];
    const [one, two] = await Promise.all(
      [file, twin].map((path) => playAtTerminal({ folder, args: ['--file', path] }, pressing(keys))),
    );
    expect(one?.screens.length).toBeGreaterThan(10);
    expect(two?.screens).toEqual(one?.screens);
  });

  test('a terminal without cursor control scrolls the letters away', async () => {
    const file = folder.newGame();
    const args = ['--preset', 'deluxe', '--players', 'Ann,Ben,Cy', '--agreed', '--seed', 'dumb'];
    const { output } = await playInPipe({ folder, file, args, isTTY: true }, ({ prompt, state }) => {
      if (/accept/u.test(prompt)) return null;
      return prompt.endsWith('> ') ? written(state, somePlay(state, state.turn ?? 0, 3) ?? []) : '';
    });
    expect(output.slice(output.indexOf('Tiles:'))).toMatch(/\n{60}[^]*accept/u);
    expect(output).not.toMatch(/Tiles:[^]*Tiles:/u);
  });

  test('a public question shows nobody’s letters', async () => {
    const file = folder.newGame();
    await playInPipe(
      { folder, file, args: ['--preset', 'deluxe', '--players', 'Ann,Ben,Cy', '--agreed', '--seed', 'open'] },
      readingFrom([]),
    );
    const { screens } = await playAtTerminal({ folder, args: ['--file', file] }, (screen) => {
      const state = replay(eventsIn(file));
      if (/accept/u.test(screen.prompt)) return '\x03';
      if (!screen.prompt.endsWith('across')) return '\r';
      return `:${written(state, somePlay(state, state.turn ?? 0, 3) ?? [])}\r`;
    });
    const last = screens.at(-1);
    expect(last?.prompt).toMatch(/: accept [A-Z]+ \(Enter\) or challenge \(c\)\?/u);
    expect(last?.rows.join('\n')).not.toContain('Tiles:');
  });
});
