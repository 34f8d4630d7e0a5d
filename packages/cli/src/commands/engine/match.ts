/** `lexiko match`: levels and programs of others against each other, by the clock, with ratings and a report. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESET_IDS } from '@lexiko/rules';
import { parseOptions, UsageError, type Command, type Io, type OptionTable } from '../../command.ts';
import { listenForInterruption } from '../../interruption.ts';
import { DEFAULT_LEXICON } from '../../lexicon-store.ts';
import { parseContestant, requireRivals, type Contestant } from '../../match/contestant.ts';
import { MatchFolder } from '../../match/match-folder.ts';
import { matchHtml, matchMarkdown, meetingTable, ratingTable } from '../../match/match-page.ts';
import { reportOf } from '../../match/match-report.ts';
import { pairingsOf, runMatch, type MatchOrder } from '../../match/match-run.ts';
import type { Anchor } from '../../match/ratings.ts';
import { textValue, wholeValue } from '../../moves/position-input.ts';
import { progressLine } from '../../progress-line.ts';
import { configOf } from '../../tournament/game-config.ts';

const MOST_GAMES = 100_000;
const MOST_POSITIONS = 1_000_000;
const USUAL_RATING = 1500;

const OPTIONS = {
  player: { type: 'string', multiple: true },
  out: { type: 'string' },
  games: { type: 'string', usual: 100 },
  seconds: { type: 'string' },
  positions: { type: 'string', usual: 200 },
  anchor: { type: 'string' },
  report: { type: 'string' },
  title: { type: 'string' },
  preset: { type: 'string', choices: PRESET_IDS, usual: 'standard-2007' },
  option: { type: 'string', multiple: true },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  seed: { type: 'string', usual: 1 },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const match: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const { match: texts, progress: progressText } = io.texts.computerGames;
    const contestants = [values['player'] ?? []].flat().map(String).map(parseContestant);
    requireRivals(contestants);
    const path = textValue(values, 'out');
    if (path === null) throw new UsageError(texts.noFolder);
    const anchor = anchorOf(textValue(values, 'anchor'), contestants);
    const preset = textValue(values, 'preset');
    const lexicon = textValue(values, 'lexicon');
    const options = [values['option'] ?? []].flat().map(String);
    const whole = (key: string, initial: number, most: number): number =>
      wholeValue(values, key, { initial, least: 1, most });
    const games = 2 * Math.ceil(whole('games', 100, MOST_GAMES) / 2);
    const milliseconds = millisecondsOf(textValue(values, 'seconds'));
    const order: MatchOrder = {
      config: configOf({
        preset,
        lexicon,
        options: ['words.validation=auto', ...options],
        sides: 2,
        env: io.env,
      }),
      contestants,
      games,
      seed: wholeValue(values, 'seed', { initial: 1, least: 0, most: MOST_GAMES }),
      budget: { milliseconds, positions: whole('positions', 200, MOST_POSITIONS) },
    };
    // The number of games is no part of it: a match can be made longer.
    const { games: _, ...kept } = order;
    const folder = new MatchFolder(path, kept);
    const progress = progressLine(io);
    const { signal, release } = listenForInterruption();
    try {
      const results = await runMatch({
        order,
        folder,
        env: io.env,
        onGame: (done, all) => progress.tell(progressText(done, all), done, all),
        signal,
      });
      progress.clear();
      const report = reportOf(contestants, results, anchor);
      if (report.games === 0) {
        io.stderr.write(`lexiko match: ${io.texts.computerGames.tournament.interrupted}\n`);
        return 1;
      }
      const all = pairingsOf(contestants.length).length * games;
      const writing = {
        title: textValue(values, 'title') ?? texts.title,
        texts,
        numbers: io.texts.report.numbers,
        language: io.texts.report.language,
        terms: [
          texts.played(report.games, all, order.seed),
          milliseconds === null
            ? texts.byPositions(order.budget.positions)
            : texts.byTime(milliseconds / 1000),
          texts.anchored(contestants[anchor.player]?.name ?? '', anchor.rating),
        ],
      };
      const file = textValue(values, 'report') ?? join(path, 'report.html');
      writeFileSync(
        file,
        file.endsWith('.md') ? matchMarkdown(report, writing, texts.madeBy) : matchHtml(report, writing),
      );
      if (values['json'] === true) io.stdout.write(`${JSON.stringify(report)}\n`);
      else {
        writeTable(io, ratingTable(report, writing));
        io.stdout.write('\n');
        writeTable(io, meetingTable(report, writing));
        io.stdout.write(`\n${texts.written(file)}\n`);
      }
      return 0;
    } finally {
      release();
    }
  },
};

/** `Medium=1500`; without it the first player has the usual rating. */
function anchorOf(text: string | null, contestants: readonly Contestant[]): Anchor {
  if (text === null) return { player: 0, rating: USUAL_RATING };
  const at = text.lastIndexOf('=');
  const name = text.slice(0, at).trim().toLowerCase();
  const player = contestants.findIndex((one) => one.name.toLowerCase() === name);
  const rating = Number(text.slice(at + 1));
  if (player < 0 || !Number.isFinite(rating))
    throw new UsageError(({ computerGames }) => computerGames.match.noAnchor(text));
  return { player, rating };
}

function millisecondsOf(text: string | null): number | null {
  if (text === null) return null;
  const seconds = Number(text);
  if (!(seconds > 0) || seconds > 3600)
    throw new UsageError(({ computerGames }) => computerGames.match.noTime(text));
  return Math.max(1, Math.round(1000 * seconds));
}

function writeTable({ stdout }: Io, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}
