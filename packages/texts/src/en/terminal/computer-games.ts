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
  match: {
    title: 'Match',
    twoPlayers: 'Name at least two players: --player champion --player "ucgi:ENGINE".',
    sameName: (name: string) => `Two players are called “${name}”. Give one another name: NAME=ucgi:ENGINE.`,
    noFolder: 'Name a folder for the games: --out FOLDER.',
    otherMatch: (path: string) =>
      `“${path}” has another match. Finish it with its own options, or name another folder.`,
    noAnchor: (text: string) =>
      `Can’t read the anchor “${text}”. Write a player and a rating, like Medium=1500.`,
    noTime: (text: string) => `Can’t read “${text}”. Write seconds for each move, like 0.5.`,
    played: (done: number, all: number, seed: number) =>
      `${done === all ? counted(all, 'game') : progress(done, all)}, seed ${seed}, in pairs with the same bag and the seats swapped.`,
    byTime: (seconds: number) => `Every player has ${seconds} s for a move.`,
    byPositions: (count: number) =>
      `Levels search up to ${counted(count, 'position')} for a move, the Champion five times as many.`,
    anchored: (name: string, rating: number) => `The scale is set so that ${name} has ${rating}.`,
    madeBy: 'Written by `lexiko match`.',
    ratings: 'Ratings',
    meetings: 'Results',
    plot: 'Ratings with their 95 % intervals',
    ratingColumns: [
      'player',
      'Elo',
      '95 % interval',
      'games',
      'won',
      'mean time',
      'longest',
      'no move',
    ] as readonly string[],
    meetingColumns: ['players', 'games', 'first wins', 'spread'] as readonly string[],
    seconds: (seconds: number) => `${seconds.toFixed(2)} s`,
    method:
      'Share of wins and spread are those of the first player, with half of the 95 % interval. Ratings are those under which the results are most likely; everyone counts one more drawn game against everyone met. Intervals come from drawing the pairs of games again. “No move” counts moves that couldn’t be read or that the rules refused: the side passes.',
    written: (path: string) => `Report: ${path}`,
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
