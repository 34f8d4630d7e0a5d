/** Games that computers play by themselves on the command line, in English: records, tournaments, training. */

import { counted, either, points } from '../grammar.ts';

function progress(done: number, all: number): string {
  return `${done} of ${counted(all, 'game')}`;
}

export const computerGames = {
  progress,
  record: {
    found: (number: number, score: number, count: number) =>
      `search ${number}: ${points(score)} in ${counted(count, 'play')}`,
    noGcg: 'A GCG file can’t hold this game. Write its log with --log FILE.',
  },
  tournament: {
    noPlayers: 'Name the players: --players hard,expert.',
    notANumber: (text: string) => `Can’t read “${text}”. Write a number like leave=0.5.`,
    noNumber: (key: string) => `Players have no number “${key}”.`,
    interrupted: 'Interrupted before the first games were over.',
    played: (done: number, all: number, seed: number) =>
      `${done === all ? counted(all, 'game') : progress(done, all)}, seed ${seed}`,
    columns: ['player', 'won', 'share', 'mean score', 'mean spread'] as readonly string[],
  },
  training: {
    whatToLearn: (choices: readonly string[]) => `Name what to learn: ${either(choices)}.`,
    wrongEnding: '--out takes a file that ends in .json or .ts, or for leaves in .klv2.',
    otherTraining: (path: string) =>
      `“${path}” has another training. Finish it with its own options, or delete the folder.`,
    generation: (number: number, all: number) => `generation ${number} of ${all}`,
    played: (count: number, score: string) => `${counted(count, 'game')}, ${score} points a side`,
    fitting: 'working out values',
    written: (path: string) => `${path} is written.`,
  },
};

export type ComputerGamesTexts = typeof computerGames;
