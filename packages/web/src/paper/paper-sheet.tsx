/** The score sheet of a game on paper. */

import type { GcgGame } from '@lexiko/rules/notation';
import { ScrolledSheet } from '../panels/sheet-table.tsx';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import type { Frame } from './paper-game.ts';
import { isLostTurn } from './paper-rules.ts';
import { companionTexts } from './companion-texts.ts';

function playText(
  { sheetKinds }: Texts,
  game: GcgGame,
  { kind, notation, number }: NonNullable<Frame['turn']>,
): string {
  switch (kind) {
    case 'pass':
      return sheetKinds[isLostTurn(game, number - 1) ? 'lostTurn' : 'pass'];
    case 'withdrawn':
      return sheetKinds.bad;
    case 'challenge':
      return companionTexts.value.challenge;
    default:
      return notation;
  }
}

export function PaperSheet({ game, frames }: { readonly game: GcgGame; readonly frames: readonly Frame[] }) {
  const lines = frames.flatMap(({ turn }) => {
    if (turn === null) return [];
    const { number, player, score, total } = turn;
    const name = game.players[player]?.name ?? '';
    return [{ turn: number, name, play: playText(texts.value, game, turn), score, total }];
  });
  return <ScrolledSheet lines={lines} />;
}
