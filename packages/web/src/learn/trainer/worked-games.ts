/**
 * Games for scoring practice: the five worked turns (G-01 to G-05) and the Guide Game (G-06), as GCG. The rules recount
 * every score when a game opens; the scores in the text are the printed ones and must agree.
 */

import { configure, type GameConfig } from '@lexiko/rules';
import { parseGcg, replayGcg, type GcgGame, type ReplayedTurn } from '@lexiko/rules/notation';
import { boardUseOfReplay, type GameBoardUse } from '@lexiko/rules/records';
import type { TrainerTexts } from '@lexiko/texts/en/learn/trainer';
import { framesOf, type Frame } from '../../paper/paper-game.ts';

export const GUIDE_GAME = `#player1 A A
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

export type WorkedGameId = 'steps' | 'guide';

/** The rules of the edition that prints the Guide Game. */
export const WORKED_CONFIG: GameConfig = { preset: 'deluxe', sides: 2 };

export interface WorkedGame {
  readonly game: GcgGame;
  readonly config: GameConfig;
  /** One frame per turn. */
  readonly frames: readonly (Frame & { readonly turn: ReplayedTurn })[];
}

function workedGame(text: string, config: GameConfig): WorkedGame {
  const file = parseGcg(text);
  if (!file.ok) throw new Error('a worked game cannot be read');
  const { game } = file.value;
  const frames = framesOf(game, config).flatMap(({ turn, ...frame }) =>
    turn === null ? [] : [{ ...frame, turn }],
  );
  return { game, config, frames };
}

/** The five worked turns, with the words and tiles of the reader's language. */
export function firstSteps({ language, game }: TrainerTexts['firstSteps']): WorkedGame {
  return workedGame(game, { ...WORKED_CONFIG, options: { 'letters.language': language } });
}

/** The Guide Game, in English as the rulebook prints it. */
export function guideGame(): WorkedGame {
  return workedGame(GUIDE_GAME, WORKED_CONFIG);
}

/** The two measures of skill for the Guide Game (G-12). */
export function guideBoardUse(): GameBoardUse {
  const file = parseGcg(GUIDE_GAME);
  const ruleset = configure(WORKED_CONFIG);
  const replayed = file.ok ? replayGcg(file.value, WORKED_CONFIG) : file;
  if (!ruleset.ok || !replayed.ok) throw new Error('the Guide Game can be counted');
  return boardUseOfReplay(ruleset.value, replayed.value);
}
