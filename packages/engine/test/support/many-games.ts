/**
 * `npm run games` runs this: watched games of all presets with mixed options, one after the other. Every fault is told
 * with the number of its game, which brings it back; the end is one line of sums.
 */

import { PRESET_IDS } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { randomConfig } from '../../../rules/test/support/random-configs.ts';
import { seeded } from '../../../rules/test/support/seeded.ts';
import { watchedGame } from './watched-game.ts';

const PROGRESS_MS = 10_000;

// Only scripts/trials/games.mjs starts this, with just these data.
const { games, seed } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly games: number;
  readonly seed: number;
};

const sums = { games: 0, actions: 0, asked: 0, faults: 0 };
const byPreset = new Map<string, number>();
const startMs = performance.now();
let toldMs = startMs;
for (let number = seed; number < seed + games; number++) {
  const preset = itemAt(PRESET_IDS, number % PRESET_IDS.length);
  const config = randomConfig(seeded(number), preset);
  sums.games++;
  byPreset.set(preset, (byPreset.get(preset) ?? 0) + 1);
  try {
    const { actions, asked, faults } = watchedGame(config, number, { askAgainEvery: 10 });
    sums.actions += actions;
    sums.asked += asked;
    for (const fault of faults) report(number, `${fault} in ${JSON.stringify(config)}`);
  } catch (error) {
    report(number, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  if (performance.now() - toldMs > PROGRESS_MS) {
    toldMs = performance.now();
    const seconds = Math.round((toldMs - startMs) / 1000);
    process.stderr.write(`${sums.games} of ${games} games, ${sums.faults} faults, ${seconds} s\n`);
  }
}
const presets = [...byPreset].map(([preset, count]) => `${count} ${preset}`).join(', ');
process.stdout.write(
  `${sums.games} games (${presets}), ${sums.actions} actions, ${sums.asked} asked for again: ${sums.faults} faults\n`,
);
process.exitCode = sums.faults === 0 ? 0 : 1;

function report(game: number, text: string): void {
  sums.faults++;
  process.stdout.write(`game ${game}: ${text}\n`);
}
