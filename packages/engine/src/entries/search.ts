/** `@lexiko/engine/search`: how computer players find and value a turn, for what judges turns as they do. */

export { exchangesByValue, mayExchangeAtWill, mostExchanged } from '../players/exchange-choice.ts';
export { withoutRackTiles } from '../players/playout-candidates.ts';
export { generatorFor, hasUsualBlanks, othersInTurn, playoutsAt } from '../players/playout-choice.ts';
export { ideasFor, stepBefore, type Idea, type StepIdea } from '../players/turn-choice.ts';
export { bestValue, valuationOf, type Search } from '../players/turn-search.ts';
export { expectedScore, withRack } from '../positions/play-finder.ts';
export { unseenTiles } from '../positions/unseen-tiles.ts';
