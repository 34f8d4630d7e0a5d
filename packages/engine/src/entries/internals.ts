/**
 * `@lexiko/engine/internals`: how computer players find and value a turn, and how they learn; for the analysis and the
 * tools of the command line. Any version may change it.
 */

export { exchangesByValue, mayExchangeAtWill, mostExchanged } from '../players/exchange-choice.ts';
export { withoutRackTiles } from '../players/playout-candidates.ts';
export { generatorFor, hasUsualBlanks, othersInTurn, playoutsAt } from '../players/playout-choice.ts';
export { ideasFor, stepBefore, type Idea, type StepIdea } from '../players/turn-choice.ts';
export { bestValue, valuationOf, type Search } from '../players/turn-search.ts';
export { expectedScore, withRack } from '../positions/play-finder.ts';
export { unseenTiles } from '../positions/unseen-tiles.ts';
export { fitLeaves } from '../learning/leave-fit.ts';
export {
  practise,
  type PracticeAim,
  type PracticeRecord,
  type PracticeRules,
} from '../learning/practice-game.ts';
export { practiceRules, practiceTable } from '../learning/practice-rules.ts';
export { GainCounts } from '../learning/win-fit.ts';
