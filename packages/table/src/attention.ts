/**
 * Whom a table waits for, and for what: a vote on a challenge, an answer to the last play, the scorekeeper, a turn.
 * Hosts differ in one thing: how people can speak. At one screen they are asked one after the other, and the game
 * stands still meanwhile. Over the network everybody has a screen and may act at any time, so only those whom the
 * rules wait for hold up the game. `Screen` says which; everything else is the same for page, terminal and server.
 */

import {
  allSeats,
  opponentsOf,
  type GameEvent,
  type PlayerViewer,
  type Seat,
  type Table,
} from '@lexiko/rules';
import { isTimed, waitsForAll } from '@lexiko/rules/rule-points';

/** What a person can be asked. */
export type Demand =
  | 'turn'
  /** Accept or challenge the last play without being on turn. */
  | 'answer'
  /** Say whether a challenged play stands, where no dictionary decides (D-01). */
  | 'vote'
  /** Confirm the scores, as the scorekeeper (C-07). */
  | 'confirm-scores';

/** Whom a started game waits for. */
export type Attention =
  | { readonly kind: Demand; readonly seat: Seat }
  | { readonly kind: 'computer'; readonly seat: Seat; readonly asked: Demand }
  | { readonly kind: 'over' };

/**
 * Where the people of a game sit. `shared`: at one screen. `asks` says whether everybody who may challenge is asked
 * each time, as in a terminal, which has only its prompt, or only before a computer goes on, as on a page, where
 * anybody can press the button on the next player's screen (S-26). `own`: each at their own screen, and this is the
 * viewer's; what viewers are asked themselves comes first.
 */
export type Screen =
  | { readonly kind: 'shared'; readonly asks: 'everybody' | 'before-computers' }
  | { readonly kind: 'own'; readonly viewer: PlayerViewer };

export interface Seated {
  readonly events: readonly GameEvent[];
  readonly isComputer: (seat: Seat) => boolean;
  readonly screen: Screen;
}

/** Whom the table waits for, as shown at a screen. The game has started. */
export function attentionOf(table: Table, seated: Seated): Attention {
  if (table.phase === 'over') return { kind: 'over' };
  const { screen } = seated;
  const { kind, seat } =
    screen.kind === 'own'
      ? ownDemand(table, seated.events, screen.viewer)
      : sharedDemand(table, seated, screen.asks);
  return seated.isComputer(seat) ? { kind: 'computer', seat, asked: kind } : { kind, seat };
}

interface SeatDemand {
  readonly kind: Demand;
  readonly seat: Seat;
}

function sharedDemand(
  table: Table,
  { events, isComputer }: Seated,
  asks: 'everybody' | 'before-computers',
): SeatDemand {
  const [voter] = votersToAsk(table);
  if (voter !== undefined) return { kind: 'vote', seat: voter };
  const waiting = seatsToAsk(table);
  // Computers first: people need not be asked about a play that a computer has successfully challenged.
  const computer = waiting.find(isComputer);
  const isAsked = asks === 'everybody' || !isAnsweredByTurn(table, isComputer);
  const person = isAsked ? waiting[0] : undefined;
  const asked = computer ?? person;
  if (asked !== undefined) return { kind: 'answer', seat: asked };
  const keeper = scorekeeperToAsk(table, events);
  if (keeper !== null) return { kind: 'confirm-scores', seat: keeper };
  if (table.turn === null) throw new Error('Nobody is on turn and nobody has anything to answer.');
  return { kind: 'turn', seat: table.turn };
}

/** The next player's first act ends the time to challenge; whoever wants to challenge does so before that (S-25). */
function isAnsweredByTurn({ turn, ruleset }: Table, isComputer: (seat: Seat) => boolean): boolean {
  const { challenge } = ruleset;
  return turn !== null && !isComputer(turn) && !isTimed(challenge) && !waitsForAll(challenge);
}

function ownDemand(table: Table, events: readonly GameEvent[], viewer: PlayerViewer): SeatDemand {
  const voters = votersToAsk(table);
  const [voter] = voters;
  if (voter !== undefined) {
    const own = voters.find((seat) => seat === viewer);
    // Everybody votes at the same time and sees whose answer is missing.
    return own === undefined ? { kind: 'answer', seat: voter } : { kind: 'vote', seat: own };
  }
  const waiting = mustAllAnswer(table) ? seatsToAsk(table) : [];
  const answering = waiting.find((seat) => seat === viewer) ?? waiting[0];
  if (answering !== undefined) return { kind: 'answer', seat: answering };
  // The scorekeeper does not hold up players at other screens.
  const keeper = scorekeeperToAsk(table, events);
  if (keeper !== null && keeper === viewer) return { kind: 'confirm-scores', seat: keeper };
  return { kind: 'turn', seat: table.turn ?? table.window?.seat ?? 0 };
}

/** Whether the game waits until everybody has answered: after a last play, and where that was agreed (S-25, S-31). */
export function mustAllAnswer({ phase, ruleset }: Table): boolean {
  return phase === 'final-window' || waitsForAll(ruleset.challenge);
}

/** Whether the time to challenge ends by itself. */
export function isWindowTimed({ window, ruleset }: Table): boolean {
  return window !== null && window.ruling === null && isTimed(ruleset.challenge);
}

/** Who can still answer the last play and has not, in order of play. Solo players are not asked. */
export function silentSeats(table: Table): readonly Seat[] {
  const { window, ruleset } = table;
  if (window === null || window.ruling !== null || ruleset.solitaire.kind !== 'off') return [];
  const { sides } = ruleset;
  const place = (seat: Seat): number => (seat - window.seat + sides) % sides;
  return opponentsOf(table, window.seat)
    .filter((seat) => window.answers[seat] === 'none')
    .sort((a, b) => place(a) - place(b));
}

/** Whether a side may challenge the last play, if there is time. Solo players check their own words. */
export function mayChallenge(table: Table, seat: Seat): boolean {
  const { window, ruleset, turn } = table;
  if (window === null || window.ruling !== null || window.answers[seat] !== 'none') return false;
  return ruleset.solitaire.kind === 'off' ? silentSeats(table).includes(seat) : turn === seat;
}

/** The words of the turn that can be challenged, each once: those of the play and of the steps before it (S-27). */
export function challengeableWords({ window }: Table): readonly string[] {
  if (window === null) return [];
  return [...new Set([...window.words, ...window.steps.flatMap((step) => step.words)])];
}

/** Who is asked about the last turn, in order of play. The side on turn answers with its first act (S-25). */
export function seatsToAsk(table: Table): readonly Seat[] {
  return silentSeats(table).filter((seat) => seat !== table.turn);
}

/** Who has yet to vote on a challenged play: the scorekeeper, or everybody who is still playing (D-01). */
export function votersToAsk({ window, ruleset, left }: Table): readonly Seat[] {
  const votes = window?.ruling?.votes;
  if (votes === undefined) return [];
  const { keeper } = ruleset.scorekeeping;
  return allSeats(ruleset).filter(
    (seat) => left[seat] !== true && votes[seat] === null && (keeper === null || keeper === seat),
  );
}

/** The scorekeeper, if scores have changed since they were last confirmed (C-07). */
function scorekeeperToAsk({ ruleset, left }: Table, events: readonly GameEvent[]): Seat | null {
  const { keeper } = ruleset.scorekeeping;
  if (keeper === null || left[keeper] === true) return null;
  for (const { type } of events.toReversed()) {
    if (type === 'scores-confirmed') return null;
    if (type === 'played' || type === 'withdrew' || type === 'scored' || type === 'took-back') return keeper;
  }
  return null;
}

/** Who has yet to answer an offer to end the game (S-34); empty without an offer. */
export function seatsToAgree({ ruleset, agreed, declined, left }: Table): readonly Seat[] {
  if (!agreed.includes(true)) return [];
  return allSeats(ruleset).filter((seat) => !left[seat] && !agreed[seat] && !declined[seat]);
}

/** Who has yet to agree to the set-up (V-00), in order of seats. */
export function seatsToConfirm({ phase, ruleset, confirmed }: Table): readonly Seat[] {
  return phase === 'lobby' ? allSeats(ruleset).filter((seat) => confirmed[seat] !== true) : [];
}

/** When a side can first act or answer, `nowMs` at the earliest; `null` while it waits for others. */
export function actsFromMs(table: Table, seat: Seat, nowMs: number): number | null {
  const { phase, pausedMs, left, window, turn } = table;
  if ((phase !== 'playing' && phase !== 'final-window') || pausedMs !== null || left[seat] === true)
    return null;
  if (window !== null && window.ruling !== null) return votersToAsk(table).includes(seat) ? nowMs : null;
  if (silentSeats(table).includes(seat) || seatsToAgree(table).includes(seat)) return nowMs;
  if (turn !== seat) return null;
  const isHeldUp = window !== null && silentSeats(table).length > 0;
  if (!isHeldUp) return nowMs;
  return mustAllAnswer(table) ? null : Math.max(nowMs, window.graceUntilMs + 1);
}
