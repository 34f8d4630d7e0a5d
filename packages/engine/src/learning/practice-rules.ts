/** What practice games need from a ruleset: generators for both sides, what is lost at the end, dice. */

import { createGame, replay, viewFor, type GameConfig, type PlayerView } from '@lexiko/rules';
import { ownArms } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { diceCount, type AreaScoring } from '@lexiko/rules/rule-points';
import type { WordGraph } from '@lexiko/words';
import type { GameNumbers } from '../generation/game-numbers.ts';
import { MoveGenerator, type GeneratorTables } from '../generation/generator.ts';
import type { MakeKernel } from '../generation/kernel.ts';
import type { Leaves } from '../generation/leaves.ts';
import { makeNodeTable } from '../generation/node-table.ts';
import type { Library } from '../vocabulary/vocabulary.ts';
import { tableNumbers } from '../generation/ruleset-numbers.ts';
import type { PracticeDice, PracticeRules } from './practice-game.ts';

/** More tiles than any bag holds: the best move is then never an exchange. */
const NEVER = 1000;

/** The table of a configuration for two sides, before anybody has opened. */
export function practiceTable(config: GameConfig): PlayerView {
  const created = createGame({ ...config, sides: 2 }, null);
  if (!created.ok) throw new RangeError(`a practice game with ${created.error.code}`);
  return { ...viewFor(replay([created.value]), 0), opener: 0 };
}

export function practiceRules(at: {
  readonly table: PlayerView;
  readonly library: Library;
  readonly makeKernel: MakeKernel;
  readonly leaves: Leaves | null;
}): PracticeRules {
  const { table, library, leaves } = at;
  const { ruleset } = table;
  const { graph, alphabet } = library.vocabulary(ruleset, null);
  const { scoring, exchange, ending } = ruleset;
  const isAtWill = exchange.when === 'free';
  const own = tableNumbers(table, 0, alphabet);
  const tables = tablesOf(graph, leaves);
  const build = (numbers: GameNumbers): MoveGenerator => {
    const exchangeBag = isAtWill ? Math.max(numbers.rackSize, numbers.exchangeBag) : NEVER;
    return new MoveGenerator(at.makeKernel(), tables, { ...numbers, exchangeBag });
  };
  const first = build(own);
  return {
    generators: [first, scoring.kind === 'areas' ? build(tableNumbers(table, 1, alphabet)) : first],
    lostFor: Array.from(own.values, (value, letter) =>
      scoring.kind === 'premiums' ? value : letter === 0 ? scoring.blankPoints : scoring.letterPoints,
    ),
    out: ending.out.kind === 'rests' ? 'goes-on' : 'gains',
    exchange: isAtWill ? { when: 'will' } : { when: 'stuck', most: exchange.maximum },
    dice: scoring.kind === 'areas' ? diceOf(table, scoring) : null,
  };
}

/** With a word map, however many words there are: practice is on a machine with room for one. */
function tablesOf(graph: WordGraph, leaves: Leaves | null): GeneratorTables {
  return { nodes: makeNodeTable(graph), wordMapOf: graph, ...(leaves === null ? {} : { leaves }) };
}

function diceOf(table: PlayerView, { letterPoints, ownFactor }: AreaScoring): PracticeDice {
  const { layout, dice } = table.ruleset;
  const perPip = (seat: number): ReadonlyMap<number, number> => {
    const own = ownArms(table, seat);
    return new Map(
      layout.crosses.map((square) => {
        const arm = itemAt(layout.arms, square);
        return [square, arm !== '' && own.includes(arm) ? ownFactor * letterPoints : letterPoints];
      }),
    );
  };
  return { count: diceCount(dice), perPip: [perPip(0), perPip(1)] };
}
