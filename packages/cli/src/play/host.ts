/** Leads a game from wherever it stands to its end: asks whoever is to answer next, until it is over or all go home. */

import { confirmationDue, seatsToAsk, voterToAsk, type Seat } from '@lexiko/rules';
import { attempt, type Outcome } from './commands/attempt.ts';
import { hasComputerAgreed, letComputerAnswer, takeComputerTurn } from './computer-acts.ts';
import type { Sitting } from './terminal-session.ts';
import { takeTurn } from './turn.ts';
import { askAnswer, askScorekeeper, askVote, handOver } from './window-questions.ts';

/** How long everybody can look at a turn where only computers play. */
const WATCHING_MS = 1500;

export async function playOn(sitting: Sitting, welcome: readonly string[]): Promise<'over' | 'quit'> {
  const { game } = sitting;
  let notice = welcome;
  /** Whose letters the screen has shown last, with nobody else at the keyboard since. */
  let uncovered: Seat | null = null;
  while (game.state.phase !== 'over') {
    const { turnsTaken } = game.state;
    const outcome = await step();
    if (outcome.kind === 'quit') return 'quit';
    const isShown = sitting.people.length === 0 && game.state.turnsTaken !== turnsTaken;
    if (isShown && (await sitting.linger(WATCHING_MS)).kind === 'end') return 'quit';
    notice = outcome.kind === 'again' ? outcome.notice : [];
  }
  return 'over';

  async function step(): Promise<Outcome> {
    const { state } = game;
    if (await hasComputerAgreed(sitting)) return { kind: 'done' };
    const voter = voterToAsk(state);
    const asked = voter ?? seatsToAsk(state)[0] ?? null;
    if (asked !== null && sitting.levelOf(asked) !== null) return letComputerAnswer(sitting, asked);
    if (asked !== null) {
      uncovered = null;
      return voter === null ? askAnswer(sitting, asked, notice) : askVote(sitting, asked, notice);
    }
    const keeper = confirmationDue(game.events, state);
    if (keeper !== null) {
      if (sitting.levelOf(keeper) !== null) return attempt(sitting, { type: 'confirmScores', seat: keeper });
      uncovered = null;
      return askScorekeeper(sitting, notice);
    }
    if (state.turn === null) throw new Error('Nobody is on turn and nobody has anything to answer.');
    if (sitting.levelOf(state.turn) !== null) return takeComputerTurn(sitting, state.turn);
    const mayLook = sitting.isAlone || sitting.onlyPerson !== null || !sitting.desk.isWatched;
    if (uncovered !== state.turn && !mayLook) {
      uncovered = null;
      const handed = await handOver(sitting, state.turn, notice);
      if (handed.kind !== 'done') return handed;
      uncovered = state.turn;
    }
    return takeTurn(sitting, state.turn, notice);
  }
}
