/** Refusals for a terminal: the texts of all hosts, with a hint for somebody who types. */

import type { Refusal } from '@lexiko/rules';
import { textByCode } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';

export function refusalText({ refusals, terminalRefusals }: TerminalTexts, refusal: Refusal): string {
  const hint = hintFor(terminalRefusals, refusal);
  return [textByCode<Refusal>(refusals, refusal), hint].filter((part) => part !== null).join(' ');
}

function hintFor(terminalRefusals: TerminalTexts['terminalRefusals'], refusal: Refusal): string | null {
  if ('untilMs' in refusal && refusal.untilMs !== null)
    return terminalRefusals.secondsLeft(Math.max(1, Math.ceil((refusal.untilMs - Date.now()) / 1000)));
  return terminalRefusals.hints[refusal.code] ?? null;
}
