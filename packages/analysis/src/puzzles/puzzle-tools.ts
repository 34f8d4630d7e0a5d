/** The tools for finding and checking puzzles: a generator with leaves, an endgame solver, the words. */

import { type Library, type MakeKernel, wordLayersOf } from '@lexiko/engine';
import { EndgameSolver } from '@lexiko/engine/endgame';
import {
  classicNumbers,
  generatorTables,
  type Leaves,
  leavesFor,
  makeLeaves,
  MoveGenerator,
  type WinTable,
  winTableFor,
} from '@lexiko/engine/moves';
import { configure, type GameConfig, type Ruleset, type WordAuthority } from '@lexiko/rules';
import { authorityFor, type Lexicon, type WordGraph } from '@lexiko/words';

export interface PuzzleTools {
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  readonly lexicon: Lexicon;
  /** The words that are valid in the game. */
  readonly graph: WordGraph;
  readonly authority: WordAuthority;
  readonly generator: MoveGenerator;
  /** Works on the generator. */
  readonly solver: EndgameSolver;
  readonly leaves: Leaves;
  readonly wins: WinTable;
}

/** Puzzles are positions of classic games of two on an ordinary turn; `null` for any other game. */
export function makePuzzleTools(
  library: Library,
  makeKernel: MakeKernel,
  config: GameConfig,
): PuzzleTools | null {
  const configured = configure(config);
  if (!configured.ok || configured.value.scoring.kind !== 'premiums' || configured.value.sides !== 2)
    return null;
  const ruleset = configured.value;
  const { lexicon, learnt } = library;
  const graph = library.vocabulary(ruleset, null).graph;
  const leaves = leavesFor(learnt, ruleset, lexicon.alphabet) ?? makeLeaves([]);
  const tables = generatorTables(graph, leaves);
  const generator = new MoveGenerator(makeKernel(), tables, numbersFor(ruleset, lexicon));
  return {
    config,
    ruleset,
    lexicon,
    graph,
    authority: authorityFor(lexicon, wordLayersOf(ruleset)),
    generator,
    solver: new EndgameSolver(generator),
    leaves,
    wins: winTableFor(learnt, ruleset),
  };
}

/** Even if the rules set no minimum, an exchange needs a tile to draw. */
export function numbersFor(
  ruleset: Ruleset,
  { alphabet }: Pick<Lexicon, 'alphabet'>,
): ReturnType<typeof classicNumbers> {
  const numbers = classicNumbers(ruleset, alphabet);
  return { ...numbers, exchangeBag: Math.max(1, numbers.exchangeBag) };
}
