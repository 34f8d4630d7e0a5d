/** A computer at the table takes its turn, answers to the turns of others, and agrees to an end of the game. */

import { allSeats, type Seat, type Tile } from '@lexiko/rules';
import { attempt, DONE, type Outcome } from './commands/attempt.ts';
import type { SeatAction, Sitting } from './terminal-session.ts';

/** The computer takes its turn, or an act of it; its clock runs as anybody's. */
export async function takeComputerTurn(sitting: Sitting, seat: Seat): Promise<Outcome> {
  sitting.game.clock.go();
  const action = isTimeUp(sitting) ? null : sitting.consider(seat);
  if (isTimeUp(sitting)) return attempt(sitting, { type: 'expire', seat });
  if (action !== null && (await hasHappened(sitting, action))) return DONE;
  reportFault(sitting, seat, action);
  const rack = sitting.game.view(seat).racks[seat] ?? [];
  return insteadOf(sitting, seat, [{ type: 'pass', seat }, ...exchangesOf(sitting, seat, rack)]);
}

/** The computer says what it thinks of the turn of another: accepts it, challenges it, votes on it. */
export async function letComputerAnswer(sitting: Sitting, seat: Seat): Promise<Outcome> {
  const { window } = sitting.game.state;
  if (window?.ruling == null) sitting.runChallengeClock();
  else sitting.game.clock.stop();
  const action = sitting.consider(seat);
  if (action !== null) {
    if (await hasHappened(sitting, action)) return DONE;
    reportFault(sitting, seat, action);
  }
  // Silence is acceptance, once the time to challenge is over.
  return insteadOf(sitting, seat, [
    { type: 'accept', seat },
    { type: 'rule', seat, stands: true },
  ]);
}

/** Whether a computer that is not on turn agrees to an end that others wish for; then it has said so. */
export async function hasComputerAgreed(sitting: Sitting): Promise<boolean> {
  const { ruleset, left, agreed, turn } = sitting.game.state;
  if (!agreed.includes(true)) return false;
  for (const seat of allSeats(ruleset)) {
    const isAsked = sitting.levelOf(seat) !== null && seat !== turn && !left[seat] && !agreed[seat];
    const action = isAsked ? sitting.consider(seat) : null;
    if (action?.type === 'agree' && (await hasHappened(sitting, action))) return true;
  }
  return false;
}

function isTimeUp(sitting: Sitting): boolean {
  const endsMs = sitting.turnEndsMs();
  return endsMs !== null && Date.now() >= endsMs;
}

/** Hands the action in as a person's would be. An act that changes nothing would be chosen for ever. */
async function hasHappened(sitting: Sitting, action: SeatAction): Promise<boolean> {
  const { seq } = sitting.game.state;
  const outcome = await attempt(sitting, action);
  return outcome.kind === 'done' && sitting.game.state.seq > seq;
}

/** All exchanges of letters from the left of the rack, the longest first. */
function exchangesOf(sitting: Sitting, seat: Seat, rack: readonly Tile[]): readonly SeatAction[] {
  const { toReturn } = sitting.game.state;
  const counts = toReturn > 0 ? [toReturn] : rack.map((_, at) => rack.length - at);
  return counts.map((count) => ({ type: 'exchange', seat, tiles: rack.slice(0, count) }));
}

/** The first of these that the rules allow, so that people can play on in spite of a bug. */
async function insteadOf(sitting: Sitting, seat: Seat, actions: readonly SeatAction[]): Promise<Outcome> {
  for (const action of actions) if (await hasHappened(sitting, action)) return DONE;
  throw new Error(`${sitting.title(seat)} has nothing left that it may do.`);
}

/** A computer must never ask for what the rules refuse. The log and the seed repeat what it thought. */
function reportFault(sitting: Sitting, seat: Seat, action: SeatAction | null): void {
  const { game } = sitting;
  const wanted = action === null ? 'knew nothing to do' : `wanted ${JSON.stringify(action)}`;
  sitting.faults.push(
    `${sitting.title(seat)} ${wanted}, which is a bug of ours: computer seed ${game.computerSeed}, seat ${seat}, ` +
      `after event ${game.state.seq} of ${game.file.path}.`,
  );
}
