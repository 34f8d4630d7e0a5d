/** `lexiko train`: learns from practice games what leaves are worth, and how likely a lead is to win. */

import { availableParallelism } from 'node:os';
import { learntTables } from '@lexiko/engine/all-learnt';
import {
  formatKlv2,
  type LeaveText,
  leaveTextFor,
  parseLeaveText,
  wholeLeaves,
  type WinTable,
} from '@lexiko/engine/moves';
import { configure, PRESET_IDS, type GameConfig } from '@lexiko/rules';
import { parseArguments, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { requireLanguage, withDictionary } from '../../game-language.ts';
import { DEFAULT_LEXICON, openLexicon, requireDictionary } from '../../lexicon-store.ts';
import { textValue, wholeValue } from '../../moves/position-input.ts';
import { parseOption } from '../../play/text/option-text.ts';
import { refusalText } from '../../play/text/refusal-text.ts';
import { closeFolder, learnLeaves, learnWins, type Course, type CourseOrder } from '../../training/course.ts';
import { leavesSource, winsSource } from '../../training/learnt-source.ts';
import { trainingProgress } from '../../training/progress.ts';
import { writeWhole } from '../../words/data-folder.ts';

const SUBJECTS = ['leaves', 'wins'] as const;
const MOST_GAMES = 10_000_000;
const MOST_GENERATIONS = 100;
const LONGEST_PART = 6;

const OPTIONS = {
  out: { type: 'string' },
  preset: { type: 'string', formerly: 'ruleset', choices: PRESET_IDS, usual: 'standard-2007' },
  option: { type: 'string', multiple: true },
  games: { type: 'string', usual: 100_000 },
  generations: { type: 'string', usual: 3 },
  longest: { type: 'string', usual: 4 },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  seed: { type: 'string', usual: 1 },
  threads: { type: 'string' },
} as const satisfies OptionTable;

export const train: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, OPTIONS);
    const [name, more] = positionals;
    const subject = SUBJECTS.find((one) => one === name);
    if (subject === undefined || more !== undefined)
      throw new UsageError(({ computerGames }) => computerGames.training.whatToLearn(SUBJECTS));
    const text = (key: string): string | null => textValue(values, key);
    const number = (key: string, initial: number, most: number): number =>
      wholeValue(values, key, { initial, least: 1, most });
    const out = text('out');
    const format = FORMATS.find((ending) => out?.endsWith(`.${ending}`));
    if (out === null || format === undefined || (subject === 'wins' && format === 'klv2'))
      throw new UsageError(({ computerGames }) => computerGames.training.wrongEnding);
    const lexicon = text('lexicon') ?? DEFAULT_LEXICON;
    const config = configOf(
      text('preset') ?? 'standard-2007',
      lexicon,
      [values['option'] ?? []].flat().map(String),
      io.env,
    );
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
    io.stdout.write(`${io.texts.computerGames.training.written(out)}\n`);
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
  const { alphabet } = openLexicon(lexicon, env);
  return ruleset.ok ? leaveTextFor(learntTables(alphabet.id), ruleset.value, alphabet) : null;
}

function configOf(name: string, lexicon: string, given: readonly string[], env: Io['env']): GameConfig {
  const preset = PRESET_IDS.find((id) => id === name);
  if (preset === undefined)
    throw new UsageError(({ terminalSetup }) => terminalSetup.noPreset(name, PRESET_IDS));
  const options: Record<string, unknown> = { 'dictionary.id': lexicon };
  for (const text of given) {
    const option = parseOption(text, { sides: 2, names: [] });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  const config: GameConfig = { preset, sides: 2, options: withDictionary(options, env) };
  const configured = configure(config);
  if (!configured.ok) throw new UsageError((texts) => refusalText(texts, configured.error));
  requireLanguage(configured.value, env);
  requireDictionary(configured.value, env);
  return config;
}
