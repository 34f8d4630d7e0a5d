/**
 * A talk in the engine protocol (docs/ucgi.md): lines in, lines out. `stop`, `isready` and `quit` are answered at once;
 * all else waits its turn behind a search that is under way.
 */

import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError } from '../command.ts';
import type { UcgiEngine } from './engine.ts';
import { parseGo } from './go-order.ts';

export class UcgiSession {
  readonly #engine: UcgiEngine;
  readonly #texts: TerminalTexts;
  readonly #write: (line: string) => void;
  readonly #waiting: string[] = [];
  #work: Promise<void> = Promise.resolve();
  #isBusy = false;
  #isThinking = false;
  #isStopped = false;
  #hasQuit = false;

  constructor(engine: UcgiEngine, texts: TerminalTexts, write: (line: string) => void) {
    this.#engine = engine;
    this.#texts = texts;
    this.#write = write;
  }

  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  take(line: string): void {
    const text = line.trim();
    if (text === '' || this.#hasQuit) return;
    if (text === 'stop') this.#isStopped = this.#isAskedToThink();
    else if (text === 'isready') this.#write('readyok');
    else if (text === 'quit') {
      this.#isStopped = true;
      this.#hasQuit = true;
      this.#waiting.length = 0;
    } else {
      this.#waiting.push(text);
      if (!this.#isBusy) this.#work = this.#workOff();
    }
  }

  /** A search may still wait behind other lines that came with it; `stop` is meant for it all the same. */
  #isAskedToThink(): boolean {
    return this.#isThinking || this.#waiting.some((line) => /^go\b/.test(line));
  }

  /** Once everything that was taken has been answered. */
  async settled(): Promise<void> {
    await this.#work;
  }

  async #workOff(): Promise<void> {
    this.#isBusy = true;
    for (let line = this.#waiting.shift(); line !== undefined; line = this.#waiting.shift()) {
      try {
        await this.#answer(line);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        this.#write(`info error ${error.say(this.#texts)}`);
      }
    }
    this.#isBusy = false;
  }

  async #answer(line: string): Promise<void> {
    const [command = '', ...words] = line.split(/\s+/);
    switch (command) {
      case 'ucgi':
        this.#write('id name Lexiko');
        this.#write('id author the Lexiko authors');
        this.#write('ucgiok');
        return;
      case 'position':
        if (words[0] !== 'cgp') throw new UsageError("a position is 'position cgp' and a position in CGP.");
        this.#engine.setPosition(line.slice(line.indexOf('cgp') + 'cgp'.length).trim());
        return;
      case 'go':
        this.#isThinking = true;
        try {
          await this.#go(words);
        } finally {
          this.#isThinking = false;
          this.#isStopped = false;
        }
        return;
      default:
        throw new UsageError(`'${command}' is no command of the protocol.`);
    }
  }

  async #go(words: readonly string[]): Promise<void> {
    const order = parseGo(words);
    if (typeof order === 'string') throw new UsageError(`${order}.`);
    const best = await this.#engine.think(order, {
      isStopped: () => this.#isStopped,
      info: (text) => this.#write(`info ${text}`),
    });
    this.#write(`bestmove ${best}`);
  }
}
