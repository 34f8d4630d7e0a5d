/** What hosts use of the engine. `search.ts` has what `@lexiko/analysis` uses besides. */

// Move generation: the kernel, plays, and what games are as numbers.
export { bestMoves, type Order, ORDERS, rankedMoves } from './generation/best-moves.ts';
export { crosswordsMoves } from './generation/crosswords-moves.ts';
export type { GameNumbers } from './generation/game-numbers.ts';
export { MoveGenerator, type RackInPlay } from './generation/generator.ts';
export { compileKernel, type MakeKernel, makeTwinKernel, makeWasmKernel } from './generation/kernel.ts';
export {
  formatKlv2,
  type Leaves,
  leaveValue,
  makeLeaves,
  parseKlv2,
  wholeLeaves,
} from './generation/leaves.ts';
export { makeNodeTable, type NodeTable } from './generation/node-table.ts';
export type { Exchange, Move, Placement } from './generation/play.ts';
export {
  boxCounts,
  classicNumbers,
  MEAN_OF_DIE,
  numbersKey,
  tableNumbers,
} from './generation/ruleset-numbers.ts';

// What leaves and leads are worth.
export { leavesFor, leaveTextFor } from './judgement/learnt-leaves.ts';
export { winTableFor } from './judgement/learnt-wins.ts';
export { leaveJudgeFor } from './judgement/leave-model.ts';
export { formatLeaveText, type LeaveText, parseLeaveText } from './judgement/leave-text.ts';
export { isRace, pointsToGo } from './judgement/points-to-go.ts';
export { RackParts } from './judgement/rack-parts.ts';
export { winChance, type WinTable } from './judgement/win-chance.ts';

// The end of the game.
export { endingOf, hasPlainEnding, idleLimitWithBag, idleTurnsOf } from './endgame/ending.ts';
export type { EndgamePosition } from './endgame/memory.ts';
export type { EndgameMove } from './endgame/moves.ts';
export {
  type JudgedMove,
  LARGEST_PRE_ENDGAME_BAG,
  PreEndgame,
  type PreEndgameAnswer,
  type PreEndgamePosition,
} from './endgame/pre-endgame.ts';
export { type EndgameAnswer, EndgameSolver, LARGE_ROOM } from './endgame/solver.ts';

// Playouts.
export { PlayoutRunner, type SimulatedPosition } from './simulation/playout-runner.ts';
export { MOST_PLIES } from './simulation/playouts.ts';
export { seededNumbers } from './simulation/seeded-numbers.ts';
export { type PlayoutBatch, type PlayoutJob, type Simulated, Simulation } from './simulation/simulation.ts';

// What computer players know, and computer players.
export { type Level, LEVELS, PERSONALITIES, type Personality } from './players/personality.ts';
export { type EngineContext, makeEngineContext, makePlayer, type Player } from './players/player.ts';
export { playThrough } from './players/self-play.ts';
export { thinkingMs } from './players/thinking.ts';
export { Library, wordLayersOf } from './vocabulary/vocabulary.ts';

// Practice games, from which leaves and win chances are learnt.
export { fitLeaves } from './learning/leave-fit.ts';
export {
  type PracticeAim,
  type PracticeRecord,
  type PracticeRules,
  practise,
} from './learning/practice-game.ts';
export { practiceRules, practiceTable } from './learning/practice-rules.ts';
export { GainCounts } from './learning/win-fit.ts';

// Variations, and solitaire with open letters.
export { bestOpenPlays, PLAIN_PRICES, type TilePrices } from './open-pool/open-plays.ts';
export { type RecordGame, type RecordProgress, searchRecord } from './open-pool/record-search.ts';
export { rearrangements } from './variations/rearrange.ts';
export { recyclings } from './variations/recycle.ts';
export { retrievals } from './variations/retrieve.ts';
