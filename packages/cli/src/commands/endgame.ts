/** `lexiko endgame`: the best play once the bag is empty, or nearly so. */

import {
  endingOf,
  EndgameSolver,
  LARGE_ROOM,
  LARGEST_PRE_ENDGAME_BAG,
  PreEndgame,
} from '@lexiko/engine/endgame';
import { makeNodeTable, MoveGenerator } from '@lexiko/engine/moves';
import { parseArguments, UsageError, type Command, type ParsedArguments } from '../command.ts';
import { kernelMaker } from '../engine-kernel.ts';
import {
  endgameJson,
  endgameText,
  preEndgameJson,
  preEndgameText,
  type Scene,
} from '../endgame/answer-text.ts';
import { runInterruptibly } from '../endgame/interruptible-steps.ts';
import { latePosition, notLateText } from '../endgame/late-position.ts';
import { listenForInterruption } from '../interruption.ts';
import { DEFAULT_LEXICON } from '../lexicon-store.ts';
import {
  CLASSIC_PRESETS,
  POSITION_ARGUMENTS,
  readAsked,
  rulesetOf,
  textValue,
} from '../moves/position-input.ts';

const DEFAULT_SECONDS = 10;
const MOST_NODES = 2_000_000_000;

const HELP = `Usage: lexiko endgame [--cgp 'POSITION' | FILE | -] [OPTIONS]

The best play of a late position, for positions in CGP; FILE (or standard input, -) has one a line.

With an empty bag the game is solved: the best move, what it gains on the other side to the end of the game (racks
settled), and the line that follows. Where time or nodes do not suffice, the best found so far, with what is proven of
its value. With three or four sides all racks must be given; the others are taken to play against the side to move, and
the value is its gains on all of them, summed.

With one to ${LARGEST_PRE_ENDGAME_BAG} tiles in the bag and two sides, every way in which the unseen tiles may lie is gone
through: shares of wins and ties, and the mean lead at the end.

Ctrl-C ends a search with the best so far.

Options:
  --time S          seconds for each position (default: ${DEFAULT_SECONDS})
  --nodes N         nodes of the search for each position with an empty bag (default: as many as there is time for)
  --lexicon ID      the dictionary (default: ${DEFAULT_LEXICON})
  --ruleset PRESET  ${CLASSIC_PRESETS.join(', ')} (default: standard-2007)
  --option KEY=VAL  a rule that differs, such as rack.size=9; may be given several times
  --json            one object a position:
                      {"position":0,"kind":"endgame","best":{"type":"play","at":"8D","word":"HORN","tiles":{…},
                       "score":28},"value":34,"proven":true,"lower":34,"upper":34,"depth":3,"nodes":1216,"line":[…]}
                      {"position":0,"kind":"pre-endgame","complete":true,"endgames":512,"moves":[{"type":"play",…,
                       "win":0.75,"tie":0,"spread":12.5,"draws":8,"look":5},…]}
`;

export const endgame: Command = {
  help: HELP,
  async run(args, io) {
    const parsed = parseArguments(args, {
      ...POSITION_ARGUMENTS,
      time: { type: 'string' },
      nodes: { type: 'string' },
      json: { type: 'boolean' },
    });
    const { values } = parsed;
    const seconds = numberValue(values, 'time', DEFAULT_SECONDS);
    const nodes = Math.min(MOST_NODES, Math.ceil(numberValue(values, 'nodes', MOST_NODES)));
    const { config, alphabet, graph, numbers, positions } = await readAsked(parsed, io, CLASSIC_PRESETS);
    const generator = new MoveGenerator(kernelMaker()(), { nodes: makeNodeTable(graph) }, numbers);
    const solver = new EndgameSolver(generator, LARGE_ROOM);
    const interruption = listenForInterruption();
    try {
      for (const [index, at] of positions.entries()) {
        if (interruption.isInterrupted()) break;
        const ruleset = rulesetOf({ ...config, sides: Math.max(2, at.cgp.racks.length) });
        const late = latePosition(at, ruleset);
        if (typeof late === 'string') throw new UsageError(`position ${index}: ${notLateText(late)}.`);
        const scene: Scene = { board: at.cgp.board, alphabet, layout: ruleset.layout };
        const until = performance.now() + 1000 * seconds;
        const isInterrupted = (): boolean => performance.now() > until || interruption.isInterrupted();
        if (values['json'] !== true && positions.length > 1) io.stdout.write(`${index}:\n`);
        if (late.kind === 'endgame') {
          const limits = { nodes, isInterrupted };
          const answer = await runInterruptibly(solver.steps(late.position, endingOf(ruleset), limits));
          io.stdout.write(
            values['json'] === true
              ? `${JSON.stringify(endgameJson(index, answer, scene))}\n`
              : endgameText(answer, scene),
          );
        } else {
          const judge = new PreEndgame(generator, solver, endingOf(ruleset));
          const answer = await runInterruptibly(judge.steps(late.position, { isInterrupted }));
          io.stdout.write(
            values['json'] === true
              ? `${JSON.stringify(preEndgameJson(index, answer, scene))}\n`
              : preEndgameText(answer, scene),
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
    throw new UsageError(`--${key} takes a number above 0, not '${text}'.`);
  }
  return value;
}
