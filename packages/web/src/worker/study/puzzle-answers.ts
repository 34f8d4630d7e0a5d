/** Makes puzzles on this device: new ones from games the engine plays, and those in the player's finished games. */

import {
  checkPuzzle,
  findPuzzles,
  formatPuzzle,
  isMissedPlay,
  isOfTopic,
  kindOfTopic,
  makePositionGenerator,
  makePuzzleTools,
  playedPositions,
  PUZZLE_KINDS,
  QUICK_CHECK,
  solves,
  unseenTiles,
  winningLine,
  type CheckEffort,
  type MadeInstead,
  type Puzzle,
  type PuzzlePosition,
  type PuzzleTools,
} from '@lexiko/analysis/puzzles';
import type { MakeKernel, EngineContext } from '@lexiko/engine';
import { hasPlainEnding } from '@lexiko/engine/endgame';
import type { MoveGenerator } from '@lexiko/engine/moves';
import { evolve, replay, type GameConfig, type GameEvent, type GameState, type Seat } from '@lexiko/rules';
import type { OwnPuzzle } from '../../study/puzzle-questions.ts';
import { namedPuzzle, puzzleConfig } from '../../learn/puzzles/puzzle-set.ts';
import { isLanguage } from '../../words/dictionaries.ts';
import { randomNumbers } from '../chance-source.ts';
import { GameStore } from '../game-store.ts';
import { kernelMaker } from '../lexicon/engine-source.ts';
import type { Answerer, Study } from './answerer.ts';

/** The most games the engine plays for one puzzle; enough for all but the rarest kinds. */
const MOST_GAMES = 60;
/** The most puzzles from one game, so that they come from several games. */
const MOST_OF_A_GAME = 4;
const MOST_OWN = 60;

/** The engine played these games, so the check may set the opponent's score. */
const FRESH_CHECK: CheckEffort = { ...QUICK_CHECK, scores: 'set' };
/** Confirms that a play was better, with more playouts and another seed than the search that found it. */
const LONG_CHECK: CheckEffort = { ...QUICK_CHECK, iterations: 4000, seed: 19 };

/** The tools that make and check puzzles in one worker. */
class PuzzleWorkshop {
  readonly #makeKernel: MakeKernel;
  /** Caches the last tools only: they take about 50 MB. `tools` is `null` for rules without puzzles. */
  #last: { readonly key: string; readonly tools: PuzzleTools | null } | null = null;
  #players: { readonly tools: PuzzleTools; readonly generator: MoveGenerator } | null = null;

  constructor(makeKernel: MakeKernel) {
    this.#makeKernel = makeKernel;
  }

  toolsFor({ library }: EngineContext, config: GameConfig): PuzzleTools | null {
    const key = `${library.lexicon.identity.checksum} ${JSON.stringify(config)}`;
    if (this.#last?.key !== key)
      this.#last = { key, tools: makePuzzleTools(library, this.#makeKernel, config) };
    return this.#last.tools;
  }

  /** The generator that plays the games to search for puzzles. */
  players({ library }: EngineContext, tools: PuzzleTools): MoveGenerator {
    if (this.#players?.tools !== tools)
      this.#players = { tools, generator: makePositionGenerator(tools, library, this.#makeKernel) };
    return this.#players.generator;
  }
}

async function openWorkshop(): Promise<PuzzleWorkshop> {
  return new PuzzleWorkshop(await kernelMaker());
}

type PuzzleStudy = Pick<Study<never>, 'engine' | 'instances'>;

async function toolsFor({ engine, instances }: PuzzleStudy, config: GameConfig): Promise<PuzzleTools | null> {
  return (await instances.of(openWorkshop, null)).toolsFor(engine, config);
}

export const answerFreshPuzzle: Answerer<'freshPuzzle'> = async ({ topic, difficulty, seed }, study) => {
  const { identity, alphabet } = study.engine.library.lexicon;
  if (!isLanguage(alphabet.id)) throw new Error(`nobody plays in ${alphabet.id}`);
  const config = puzzleConfig({ id: identity.id, language: alphabet.id });
  const tools = await toolsFor(study, config);
  if (tools === null) throw new Error('the standard game has puzzles');
  const players = (await study.instances.of(openWorkshop, null)).players(study.engine, tools);
  const kinds = topic === 'any' ? PUZZLE_KINDS : [kindOfTopic(topic)];
  const random = randomNumbers(seed);
  for (let game = 0; game < MOST_GAMES; game++) {
    for (const position of playedPositions(tools, players, random)) {
      for (const candidate of findPuzzles(tools, position, kinds)) {
        if (topic !== 'any' && !isOfTopic(tools.ruleset, candidate, topic)) continue;
        await study.yieldNow();
        const puzzle = checkPuzzle(tools, candidate, FRESH_CHECK);
        if (puzzle !== null && (difficulty === 'any' || puzzle.difficulty === difficulty))
          return { line: formatPuzzle(tools.ruleset, puzzle), config };
      }
    }
    await study.yieldNow();
  }
  return null;
};

/** Every play, exchange and pass, with the state before it. */
function* decisions(
  events: readonly GameEvent[],
): Generator<{ before: GameState; event: GameEvent; seat: Seat }> {
  const [first, ...rest] = events;
  if (first === undefined) return;
  let state = replay([first]);
  for (const event of rest) {
    if (event.type === 'played' || event.type === 'exchanged' || event.type === 'passed')
      yield { before: state, event, seat: event.seat };
    state = evolve(state, event);
  }
}

function positionOf({ board, racks, pool, scores }: GameState, seat: Seat): PuzzlePosition {
  const other = 1 - seat;
  return {
    board,
    rack: racks[seat] ?? [],
    other: pool.length === 0 ? (racks[other] ?? []) : null,
    scores: [scores[seat] ?? 0, scores[other] ?? 0],
  };
}

function insteadBy(event: GameEvent): MadeInstead {
  if (event.type === 'played') return { kind: 'play', placed: event.changes, score: event.score.total };
  return { kind: 'exchange', tiles: event.type === 'exchanged' ? event.tiles : [] };
}

export const answerConfirmMissed: Answerer<'confirmMissed'> = async (
  { config, position, play, made },
  study,
) => {
  const tools = await toolsFor(study, config);
  return tools !== null && isMissedPlay(tools, position, play, made, LONG_CHECK);
};

export const answerWinningLine: Answerer<'winningLine'> = async ({ line, config }, study) => {
  const tools = await toolsFor(study, config);
  const { puzzle } = namedPuzzle(line, config);
  return tools === null || puzzle.kind !== 'endgame' ? [] : winningLine(tools, puzzle, QUICK_CHECK.nodes);
};

/** Whether the player did something else than the puzzle asks for. */
function isMissed(puzzle: Puzzle, event: GameEvent): boolean {
  return event.type !== 'played' || !solves(puzzle, event.changes);
}

export const answerOwnPuzzles: Answerer<'ownPuzzles'> = async (_, study) => {
  const store = await GameStore.open();
  const games = (await store.list()).filter(({ isOver, seats }) => isOver && seats.length === 2);
  const found: OwnPuzzle[] = [];
  for (const [at, { id, seats }] of games.entries()) {
    study.report({ looked: at, of: games.length });
    await study.yieldNow();
    const kept = await store.read(id);
    if (kept === null) continue;
    const { config, ruleset, setAside } = stateOf(kept.events);
    // This engine has the words of one dictionary only.
    const isOfWords = ruleset.dictionary.id === study.engine.library.lexicon.identity.id;
    const tools = isOfWords && hasPlainEnding(ruleset) && !setAside ? await toolsFor(study, config) : null;
    if (tools === null) continue;
    let ofGame = 0;
    for (const { before, event, seat } of decisions(kept.events)) {
      // During an exchange the rack holds the new tiles and those that go back.
      const isWhole = (before.racks[seat]?.length ?? 0) <= ruleset.rack.size;
      if (ofGame >= MOST_OF_A_GAME || seats[seat]?.kind !== 'person' || !isWhole) continue;
      for (const candidate of findPuzzles(tools, positionOf(before, seat), PUZZLE_KINDS)) {
        if (!isMissed(candidate, event)) continue;
        await study.yieldNow();
        const puzzle = checkPuzzle(tools, candidate, QUICK_CHECK);
        if (puzzle === null) continue;
        await study.yieldNow();
        // A bingo or hook can be worse than what the player did.
        const { position, answers } = puzzle;
        const [best] = answers;
        if (best === undefined || !isMissedPlay(tools, position, best, insteadBy(event), LONG_CHECK))
          continue;
        found.push({ line: formatPuzzle(tools.ruleset, puzzle), config, game: id });
        ofGame++;
        break;
      }
    }
    if (found.length >= MOST_OWN) break;
  }
  return found;
};

export const answerPuzzlesIn: Answerer<'puzzlesIn'> = async ({ config, position }, study) => {
  const tools = await toolsFor(study, config);
  if (tools === null) return [];
  const unseen = unseenTiles(tools.ruleset, { ...position, other: null });
  // With the bag empty they can only be on the other rack.
  const other = unseen.length <= tools.ruleset.rack.size ? unseen : null;
  const lines: string[] = [];
  for (const candidate of findPuzzles(tools, { ...position, other }, PUZZLE_KINDS)) {
    await study.yieldNow();
    const puzzle = checkPuzzle(tools, candidate, QUICK_CHECK);
    if (puzzle !== null) lines.push(formatPuzzle(tools.ruleset, puzzle));
  }
  return lines;
};

function stateOf(events: readonly GameEvent[]): {
  readonly config: GameConfig;
  readonly ruleset: GameState['ruleset'];
  /** Whether a resigned player's tiles left the game: a puzzle would count them as unseen. */
  readonly setAside: boolean;
} {
  const { config, ruleset } = replay(events);
  return { config, ruleset, setAside: events.some((event) => event.type === 'resigned' && event.aside) };
}
