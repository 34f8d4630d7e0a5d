/**
 * A computer player: a personality, and its answer to a view of its seat. It knows only what its seat may see;
 * chance, time and work come with each question, so that a server or a page can run it in a worker.
 */

import {
  allSeats,
  opponentsOf,
  type Action,
  type ChallengeWindow,
  type PlayerView,
  type Seat,
  type SeenEvent,
} from '@lexiko/rules';
import { HIDDEN } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { isTimed, namesOneWord, waitsForAll } from '@lexiko/rules/rule-points';
import { leavesFor, winTableFor } from '../judgement/learnt-tables.ts';
import type { MakeKernel } from '../generation/kernel.ts';
import { voteFor, wordToChallenge } from './challenge-choice.ts';
import { GeneratorCache } from '../positions/generator-cache.ts';
import { leaveJudgeFor, type LeaveJudge } from '../judgement/leave-model.ts';
import type { Personality } from './personality.ts';
import { PlayFinder } from '../positions/play-finder.ts';
import { Effort, type Thinking } from './thinking.ts';
import { chooseTurn } from './turn-choice.ts';
import type { Search } from './turn-search.ts';
import type { Library } from '../vocabulary/vocabulary.ts';

/** What the players of a process share: words, kernels, and what leaves are worth. */
export interface EngineContext {
  readonly library: Library;
  readonly finder: PlayFinder;
  readonly generators: GeneratorCache;
  /** If absent, those learnt for the game. */
  readonly leaves?: LeaveJudge;
}

export function makeEngineContext(
  library: Library,
  makeKernel: MakeKernel,
  leaves?: LeaveJudge,
): EngineContext {
  const finder = new PlayFinder(makeKernel);
  const generators = new GeneratorCache(makeKernel, (ruleset, alphabet) =>
    leavesFor(library.learnt, ruleset, alphabet),
  );
  return leaves === undefined ? { library, finder, generators } : { library, finder, generators, leaves };
}

export interface Player {
  readonly personality: Personality;
  /** The side's next action; `null` if it has nothing to do, or must wait. */
  choose(view: PlayerView, thinking: Thinking): Action | null;
  /** Its immediate response to an event: a scorekeeper confirms the scores (C-07). */
  respond(view: PlayerView, seen: SeenEvent): Action | null;
}

export function makePlayer(personality: Personality, engine: EngineContext): Player {
  return {
    personality,
    choose: (view, thinking) => choose(personality, engine, view, thinking),
    respond,
  };
}

function respond(view: PlayerView, { event }: SeenEvent): Action | null {
  const { viewer, ruleset, phase } = view;
  if (typeof viewer !== 'number' || ruleset.scorekeeping.keeper !== viewer || phase === 'over') return null;
  const changesScores = event.type === 'played' || event.type === 'scored' || event.type === 'withdrew';
  return changesScores ? { type: 'confirmScores', seat: viewer } : null;
}

function choose(
  personality: Personality,
  engine: EngineContext,
  view: PlayerView,
  thinking: Thinking,
): Action | null {
  const { viewer: seat, phase, ruleset } = view;
  const isPlaying = phase === 'playing' || phase === 'final-window';
  if (typeof seat !== 'number' || !isPlaying || view.pausedMs !== null || view.left[seat]) return null;
  // Teams play at school.
  const manners = ruleset.teams.kind === 'teams' ? 'polite' : personality.manners;
  const vocabulary = engine.library.vocabulary(ruleset, personality.vocabulary, manners);
  const search: Search = {
    personality,
    vocabulary,
    leaveOf: engine.leaves ?? leaveJudgeFor(engine.library.learnt, ruleset, vocabulary.alphabet),
    wins: winTableFor(engine.library.learnt, ruleset),
    finder: engine.finder,
    generators: engine.generators,
    effort: new Effort({ ...thinking, positions: thinking.positions * personality.patience }),
    seat,
  };
  if (view.window !== null) {
    const answer = answerWindow(search, view, view.window);
    if (answer !== 'goes-on') return answer;
  }
  if (isStuck(view, seat)) return { type: 'agree', seat };
  return view.turn === seat ? chooseTurn(search, asStarted(view)) : null;
}

/** The table once the side has started: whoever played last has then made the delayed draw. */
export function asStarted(view: PlayerView): PlayerView {
  const { window, pool, racks, left } = view;
  if (window === null || left[window.seat]) return view;
  const owed = Math.min(window.owed, pool.length);
  const drawn = Array.from({ length: owed }, () => HIDDEN);
  return {
    ...view,
    pool: pool.slice(owed),
    racks: racks.map((rack, seat) => (seat === window.seat ? [...rack, ...drawn] : rack)),
  };
}

/** The side's answer to an open challenge window; `goes-on`: it may act as if there were none. */
function answerWindow(search: Search, view: PlayerView, window: ChallengeWindow): Action | null | 'goes-on' {
  const { seat, personality, vocabulary, effort } = search;
  const { scorekeeping, challenge } = view.ruleset;
  const doubter = { personality, vocabulary, random: effort.random };
  if (window.ruling !== null) {
    const isAsked = scorekeeping.keeper === null || scorekeeping.keeper === seat;
    if (!isAsked || window.ruling.votes[seat] !== null) return null;
    return { type: 'rule', seat, stands: voteFor(view, seat, window, doubter) };
  }
  const mustWait = isHeldUp(view, window, effort.nowMs);
  // The side's own window: solo, or with an extra turn. Starting the turn closes it and makes the delayed draw.
  if (window.seat === seat && view.turn === seat) return mustWait ? null : { type: 'start', seat };
  if (!opponentsOf(view, window.seat).includes(seat)) return mustWait ? null : 'goes-on';
  const isOpen = !isTimed(challenge) || effort.nowMs <= window.graceUntilMs;
  if (isOpen && window.answers[seat] === 'none') {
    const word = wordToChallenge(view, seat, window, doubter);
    if (word !== null) {
      return namesOneWord(challenge) ? { type: 'challenge', seat, word } : { type: 'challenge', seat };
    }
    if (view.turn !== seat || mustWait) return { type: 'accept', seat };
  }
  return mustWait ? null : 'goes-on';
}

/** Whether the side on turn must let others answer first. */
function isHeldUp(view: PlayerView, window: ChallengeWindow, nowMs: number): boolean {
  const waiting = opponentsOf(view, window.seat).some(
    (other) => other !== view.turn && window.answers[other] === 'none',
  );
  if (!waiting) return false;
  return waitsForAll(view.ruleset.challenge) || nowMs < window.graceUntilMs;
}

/** After this many scoreless turns per side in a row, nobody is likely to find a play. */
const FRUITLESS_TURNS = 4;

/** Whether to agree to end the game (S-34): it is stuck, or all others want to and nobody is ahead. */
function isStuck(view: PlayerView, seat: Seat): boolean {
  const { agreed, ruleset, left, scores, zeroRun, turn } = view;
  if (agreed[seat]) return false;
  const others = allSeats(ruleset).filter((other) => other !== seat && !left[other]);
  if (zeroRun >= FRUITLESS_TURNS * ruleset.sides)
    return turn === seat || others.some((other) => agreed[other]);
  return (
    others.length > 0 &&
    others.every((other) => agreed[other] && itemAt(scores, other) <= itemAt(scores, seat))
  );
}
