/** Help with open-pool games: the best next plays, and a search for the rest of the game. */

import { wordLayersOf, type EngineContext } from '@lexiko/engine';
import { PLAIN_PRICES, bestOpenPlays, searchRecord } from '@lexiko/engine/moves';
import { viewFor, type World } from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import { openTable, PLAIN_CHANCE } from '../../learn/workbench/open-table.ts';
import type { OpenGame } from '../../study/puzzle-questions.ts';
import type { Answerer } from './answerer.ts';

/** Beam width of the search; the time grows in proportion. */
const WIDTH = 3;
const YIELD_MS = 40;
const PLAYS_PER_STRETCH = 1;

function worldOf({ library }: EngineContext, { config }: OpenGame): World {
  const { ruleset } = openTable({ config, plays: [] });
  return {
    nowMs: 0,
    chance: PLAIN_CHANCE,
    words: authorityFor(library.lexicon, wordLayersOf(ruleset)),
    dictionary: library.lexicon.identity,
  };
}

export const answerOpenPlays: Answerer<'openPlays'> = (asked, { engine }) => {
  const table = viewFor(openTable(asked), 0);
  const { graph, alphabet } = engine.library.vocabulary(table.ruleset, null);
  const open = { table, seat: 0, graph, alphabet, prices: PLAIN_PRICES, goOn: () => true };
  return bestOpenPlays(open, asked.most, PLAYS_PER_STRETCH).map(({ tiles }) => tiles);
};

export const answerFinishOpenGame: Answerer<'finishOpenGame'> = async (
  asked,
  { engine, report, yieldNow },
) => {
  const start = openTable(asked);
  const { graph, alphabet } = engine.library.vocabulary(start.ruleset, null);
  const search = searchRecord({
    start,
    world: worldOf(engine, asked),
    graph,
    alphabet,
    prices: PLAIN_PRICES,
    width: WIDTH,
    random: () => 0,
    noise: 0,
  });
  report({ plays: [], score: start.scores[0] ?? 0, left: start.pool.length });
  await yieldNow();
  let lastMs = performance.now();
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value.plays;
    if (performance.now() - lastMs < YIELD_MS) continue;
    report(step.value);
    await yieldNow();
    lastMs = performance.now();
  }
};
