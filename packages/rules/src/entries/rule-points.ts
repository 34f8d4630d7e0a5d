/** `@lexiko/rules/rule-points`: questions to a ruleset, for what acts differently in different games. */

export {
  isTimed,
  namesOneWord,
  revealsBadWords,
  waitsForAll,
  type ChallengeCost,
} from '../rule-points/challenge.ts';
export { COLOURS, type Colour } from '../rule-points/colours.ts';
export { diceCount } from '../rule-points/dice.ts';
export { agreedList, agreedListId, offersTool, playersDecide } from '../rule-points/dictionary.ts';
export { zeroTurnLimit } from '../rule-points/ending.ts';
export { exchangeLimit } from '../rule-points/exchange.ts';
export { finishLineTarget, targetOf } from '../rule-points/finish-line.ts';
export { maySlide, recyclesBlanks } from '../rule-points/moving-letters.ts';
export { sharesRacks } from '../rule-points/partners.ts';
export {
  leftoverPoints,
  type AreaScoring,
  type PremiumScoring,
  type ScoringRule,
} from '../rule-points/scoring.ts';
export { settlesLetters } from '../rule-points/solitaire.ts';
export { commitOf, teamMover, teamsMayChat } from '../rule-points/teams.ts';
export { lettersCanChange } from '../ruleset/ruleset.ts';
