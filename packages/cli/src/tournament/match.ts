/** One game of a tournament: who sits where, which bag, and how it ended. */

import { makePlayer, playThrough, type EngineContext, type Personality, wordLayersOf } from '@lexiko/engine';
import { configure, type EndReason, type GameConfig, type World } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import { authorityFor } from '@lexiko/words';
import { knownLexicon, openEngineContext } from '../engine-context.ts';
import type { Environment } from '../words/data-folder.ts';
import { bagOrder, seededNumbers } from './bag-order.ts';

/** What all games of a tournament have in common. */
export interface Tournament {
  readonly config: GameConfig;
  readonly entrants: readonly Personality[];
  readonly seed: number;
  /** Positions that a player may search for one answer. */
  readonly positions: number;
}

export interface GameResult {
  readonly game: number;
  /** By entrant. */
  readonly scores: readonly number[];
  /** By entrant: 1 won, a share of it if won together. */
  readonly won: readonly number[];
  readonly reason: EndReason;
  readonly turns: number;
}

/** Plays games one after the other, with words and generators kept between them. */
export class MatchTable {
  readonly #tournament: Tournament;
  readonly #engine: EngineContext;
  readonly #world: Omit<World, 'chance'>;

  constructor(tournament: Tournament, env: Environment) {
    this.#tournament = tournament;
    const ruleset = configure(tournament.config);
    if (!ruleset.ok) throw new RangeError(`a tournament with ${ruleset.error.code}`);
    this.#engine = openEngineContext(knownLexicon(ruleset.value), env);
    const { lexicon } = this.#engine.library;
    this.#world = {
      nowMs: 0,
      words: authorityFor(lexicon, wordLayersOf(ruleset.value)),
      dictionary: playersDecide(ruleset.value.dictionary) ? null : lexicon.identity,
    };
  }

  /** Games of one group have the same bag; in each of them everybody sits one seat further. */
  play(game: number): GameResult {
    const { config, entrants, seed, positions } = this.#tournament;
    const count = entrants.length;
    const bag = Math.floor(game / count);
    const shift = game % count;
    const entrantAt = (seat: number): number => (seat + shift) % count;
    const state = playThrough({
      config,
      players: entrants.map((_, seat) => {
        const personality = entrants[entrantAt(seat)];
        if (personality === undefined) throw new Error(`nobody sits at ${seat}`);
        return makePlayer(personality, this.#engine);
      }),
      world: { ...this.#world, chance: bagOrder(seed * 1_000_003 + bag) },
      random: seededNumbers(seed * 7919 + game),
      positions,
      starter: 0,
    });
    const outcome = state.outcome;
    if (outcome === null) throw new Error('a game that is over has an outcome');
    const byEntrant = (value: (seat: number) => number): readonly number[] => {
      const list = entrants.map(() => 0);
      for (let seat = 0; seat < count; seat++) list[entrantAt(seat)] = value(seat);
      return list;
    };
    const share = 1 / Math.max(1, outcome.winners.length);
    return {
      game,
      scores: byEntrant((seat) => outcome.final[seat] ?? 0),
      won: byEntrant((seat) => (outcome.winners.includes(seat) ? share : 0)),
      reason: outcome.reason,
      turns: state.turnsTaken.reduce((sum, turns) => sum + turns, 0),
    };
  }
}
