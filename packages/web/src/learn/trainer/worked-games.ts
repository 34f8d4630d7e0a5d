/**
 * Games to learn counting from: the five worked turns (G-01 to G-05) and the Guide Game (G-06), as GCG. Every score is
 * counted by the rules when a game is opened; the printed ones stand in the text and must agree.
 */

import { configure, type GameConfig } from '@lexiko/rules';
import { parseGcg, replayGcg, type GcgGame, type ReplayedTurn } from '@lexiko/rules/notation';
import { boardUseOfReplay, type GameBoardUse } from '@lexiko/rules/records';
import { framesOf, type Frame } from '../../paper/paper-game.ts';

const FIRST_STEPS = `#player1 1 1
#player2 2 2
>1: HNOR 8F HORN +14 14
>2: AFM H6 FA.M +9 9
>1: AEPST 10F PASTE +25 39
>2: BO 9H .OB +16 25
>1: BIT 11E BIT +16 55
`;

const GUIDE_GAME = `#player1 A A
#player2 B B
>A: HNOR 8F HORN +14 14
>B: AFM H6 FA.M +9 9
>A: AEPST 10F PASTE +25 39
>B: BO 9H .OB +16 25
>A: ADIL 11J DIAL +16 55
>B: EENPRTV E2 PREVENT +82 107
>A: DELMOS K4 MODELS +26 81
>B: IQTU 4A QUIT. +48 155
>A: AKN? F10 .rANK +20 101
>B: IRS 15F SIR +20 175
>A: EHOR L3 HERO +27 128
>B: EW L11 .WE +12 187
>A: CE 5J C..E +6 134
>B: ELZ 12D ZE.L +26 213
>A: AERU D11 A.URE +15 149
>B: GINY 8K .YING +39 252
>A: EX 3L .EX +26 175
>B: AT N1 TA. +20 272
>A: CEOSTU? A1 COn.UEST +212 387
>B: GJ C3 J.G +22 294
>A: ORY 15A YOR. +21 408
>B: NO O1 ON +14 308
>A: DENO 14L DONE +18 426
>B: FT M2 F.T. +18 326
>A: IW N6 WI. +14 440
>B: AADIIL O12 LI.D +18 344
>A: ABGIIUV 13I GIV. +10 450
>B: AAI 6G I. +5 349
>A: ABIU 7J B. +4 454
>B: AA J5 .A. +15 364
>A: AIU 2D U. +4 458
>B: A 7D A. +2 366
>B:  (AI) +2 368
>A: AI (AI) -2 456
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

/** The two marks of skilled play, as the Guide Game shows them (G-12). */
export function guideBoardUse(): GameBoardUse {
  const file = parseGcg(WORKED_GAMES.guide);
  const ruleset = configure(WORKED_CONFIG);
  const replayed = file.ok ? replayGcg(file.value, WORKED_CONFIG) : file;
  if (!ruleset.ok || !replayed.ok) throw new Error('the Guide Game can be counted');
  return boardUseOfReplay(ruleset.value, replayed.value);
}
