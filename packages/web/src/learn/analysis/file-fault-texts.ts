/** What is wrong in a game file, in the language chosen. */

import { textByCode } from '@lexiko/texts';
import { fileFaults as en, type FileFaultTexts } from '@lexiko/texts/en/learn/file-faults';
import { fileFaults as de } from '@lexiko/texts/de/learn/file-faults';
import { BLANK, type Tile } from '@lexiko/rules/board';
import type { GcgProblem, ReplayFault, ReplayProblem } from '@lexiko/rules/notation';
import type { Language } from '../../page/settings.ts';
import type { Texts } from '../../texts/texts.ts';

const TEXTS: Readonly<Record<Language, FileFaultTexts>> = { en, de };

/** A line that cannot be read. */
export function unreadableText({ tag }: Texts, { line, ...fault }: GcgProblem): string {
  const texts = TEXTS[tag];
  return texts.line(line, textByCode(texts.unreadable, fault));
}

/** Where a file and the rules disagree. */
export function disagreementText(texts: Texts, { line, ...fault }: ReplayProblem): string {
  return TEXTS[texts.tag].line(line, countedText(texts, fault));
}

function tileName({ game }: Texts, tile: Tile): string {
  return tile === BLANK ? game.blank : tile;
}

function countedText(texts: Texts, fault: ReplayFault): string {
  const { counted, notOnRack, tooMany } = TEXTS[texts.tag];
  switch (fault.code) {
    case 'BAD_PLACE':
      return textByCode(texts.commands.problems, fault.problem);
    case 'ILLEGAL':
      if (fault.refusal.code === 'TILE_NOT_ON_RACK')
        return notOnRack(fault.refusal.tiles.map((tile) => tileName(texts, tile)).join(', '));
      if (fault.refusal.code === 'TOO_MANY_TILES') return tooMany(fault.refusal.maximum);
      return textByCode(texts.refusals, fault.refusal);
    case 'TOO_MANY_OF_TILE':
      return textByCode(counted, { ...fault, tile: tileName(texts, fault.tile) });
    default:
      return textByCode(counted, fault);
  }
}
