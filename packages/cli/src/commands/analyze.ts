/** `lexiko analyze`: a finished game, turn by turn: best moves, losses, luck, missed bingos. */

import {
  analyseGame,
  analysisHtml,
  analysisJson,
  gameTurns,
  leavesFor,
  makeDeepJudge,
  makeNodeTable,
  MoveGenerator,
  classicNumbers,
  makeLeaves,
  type AnalysisReport,
  winTableFor,
  wordLayersOf,
} from '@lexiko/engine';
import { PRESET_IDS, PRESETS, type GameConfig, type PresetId } from '@lexiko/rules';
import { readGame, type SourceGame } from '../analyze/game-source.ts';
import { analysisText, PAGE_TEXTS } from '../analyze/report.ts';
import { parseArguments, UsageError, type Command, type Io } from '../command.ts';
import { kernelMaker } from '../engine-kernel.ts';
import { DEFAULT_LEXICON, openGoodGraph, openLexicon } from '../lexicon-store.ts';
import { parseOption } from '../play/option-text.ts';
import { readBytes } from '../replay/game-text.ts';
import { seededNumbers } from '../tournament/bag-order.ts';
import { writeWhole } from '../words/data-folder.ts';

const CLASSIC_PRESETS = PRESET_IDS.filter((id) => PRESETS[id].game === 'classic');
const DEFAULT_TOP = 5;
const DEFAULT_SECONDS = 2;
const MOST_SECONDS = 3600;
const MOST_ITERATIONS = 20_000;
const ENDGAME_NODES = 300_000;
const DRAWS = 100;

const HELP = `Usage: lexiko analyze FILE [OPTIONS]

Judges every turn of a game in the GCG format or of a log of Lexiko (FILE may be -, standard input): the best moves, what
the move made gave away in points and in chance to win, how lucky the draw was, and bingos that were missed.

Moves are judged by score and leave, once the bag is empty by a search to the end, with --sim by playouts against random
racks. Win chances and leaves are those that Lexiko has learnt. Luck is the worth of the best move with the tiles drawn,
against the mean of ${DRAWS} other draws. Where a file tells a rack only in part, moves of the told tiles are compared by
score.

Options:
  --sim                judge by playouts while the bag holds tiles
  --seconds N          time for a turn, for playouts and endgames (default: ${DEFAULT_SECONDS})
  --static             by score and leave only, also with an empty bag
  --top N              moves told of each turn (default: ${DEFAULT_TOP})
  --ruleset PRESET     ${CLASSIC_PRESETS.join(', ')} (default: standard-2007); a log has its own
  --option KEY=VALUE   a rule that differs, such as rack.size=9; may be given several times
  --lexicon ID         the dictionary (default: ${DEFAULT_LEXICON})
  --html FILE          also writes a report with charts, in one file that needs nothing else
  --json               one JSON object: title; players, a list of { id, name, final, turns, meanScore, equityLoss,
                       winLoss, bestFound, luck, luckTurns, bingos, missedBingos, invalid }; turns, a list of { turn,
                       player, rack, rackWhole, scores, move, withdrawn, judgedBy (score, equity, simulated, searched,
                       solved), made, valid, equityLoss, winLoss, luck (null: not known), missedBingo (null: none),
                       best }, moves being { move, score, leave, equity, win, bingo }; chances are from 0 to 1
`;

export const analyze: Command = {
  help: HELP,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, {
      sim: { type: 'boolean' },
      static: { type: 'boolean' },
      seconds: { type: 'string' },
      top: { type: 'string' },
      ruleset: { type: 'string' },
      option: { type: 'string', multiple: true },
      lexicon: { type: 'string' },
      html: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [source, more] = positionals;
    if (source === undefined || more !== undefined)
      throw new UsageError('name one file, or - for standard input.');
    if (values['sim'] === true && values['static'] === true)
      throw new UsageError('choose one of --sim and --static.');
    const number = (key: string, initial: number, most: number): number => {
      const value = Number(values[key] ?? initial);
      if (!(value > 0 && value <= most)) throw new UsageError(`--${key} takes a number up to ${most}.`);
      return value;
    };
    const options = [values['option'] ?? []].flat().map(String);
    const game = readGame(await readBytes(source, io), (sides) =>
      configOf(values['ruleset'], options, sides),
    );
    const report = analyseSource(game, {
      io,
      lexicon: typeof values['lexicon'] === 'string' ? values['lexicon'] : DEFAULT_LEXICON,
      depth: values['static'] === true ? 'static' : values['sim'] === true ? 'playouts' : 'endgame',
      seconds: number('seconds', DEFAULT_SECONDS, MOST_SECONDS),
      most: Math.ceil(number('top', DEFAULT_TOP, 1000)),
    });
    if (typeof values['html'] === 'string') writeWhole(values['html'], analysisHtml(report, PAGE_TEXTS));
    io.stdout.write(values['json'] === true ? analysisJson(report) : analysisText(report));
    return 0;
  },
};

function configOf(name: unknown, given: readonly string[], sides: number): GameConfig {
  const preset = CLASSIC_PRESETS.find((id): id is PresetId => id === (name ?? 'standard-2007'));
  if (preset === undefined)
    throw new UsageError(
      `there is no analysis for '${String(name)}'; --ruleset takes ${CLASSIC_PRESETS.join(', ')}.`,
    );
  const options: Record<string, unknown> = {};
  for (const text of given) {
    const option = parseOption(text, { sides, names: [] });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  return { preset, options, sides };
}

interface Wish {
  readonly io: Io;
  readonly lexicon: string;
  readonly depth: 'static' | 'endgame' | 'playouts';
  readonly seconds: number;
  readonly most: number;
}

function analyseSource({ game, ruleset, replayed }: SourceGame, wish: Wish): AnalysisReport {
  const { io } = wish;
  const lexicon = openLexicon(wish.lexicon, io.env);
  const { alphabet } = lexicon;
  const layers = wordLayersOf(ruleset);
  const graph = layers.school === 0 ? lexicon.graph : openGoodGraph(lexicon, layers, io.env);
  const leaves = leavesFor(ruleset, alphabet) ?? makeLeaves([]);
  const rules = classicNumbers(ruleset, alphabet);
  // Where the rules name no minimum, an exchange still needs a tile to draw.
  const numbers = { ...rules, exchangeBag: Math.max(1, rules.exchangeBag) };
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph, leaves };
  const makeKernel = kernelMaker();
  const build = (): MoveGenerator => new MoveGenerator(makeKernel(), tables, numbers);
  const wins = winTableFor(ruleset);
  const turns = gameTurns(game, replayed, ruleset);
  const deepJudge =
    wish.depth === 'static'
      ? undefined
      : makeDeepJudge({
          ruleset,
          alphabet,
          wins,
          generator: build(),
          seed: 1,
          nodes: ENDGAME_NODES,
          iterations: wish.depth === 'playouts' ? MOST_ITERATIONS : 0,
          startTurn: () => {
            const untilMs = performance.now() + 1000 * wish.seconds;
            return () => performance.now() > untilMs;
          },
        });
  const analysis = analyseGame(
    {
      ruleset,
      alphabet,
      leaves,
      wins,
      generator: build(),
      draws: DRAWS,
      most: wish.most,
      random: seededNumbers(1),
      ...(deepJudge === undefined ? {} : { deepJudge }),
    },
    turns,
    (done) => {
      if (io.stdout.isTTY !== true) return;
      io.stderr.write(done < turns.length ? `\r${done} of ${turns.length} turns` : '\r\u001b[K');
    },
  );
  return { game, replayed, analysis };
}
