/** `lexiko tournament`: computers against each other, with equal draws, and what can be said of their strength. */

import { availableParallelism } from 'node:os';
import type { ReportNumbers } from '@lexiko/analysis/report';
import { PRESET_IDS } from '@lexiko/rules';
import { LEVELS } from '@lexiko/engine';
import { parseOptions, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { listenForInterruption } from '../../interruption.ts';
import { DEFAULT_LEXICON } from '../../lexicon-store.ts';
import { textValue, wholeValue } from '../../moves/position-input.ts';
import { progressLine } from '../../progress-line.ts';
import { parseEntrant } from '../../tournament/entrants.ts';
import { configOf } from '../../tournament/game-config.ts';
import type { GameResult, Tournament } from '../../tournament/match.ts';
import { runTournament } from '../../tournament/run.ts';
import { standingsOf, type Standing } from '../../tournament/standings.ts';

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
    const values = parseOptions(args, OPTIONS);
    const text = (key: string): string | null => textValue(values, key);
    const whole = (key: string, initial: number, least: number): number =>
      wholeValue(values, key, { initial, least, most: MOST_GAMES });
    const names = text('players')?.split(',');
    if (names === undefined) throw new UsageError(({ computerGames }) => computerGames.tournament.noPlayers);
    const entrants = names.map(parseEntrant);
    const options = [values['option'] ?? []].flat().map(String);
    const order: Tournament = {
      config: configOf({
        preset: text('preset'),
        lexicon: text('lexicon'),
        options,
        sides: entrants.length,
        env: io.env,
      }),
      entrants,
      seed: whole('seed', 1, 0),
      positions: whole('positions', 200, 1),
    };
    const wanted = whole('games', 100, 1);
    const games = Math.ceil(wanted / entrants.length) * entrants.length;
    const threads = whole('threads', availableParallelism(), 1);
    const progress = progressLine(io);
    const { signal, release } = listenForInterruption();
    try {
      const results = await runTournament({
        tournament: order,
        games,
        threads,
        env: io.env,
        onGame: (done) => progress.tell(io.texts.computerGames.progress(done, games), done, games),
        signal,
      });
      progress.clear();
      if (results.length === 0) {
        io.stderr.write(`lexiko tournament: ${io.texts.computerGames.tournament.interrupted}\n`);
        return 1;
      }
      report(io, order, { results, games, asJson: values['json'] === true });
    } finally {
      release();
    }
    return 0;
  },
};

function report(
  { stdout, texts }: Io,
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
  const { columns, played } = texts.computerGames.tournament;
  stdout.write(`${played(results.length, games, seed)}\n\n`);
  const rows = [columns, ...standings.map((standing) => rowOf(standing, texts.report.numbers))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    stdout.write(`${cells.join('  ')}\n`);
  }
}

function rowOf(standing: Standing, { points, percent, tenths }: ReportNumbers): readonly string[] {
  const { name, wins, winShare, winMargin, meanScore, meanSpread, spreadMargin } = standing;
  const within = (margin: number | null): string => (margin === null ? '' : ` ± ${tenths(margin)}`);
  return [
    name,
    points(wins),
    `${percent(winShare)}${within(winMargin === null ? null : 100 * winMargin)}`,
    tenths(meanScore),
    `${meanSpread >= 0 ? '+' : '−'}${tenths(Math.abs(meanSpread))}${within(spreadMargin)}`,
  ];
}
