/** `lexiko puzzles`: finds puzzles in games that the engine plays, checks each twice, and writes them as lines. */

import {
  checkPuzzle,
  DIFFICULTIES,
  findPuzzles,
  formatPuzzle,
  makePositionGenerator,
  makePuzzleTools,
  parsePuzzle,
  playedPositions,
  PUZZLE_KINDS,
  type CheckEffort,
  type Puzzle,
  type PuzzleTools,
} from '@lexiko/analysis/puzzles';
import { learntTables } from '@lexiko/engine/all-learnt';
import { Library } from '@lexiko/engine';
import { parseOptions, type Command, type OptionTable, type Io } from '../../command.ts';
import { kernelMaker } from '../../engine-kernel.ts';
import { withDictionary } from '../../game-language.ts';
import { DEFAULT_LEXICON, openGoodGraph, openLexicon } from '../../lexicon-store.ts';
import { wholeValue } from '../../moves/position-input.ts';
import { readBytes } from '../../replay/game-text.ts';
import { seededNumbers } from '../../tournament/bag-order.ts';

const DEFAULT_EACH = 25;
const DEFAULT_PLAYOUTS = 1000;
const ENDGAME_NODES = 60_000;
const MOST_EACH = 1000;
const MOST_PLAYOUTS = 100_000;
const DEFAULT_GAMES = 2000;
const MOST_GAMES = 1_000_000;

const OPTIONS = {
  each: { type: 'string', usual: DEFAULT_EACH },
  games: { type: 'string', usual: DEFAULT_GAMES },
  seed: { type: 'string', usual: 1 },
  playouts: { type: 'string', usual: DEFAULT_PLAYOUTS },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  check: { type: 'string' },
} as const satisfies OptionTable;

export const puzzles: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const number = (name: string, initial: number, least: number, most: number): number =>
      wholeValue(values, name, { initial, least, most });
    const seed = number('seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const effort: CheckEffort = {
      iterations: number('playouts', DEFAULT_PLAYOUTS, 1, MOST_PLAYOUTS),
      nodes: ENDGAME_NODES,
      seed: seed + 1,
      // Nobody played these games, so that their scores are free; those of a file are part of the question.
      scores: typeof values['check'] === 'string' ? 'as-played' : 'set',
    };
    const each = number('each', DEFAULT_EACH, 1, MOST_EACH);
    const games = number('games', DEFAULT_GAMES, 1, MOST_GAMES);
    const source = openPuzzleSource(String(values['lexicon'] ?? DEFAULT_LEXICON), io);
    if (typeof values['check'] === 'string') return checkFile(source, values['check'], effort, io);
    const found = collect(source, { each, games, seed, effort }, io);
    for (const puzzle of inTurns(found)) io.stdout.write(`${formatPuzzle(source.tools.ruleset, puzzle)}\n`);
    return 0;
  },
};

interface PuzzleSource {
  readonly tools: PuzzleTools;
  readonly positions: () => ReturnType<typeof makePositionGenerator>;
}

function openPuzzleSource(id: string, { env }: Io): PuzzleSource {
  const lexicon = openLexicon(id, env);
  const library = new Library(lexicon, learntTables(lexicon.alphabet.id), (choice) =>
    openGoodGraph(lexicon, choice, env),
  );
  const options = withDictionary({ 'dictionary.id': id }, env);
  const config = { preset: 'standard-2007', sides: 2, options } as const;
  const makeKernel = kernelMaker();
  const tools = makePuzzleTools(library, makeKernel, config);
  if (tools === null) throw new Error('the standard game has puzzles');
  return { tools, positions: () => makePositionGenerator(tools, library, makeKernel) };
}

async function checkFile(
  { tools }: PuzzleSource,
  file: string,
  effort: CheckEffort,
  io: Io,
): Promise<number> {
  const { puzzles: texts } = io.texts;
  const lines = new TextDecoder()
    .decode(await readBytes(file, io))
    .split('\n')
    .filter((line) => line !== '');
  let bad = 0;
  for (const [at, line] of lines.entries()) {
    const puzzle = parsePuzzle(tools.ruleset, line);
    if (puzzle.ok && checkPuzzle(tools, puzzle.value, effort) !== null) continue;
    bad++;
    io.stdout.write(`${puzzle.ok ? texts.fails(at + 1) : texts.unreadable(at + 1, puzzle.error)}\n`);
  }
  io.stdout.write(`${texts.held(lines.length - bad, lines.length)}\n`);
  return bad === 0 ? 0 : 1;
}

interface Wish {
  readonly each: number;
  readonly games: number;
  readonly seed: number;
  readonly effort: CheckEffort;
}

function collect(
  { tools, positions }: PuzzleSource,
  { each, games, seed, effort }: Wish,
  io: Io,
): readonly Puzzle[] {
  const generator = positions();
  const random = seededNumbers(seed);
  const groups = new Map<string, Puzzle[]>(
    PUZZLE_KINDS.flatMap((kind) =>
      DIFFICULTIES.map((difficulty): [string, Puzzle[]] => [`${kind} ${difficulty}`, []]),
    ),
  );
  const isShort = (kind: Puzzle['kind']): boolean =>
    DIFFICULTIES.some((difficulty) => (groups.get(`${kind} ${difficulty}`)?.length ?? 0) < each);
  for (let game = 1; game <= games && PUZZLE_KINDS.some(isShort); game++) {
    // Each kind gives one puzzle of a game at most, so that no two look alike.
    let wanted = PUZZLE_KINDS.filter(isShort);
    for (const position of playedPositions(tools, generator, random)) {
      for (const found of findPuzzles(tools, position, wanted)) {
        const group = groups.get(`${found.kind} ${found.difficulty}`);
        // Of an endgame only the check knows how hard it is.
        if (found.kind !== 'endgame' && (group === undefined || group.length >= each)) continue;
        const puzzle = checkPuzzle(tools, found, effort);
        if (puzzle === null) continue;
        const same = groups.get(`${puzzle.kind} ${puzzle.difficulty}`);
        if (same === undefined || same.length >= each) continue;
        same.push(puzzle);
        wanted = wanted.filter((kind) => kind !== puzzle.kind);
        // Two questions about one position would give each other away.
        break;
      }
    }
    if (game % 50 === 0) {
      const counts = [...groups.entries()].map(([name, { length }]) => `${name} ${length}`);
      io.stderr.write(`${io.texts.puzzles.progress(game, counts.join(', '))}\n`);
    }
  }
  return [...groups.values()].flat();
}

/** The kinds take turns, and so do the difficulties. */
function inTurns(found: readonly Puzzle[]): readonly Puzzle[] {
  const rest = [...found];
  const ordered: Puzzle[] = [];
  for (let turn = 0; rest.length > 0; turn++) {
    const kind = PUZZLE_KINDS[turn % PUZZLE_KINDS.length];
    const difficulty = DIFFICULTIES[(turn + Math.floor(turn / PUZZLE_KINDS.length)) % DIFFICULTIES.length];
    const at = rest.findIndex((one) => one.kind === kind && one.difficulty === difficulty);
    const [next] = rest.splice(Math.max(0, at), 1);
    if (next !== undefined) ordered.push(next);
  }
  return ordered;
}
