/**
 * Who plays in a match: a level of ours, a program that speaks UCGI, or a command that is started for every move, reads
 * the position in CGP and writes its move.
 */

import { spawn } from 'node:child_process';
import { makePlayer, type EngineContext, type Personality } from '@lexiko/engine';
import type { Action, PlayerView } from '@lexiko/rules';
import { cgpOfView, parseTurnCommand } from '@lexiko/rules/notation';
import { endGroup, EngineProcess, lateAfterMs, typedMove } from '../bot/engine-process.ts';
import { UsageError } from '../command.ts';
import { parseEntrant } from '../tournament/entrants.ts';

/** As it is written on the command line: `hard`, `ucgi:COMMAND`, `cgp:COMMAND`, with `NAME=` before the last two. */
export interface Contestant {
  readonly name: string;
  readonly plays:
    | { readonly kind: 'level'; readonly personality: Personality }
    | { readonly kind: 'ucgi' | 'cgp'; readonly command: string };
}

/** What a move may cost: time by the clock, or work, which gives the same games on every machine. */
export interface Budget {
  /** `null`: as long as `positions` takes. Programs of others always have a time. */
  readonly milliseconds: number | null;
  readonly positions: number;
}

export interface Mover {
  /** `null`: it has no move that can be read. `random` has the numbers of this turn. */
  move(view: PlayerView, random: () => number): Promise<Action | null>;
  close(): Promise<void>;
}

/** What a level searches where only the time limits it. */
const ENOUGH_POSITIONS = 1e9;
/** For programs of others where the levels play by work alone. */
const USUAL_MS = 1000;

export function parseContestant(text: string): Contestant {
  const program = /^(?:([^=:]+)=)?(ucgi|cgp):(.+)$/su.exec(text.trim());
  if (program === null) {
    const personality = parseEntrant(text);
    return { name: personality.name, plays: { kind: 'level', personality } };
  }
  const [, name, kind, command = ''] = program;
  const plays = { kind: kind === 'ucgi' ? 'ucgi' : 'cgp', command: command.trim() } as const;
  return { name: name?.trim() ?? command.trim(), plays };
}

/** Throws a `UsageError` if two have one name, or fewer than two play. */
export function requireRivals(contestants: readonly Contestant[]): void {
  if (contestants.length < 2) throw new UsageError(({ computerGames }) => computerGames.match.twoPlayers);
  const names = contestants.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(({ computerGames }) => computerGames.match.sameName(twice));
}

/** `engine` is opened by whoever hosts, for levels and for what every seat has to answer. */
export function moverOf({ plays }: Contestant, engine: EngineContext, budget: Budget): Mover {
  switch (plays.kind) {
    case 'level':
      return new LevelMover(plays.personality, engine, budget);
    case 'ucgi':
      return new UcgiMover(plays.command, budget.milliseconds ?? USUAL_MS);
    case 'cgp':
      return new CommandMover(plays.command, budget.milliseconds ?? USUAL_MS);
  }
}

class LevelMover implements Mover {
  readonly #player: ReturnType<typeof makePlayer>;
  readonly #budget: Budget;

  constructor(personality: Personality, engine: EngineContext, budget: Budget) {
    this.#player = makePlayer(personality, engine);
    this.#budget = budget;
  }

  move(view: PlayerView, random: () => number): Promise<Action | null> {
    const { milliseconds, positions } = this.#budget;
    const untilMs = milliseconds === null ? Infinity : performance.now() + milliseconds;
    return Promise.resolve(
      this.#player.choose(view, {
        random,
        nowMs: 0,
        positions: milliseconds === null ? positions : ENOUGH_POSITIONS,
        isInterrupted: () => performance.now() > untilMs,
      }),
    );
  }

  async close(): Promise<void> {}
}

class UcgiMover implements Mover {
  readonly #command: string;
  readonly #go: string;
  #process: EngineProcess;

  constructor(command: string, milliseconds: number) {
    this.#command = command;
    this.#go = `movetime ${milliseconds}`;
    this.#process = new EngineProcess(command, this.#go);
  }

  async move(view: PlayerView): Promise<Action | null> {
    const position = cgpOfView(view);
    if (position === null) return null;
    // One that has ended, or was too late, is started again.
    if (this.#process.hasEnded) this.#process = new EngineProcess(this.#command, this.#go);
    const thought = await this.#process.bestMove(position);
    return thought === 'not-asked' ? null : readMove(view, thought.move);
  }

  close(): Promise<void> {
    return this.#process.close();
  }
}

class CommandMover implements Mover {
  readonly #command: string;
  readonly #milliseconds: number;

  constructor(command: string, milliseconds: number) {
    this.#command = command;
    this.#milliseconds = milliseconds;
  }

  async move(view: PlayerView): Promise<Action | null> {
    const position = cgpOfView(view);
    return position === null ? null : readMove(view, await this.#ask(position));
  }

  async close(): Promise<void> {}

  /** The last line that the command writes; `null` if it writes none. */
  #ask(position: string): Promise<string | null> {
    return new Promise((resolve) => {
      const child = spawn(this.#command, {
        shell: true,
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, LEXIKO_MS: String(this.#milliseconds) },
        // A group of its own, so that what the shell has started ends with it.
        detached: process.platform !== 'win32',
      });
      let text = '';
      const late = setTimeout(() => endGroup(child), lateAfterMs(this.#milliseconds));
      const done = (): void => {
        clearTimeout(late);
        resolve(text.trim().split('\n').at(-1)?.trim() || null);
      };
      child.stdout.on('data', (part: Buffer) => (text += part.toString('utf8')));
      child.stdin.on('error', () => {}); // it need not read the position
      child.once('error', done);
      child.once('close', done);
      child.stdin.end(`${position}\n`);
    });
  }
}

/** `8D HORN`, `8D.HORN`, `exchange QV`, `ex.QV`, `pass`. */
function readMove(view: PlayerView, move: string | null): Action | null {
  if (move === null || view.turn === null) return null;
  const action = parseTurnCommand(view, view.turn, typedMove(move));
  return action.ok ? action.value : null;
}
