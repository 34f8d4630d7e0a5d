/** The folder of a match: what is played, a line for each game, and each game as GCG. A match goes on from there. */

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportGcg, formatGcg } from '@lexiko/rules/notation';
import type { EndReason } from '@lexiko/rules';
import { UsageError } from '../command.ts';
import type { ClockUse, PlayedGame } from './match-game.ts';

/** A game between two of the contestants, who are numbers in the list of the match. */
export interface MatchResult {
  readonly pair: readonly [number, number];
  /** From 0: games 2n and 2n + 1 of a pair have the same bag, and the sides swapped. */
  readonly game: number;
  /** By side of the pair. */
  readonly scores: readonly number[];
  readonly won: readonly number[];
  readonly clocks: readonly ClockUse[];
  readonly reason: EndReason;
}

export class MatchFolder {
  readonly path: string;

  /** Throws a `UsageError` if the folder has another match. `order` is what makes two matches the same. */
  constructor(path: string, order: object) {
    this.path = path;
    const orderPath = join(path, 'match.json');
    const text = `${JSON.stringify(order, null, 2)}\n`;
    mkdirSync(join(path, 'games'), { recursive: true });
    if (!existsSync(orderPath)) writeFileSync(orderPath, text);
    else if (readFileSync(orderPath, 'utf8') !== text)
      throw new UsageError(({ computerGames }) => computerGames.match.otherMatch(path));
  }

  /** Whatever was played to its end; a line that was cut off is played again. */
  results(): MatchResult[] {
    if (!existsSync(this.#list)) return [];
    const text = readFileSync(this.#list, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) writeFileSync(this.#list, whole);
    // Our own lines.
    return whole
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as MatchResult);
  }

  /** `names` by seat. */
  keep(result: MatchResult, { events }: PlayedGame, names: readonly string[]): void {
    const players = names.map((name, seat) => ({ id: `player${seat + 1}`, name }));
    const gcg = exportGcg(events, players);
    if (gcg.ok) writeFileSync(join(this.path, 'games', gcgName(result)), formatGcg(gcg.value));
    appendFileSync(this.#list, `${JSON.stringify(result)}\n`);
  }

  get #list(): string {
    return join(this.path, 'games.jsonl');
  }
}

/** `1-2-0007.gcg`: the seventh game of the first contestant against the second. */
export function gcgName({ pair, game }: Pick<MatchResult, 'pair' | 'game'>): string {
  return `${pair[0] + 1}-${pair[1] + 1}-${String(game + 1).padStart(4, '0')}.gcg`;
}
