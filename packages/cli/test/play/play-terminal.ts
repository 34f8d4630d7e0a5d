/** A terminal for tests: understands what the command writes, keeps its 24 rows, and hands keys in. */

import { PassThrough, Writable } from 'node:stream';
import { main } from '../../src/main.ts';
import type { TestFolder } from './play-table.ts';

export const ROWS = 24;
export const COLUMNS = 80;
const BELL = '\x07';

export interface Screen {
  readonly rows: readonly string[];
  readonly prompt: string;
  readonly cursor: { readonly row: number; readonly column: number };
}

// eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
const PIECES = /\x1b\[([0-9;?]*)([A-Za-z])|([^\x1b])/gu;

/** Only what the command uses; anything else is an error, and so is a character outside the screen. */
class Emulator {
  #grid: string[][] = [];
  #row = 0;
  #column = 0;
  inAlternateScreen = false;
  sawColour = false;

  constructor() {
    this.#clear();
  }

  #clear(): void {
    this.#grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  }

  write(bytes: string): void {
    for (const [, parameters = '', command, character] of bytes.matchAll(PIECES)) {
      if (character === BELL) continue;
      if (command === undefined) this.#put(character ?? '');
      else this.#obey(command, parameters);
    }
  }

  #put(character: string): void {
    const row = this.#grid[this.#row];
    if (row === undefined || this.#column >= COLUMNS)
      throw new Error(
        `'${character}' was written outside the screen: row ${this.#row + 1}, column ${this.#column + 1}`,
      );
    row[this.#column++] = character;
  }

  #obey(command: string, parameters: string): void {
    if (command === 'H') {
      const [row = '1', column = '1'] = parameters.split(';');
      this.#row = Number(row || 1) - 1;
      this.#column = Number(column) - 1;
    } else if (command === 'K') this.#grid[this.#row]?.fill(' ');
    else if (command === 'J') this.#clear();
    else if (command === 'm') this.sawColour = true;
    else if (parameters === '?1049') this.inAlternateScreen = command === 'h';
    else if (parameters !== '?25') throw new Error(`The terminal does not know ${parameters}${command}`);
  }

  get screen(): Screen {
    const rows = this.#grid.map((cells) => cells.join('').trimEnd());
    return { rows, prompt: rows[ROWS - 1] ?? '', cursor: { row: this.#row, column: this.#column } };
  }
}

export interface Seen {
  readonly status: number;
  readonly screens: readonly Screen[];
  readonly sawColour: boolean;
  /** What stands on the ordinary screen afterwards. */
  readonly farewell: string;
  readonly isRaw: boolean;
}

/** Runs `lexiko play` at a terminal. Whenever it waits, `press` answers with keys; `null` hangs up. */
export async function playAtTerminal(
  {
    folder,
    args,
    env = {},
    rows = ROWS,
  }: { folder: TestFolder; args: readonly string[]; env?: Readonly<Record<string, string>>; rows?: number },
  press: (screen: Screen) => string | null,
): Promise<Seen> {
  const emulator = new Emulator();
  const screens: Screen[] = [];
  let farewell = '';
  let isRaw = false;
  const failures: Error[] = [];
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(raw: boolean) {
      isRaw = raw;
    },
  });
  const stdout = Object.assign(
    new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        done();
        if (!emulator.inAlternateScreen && !chunk.includes('\x1b')) {
          farewell += chunk;
          return;
        }
        try {
          emulator.write(chunk);
        } catch (error) {
          failures.push(error instanceof Error ? error : new Error(String(error)));
          stdin.end();
          return;
        }
        // A frame ends by showing the cursor, and then the command waits.
        if (emulator.inAlternateScreen && chunk.endsWith('\x1b[?25h')) setImmediate(answer);
      },
    }),
    { isTTY: true, columns: COLUMNS, rows, getColorDepth: () => 8 },
  );
  function answer(): void {
    const { screen } = emulator;
    screens.push(screen);
    try {
      const keys = press(screen);
      if (keys === null) stdin.end();
      else stdin.write(keys);
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
      stdin.end();
    }
  }
  const status = await main(['play', ...args], {
    stdin,
    stdout,
    stderr: stdout,
    env: { LEXIKO_DATA: folder.path, TERM: 'xterm-256color', ...env },
  });
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  return { status, screens, sawColour: emulator.sawColour, farewell, isRaw };
}
