/** Faults of a game file in words. */

import * as texts from '@lexiko/texts';
import { fileFaults } from '@lexiko/texts/en/file-faults';
import type { GcgProblem, ReplayFault, ReplayProblem } from '@lexiko/rules/notation';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../../texts/area-texts.ts';
import type { Texts } from '../../../texts/texts.ts';

const faultTexts: ReadonlySignal<texts.AreaTexts['fileFaults']> = areaTexts('fileFaults', fileFaults);

/** A line that cannot be read. */
export function unreadableText(problem: GcgProblem): string {
  return texts.unreadableText({ fileFaults: faultTexts.value }, problem);
}

/** Where a file and the rules disagree. */
export function disagreementText(page: Texts, problem: ReplayProblem): string {
  return texts.disagreementText({ ...page, fileFaults: faultTexts.value }, problem);
}

/** Why a turn cannot be played where it stands. */
export function faultText(page: Texts, fault: ReplayFault): string {
  return texts.replayFaultText({ ...page, fileFaults: faultTexts.value }, fault);
}
