/** Looks for a player's leaks in the games of a study: every turn by score and leave, and those that lose once more by playouts. */

import type { TurnAnalysis } from '@lexiko/analysis';
import { leakOf, tellsPlay, turnsOfChapter, type Chapter, type PlacedTurn } from '@lexiko/analysis/studies';
import type { GameConfig } from '@lexiko/rules';
import type { Study } from '../../../study/study.ts';
import { playerOf } from '../chapter/turn-label.ts';

export interface PlayersGame {
  readonly chapter: Chapter;
  /** Index into the players of the chapter. */
  readonly player: number;
  /** The turns of that player. */
  readonly turns: readonly PlacedTurn[];
}

export interface StudiedPlayer {
  readonly name: string;
  readonly games: readonly PlayersGame[];
}

/** The same players and the same turns: a game that was imported twice. */
function keyOf({ start, nodes }: Chapter): string {
  return JSON.stringify([start.players, nodes.map(({ line }) => line)]);
}

/**
 * Everybody who plays in the chapters, whoever plays most first. Names are the same in either case, and a game counts once:
 * twice, it would seem to be a habit. Replaying a hundred games takes seconds, so the host can yield between them.
 */
export async function playersIn(
  chapters: readonly Chapter[],
  yieldNow: () => Promise<void>,
): Promise<readonly StudiedPlayer[]> {
  const players = new Map<string, { readonly name: string; readonly games: PlayersGame[] }>();
  const seen = new Set<string>();
  for (const chapter of chapters) {
    if (!tellsPlay(chapter)) continue;
    const key = keyOf(chapter);
    if (seen.has(key)) continue;
    seen.add(key);
    await yieldNow();
    const turns = turnsOfChapter(chapter);
    for (const player of chapter.start.players.keys()) {
      const own = turns.filter(({ turn }) => turn.player === player);
      if (own.length === 0) continue;
      const name = playerOf(chapter, player);
      const known = players.get(name.toLowerCase()) ?? { name, games: [] };
      known.games.push({ chapter, player, turns: own });
      players.set(name.toLowerCase(), known);
    }
  }
  return [...players.values()].sort((a, b) => b.games.length - a.games.length);
}

export interface HuntManner {
  /** Of each move of a turn that lost; 0: none are played out. */
  readonly playouts: number;
  readonly signal: AbortSignal;
  /** How many games are done. */
  readonly onProgress: (done: number) => void;
}

export function configOfChapter({ start }: Chapter): GameConfig {
  return { ...start.config, sides: start.players.length };
}

/** The judged turns of each game, in their order. */
export async function judgeGames(
  study: Pick<Study, 'ask' | 'workers'>,
  games: readonly PlayersGame[],
  { playouts, signal, onProgress }: HuntManner,
): Promise<readonly (readonly TurnAnalysis[])[]> {
  const judged: (readonly TurnAnalysis[])[] = games.map(() => []);
  let next = 0;
  let done = 0;
  const work = async (worker: number): Promise<void> => {
    for (let at = next++; at < games.length; at = next++) {
      const game = games[at];
      if (game === undefined) return;
      const config = configOfChapter(game.chapter);
      const found: TurnAnalysis[] = [];
      const turns = game.turns.map(({ turn }) => turn);
      await study.ask(
        'firstSight',
        { config, dictionary: null, turns, luck: 'unmeasured' },
        {
          signal,
          worker,
          onProgress: ({ studied }) => found.push(studied.analysis),
        },
      );
      for (const [place, analysis] of found.entries()) {
        if (playouts === 0 || leakOf(analysis) === null) continue;
        const { turn } = analysis;
        const asked = { config, dictionary: null, turn, iterations: playouts };
        found[place] = (await study.ask('studyTurn', asked, { signal, worker })).analysis;
      }
      judged[at] = found;
      onProgress(++done);
    }
  };
  await Promise.all(Array.from({ length: study.workers }, (_, worker) => work(worker)));
  return judged;
}
