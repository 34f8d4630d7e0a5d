/**
 * Games to learn counting from: the five worked turns (G-01 to G-05) and the Guide Game (G-06), as GCG. Every score is
 * counted by the rules when a game is opened; the printed ones stand in the text and must agree.
 */

import { parseGcg, type GameConfig, type GcgGame, type ReplayedTurn } from '@lexiko/rules';
import GUIDE_GAME from '../../../../../fixtures/guide-game/guide-game.gcg?raw';
import { framesOf, type Frame } from '../../paper/paper-game.ts';

const FIRST_STEPS = `#player1 1 1
#player2 2 2
>1: HNOR 8F HORN +14 14
>2: AFM H6 FA.M +9 9
>1: AEPST 10F PASTE +25 39
>2: BO 9H .OB +16 25
>1: BIT 11E BIT +16 55
`;

export const WORKED_GAMES = { steps: FIRST_STEPS, guide: GUIDE_GAME } as const;
export type WorkedGameId = keyof typeof WORKED_GAMES;

/** The rulebook that the Guide Game stands in. */
export const WORKED_CONFIG: GameConfig = { preset: 'deluxe', sides: 2 };

export interface WorkedGame {
  readonly game: GcgGame;
  /** One for each turn. */
  readonly frames: readonly (Frame & { readonly turn: ReplayedTurn })[];
}

export function workedGame(id: WorkedGameId): WorkedGame {
  const file = parseGcg(WORKED_GAMES[id]);
  if (!file.ok) throw new Error(`the game ${id} cannot be read`);
  const { game } = file.value;
  const frames = framesOf(game, WORKED_CONFIG).flatMap(({ turn, ...frame }) =>
    turn === null ? [] : [{ ...frame, turn }],
  );
  return { game, frames };
}
