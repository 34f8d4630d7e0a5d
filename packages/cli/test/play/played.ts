/** Plays a game in the terminal by steps, and reads the state that it came to. */

import { replay, type GameState } from '@lexiko/rules';
import {
  eventsIn,
  following,
  playInPipe,
  type Step,
  type TestFolder,
  type Transcript,
} from './play-table.ts';

export interface Played extends Transcript {
  readonly state: GameState;
}

export interface PlayOrder {
  readonly players?: string;
  readonly preset?: string;
  readonly options?: readonly string[];
  readonly args?: readonly string[];
  readonly seed?: string;
}

/** Two players with Ann to begin, unless the order says otherwise. */
export async function playedIn(
  folder: TestFolder,
  { players = 'Ann,Ben', preset = 'deluxe', options = [], args = [], seed = 'rules' }: PlayOrder,
  steps: readonly Step[],
): Promise<Played> {
  const file = folder.newGame();
  const given = ['firstDraw.method=manual', ...options].flatMap((option) => ['--option', option]);
  const first = players.split(/[,:]/u)[0] ?? '';
  const setUp = ['--preset', preset, '--players', players, '--starter', first, '--seed', seed, '--agreed'];
  const transcript = await playInPipe(
    { folder, file, args: [...setUp, ...given, ...args] },
    following(steps),
  );
  return { ...transcript, state: replay(eventsIn(file)) };
}

export const ANN = /^Ann> $/u;
export const BEN = /^Ben> $/u;
