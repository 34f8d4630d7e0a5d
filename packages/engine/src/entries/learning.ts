/** `@lexiko/engine/learning`: practice games and fits, for what teaches computers leaves and win chances. */

export { fitLeaves } from '../learning/leave-fit.ts';
export {
  practise,
  type PracticeAim,
  type PracticeRecord,
  type PracticeRules,
} from '../learning/practice-game.ts';
export { practiceRules, practiceTable } from '../learning/practice-rules.ts';
export { GainCounts } from '../learning/win-fit.ts';
