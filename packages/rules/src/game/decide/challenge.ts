/** Challenges: who may raise one, what is judged, what follows (S-25 to S-32, W-26), and leaving the table. */

import { isTimed, namesOneWord, stakeVerdict, type ChallengeCost } from '../../rule-points/challenge.ts';
import { playersDecide } from '../../rule-points/dictionary.ts';
import { stepsKept } from '../../rule-points/moving-letters.ts';
import { arePartners } from '../../rule-points/partners.ts';
import { sortedTiles } from '../../tile.ts';
import type { Seat } from '../action.ts';
import { record, type Draft } from './draft.ts';
import { endGame, endingAfter, finishers } from './endings.ts';
import type { EndReason, GameEvent } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import { allSeats, isSeat, opponentsOf, seatsOfSide, takesTurns } from '../seats.ts';
import type { ChallengeWindow, GameState } from '../table.ts';
import { closeWindow, passTurn, seatAfter } from './turn.ts';
import { faultsOf } from '../plays/word-ruling.ts';

export function decideChallenge(draft: Draft, seat: Seat, word: string | undefined): Refusal | null {
  const refusal = refuseAnswer(draft, seat);
  if (refusal !== null) return refusal;
  const window = openWindow(draft.state);
  if (window.answers[seat] !== 'none' || hasRunOut(draft, window)) return { code: 'CHALLENGE_WINDOW_CLOSED' };
  const words = wordsOf(window);
  const single = namesOneWord(draft.state.ruleset.challenge);
  const named = single ? (word?.toUpperCase() ?? '') : null;
  if (named !== null) {
    if (!words.includes(named)) return { code: 'WORD_NOT_IN_PLAY', words };
    if (window.cleared.includes(named)) return { code: 'NOTHING_TO_CHALLENGE' };
  }
  record(draft, { type: 'challenged', seat, word: named, atMs: draft.world.nowMs });
  if (playersDecide(draft.state.ruleset.dictionary)) return null; // the players rule, see decideRule
  const judged = named === null ? words : [named];
  const faults = faultsOf(draft.world.words, judged);
  settle(draft, { challenger: seat, words: judged, bad: Object.keys(faults), faults });
  return null;
}

export function decideAccept(draft: Draft, seat: Seat): Refusal | null {
  const refusal = refuseAnswer(draft, seat);
  if (refusal !== null) return refusal;
  if (openWindow(draft.state).answers[seat] !== 'none') return null;
  record(draft, { type: 'accepted', seat });
  closeIfAnswered(draft);
  return null;
}

/** D-01: without a dictionary the scorekeeper, or else the majority, decides; a tie lets the word stand. */
export function decideRule(draft: Draft, seat: Seat, stands: boolean): Refusal | null {
  const { window, ruleset } = draft.state;
  if (window?.ruling == null) return { code: 'NOTHING_TO_CHALLENGE' };
  if (!isSeat(ruleset, seat) || draft.state.left[seat] === true) return { code: 'NOT_YOUR_TURN' };
  const { keeper } = ruleset.scorekeeping;
  if (keeper !== null && keeper !== seat) return { code: 'NOT_YOUR_TURN' };
  record(draft, { type: 'voted', seat, stands });
  const ruling = draft.state.window?.ruling;
  if (ruling == null) return null;
  const voters =
    keeper === null ? allSeats(ruleset).filter((other) => draft.state.left[other] !== true) : [keeper];
  const against = voters.filter((other) => ruling.votes[other] === false).length;
  const open = voters.filter((other) => ruling.votes[other] === null).length;
  const falls = against * 2 > voters.length;
  if (open > 0 && !falls) return null;
  const judged = ruling.word === null ? wordsOf(window) : [ruling.word];
  settle(draft, { challenger: ruling.challenger, words: judged, bad: falls ? judged : [], faults: {} });
  return null;
}

/** What refuses a challenge and an acceptance alike. */
function refuseAnswer({ state }: Draft, seat: Seat): Refusal | null {
  const { window, ruleset } = state;
  if (window === null)
    return { code: state.undecidedPlay ? 'CHALLENGE_WINDOW_CLOSED' : 'NOTHING_TO_CHALLENGE' };
  if (!isSeat(ruleset, seat) || state.left[seat] === true) return { code: 'NOT_YOUR_TURN' };
  const alone = ruleset.solitaire.kind !== 'off'; // solo players check their own words
  if (!alone && (seat === window.seat || arePartners(ruleset.partners, seat, window.seat))) {
    return { code: 'CANNOT_CHALLENGE_OWN_PLAY' };
  }
  return window.ruling === null ? null : { code: 'RULING_PENDING' };
}

/** Whether it is too late to challenge. Accepting is still possible, so that a last window can be closed. */
function hasRunOut({ state, world }: Draft, { graceUntilMs }: ChallengeWindow): boolean {
  return isTimed(state.ruleset.challenge) && world.nowMs > graceUntilMs;
}

function openWindow({ window }: GameState): ChallengeWindow {
  if (window === null) throw new Error('There is no open window.');
  return window;
}

/** All words that belong to the turn, each once. */
function wordsOf(window: ChallengeWindow): readonly string[] {
  return [...new Set([...window.words, ...window.steps.flatMap((step) => step.words)])];
}

function allAnswered(state: GameState): boolean {
  const { seat, answers } = openWindow(state);
  return opponentsOf(state, seat).every((other) => answers[other] !== 'none');
}

/** Whether every word of the play was found good, or everybody has answered. */
function isDecided(state: GameState): boolean {
  const window = openWindow(state);
  return allAnswered(state) || wordsOf(window).every((word) => window.cleared.includes(word));
}

function closeIfAnswered(draft: Draft): void {
  if (!allAnswered(draft.state)) return;
  const window = openWindow(draft.state);
  closeWindow(draft, false);
  if (window.ending !== null) endGame(draft, window.ending);
}

type Verdict = Pick<
  Extract<GameEvent, { readonly type: 'ruled' }>,
  'challenger' | 'words' | 'bad' | 'faults'
>;

function settle(draft: Draft, verdict: Verdict): void {
  const { challenger, bad } = verdict;
  const stands = bad.length === 0;
  record(draft, { type: 'ruled', ...verdict, stands, atMs: draft.world.nowMs });
  if (draft.state.ruleset.solitaire.kind !== 'off') return settleAlone(draft, bad);
  const cost = costOf(draft.state);
  if (cost.kind === 'stake') return settleStake(draft, challenger, bad, cost);
  if (stands) return challengeFailed(draft, challenger, cost);
  const window = openWindow(draft.state);
  withdraw(draft, window, bad);
  closeWindow(draft, true);
  goOnAfterWithdrawal(draft, window);
}

/** Solo players check their own words for free. */
function settleAlone(draft: Draft, bad: readonly string[]): void {
  const window = openWindow(draft.state);
  const open = draft.state.ruleset.solitaire.kind === 'openPool';
  if (bad.length > 0 && !open) withdraw(draft, window, bad);
  closeWindow(draft, true);
  if (bad.length > 0 && open) takeBack(draft, window.seat);
}

/** Open-pool solitaire: removes the last play and returns its tiles to the pool. */
export function takeBack(draft: Draft, seat: Seat): Refusal | null {
  const last = draft.state.history.at(-1);
  if (last === undefined) return { code: 'NOTHING_TO_TAKE_BACK' };
  record(draft, { type: 'took-back', seat, changes: last.before, tiles: last.tiles, points: last.points });
  return null;
}

/** If the withdrawn play would have ended the game, the side after the mover goes on (S-31). */
function goOnAfterWithdrawal(draft: Draft, window: ChallengeWindow): void {
  const ending = endingAfter(draft.state, window.seat);
  if (ending !== null) return endGame(draft, ending);
  if (draft.state.turn === null) passTurn(draft, seatAfter(draft.state, window.seat));
}

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;
type Penalty = Exclude<ChallengeCost, Stake>;

/** A window is open, so the game has a rule for what a challenge costs. */
function costOf({ ruleset }: GameState): ChallengeCost {
  if (ruleset.challenge.kind === 'auto') throw new Error('Nothing can be challenged in this game.');
  return ruleset.challenge.cost;
}

function challengeFailed(draft: Draft, challenger: Seat, cost: Penalty): void {
  const window = openWindow(draft.state);
  if (cost.kind === 'points')
    record(draft, { type: 'scored', seat: window.seat, points: cost.points, cause: 'challenge' });
  if (window.ending !== null) return endAfterChallenge(draft, challenger, window.ending, cost);
  if (isDecided(draft.state)) closeWindow(draft, true);
  switch (cost.kind) {
    case 'loseNextTurn':
      record(draft, { type: 'turn-forfeited', seat: challenger });
      if (draft.state.turn === challenger) passTurn(draft, challenger);
      return;
    case 'loseGame':
      return leave(draft, challenger);
    case 'none':
      return;
    case 'points':
      if (endsOnReaching(draft.state) && finishers(draft.state).length > 0) endGame(draft, 'FINISH_LINE');
  }
}

/** Whether the race is over as soon as one side has reached its target (V-07). */
function endsOnReaching({ ruleset: { finishLine } }: GameState): boolean {
  return finishLine.kind === 'on' && finishLine.ending === 'immediate';
}

/** A failed challenge of the last play: losing a turn no longer matters, losing the game does (S-31, V-12). */
function endAfterChallenge(draft: Draft, challenger: Seat, ending: EndReason, cost: Penalty): void {
  if (cost.kind === 'loseGame') leave(draft, challenger);
  if (draft.state.phase === 'over') return;
  closeWindow(draft, true);
  endGame(draft, ending);
}

/** W-26: points, a withdrawn word, an extra turn. */
function settleStake(draft: Draft, challenger: Seat, bad: readonly string[], cost: Stake): void {
  const window = openWindow(draft.state);
  const stands = bad.length === 0;
  const verdict = stakeVerdict(cost, stands);
  const charges = [
    { seat: window.seat, points: verdict.mover },
    { seat: challenger, points: verdict.challenger },
  ];
  for (const { seat, points } of charges)
    if (points !== 0) record(draft, { type: 'scored', seat, points, cause: 'challenge' });
  const removed = !stands && cost.badWord === 'removed';
  if (removed) withdraw(draft, window, bad);
  if (!stands || isDecided(draft.state)) closeWindow(draft, true);
  if (window.ending !== null && !removed) {
    closeWindow(draft, true);
    return endGame(draft, window.ending);
  }
  if (removed) goOnAfterWithdrawal(draft, window);
  if (verdict.extraTurn !== null)
    giveExtraTurn(draft, verdict.extraTurn === 'mover' ? window.seat : challenger);
}

/** An extra turn comes before the next player's; a side without tiles forfeits it. */
function giveExtraTurn(draft: Draft, seat: Seat): void {
  const { state } = draft;
  if (state.phase === 'over' || !takesTurns(state, seat)) return;
  record(draft, { type: 'turn-passed', to: seat, resumeAt: state.turn, atMs: draft.world.nowMs });
}

/** Undoes the turn: the play, and as many of the steps before it as the rules undo with it. */
function withdraw(draft: Draft, window: ChallengeWindow, bad: readonly string[]): void {
  const { steps } = window;
  const firstBad = steps.findIndex((step) => step.words.some((word) => bad.includes(word)));
  const keep = stepsKept(draft.state.ruleset, {
    retrieved: steps.filter(({ kind }) => kind === 'retrieve').length,
    firstBad: firstBad < 0 ? null : firstBad,
    all: steps.length,
  });
  const undone = steps.slice(keep);
  record(draft, {
    type: 'withdrew',
    seat: window.seat,
    changes: [...window.before, ...undone.toReversed().map((step) => step.before)],
    rack: undone[0]?.rackBefore ?? window.rackBefore,
    returned: window.drawn,
    reclaimed: window.discarded,
    points: window.score,
  });
}

/** A side leaves. With two sides, the other wins; with more, its seat is skipped from now on (S-54). */
export function leave(draft: Draft, seat: Seat): void {
  const { ruleset, left, window } = draft.state;
  const others = allSeats(ruleset).filter((other) => other !== seat && left[other] !== true);
  const side = others[0] === undefined ? [] : seatsOfSide(ruleset, others[0]);
  const last = others.every((other) => side.includes(other));
  if (window?.seat === seat) closeWindow(draft, false);
  const tiles = last ? [] : sortedTiles(draft.state.racks[seat] ?? []);
  record(draft, { type: 'resigned', seat, tiles, aside: ruleset.ending.leaversTiles === 'aside' });
  if (last) return endGame(draft, 'RESIGNED');
  if (draft.state.window !== null) closeIfAnswered(draft);
  else if (window !== null && window.ending !== null) endGame(draft, window.ending);
  if (draft.state.phase !== 'over' && draft.state.turn === seat)
    passTurn(draft, draft.state.resumeAt ?? seatAfter(draft.state, seat));
}
