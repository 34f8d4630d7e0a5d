/** The main loop of a game: asks whoever must act next, until the game is over or somebody quits. */

import type { Seat } from '@lexiko/rules';
import { DONE, type Outcome } from './commands/attempt.ts';
import { askComputersToAgree, letComputerAct } from './computer-acts.ts';
import type { TerminalSession } from './terminal-session.ts';
import { takeTurn } from './turn.ts';
import { askAnswer, askScorekeeper, askVote, handOver } from './window-questions.ts';

/** How long to show each turn when only computers play. */
const WATCHING_MS = 1500;

export async function runGame(
  session: TerminalSession,
  welcome: readonly string[],
): Promise<'over' | 'quit'> {
  const { game } = session;
  let notice = welcome;
  let { agreed } = game.state;
  game.local.setClock();
  while (game.state.phase !== 'over') {
    const { turnsTaken } = game.state;
    const outcome = await step();
    if (outcome.kind === 'quit') return 'quit';
    const isShown = session.people.length === 0 && game.state.turnsTaken !== turnsTaken;
    if (isShown && (await session.showFor(WATCHING_MS)).kind === 'end') return 'quit';
    notice = outcome.kind === 'again' ? outcome.notice : [];
  }
  return 'over';

  async function step(): Promise<Outcome> {
    if (await session.callTime()) return DONE;
    if (agreed !== game.state.agreed) {
      await askComputersToAgree(session);
      ({ agreed } = game.state);
      if (game.local.isOver) return DONE;
    }
    const { attention } = game.local;
    switch (attention.kind) {
      case 'computer':
        return letComputerAct(session);
      case 'answer':
        game.local.cover();
        return askAnswer(session, attention.seat, notice);
      case 'vote':
        game.local.cover();
        return askVote(session, attention.seat, notice);
      case 'confirm-scores':
        game.local.cover();
        return askScorekeeper(session, notice);
      case 'turn':
        return takeTurnUncovered(attention.seat);
      case 'over':
        return DONE;
    }
  }

  async function takeTurnUncovered(seat: Seat): Promise<Outcome> {
    if (game.local.viewer !== seat) {
      const handed = await handOver(session, seat, notice);
      if (handed.kind !== 'done') return handed;
      game.local.uncover(seat);
    }
    return takeTurn(session, seat, notice);
  }
}
