/** Applies a person's action. */

import type { Action } from '@lexiko/rules';
import { refusalText } from '../text/refusal-text.ts';
import type { SeatAction, TerminalSession } from '../terminal-session.ts';

export type Outcome =
  /** Something happened, or may have. */
  | { readonly kind: 'done' }
  /** Nothing happened; `notice` may say why. */
  | { readonly kind: 'again'; readonly notice: readonly string[] }
  | { readonly kind: 'quit' };

export function again(...notice: readonly string[]): Outcome {
  return { kind: 'again', notice };
}

export const DONE: Outcome = { kind: 'done' };

/** Applies an action; in team games after asking the team. */
export async function attempt(session: TerminalSession, action: SeatAction): Promise<Outcome> {
  const voice = needsVoice(action) ? await session.voice(action) : undefined;
  if (voice === null) return again(session.texts.terminalTable.teamDisagrees);
  const result = await session.game.act(voice === undefined ? action : { ...action, team: voice });
  return result.ok ? DONE : again(refusalText(session.texts, result.error));
}

function needsVoice({ type }: Action): boolean {
  return !['challenge', 'accept', 'rule', 'resign', 'agree', 'decline', 'confirmScores', 'expire'].includes(
    type,
  );
}
