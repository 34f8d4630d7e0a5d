/** `lexiko analyze`: a finished game, turn by turn: best moves, losses, luck, missed bingos. */

import { availableParallelism } from 'node:os';
import { INFERENCES, type GameWish } from '@lexiko/analysis';
import { analysisHtml, analysisJson } from '@lexiko/analysis/report';
import { analyseSource, type AnalysisWish } from '../../analyze/analysis-run.ts';
import { readGame } from '../../analyze/game-source.ts';
import { analysisText } from '../../analyze/report.ts';
import {
  parseFileArguments,
  UsageError,
  type Command,
  type OptionTable,
  type ParsedArguments,
} from '../../command.ts';
import { listenForInterruption } from '../../interruption.ts';
import { loadTexts } from '../../language.ts';
import { DEFAULT_LEXICON } from '../../lexicon-store.ts';
import { CLASSIC_PRESETS, readConfig, textValue, wholeValue } from '../../moves/position-input.ts';
import { noteOtherWords, openNamed } from '../../named-lexicon.ts';
import { readBytes } from '../../replay/game-text.ts';
import { writeWhole } from '../../words/data-folder.ts';

const DEFAULT_TOP = 5;
const DEFAULT_SECONDS = 2;
const MOST_SECONDS = 3600;
const MOST_THREADS = 256;

/** Of each move, where time is the limit. */
const MOST_PLAYOUTS = 20_000;
const MOST_PLAYOUTS_ASKED = 1_000_000;
const MOST_PLIES = 100;

const OPTIONS = {
  sim: { type: 'boolean' },
  static: { type: 'boolean' },
  playouts: { type: 'string' },
  plies: { type: 'string' },
  inference: { type: 'string', choices: INFERENCES, usual: 'on' },
  seconds: { type: 'string', usual: DEFAULT_SECONDS },
  threads: { type: 'string' },
  top: { type: 'string', usual: DEFAULT_TOP },
  preset: { type: 'string', formerly: 'ruleset', choices: CLASSIC_PRESETS, usual: 'standard-2007' },
  option: { type: 'string', multiple: true },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const analyze: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, file: source } = parseFileArguments(args, OPTIONS);
    const depth = depthOf(values);
    const number = (key: string, initial: number, most: number): number => {
      const value = Number(values[key] ?? initial);
      if (!(value > 0 && value <= most))
        throw new UsageError(({ commandLine }) => commandLine.numberUpTo(`--${key}`, most));
      return value;
    };
    const options = [values['option'] ?? []].flat().map(String);
    const chosen = textValue(values, 'lexicon');
    // Programs read the sentences of JSON too, whatever the language of the terminal.
    const texts = values['json'] === true ? await loadTexts('en') : io.texts;
    const game = readGame(texts, await readBytes(source, io), (sides, named) =>
      readConfig({
        preset: textValue(values, 'preset') ?? 'standard-2007',
        options,
        sides,
        presets: CLASSIC_PRESETS,
        lexicon: openNamed(named, chosen, io.env).lexicon,
      }),
    );
    const words = openNamed(game, chosen, io.env);
    noteOtherWords(words, io);
    const { isInterrupted, release } = listenForInterruption();
    const wish = {
      lexicon: words.lexicon,
      depth,
      ...wishOf(values, depth, number),
      threads: wholeValue(values, 'threads', {
        initial: availableParallelism(),
        least: 1,
        most: MOST_THREADS,
      }),
      most: Math.ceil(number('top', DEFAULT_TOP, 1000)),
      isInterrupted,
    } as const;
    const report = await analyseSource(game, wish, { ...io, texts }).finally(release);
    io.stdout.write(values['json'] === true ? analysisJson(report) : analysisText(texts, report));
    if (typeof values['html'] === 'string') writeWhole(values['html'], analysisHtml(report, texts.report));
    return 0;
  },
};

/** Settings of playouts ask for playouts. Throws a `UsageError` where both are refused and asked for. */
function depthOf(values: ParsedArguments['values']): AnalysisWish['depth'] {
  const asked = ['sim', 'playouts', 'plies', 'inference'].find((key) => values[key] !== undefined);
  if (values['static'] !== true) return asked === undefined ? 'endgame' : 'playouts';
  if (asked !== undefined)
    throw new UsageError(({ commandLine }) => commandLine.oneChoice([`--${asked}`, '--static']));
  return 'static';
}

/** Where playouts are counted, time is no limit unless somebody sets one. */
function wishOf(
  values: ParsedArguments['values'],
  depth: AnalysisWish['depth'],
  number: (key: string, initial: number, most: number) => number,
): GameWish {
  const whole = (key: string, initial: number, most: number): number =>
    wholeValue(values, key, { initial, least: 1, most });
  const isCounted = values['playouts'] !== undefined && values['seconds'] === undefined;
  const { plies, inference } = values;
  const inferred = INFERENCES.find((one) => one === inference);
  if (inference !== undefined && inferred === undefined)
    throw new UsageError(({ commandLine }) =>
      commandLine.oneOf('--inference', INFERENCES, String(inference)),
    );
  return {
    playouts: depth === 'playouts' ? whole('playouts', MOST_PLAYOUTS, MOST_PLAYOUTS_ASKED) : 0,
    seconds: isCounted ? null : number('seconds', DEFAULT_SECONDS, MOST_SECONDS),
    ...(plies === undefined ? {} : { plies: whole('plies', 1, MOST_PLIES) }),
    ...(inferred === undefined ? {} : { inference: inferred }),
  };
}
