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
import { linesFrom, outcomesOf } from '../../endgame/late-lines.ts';
import { latePosition, notLateText } from '../../endgame/late-position.ts';
import { listenForInterruption } from '../../interruption.ts';
import {
  CLASSIC_PRESETS,
  POSITION_ARGUMENTS,
  readAsked,
  rulesetOf,
  textValue,
  wholeValue,
} from '../../moves/position-input.ts';
import { playoutWords } from '../../words/table-cache.ts';

const DEFAULT_SECONDS = 10;
const MOST_NODES = 2_000_000_000;
const DEFAULT_TOP = 1;
const MOST_TOP = 100;

const OPTIONS = {
  ...POSITION_ARGUMENTS,
  seconds: { type: 'string', formerly: 'time', usual: DEFAULT_SECONDS },
  nodes: { type: 'string' },
  top: { type: 'string', usual: DEFAULT_TOP },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const endgame: Command = {
  options: OPTIONS,
  async run(args, io) {
    const parsed = parseArguments(args, OPTIONS);
    const { values } = parsed;
    const seconds = numberValue(values, 'seconds', DEFAULT_SECONDS);
    const top = wholeValue(values, 'top', { initial: DEFAULT_TOP, least: 1, most: MOST_TOP });
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
          const asked = { ...late, ending: endingOf(ruleset), values: numbers.values };
          const answer = await runInterruptibly(solver.steps(late.position, asked.ending, limits));
          const lines = await linesFrom(solver, asked, answer, { limits, top });
          const solved = { answer, lines, scores: at.cgp.scores, values: numbers.values };
          io.stdout.write(
            values['json'] === true
              ? `${JSON.stringify(endgameJson(position, solved, scene))}\n`
              : endgameText(io.texts, solved, scene),
          );
        } else {
          const judge = new PreEndgame(generator, solver, endingOf(ruleset));
          const answer = await runInterruptibly(judge.steps(late.position, { isInterrupted }));
          const drawsUntil = performance.now() + 500 * seconds;
          const isDrawn = (): boolean => performance.now() > drawsUntil || interruption.isInterrupted();
          const outcomes = await runInterruptibly(
            outcomesOf(solver, { ...late, ending: endingOf(ruleset) }, answer, isDrawn),
          );
          io.stdout.write(
            values['json'] === true
              ? `${JSON.stringify(preEndgameJson(position, answer, scene, outcomes))}\n`
              : preEndgameText(io.texts, answer, late.position.bagSize, scene, outcomes),
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
