/** A player's own turn: what to do before the play, which play, and what to do without one. */

import { opponentsOf, type Action, type PlayerView } from '@lexiko/rules';
import type { InspectedPlay } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { bestOpenPlays, PLAIN_PRICES } from '../open-pool/open-plays.ts';
import { recyclings, type Recycling } from '../variations/recycle.ts';
import { retrievals } from '../variations/retrieve.ts';
import {
  bestExchange,
  bestReturn,
  exchangeAction,
  mayExchangeAtWill,
  mostExchanged,
} from './exchange-choice.ts';
import { canPlayOut, turnByPlayouts, hasUsualBlanks } from './playout-choice.ts';
import { lettersOf } from '../generation/letter-numbers.ts';
import { turnByDraws } from './pre-endgame.ts';
import { rearrangingIdeas } from './rearranging.ts';
import { bestRecycling, RECYCLE_MARGIN } from './recycling-search.ts';
import { withReplies } from './replies.ts';
import {
  bestValue,
  noticedPlays,
  SEES_ALL,
  valuationOf,
  type Search,
  type ValuedPlay,
} from './turn-search.ts';

/** An action that completes the turn with a play, and its value. */
export interface Idea {
  readonly action: Action;
  readonly play: InspectedPlay;
  /** With dice at their mean. */
  readonly score: number;
  readonly value: number;
}

/** Something done before the play, and the table after it. */
export interface StepIdea {
  readonly action: Action;
  readonly table: PlayerView;
}

/** The side is on turn and may act. */
export function chooseTurn(search: Search, view: PlayerView): Action {
  const { seat } = search;
  if (view.toReturn > 0) {
    const given = bestReturn(search, view, { least: view.toReturn, most: view.toReturn });
    return {
      type: 'exchange',
      seat,
      tiles: given?.tiles ?? itemAt(view.racks, seat).slice(0, view.toReturn),
    };
  }
  if (view.ruleset.solitaire.kind === 'openPool') return openPoolTurn(search, view);
  const step = stepBefore(search, view);
  if (step !== null) return step.action;
  if (search.personality.lookahead === 'playouts' && canPlayOut(view)) {
    const played = turnByDraws(search, view) ?? turnByPlayouts(search, view);
    if (played !== null) return played;
  }
  const ideas = ideasFor(search, view);
  const best = pickLoosely(search, ideas);
  const exchange = atWill(search, view, best?.value ?? -Infinity);
  return exchange ?? best?.action ?? withoutPlay(search, view);
}

function openPoolTurn({ seat, vocabulary, effort }: Search, table: PlayerView): Action {
  const { graph, alphabet } = vocabulary;
  const goOn = (): boolean => effort.spend();
  const [best] = bestOpenPlays({ table, seat, graph, alphabet, prices: PLAIN_PRICES, goOn }, 1);
  return best === undefined ? { type: 'pass', seat } : { type: 'play', seat, tiles: best.tiles };
}

/** Picks up a blank or replaces a letter on the board, if the best play is then worth more (V-03, V-04). */
export function stepBefore(search: Search, view: PlayerView): StepIdea | null {
  const { seat } = search;
  const blanks = retrievals(view, seat).map(({ square, tile, table }): StepIdea => ({
    action: { type: 'retrieve', seat, square, tile },
    table,
  }));
  return bestStep(search, view, blanks, 0) ?? recyclingStep(search, view);
}

/** The step that makes the best play worth most, if it gains at least the margin. */
function bestStep(
  search: Search,
  view: PlayerView,
  steps: readonly StepIdea[],
  margin: number,
): StepIdea | null {
  if (steps.length === 0) return null;
  let best = bestValue(search, view) + margin;
  let found: StepIdea | null = null;
  for (const step of steps) {
    if (!search.effort.spend()) break;
    const value = bestValue(search, step.table);
    if (value > best) [best, found] = [value, step];
  }
  return found;
}

const MOST_RECYCLED = 4;
const RECYCLINGS_TRIED = 8;

/** Players that look several letters ahead search; the others try the most promising letters. */
function recyclingStep(search: Search, view: PlayerView): StepIdea | null {
  const { seat, effort, personality } = search;
  if (view.ruleset.recycling.kind === 'off') return null;
  const left = MOST_RECYCLED - view.steps.filter(({ kind }) => kind === 'recycle').length;
  if (left <= 0 || effort.random() >= personality.variations) return null;
  const stepOf = ({ square, tile, table }: Recycling): StepIdea => ({
    action: { type: 'recycle', seat, square, tile },
    table,
  });
  if (personality.recycling > 1 && hasUsualBlanks(view.ruleset)) {
    const recycling = bestRecycling(search, view, Math.min(left, personality.recycling));
    return recycling === null ? null : stepOf(recycling);
  }
  return bestStep(search, view, promisingRecyclings(search, view).map(stepOf), RECYCLE_MARGIN);
}

/** Those that bring the best letters to the rack. */
function promisingRecyclings(search: Search, view: PlayerView): readonly Recycling[] {
  const { seat, vocabulary } = search;
  const { values } = view.ruleset.tiles;
  const valuation = valuationOf(search, view);
  const found = recyclings(view, seat, (word) => vocabulary.opinionOf(word) === 'known');
  const worth = found.map((recycling) => {
    const rack = valuation.leaveOf(lettersOf(itemAt(recycling.table.racks, seat), vocabulary.alphabet));
    return { recycling, gain: rack + (values[recycling.gained] ?? 0) - (values[recycling.tile] ?? 0) };
  });
  return worth
    .sort((a, b) => b.gain - a.gain)
    .slice(0, RECYCLINGS_TRIED)
    .map(({ recycling }) => recycling);
}

/** Plays and rearrangements, best first. */
export function ideasFor(search: Search, view: PlayerView): readonly Idea[] {
  const { personality, vocabulary, effort } = search;
  const noticed = noticedPlays(search, { table: view, graph: vocabulary.graph, sight: personality.sight });
  const looksAhead = personality.lookahead === 'playouts' && view.pool.length > 0;
  const known = looksAhead ? withReplies(search, view, noticed) : noticed;
  const ideas = known.map((play) => ideaOf(search, view, play));
  const dared = daredPlay(search, view, known[0]?.value ?? -Infinity);
  if (dared !== null) return [ideaOf(search, view, dared)];
  if (view.ruleset.rearranging.kind === 'on' && effort.random() < personality.variations) {
    ideas.push(...rearrangingIdeas(search, view));
    ideas.sort((a, b) => b.value - a.value);
  }
  return ideas;
}

function ideaOf({ seat }: Search, { ruleset }: PlayerView, { tiles, play, score, value }: ValuedPlay): Idea {
  const quiz = ruleset.scorekeeping.announce === 'quiz' && ruleset.dice.kind === 'none';
  return { action: { type: 'play', seat, tiles, ...(quiz ? { announced: score } : {}) }, play, score, value };
}

/** How much more than the best known word a doubtful word must be worth. */
const DARING_MARGIN = 8;

/** A play with a word that may not exist, where words can be challenged at all. */
function daredPlay(search: Search, view: PlayerView, known: number): ValuedPlay | null {
  const { personality, vocabulary, effort, seat } = search;
  const { challenge } = view.ruleset;
  const judged = challenge.kind === 'challenge' && opponentsOf(view, seat).length > 0;
  if (!judged || personality.daring === 0 || effort.random() >= personality.daring || !effort.spend())
    return null;
  const graph = vocabulary.supposed();
  const [best] = noticedPlays(search, { table: view, graph, sight: personality.sight });
  return best !== undefined && best.value > known + DARING_MARGIN ? best : null;
}

/** The best idea, or with some looseness one that is nearly as good. */
function pickLoosely({ personality, effort }: Search, ideas: readonly Idea[]): Idea | null {
  const { looseness } = personality;
  const [best] = ideas;
  if (best === undefined || looseness === 0 || ideas.length < 2) return best ?? null;
  const weights = ideas.map(({ value }) => Math.exp((value - best.value) / looseness));
  let at = effort.random() * weights.reduce((sum, weight) => sum + weight, 0);
  return ideas.find((_, index) => (at -= itemAt(weights, index)) < 0) ?? best;
}

/** An exchange that promises more than the best play. */
function atWill(search: Search, view: PlayerView, best: number): Action | null {
  if (best === -Infinity || !mayExchangeAtWill(view)) return null;
  const idea = bestExchange(search, view, mostExchanged(view, search.seat));
  const isBetter = idea !== null && idea.value > best + search.personality.exchangeMargin;
  return isBetter ? exchangeAction(search.seat, view, idea.tiles) : null;
}

/** Without a play: looks again where the rules insist on one, else exchanges, else passes. */
function withoutPlay(search: Search, view: PlayerView): Action {
  const { seat, vocabulary } = search;
  const { exchange, passing } = view.ruleset;
  const most = mostExchanged(view, seat);
  const isChecked = most > 0 ? exchange.when === 'solver' : passing.enforce === 'solver';
  if (isChecked) {
    const plays = noticedPlays(search, { table: view, graph: vocabulary.lawful(), sight: SEES_ALL });
    const play = plays.find((one) => !one.play.words.some(vocabulary.avoids)) ?? plays[0];
    if (play !== undefined) return ideaOf(search, view, play).action;
  }
  const idea = most > 0 ? bestExchange(search, view, most) : null;
  return idea === null ? { type: 'pass', seat } : exchangeAction(search.seat, view, idea.tiles);
}
