/** The time that turns take, and pauses, which take none. */

import { takenFromBankMs } from '../../rule-points/clock.ts';
import { withSeat } from '../seats.ts';
import type { Copy } from './copy.ts';

/** Charges the turn that ends now to its side's clock. */
export function charge(next: Copy, atMs: number): void {
  const { turn, turnSinceMs, usedMs, bankUsedMs, ruleset } = next;
  if (turn === null) return;
  const turnMs = Math.max(0, atMs - turnSinceMs);
  next.usedMs = withSeat(usedMs, turn, (usedMs[turn] ?? 0) + turnMs);
  const fromBankMs = takenFromBankMs(ruleset.clock, turnMs);
  if (fromBankMs > 0) next.bankUsedMs = withSeat(bankUsedMs, turn, (bankUsedMs[turn] ?? 0) + fromBankMs);
}

/** Everything timed goes on as if there had been no pause. */
export function resumed(next: Copy, atMs: number): void {
  const { pausedMs, window } = next;
  const stoodMs = Math.max(0, atMs - (pausedMs ?? atMs));
  next.pausedMs = null;
  next.turnSinceMs += stoodMs;
  if (window === null) return;
  const ruling = window.ruling && { ...window.ruling, sinceMs: window.ruling.sinceMs + stoodMs };
  const openedMs = window.openedMs + stoodMs;
  next.window = { ...window, ruling, openedMs, graceUntilMs: window.graceUntilMs + stoodMs };
}
