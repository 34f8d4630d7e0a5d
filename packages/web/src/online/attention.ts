/** Whom a table at the server waits for, as one viewer sees it: their own answer comes before the turn of others. */

import { opponentsOf, type PlayerView, type PlayerViewer, type Seat } from '@lexiko/rules';
import type { Attention } from '../messages.ts';

/** Who may still speak to the last play, and holds up the game by not doing so. */
function unanswered(view: PlayerView): readonly Seat[] {
  const { window, phase, ruleset, turn } = view;
  if (window === null || window.ruling !== null || ruleset.options['solitaire.mode'] !== 'off') return [];
  const mustAnswer = phase === 'final-window' || ruleset.options['challenge.window'] === 'untilAllAccept';
  if (!mustAnswer) return [];
  return opponentsOf(view, window.seat).filter((seat) => window.answers[seat] === 'none' && seat !== turn);
}

export function attentionOf(
  view: PlayerView,
  viewer: PlayerViewer,
  isComputer: (seat: Seat) => boolean,
): Attention {
  if (view.phase === 'over') return { kind: 'over' };
  const waiting = unanswered(view);
  const answering = waiting.find((seat) => seat === viewer) ?? waiting[0];
  if (answering !== undefined)
    return { kind: isComputer(answering) ? 'computer' : 'answer', seat: answering };
  const seat = view.turn ?? view.window?.seat ?? 0;
  return { kind: isComputer(seat) ? 'computer' : 'turn', seat };
}
