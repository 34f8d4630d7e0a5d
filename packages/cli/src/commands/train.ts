/** `lexiko train`: learns from practice games what leaves are worth, and how likely a lead is to win. */

import { availableParallelism } from 'node:os';
import {
  formatKlv2,
  type LeaveText,
  leaveTextFor,
  parseLeaveText,
  wholeLeaves,
  type WinTable,
} from '@lexiko/engine/moves';
import { configure, PRESET_IDS, type GameConfig, type PresetId } from '@lexiko/rules';
import { parseArguments, UsageError, type Command, type Io } from '../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';
import { parseOption } from '../play/text/option-text.ts';
import { refusalText } from '../play/text/refusal-text.ts';
import { closeFolder, learnLeaves, learnWins, type Course, type CourseOrder } from '../training/course.ts';
import { leavesSource, winsSource } from '../training/learnt-source.ts';
import { trainingProgress } from '../training/progress.ts';
import { writeWhole } from '../words/data-folder.ts';

const HELP = `Usage: lexiko train leaves|wins --out FILE [--ruleset PRESET] [--option KEY=VALUE…] [--games N]
                    [--generations N] [--longest N] [--lexicon ID] [--seed S] [--threads N]

Plays practice games between two sides that take the best play by score and leave, and learns from them
  leaves  what the tiles kept on a rack are worth, in several generations, each playing by what was learnt before;
  wins    how likely a lead is to win, by spread and unseen tiles.

An interrupted run goes on where it was when it is started again with the same options: games are kept in FILE.training
until the end. With the same options the result is the same, whatever the number of threads.

  --out          FILE.json; FILE.ts, the source that Lexiko itself is built with; FILE.klv2, for other engines and
                 'lexiko moves --leaves' (leaves of up to six tiles)
  --ruleset      ${PRESET_IDS.join(', ')} (standard-2007)
  --option       an option of the game, as often as needed: rack.size=9
  --games        games of the last generation (100000); those before play a quarter
  --generations  of leaves (3)
  --longest      tiles of the largest part of a rack that has a value of its own (4)
  --lexicon      the dictionary (${DEFAULT_LEXICON})
  --seed         another seed, other games (1)
  --threads      games at the same time (all cores)
`;

const SUBJECTS = ['leaves', 'wins'] as const;
const MOST_GAMES = 10_000_000;
const MOST_GENERATIONS = 100;
const LONGEST_PART = 6;

export const train: Command = {
  help: HELP,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, {
      out: { type: 'string' },
      ruleset: { type: 'string' },
      option: { type: 'string', multiple: true },
      games: { type: 'string' },
      generations: { type: 'string' },
      longest: { type: 'string' },
      lexicon: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
    });
    const [name, more] = positionals;
    const subject = SUBJECTS.find((one) => one === name);
    if (subject === undefined || more !== undefined)
      throw new UsageError(`say what to learn: ${SUBJECTS.join(' or ')}.`);
    const text = (key: string): string | null => {
      const value = values[key];
      return typeof value === 'string' ? value : null;
    };
    const number = (key: string, initial: number, most: number): number => {
      const value = Number(text(key) ?? initial);
      if (!Number.isInteger(value) || value < 1 || value > most)
        throw new UsageError(`--${key} must be a whole number from 1 to ${most}.`);
      return value;
    };
    const out = text('out');
    const format = FORMATS.find((ending) => out?.endsWith(`.${ending}`));
    if (out === null || format === undefined || (subject === 'wins' && format === 'klv2'))
      throw new UsageError('--out takes a file that ends in .json or .ts, or for leaves in .klv2.');
    const lexicon = text('lexicon') ?? DEFAULT_LEXICON;
    const config = configOf(text('ruleset'), lexicon, [values['option'] ?? []].flat().map(String));
    const order: CourseOrder = {
      subject,
      config,
      lexicon,
      seed: number('seed', 1, MOST_GAMES),
      games: number('games', 100_000, MOST_GAMES),
      generations: subject === 'wins' ? 1 : number('generations', 3, MOST_GENERATIONS),
      longest: number('longest', 4, LONGEST_PART),
      // Leaves begin with nothing; for win chances both sides play by what Lexiko has learnt.
      leaves: subject === 'leaves' ? null : learntFor(config, lexicon, io),
    };
    const course: Course = {
      order,
      folder: `${out}.training`,
      threads: number('threads', availableParallelism(), 1000),
      env: io.env,
      onProgress: trainingProgress(io, order),
    };
    const learnt =
      subject === 'leaves'
        ? leavesFile(await learnLeaves(course), order, format)
        : winsFile(await learnWins(course), order, format);
    writeWhole(out, learnt);
    closeFolder(course);
    io.stdout.write(`${out} is written.\n`);
    return 0;
  },
};

const FORMATS = ['json', 'ts', 'klv2'] as const;
type Format = (typeof FORMATS)[number];

function leavesFile(learnt: LeaveText, order: CourseOrder, format: Format): string | Uint8Array {
  switch (format) {
    case 'json':
      return `${JSON.stringify(learnt)}\n`;
    case 'ts':
      return leavesSource(learnt, order);
    case 'klv2':
      return formatKlv2(wholeLeaves(parseLeaveText(learnt), learnt.counts));
  }
}

function winsFile(learnt: WinTable, order: CourseOrder, format: Format): string {
  return format === 'ts' ? winsSource(learnt, order) : `${JSON.stringify(learnt)}\n`;
}

function learntFor(config: GameConfig, lexicon: string, { env }: Io): LeaveText | null {
  const ruleset = configure(config);
  return ruleset.ok ? leaveTextFor(ruleset.value, openLexicon(lexicon, env).alphabet) : null;
}

function configOf(name: string | null, lexicon: string, given: readonly string[]): GameConfig {
  const preset = PRESET_IDS.find((id): id is PresetId => id === (name ?? 'standard-2007'));
  if (preset === undefined)
    throw new UsageError(`there is no preset '${name ?? ''}'; there are ${PRESET_IDS.join(', ')}.`);
  const options: Record<string, unknown> = { 'dictionary.id': lexicon };
  for (const text of given) {
    const option = parseOption(text, { sides: 2, names: [] });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  const config: GameConfig = { preset, sides: 2, options };
  const configured = configure(config);
  if (!configured.ok) throw new UsageError((texts) => refusalText(texts, configured.error));
  return config;
}
