/** Leads a game from wherever it stands to its end: asks whoever is to answer next, until it is over or all go home. */

import type { Seat } from '@lexiko/rules';
import type { Sitting } from './sitting.ts';
import { takeTurn } from './turn.ts';
import type { Outcome } from './turn-commands.ts';
import {
  askAnswer,
  askScorekeeper,
  askVote,
  handOver,
  isConfirmationDue,
  seatToAsk,
  voterToAsk,
} from './window-questions.ts';

export async function playOn(sitting: Sitting, welcome: readonly string[]): Promise<'over' | 'quit'> {
  const { game } = sitting;
  let notice = welcome;
  /** Whose letters the screen has shown last, with nobody else at the keyboard since. */
  let uncovered: Seat | null = null;
  while (game.state.phase !== 'over') {
    const outcome = await step();
    if (outcome.kind === 'quit') return 'quit';
    notice = outcome.kind === 'again' ? outcome.notice : [];
  }
  return 'over';

  async function step(): Promise<Outcome> {
    const { state } = game;
    const voter = voterToAsk(state);
    const asked = voter ?? seatToAsk(state);
    if (asked !== null) {
      uncovered = null;
      return voter === null ? askAnswer(sitting, asked, notice) : askVote(sitting, asked, notice);
    }
    if (isConfirmationDue(game.events, state)) {
      uncovered = null;
      return askScorekeeper(sitting, notice);
    }
    if (state.turn === null) throw new Error('Nobody is on turn and nobody has anything to answer.');
    if (uncovered !== state.turn && sitting.desk.isWatched && !sitting.isAlone) {
      uncovered = null;
      const handed = await handOver(sitting, state.turn, notice);
      if (handed.kind !== 'done') return handed;
      uncovered = state.turn;
    }
    return takeTurn(sitting, state.turn, notice);
  }
}
