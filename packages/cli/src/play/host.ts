/** Leads a game from wherever it stands to its end: asks whoever is to answer next, until it is over or all go home. */

import { confirmationDue, seatsToAsk, voterToAsk, type Seat } from '@lexiko/rules';
import { attempt, type Outcome } from './commands/attempt.ts';
import { hasComputerAgreed, letComputerAnswer, takeComputerTurn } from './computer-acts.ts';
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
    const { state } = game;
    if (await hasComputerAgreed(session)) return { kind: 'done' };
    const voter = voterToAsk(state);
    const asked = voter ?? seatsToAsk(state)[0] ?? null;
    if (asked !== null && session.levelOf(asked) !== null) return letComputerAnswer(session, asked);
    if (asked !== null) {
      uncovered = null;
      return voter === null ? askAnswer(session, asked, notice) : askVote(session, asked, notice);
    }
    const keeper = confirmationDue(game.events, state);
    if (keeper !== null) {
      if (session.levelOf(keeper) !== null) return attempt(session, { type: 'confirmScores', seat: keeper });
      uncovered = null;
      return askScorekeeper(session, notice);
    }
    if (state.turn === null) throw new Error('Nobody is on turn and nobody has anything to answer.');
    if (session.levelOf(state.turn) !== null) return takeComputerTurn(session, state.turn);
    const mayLook = session.isAlone || session.onlyPerson !== null || !session.terminal.isWatched;
    if (uncovered !== state.turn && !mayLook) {
      uncovered = null;
      const handed = await handOver(session, state.turn, notice);
      if (handed.kind !== 'done') return handed;
      uncovered = state.turn;
    }
    return takeTurn(session, state.turn, notice);
  }
}
