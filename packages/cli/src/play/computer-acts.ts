/** A computer at the table takes its turn, answers to the turns of others, and agrees to an end of the game. */

import type { Seat, Tile } from '@lexiko/rules';
import { seatsToAgree, type Demand } from '@lexiko/table';
import { attempt, DONE, type Outcome } from './commands/attempt.ts';
import type { SeatAction, TerminalSession } from './terminal-session.ts';

/** The computer does what it is asked: confirms scores, answers or votes, or takes its turn. */
export async function letComputerAct(session: TerminalSession, seat: Seat, asked: Demand): Promise<Outcome> {
  switch (asked) {
    case 'turn':
      return takeComputerTurn(session, seat);
    case 'answer':
    case 'vote':
      return letComputerAnswer(session, seat);
    case 'confirm-scores':
      return attempt(session, { type: 'confirmScores', seat });
  }
}

/** The computer takes its turn, or an act of it; its clock runs as anybody's. */
export async function takeComputerTurn(session: TerminalSession, seat: Seat): Promise<Outcome> {
  session.game.clock.go();
  const action = isTimeUp(session) ? null : session.consider(seat);
  if (isTimeUp(session)) return attempt(session, { type: 'expire', seat });
  if (action !== null && (await hasHappened(session, action))) return DONE;
  reportFault(session, seat, action);
  const rack = session.game.view(seat).racks[seat] ?? [];
  return insteadOf(session, seat, [{ type: 'pass', seat }, ...exchangesOf(session, seat, rack)]);
}

/** The computer says what it thinks of the turn of another: accepts it, challenges it, votes on it. */
async function letComputerAnswer(session: TerminalSession, seat: Seat): Promise<Outcome> {
  const { window } = session.game.state;
  if (window?.ruling == null) session.runChallengeClock();
  else session.game.clock.stop();
  const action = session.consider(seat);
  if (action !== null) {
    if (await hasHappened(session, action)) return DONE;
    reportFault(session, seat, action);
  }
  // Silence is acceptance, once the time to challenge is over.
  return insteadOf(session, seat, [
    { type: 'accept', seat },
    { type: 'rule', seat, stands: true },
  ]);
}

/** Whether a computer that is not on turn agrees to an end that others wish for; then it has said so. */
export async function hasComputerAgreed(session: TerminalSession): Promise<boolean> {
  const { state } = session.game;
  for (const seat of seatsToAgree(state)) {
    const isAsked = session.levelOf(seat) !== null && seat !== state.turn;
    const action = isAsked ? session.consider(seat) : null;
    if (action?.type === 'agree' && (await hasHappened(session, action))) return true;
  }
  return false;
}

function isTimeUp(session: TerminalSession): boolean {
  const endsMs = session.turnEndsMs();
  return endsMs !== null && Date.now() >= endsMs;
}

/** Hands the action in as a person's would be. An act that changes nothing would be chosen for ever. */
async function hasHappened(session: TerminalSession, action: SeatAction): Promise<boolean> {
  const { seq } = session.game.state;
  const outcome = await attempt(session, action);
  return outcome.kind === 'done' && session.game.state.seq > seq;
}

/** All exchanges of letters from the left of the rack, the longest first. */
function exchangesOf(session: TerminalSession, seat: Seat, rack: readonly Tile[]): readonly SeatAction[] {
  const { toReturn } = session.game.state;
  const counts = toReturn > 0 ? [toReturn] : rack.map((_, at) => rack.length - at);
  return counts.map((count) => ({ type: 'exchange', seat, tiles: rack.slice(0, count) }));
}

/** The first of these that the rules allow, so that people can play on in spite of a bug. */
async function insteadOf(
  session: TerminalSession,
  seat: Seat,
  actions: readonly SeatAction[],
): Promise<Outcome> {
  for (const action of actions) if (await hasHappened(session, action)) return DONE;
  throw new Error(`${session.title(seat)} has nothing left that it may do.`);
}

/** A computer must never ask for what the rules refuse. The log and the seed repeat what it thought. */
function reportFault(session: TerminalSession, seat: Seat, action: SeatAction | null): void {
  const { game } = session;
  const wanted = action === null ? 'knew nothing to do' : `wanted ${JSON.stringify(action)}`;
  session.faults.push(
    `${session.title(seat)} ${wanted}, which is a bug of ours: computer seed ${game.computerSeed}, seat ${seat}, ` +
      `after event ${game.state.seq} of ${game.file.path}.`,
  );
}
