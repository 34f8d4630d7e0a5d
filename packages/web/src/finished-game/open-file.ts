/** A file that somebody opens: read as text, whatever it is called, and opened as what it is. */

import { LONGEST_LOG } from '@lexiko/rules/notation';
import { decodeGameFile } from '../learn/analysis/source/game-file-text.ts';
import type { LocalGames } from '../table/local-games.ts';
import type { Page } from '../page/page.ts';
import { texts } from '../texts/current.ts';

export async function openFile({ failure }: Page, games: LocalGames, file: File): Promise<void> {
  // What cannot be a game is not read at all.
  if (file.size > LONGEST_LOG) failure.tell(texts.peek().table.unreadable['too-long']);
  else games.importGame(decodeGameFile(new Uint8Array(await file.arrayBuffer())));
}
