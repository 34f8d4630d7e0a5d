/** The referee: answers an action with events, or with the reason why it is refused. */

import { waitsForAll } from '../../rule-points/challenge.ts';
import { commitOf, mayCommit, teamSize } from '../../rule-points/teams.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Action, ActionType, Seat, TeamVoice } from '../action.ts';
import { decideAccept, decideChallenge, decideRule, leave, takeBack } from './challenge.ts';
import { decideExpire, refuseEarly } from './clock.ts';
import { draftOf, record, type Draft } from './draft.ts';
import { endGame } from './endings.ts';
import type { GameEvent } from '../event.ts';
import { decideBegin, decideConfigure, decideConfirm } from './lobby.ts';
import { decidePause, decideResume } from './pause.ts';
import { decideRecycle, decideRetrieve } from './pre-steps.ts';
import { inspectRearrangement } from '../plays/rearrange.ts';
import type { Refusal } from '../refusal.ts';
import { isSeat, opponentsOf } from '../seats.ts';
import type { GameState } from '../table.ts';
import { commitPlay, decideDrawToExchange, decideExchange, decidePass, decidePlay } from './turn-acts.ts';
import { closeWindow } from './turn.ts';
import type { World } from '../world.ts';

export function decide(
  state: GameState,
  action: Action,
  world: World,
): Result<readonly GameEvent[], Refusal> {
  const applied = apply(state, action, world);
  return applied.ok ? ok(applied.value.events) : applied;
}

export interface Applied {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** `decide`, together with the state after its events. */
export function apply(state: GameState, action: Action, world: World): Result<Applied, Refusal> {
  const draft = draftOf(state, world);
  const refusal = dispatch(draft, action);
  return refusal === null ? ok({ events: draft.events, state: draft.state }) : err(refusal);
}

type TurnAction = Extract<
  Action,
  {
    type:
      | 'play'
      | 'rearrange'
      | 'exchange'
      | 'drawToExchange'
      | 'pass'
      | 'start'
      | 'recycle'
      | 'retrieve'
      | 'expire'
      | 'takeBack';
  }
>;

function dispatch(draft: Draft, action: Action): Refusal | null {
  if (action.type === 'configure') return decideConfigure(draft, action.config);
  const { phase } = draft.state;
  if (phase === 'over') return { code: 'GAME_OVER' };
  if (action.type === 'confirm') return decideConfirm(draft, action.seat, action.nonce);
  if (action.type === 'begin') return decideBegin(draft, action.starter);
  if (phase === 'lobby') return { code: 'NOT_BEGUN' };
  if (draft.state.pausedMs !== null && !isForPauses(action.type)) return { code: 'PAUSED' };
  switch (action.type) {
    case 'pause':
      return decidePause(draft);
    case 'resume':
      return decideResume(draft);
    case 'abort':
      return decideAbort(draft, action.seat);
    case 'challenge':
      return decideChallenge(draft, action.seat, action.word);
    case 'accept':
      return decideAccept(draft, action.seat);
    case 'rule':
      return decideRule(draft, action.seat, action.stands);
    case 'resign':
      return decideResign(draft, action.seat);
    case 'agree':
      return decideAgree(draft, action.seat);
    case 'decline':
      return decideDecline(draft, action.seat);
    case 'confirmScores':
      return decideConfirmScores(draft, action.seat);
    case 'expire':
      // After a last play no turn can run out of time, only the window to challenge it.
      return phase === 'final-window' ? decideAccept(draft, action.seat) : decideTurnAction(draft, action);
    default:
      return decideTurnAction(draft, action);
  }
}

/** Whose turn, whether the variation was agreed, whether the last play may still be challenged; then the act itself. */
function decideTurnAction(draft: Draft, action: TurnAction): Refusal | null {
  const { state, world } = draft;
  if (state.turn !== action.seat) return { code: 'NOT_YOUR_TURN' };
  if (isSwitchedOff(state, action.type)) return { code: 'VARIATION_OFF' };
  if (action.team !== undefined && !teamAgrees(state, action.seat, action.team))
    return { code: 'NOT_YOUR_TURN' };
  const refusal =
    (action.type === 'expire'
      ? refuseEarly(state, world.nowMs)
      : refuseWhileChallengeable(draft, action.seat)) ?? refuseBeforeReturning(state, action.type);
  if (refusal !== null) return refusal;
  closeWindow(draft, false);
  return act(draft, action);
}

function act(draft: Draft, action: TurnAction): Refusal | null {
  const { seat } = action;
  switch (action.type) {
    case 'play':
      return decidePlay(draft, seat, action.tiles, action.announced ?? null);
    case 'rearrange': {
      const play = inspectRearrangement(draft.state, action);
      return play.ok
        ? commitPlay(draft, seat, play.value, { rearranged: true, announced: null })
        : play.error;
    }
    case 'exchange':
      return decideExchange(draft, seat, action.tiles);
    case 'drawToExchange':
      return decideDrawToExchange(draft, seat, action.count);
    case 'pass':
      return decidePass(draft, seat, 'chosen');
    case 'start':
      if (!draft.state.started) record(draft, { type: 'turn-started', seat });
      return null;
    case 'recycle':
      return decideRecycle(draft, seat, action.square, action.tile);
    case 'retrieve':
      return decideRetrieve(draft, seat, action.square, action.tile);
    case 'expire':
      return decideExpire(draft, seat, action.draft);
    case 'takeBack':
      return takeBack(draft, seat);
  }
}

function isSwitchedOff({ ruleset }: GameState, type: ActionType): boolean {
  switch (type) {
    case 'rearrange':
      return ruleset.rearranging.kind === 'off';
    case 'recycle':
      return ruleset.recycling.kind === 'off';
    case 'retrieve':
      return ruleset.blanks.kind === 'stay';
    case 'drawToExchange':
      return ruleset.exchange.order !== 'drawFirst';
    case 'takeBack':
      return ruleset.solitaire.kind !== 'openPool';
    default:
      return false;
  }
}

function teamAgrees({ ruleset, turnsTaken }: GameState, seat: Seat, voice: TeamVoice): boolean {
  const size = teamSize(ruleset.teams, seat);
  return mayCommit(commitOf(ruleset.teams), {
    size,
    turnsTaken: turnsTaken[seat] ?? 0,
    member: voice.member,
    approvals: voice.approvals ?? [],
    present: voice.present ?? Array.from({ length: size }, (_, member) => member),
  });
}

/** The next side starts with its first act (S-25), but not before the others had their time. */
function refuseWhileChallengeable({ state, world }: Draft, seat: Seat): Refusal | null {
  const { window, ruleset } = state;
  if (window === null) return null;
  if (window.ruling !== null) return { code: 'RULING_PENDING' };
  const others = opponentsOf(state, window.seat).filter(
    (other) => other !== seat && window.answers[other] === 'none',
  );
  if (others.length === 0) return null;
  if (waitsForAll(ruleset.challenge)) return { code: 'CHALLENGE_WINDOW_OPEN', untilMs: null };
  const untilMs = window.graceUntilMs;
  return world.nowMs < untilMs ? { code: 'CHALLENGE_WINDOW_OPEN', untilMs } : null;
}

function refuseBeforeReturning({ toReturn }: GameState, type: ActionType): Refusal | null {
  if (toReturn === 0 || type === 'exchange' || type === 'expire') return null;
  return { code: 'RETURN_TILES_FIRST', count: toReturn };
}

function decideResign(draft: Draft, seat: Seat): Refusal | null {
  const { ruleset, left, window } = draft.state;
  if (!isSeat(ruleset, seat) || left[seat] === true) return { code: 'NOT_YOUR_TURN' };
  if (window !== null && window.ruling !== null) return { code: 'RULING_PENDING' };
  leave(draft, seat);
  return null;
}

/** S-34 (c): over when all who still play agree. */
function decideAgree(draft: Draft, seat: Seat): Refusal | null {
  const { ruleset, left } = draft.state;
  if (!isSeat(ruleset, seat) || left[seat] === true) return { code: 'NOT_YOUR_TURN' };
  if (draft.state.agreed[seat] === true) return null;
  record(draft, { type: 'agreed', seat });
  const all = draft.state.agreed.every((agreed, other) => agreed || left[other] === true);
  if (all) endGame(draft, 'AGREED');
  return null;
}

/** Tells whoever offered to end the game that it goes on. Changes nothing else: this side may still agree. */
function decideDecline(draft: Draft, seat: Seat): Refusal | null {
  const { ruleset, left, agreed, declined } = draft.state;
  if (!isSeat(ruleset, seat) || left[seat] === true) return { code: 'NOT_YOUR_TURN' };
  const isAsked = agreed.includes(true) && agreed[seat] !== true && declined[seat] !== true;
  if (isAsked) record(draft, { type: 'declined', seat });
  return null;
}

/** A game in which not every side has had a turn may be given up without a winner. */
function decideAbort(draft: Draft, seat: Seat): Refusal | null {
  const { ruleset, left, turnsTaken } = draft.state;
  if (!isSeat(ruleset, seat) || left[seat] === true) return { code: 'NOT_YOUR_TURN' };
  if (turnsTaken.every((turns) => turns > 0)) return { code: 'TOO_LATE_TO_ABORT' };
  endGame(draft, 'ABORTED');
  return null;
}

/** A pause does not stop anybody from leaving. */
function isForPauses(type: ActionType): boolean {
  return ['pause', 'resume', 'resign', 'agree', 'decline', 'abort'].includes(type);
}

function decideConfirmScores(draft: Draft, seat: Seat): Refusal | null {
  const { ruleset, scores } = draft.state;
  const { keeper } = ruleset.scorekeeping;
  if (keeper === null) return { code: 'VARIATION_OFF' };
  if (keeper !== seat) return { code: 'NOT_YOUR_TURN' };
  record(draft, { type: 'scores-confirmed', seat, scores });
  return null;
}
