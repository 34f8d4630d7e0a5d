/** A small picture of each quick game, in the colours of the board and its tiles. */

import type { ComponentChildren } from 'preact';
import type { QuickGame } from '../setup/quick-games.ts';
import { Picture, row, Tiles } from '../parts/picture.tsx';

const SIXTEEN = [4, 15, 26, 37].flatMap((y) => row(4, 3, y));
const NINE = [8, 19, 30].flatMap((y) => row(3, 8, y));

const PICTURES: Readonly<Record<QuickGame, ComponentChildren>> = {
  learning: (
    <>
      <path class="picture-page" d="M24 13C19 9 12 8 5 9v27c7-1 14 0 19 4 5-4 12-5 19-4V9c-7-1-14 0-19 4z" />
      <path class="picture-line" d="M24 13v27M10 17q5 0 9 2M10 24q5 0 9 2M29 19q4-2 9-2M29 26q4-2 9-2" />
    </>
  ),
  nine: <Tiles at={NINE} />,
  finish: (
    <>
      <path class="picture-line" d="M10 5v39" />
      <path class="picture-flag" d="M10 7h30v20H10z" />
      <path
        class="picture-checks"
        d="M10 7h7.500v6.700H10zM25 7h7.500v6.700H25zM17.500 13.700H25v6.600h-7.500zM32.500 13.700H40v6.600h-7.500zM10 20.300h7.500V27H10zM25 20.300h7.500V27H25z"
      />
    </>
  ),
  dice: (
    <>
      <path class="picture-red" d="M17 3h14v14H17z" />
      <path class="picture-blue" d="M31 17h14v14H31z" />
      <path class="picture-green" d="M17 31h14v14H17z" />
      <path class="picture-orange" d="M3 17h14v14H3z" />
      <rect class="picture-tile" x="14" y="14" width="20" height="20" rx="4" />
      <path
        class="picture-pips"
        d="M19.500 19.500h.1M28.500 19.500h.1M24 24h.1M19.500 28.500h.1M28.500 28.500h.1"
      />
    </>
  ),
  solo: (
    <>
      <Tiles at={row(4, 3, 18)} />
      <path class="picture-rack" d="M1 27h46v7H1z" />
    </>
  ),
  twoRacks: (
    <>
      <Tiles at={[...row(4, 3, 5), ...row(4, 3, 29)]} />
      <path class="picture-rack" d="M1 14h46v6H1zM1 38h46v6H1z" />
    </>
  ),
  openPool: <Tiles at={SIXTEEN} />,
};

export function GamePicture({ game }: { readonly game: QuickGame }) {
  return <Picture>{PICTURES[game]}</Picture>;
}
