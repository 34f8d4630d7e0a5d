/** What is wrong in a game file, in whatever language is handed in. */

import { BLANK, type Tile } from '@lexiko/rules/board';
import type { GcgProblem, ReplayFault, ReplayProblem } from '@lexiko/rules/notation';
import { textByCode } from './by-code.ts';
import type { BoardTexts } from './en/board.ts';
import type { CommandTexts } from './en/commands.ts';
import type { FileFaultTexts } from './en/file-faults.ts';
import type { RefusalTexts } from './en/refusals.ts';

export interface FileFaultLanguage {
  readonly fileFaults: FileFaultTexts;
  readonly commands: Pick<CommandTexts, 'problems'>;
  readonly game: Pick<BoardTexts, 'blank'>;
  readonly refusals: RefusalTexts;
}

/** A line that cannot be read. */
export function unreadableText(
  { fileFaults }: Pick<FileFaultLanguage, 'fileFaults'>,
  { line, ...fault }: GcgProblem,
): string {
  return fileFaults.line(line, textByCode(fileFaults.unreadable, fault));
}

/** Where a file and the rules disagree. */
export function disagreementText(language: FileFaultLanguage, { line, ...fault }: ReplayProblem): string {
  return language.fileFaults.line(line, replayFaultText(language, fault));
}

/** The same without its place in the file. */
export function replayFaultText(language: FileFaultLanguage, fault: ReplayFault): string {
  const { commands, refusals, game } = language;
  const { counted, notOnRack, tooMany } = language.fileFaults;
  const tileName = (tile: Tile): string => (tile === BLANK ? game.blank : tile);
  switch (fault.code) {
    case 'BAD_PLACE':
      return textByCode(commands.problems, fault.problem);
    case 'ILLEGAL':
      if (fault.refusal.code === 'TILE_NOT_ON_RACK')
        return notOnRack(fault.refusal.tiles.map(tileName).join(', '));
      if (fault.refusal.code === 'TOO_MANY_TILES') return tooMany(fault.refusal.maximum);
      return textByCode(refusals, fault.refusal);
    case 'TOO_MANY_OF_TILE':
      return textByCode(counted, { ...fault, tile: tileName(fault.tile) });
    default:
      return textByCode(counted, fault);
  }
}
