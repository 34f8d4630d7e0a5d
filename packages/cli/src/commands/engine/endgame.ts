/** `lexiko endgame`: the best play once the bag is empty, or nearly so. */

import { endingOf, EndgameSolver, LARGE_ROOM, PreEndgame } from '@lexiko/engine/endgame';
import { MoveGenerator } from '@lexiko/engine/moves';
import {
  parseArguments,
  UsageError,
  type Command,
  type OptionTable,
  type ParsedArguments,
} from '../../command.ts';
import { kernelMaker } from '../../engine-kernel.ts';
import {
  endgameJson,
  endgameText,
  preEndgameJson,
  preEndgameText,
  type Scene,
} from '../../endgame/answer-text.ts';
import { runInterruptibly } from '../../endgame/interruptible-steps.ts';
import { latePosition, notLateText } from '../../endgame/late-position.ts';
import { listenForInterruption } from '../../interruption.ts';
import {
  CLASSIC_PRESETS,
  POSITION_ARGUMENTS,
  readAsked,
  rulesetOf,
  textValue,
} from '../../moves/position-input.ts';
import { playoutWords } from '../../words/table-cache.ts';

const DEFAULT_SECONDS = 10;
const MOST_NODES = 2_000_000_000;

const OPTIONS = {
  ...POSITION_ARGUMENTS,
  seconds: { type: 'string', formerly: 'time', usual: DEFAULT_SECONDS },
  nodes: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const endgame: Command = {
  options: OPTIONS,
  async run(args, io) {
    const parsed = parseArguments(args, OPTIONS);
    const { values } = parsed;
    const seconds = numberValue(values, 'seconds', DEFAULT_SECONDS);
    const nodes = Math.min(MOST_NODES, Math.ceil(numberValue(values, 'nodes', MOST_NODES)));
    const { config, alphabet, words, numbers, leaves, positions } = await readAsked(
      parsed,
      io,
      CLASSIC_PRESETS,
    );
    const tables = { ...playoutWords(words, io.env), ...(leaves === null ? {} : { leaves }) };
    const generator = new MoveGenerator(kernelMaker()(), tables, numbers);
    const solver = new EndgameSolver(generator, LARGE_ROOM);
    const interruption = listenForInterruption();
    try {
      for (const [index, at] of positions.entries()) {
        const position = index + 1;
        if (interruption.isInterrupted()) break;
        const ruleset = rulesetOf({ ...config, sides: Math.max(2, at.cgp.racks.length) });
        const late = latePosition(at, ruleset);
        if (typeof late === 'string')
          throw new UsageError((texts) =>
            texts.positions.wrong(texts.positions.position(position), notLateText(texts, late)),
          );
        const scene: Scene = { board: at.cgp.board, alphabet, layout: ruleset.layout };
        const until = performance.now() + 1000 * seconds;
        const isInterrupted = (): boolean => performance.now() > until || interruption.isInterrupted();
        if (values['json'] !== true && positions.length > 1) io.stdout.write(`${position}:\n`);
        if (late.kind === 'endgame') {
          const limits = { nodes, isInterrupted };
          const answer = await runInterruptibly(solver.steps(late.position, endingOf(ruleset), limits));
          io.stdout.write(
            values['json'] === true
              ? `${JSON.stringify(endgameJson(position, answer, scene))}\n`
              : endgameText(io.texts, answer, scene),
          );
        } else {
          const judge = new PreEndgame(generator, solver, endingOf(ruleset));
          const answer = await runInterruptibly(judge.steps(late.position, { isInterrupted }));
          io.stdout.write(
            values['json'] === true
              ? `${JSON.stringify(preEndgameJson(position, answer, scene))}\n`
              : preEndgameText(io.texts, answer, late.position.bagSize, scene),
          );
        }
      }
    } finally {
      interruption.release();
    }
    return 0;
  },
};

function numberValue(values: ParsedArguments['values'], key: string, otherwise: number): number {
  const text = textValue(values, key);
  if (text === null) return otherwise;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) {
    throw new UsageError(({ commandLine }) => commandLine.positive(`--${key}`));
  }
  return value;
}
