/** Refusals for a terminal: the texts of all hosts, with a hint for somebody who types. */

import type { Refusal } from '@lexiko/rules';
import { textByCode } from '@lexiko/texts';
import { refusals } from '@lexiko/texts/en/refusals';
import { terminalRefusals } from '@lexiko/texts/en/terminal/refusals';

export function refusalText(refusal: Refusal): string {
  return [textByCode<Refusal>(refusals, refusal), hintFor(refusal)].filter((part) => part !== null).join(' ');
}

function hintFor(refusal: Refusal): string | null {
  if ('untilMs' in refusal && refusal.untilMs !== null)
    return terminalRefusals.secondsLeft(Math.max(1, Math.ceil((refusal.untilMs - Date.now()) / 1000)));
  return terminalRefusals.hints[refusal.code] ?? null;
}
