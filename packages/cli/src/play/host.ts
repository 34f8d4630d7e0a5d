/** Leads a game from wherever it stands to its end: asks whoever is to answer next, until it is over or all go home. */

import type { Seat } from '@lexiko/rules';
import type { Outcome } from './commands/attempt.ts';
import { hasComputerAgreed, letComputerAct } from './computer-acts.ts';
import type { TerminalSession } from './terminal-session.ts';
import { takeTurn } from './turn.ts';
import { askAnswer, askScorekeeper, askVote, handOver } from './window-questions.ts';

/** How long everybody can look at a turn where only computers play. */
const WATCHING_MS = 1500;

export async function playOn(session: TerminalSession, welcome: readonly string[]): Promise<'over' | 'quit'> {
  const { game } = session;
  let notice = welcome;
  /** Whose letters the screen has shown last, with nobody else at the keyboard since. */
  let uncovered: Seat | null = null;
  while (game.state.phase !== 'over') {
    const { turnsTaken } = game.state;
    const outcome = await step();
    if (outcome.kind === 'quit') return 'quit';
    const isShown = session.people.length === 0 && game.state.turnsTaken !== turnsTaken;
    if (isShown && (await session.linger(WATCHING_MS)).kind === 'end') return 'quit';
    notice = outcome.kind === 'again' ? outcome.notice : [];
  }
  return 'over';

  async function step(): Promise<Outcome> {
    if (await hasComputerAgreed(session)) return { kind: 'done' };
    const { attention } = session;
    if (attention.kind === 'over') return { kind: 'done' };
    const { seat } = attention;
    switch (attention.kind) {
      case 'computer':
        return letComputerAct(session, seat, attention.asked);
      case 'answer':
        uncovered = null;
        return askAnswer(session, seat, notice);
      case 'vote':
        uncovered = null;
        return askVote(session, seat, notice);
      case 'confirm-scores':
        uncovered = null;
        return askScorekeeper(session, notice);
      case 'turn':
        return takeTurnUncovered(seat);
    }
  }

  async function takeTurnUncovered(seat: Seat): Promise<Outcome> {
    const mayLook = session.isAlone || session.onlyPerson !== null || !session.terminal.isWatched;
    if (uncovered !== seat && !mayLook) {
      uncovered = null;
      const handed = await handOver(session, seat, notice);
      if (handed.kind !== 'done') return handed;
      uncovered = seat;
    }
    return takeTurn(session, seat, notice);
  }
}
