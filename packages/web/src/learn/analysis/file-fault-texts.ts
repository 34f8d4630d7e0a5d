/** What is wrong in a game file, in the language chosen. */

import * as texts from '@lexiko/texts';
import { fileFaults as en, type FileFaultTexts } from '@lexiko/texts/en/file-faults';
import { fileFaults as de } from '@lexiko/texts/de/file-faults';
import type { GcgProblem, ReplayProblem } from '@lexiko/rules/notation';
import type { Language } from '../../page/settings.ts';
import type { Texts } from '../../texts/texts.ts';

const TEXTS: Readonly<Record<Language, FileFaultTexts>> = { en, de };

/** A line that cannot be read. */
export function unreadableText({ tag }: Texts, problem: GcgProblem): string {
  return texts.unreadableText({ fileFaults: TEXTS[tag] }, problem);
}

/** Where a file and the rules disagree. */
export function disagreementText(page: Texts, problem: ReplayProblem): string {
  return texts.disagreementText({ ...page, fileFaults: TEXTS[page.tag] }, problem);
}
