/** `lexiko tournament`: computers against each other, with equal draws, and what can be said of their strength. */

import { availableParallelism } from 'node:os';
import { configure, PRESET_IDS, type GameConfig, type PresetId } from '@lexiko/rules';
import { belongsTo } from '@lexiko/rules/options';
import { LEVELS } from '@lexiko/engine';
import { parseArguments, UsageError, type Command, type OptionTable, type Io } from '../command.ts';
import { listenForInterruption } from '../interruption.ts';
import { DEFAULT_LEXICON } from '../lexicon-store.ts';
import { parseOption } from '../play/text/option-text.ts';
import { refusalText } from '../play/text/refusal-text.ts';
import { parseEntrant } from '../tournament/entrants.ts';
import type { GameResult, Tournament } from '../tournament/match.ts';
import { runTournament } from '../tournament/run.ts';
import { standingsOf, type Standing } from '../tournament/standings.ts';

const MOST_GAMES = 1_000_000;

const OPTIONS = {
  players: { type: 'string', choices: LEVELS },
  games: { type: 'string', usual: 100 },
  preset: { type: 'string', choices: PRESET_IDS, usual: 'standard-2007' },
  option: { type: 'string', multiple: true },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  seed: { type: 'string', usual: 1 },
  positions: { type: 'string', usual: 200 },
  threads: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const tournament: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`there is nothing to do with '${positionals[0]}'.`);
    const text = (key: string): string | null => {
      const value = values[key];
      return typeof value === 'string' ? value : null;
    };
    const names = text('players')?.split(',');
    if (names === undefined) throw new UsageError('say who plays: --players hard,expert');
    const entrants = names.map(parseEntrant);
    const options = [values['option'] ?? []].flat().map(String);
    const order: Tournament = {
      config: configOf({ preset: text('preset'), lexicon: text('lexicon'), options, sides: entrants.length }),
      entrants,
      seed: wholeNumber('seed', text('seed') ?? '1', 0),
      positions: wholeNumber('positions', text('positions') ?? '200', 1),
    };
    const wanted = wholeNumber('games', text('games') ?? '100', 1);
    const games = Math.ceil(wanted / entrants.length) * entrants.length;
    const threads = wholeNumber('threads', text('threads') ?? String(availableParallelism()), 1);
    const progress = progressOn(io, games);
    const { signal, release } = listenForInterruption();
    try {
      const results = await runTournament({
        tournament: order,
        games,
        threads,
        env: io.env,
        onGame: progress.tell,
        signal,
      });
      progress.clear();
      if (results.length === 0) {
        io.stderr.write('lexiko tournament: interrupted before the first games were over.\n');
        return 1;
      }
      report(io, order, { results, games, asJson: values['json'] === true });
    } finally {
      release();
    }
    return 0;
  },
};

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > MOST_GAMES)
    throw new UsageError(`--${name} must be a whole number from ${least} to ${MOST_GAMES}.`);
  return number;
}

/** Endless exchanging is for people to stop; computers alone need the rule against it where there is one. */
function configOf(given: {
  readonly preset: string | null;
  readonly lexicon: string | null;
  readonly options: readonly string[];
  readonly sides: number;
}): GameConfig {
  const preset = PRESET_IDS.find((id): id is PresetId => id === (given.preset ?? 'standard-2007'));
  if (preset === undefined)
    throw new UsageError(`there is no preset '${given.preset ?? ''}'; there are ${PRESET_IDS.join(', ')}.`);
  const { sides } = given;
  const options: Record<string, unknown> = {
    'dictionary.id': given.lexicon ?? DEFAULT_LEXICON,
    'firstDraw.method': 'manual',
    ...(belongsTo('end.zeroTurns', preset) ? { 'end.zeroTurns': '3×sides' } : {}),
  };
  for (const text of given.options) {
    const option = parseOption(text, { sides, names: Array.from({ length: sides }, (_, seat) => `${seat}`) });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  const config: GameConfig = { preset, sides, options };
  const configured = configure(config);
  if (!configured.ok) throw new UsageError((texts) => refusalText(texts, configured.error));
  return config;
}

const REDRAW_MS = 200;

interface Progress {
  readonly tell: (done: number) => void;
  readonly clear: () => void;
}

/** A line that is written over, on a terminal only. */
function progressOn({ stderr, stdout }: Io, games: number): Progress {
  if (stdout.isTTY !== true) return { tell: () => {}, clear: () => {} };
  let drawnMs = 0;
  return {
    tell(done) {
      if (Date.now() - drawnMs < REDRAW_MS) return;
      drawnMs = Date.now();
      stderr.write(`\r${done} of ${games} games`);
    },
    clear: () => void stderr.write('\r\u001b[K'),
  };
}

function report(
  { stdout }: Io,
  { entrants, seed }: Tournament,
  {
    results,
    games,
    asJson,
  }: { readonly results: readonly GameResult[]; readonly games: number; readonly asJson: boolean },
): void {
  const standings = standingsOf(
    entrants.map(({ name }) => name),
    results,
  );
  if (asJson) {
    for (const result of results) stdout.write(`${JSON.stringify(result)}\n`);
    stdout.write(`${JSON.stringify({ games: results.length, seed, standings })}\n`);
    return;
  }
  const extent = results.length === games ? `${games}` : `${results.length} of ${games}`;
  stdout.write(`${extent} games, seed ${seed}\n\n`);
  const rows = [['player', 'won', 'share', 'mean score', 'mean spread'], ...standings.map(rowOf)];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    stdout.write(`${cells.join('  ')}\n`);
  }
}

function rowOf({ name, wins, winShare, winMargin, meanScore, meanSpread, spreadMargin }: Standing): string[] {
  const within = (margin: number | null): string => (margin === null ? '' : ` ± ${margin.toFixed(1)}`);
  return [
    name,
    wins.toFixed(Number.isInteger(wins) ? 0 : 1),
    `${(100 * winShare).toFixed(1)} %${within(winMargin === null ? null : 100 * winMargin)}`,
    meanScore.toFixed(1),
    `${meanSpread >= 0 ? '+' : '−'}${Math.abs(meanSpread).toFixed(1)}${within(spreadMargin)}`,
  ];
}
