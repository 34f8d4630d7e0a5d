/** Lets computers act, and reports their bugs. */

import type { ComputerFault } from '@lexiko/table';
import { DONE, type Outcome } from './commands/attempt.ts';
import type { TerminalSession } from './terminal-session.ts';

export async function letComputerAct(session: TerminalSession): Promise<Outcome> {
  const fault = await session.game.local.moveComputer((seat) => session.consider(seat));
  if (fault !== null) session.faults.push(faultText(session, fault));
  return DONE;
}

/** Computers answer an offer to end the game. */
export async function askComputersToAgree(session: TerminalSession): Promise<void> {
  await session.game.local.offerEnd((seat) => session.consider(seat));
}

/** A report of a refused action. Log and seed reproduce it. */
function faultText(session: TerminalSession, { seat, wanted, seq }: ComputerFault): string {
  const { game } = session;
  const { bug } = session.texts.terminalTable;
  return bug(session.title(seat), JSON.stringify(wanted), game.computerSeed, seat, seq, game.file.path);
}
