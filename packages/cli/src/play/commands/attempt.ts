/** Handing a person's action to the rules, and what comes of it. */

import type { Action } from '@lexiko/rules';
import { terminalTable } from '@lexiko/texts/en/terminal/table';
import { refusalText } from '../text/refusal-text.ts';
import type { SeatAction, TerminalSession } from '../terminal-session.ts';

export type Outcome =
  /** Something has happened; the table looks again what is next. */
  | { readonly kind: 'done' }
  /** Nothing has happened, for this reason or none. */
  | { readonly kind: 'again'; readonly notice: readonly string[] }
  | { readonly kind: 'quit' };

export function again(...notice: readonly string[]): Outcome {
  return { kind: 'again', notice };
}

export const DONE: Outcome = { kind: 'done' };

/** Hands an action to the rules. In team games the team speaks with its agreed voice. */
export async function attempt(session: TerminalSession, action: SeatAction): Promise<Outcome> {
  const voice = needsVoice(action) ? await session.voice(action) : undefined;
  if (voice === null) return again(terminalTable.teamDisagrees);
  const result = await session.game.act(voice === undefined ? action : { ...action, team: voice });
  return result.ok ? DONE : again(refusalText(result.error));
}

function needsVoice({ type }: Action): boolean {
  return !['challenge', 'accept', 'rule', 'resign', 'agree', 'decline', 'confirmScores', 'expire'].includes(
    type,
  );
}
