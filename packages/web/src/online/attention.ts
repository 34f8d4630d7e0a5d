/** Whom a table at the server waits for, as one viewer sees it: what they are asked themselves comes before all else. */

import {
  confirmationDue,
  seatsToAsk,
  voterToAsk,
  type GameEvent,
  type PlayerView,
  type PlayerViewer,
  type Seat,
} from '@lexiko/rules';
import type { Attention } from '../messages.ts';

/** Who may still speak to the last play, and holds up the game by not doing so. */
function unanswered(view: PlayerView): readonly Seat[] {
  const { phase, ruleset } = view;
  const mustAnswer = phase === 'final-window' || ruleset.options['challenge.window'] === 'untilAllAccept';
  return mustAnswer ? seatsToAsk(view) : [];
}

/** Whether the viewer is to say if a challenged play stands: all vote at the same time, or the scorekeeper decides. */
function isVoter(view: PlayerView, viewer: PlayerViewer): boolean {
  const votes = view.window?.ruling?.votes;
  if (typeof viewer !== 'number' || votes === undefined || view.left[viewer] === true) return false;
  const keeper = view.ruleset.options.scorekeeper;
  return keeper === 'auto' ? votes[viewer] === null : keeper === viewer;
}

export function attentionOf(
  view: PlayerView,
  { viewer, events }: { readonly viewer: PlayerViewer; readonly events: readonly GameEvent[] },
  isComputer: (seat: Seat) => boolean,
): Attention {
  if (view.phase === 'over') return { kind: 'over' };
  const at = (seat: Seat, kind: 'turn' | 'answer'): Attention =>
    isComputer(seat) ? { kind: 'computer', seat } : { kind, seat };
  const voter = voterToAsk(view);
  if (voter !== null)
    return typeof viewer === 'number' && isVoter(view, viewer)
      ? { kind: 'vote', seat: viewer }
      : at(voter, 'answer');
  const waiting = unanswered(view);
  const answering = waiting.find((seat) => seat === viewer) ?? waiting[0];
  if (answering !== undefined) return at(answering, 'answer');
  const keeper = confirmationDue(events, view);
  if (keeper !== null && keeper === viewer) return { kind: 'confirm-scores', seat: keeper };
  return at(view.turn ?? view.window?.seat ?? 0, 'turn');
}
