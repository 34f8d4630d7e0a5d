/** Plays a match: everybody against everybody, in rounds of two games with the same bag, one game at a time. */

import { wordLayersOf, type EngineContext } from '@lexiko/engine';
import { configure, type GameConfig } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import { authorityFor } from '@lexiko/words';
import { knownLexicon, openEngineContext } from '../engine-context.ts';
import type { Environment } from '../words/data-folder.ts';
import { moverOf, type Budget, type Contestant, type Mover } from './contestant.ts';
import type { MatchFolder, MatchResult } from './match-folder.ts';
import { playMatchGame } from './match-game.ts';

export interface MatchOrder {
  readonly config: GameConfig;
  readonly contestants: readonly Contestant[];
  /** For each two, an even number. */
  readonly games: number;
  readonly seed: number;
  readonly budget: Budget;
}

export interface MatchRun {
  readonly order: MatchOrder;
  readonly folder: MatchFolder;
  readonly env: Environment;
  readonly onGame: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** Everybody against everybody. */
export function pairingsOf(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_none, at) => [one, one + 1 + at] as const),
  ).flat();
}

/** Every game of the match, those of earlier runs too. Games run alone, so that nobody takes another's time. */
export async function runMatch({
  order,
  folder,
  env,
  onGame,
  signal,
}: MatchRun): Promise<readonly MatchResult[]> {
  const { contestants, games, config, budget } = order;
  const results = folder.results();
  const played = new Set(results.map(keyOf));
  const pairings = pairingsOf(contestants.length);
  const all = pairings.length * games;
  const { engine, world } = openTable(config, env);
  const movers = new Map<Contestant, Mover>();
  const moverFor = (contestant: Contestant): Mover => {
    const mover = movers.get(contestant) ?? moverOf(contestant, engine, budget);
    movers.set(contestant, mover);
    return mover;
  };
  try {
    for (let game = 0; game < games; game++) {
      for (const pair of pairings) {
        if (played.has(keyOf({ pair, game }))) continue;
        // In the second game with a bag the other one begins.
        const sides = game % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
        const seated = sides.map((side) => contestants[pair[side]]).filter((one) => one !== undefined);
        const bag = order.seed * 1_000_003 + (game >> 1);
        const done = await playMatchGame({
          config,
          engine,
          world,
          bag,
          numbers: order.seed * 7919 + game,
          movers: seated.map(moverFor),
          signal,
        });
        if (done === null) return results;
        const bySide = <T>(bySeat: readonly T[]): T[] => sides.flatMap((seat) => bySeat[seat] ?? []);
        const result: MatchResult = {
          pair,
          game,
          scores: bySide(done.scores),
          won: bySide(done.won),
          clocks: bySide(done.clocks),
          reason: done.reason,
        };
        folder.keep(
          result,
          done,
          seated.map(({ name }) => name),
        );
        results.push(result);
        onGame(results.length, all);
        await new Promise(setImmediate); // a signal is heard between games
      }
    }
    return results;
  } finally {
    await Promise.all(Array.from(movers.values(), (mover) => mover.close()));
  }
}

function keyOf({ pair, game }: Pick<MatchResult, 'pair' | 'game'>): string {
  return `${pair.join()} ${game}`;
}

function openTable(config: GameConfig, env: Environment) {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new RangeError(`a match with ${ruleset.error.code}`);
  const engine: EngineContext = openEngineContext(knownLexicon(ruleset.value), env);
  const { lexicon } = engine.library;
  const world = {
    nowMs: 0,
    words: authorityFor(lexicon, wordLayersOf(ruleset.value)),
    dictionary: playersDecide(ruleset.value.dictionary) ? null : lexicon.identity,
  };
  return { engine, world };
}
