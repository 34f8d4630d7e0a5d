/** A small picture of each station, drawn with the tiles of the game. */

import type { ComponentChildren } from 'preact';
import { GamePicture } from '../../front/game-pictures.tsx';
import { Picture, row, Tiles } from '../../parts/picture.tsx';
import { isQuickGame, type TaughtGame } from './path-games.ts';
import type { Station, TaughtId } from './stations.ts';

const STAR = 'M24 4l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z';

const PICTURES: Readonly<Record<TaughtId, ComponentChildren>> = {
  first: (
    <>
      <path class="picture-orange" d={STAR} />
      <Tiles at={row(4, 3, 28)} />
    </>
  ),
  legal: (
    <>
      <Tiles at={row(4, 3, 8)} />
      <path class="picture-line picture-yes" d="M6 33l5 6 9-12" />
      <path class="picture-line picture-no" d="M30 28l11 11M41 28L30 39" />
    </>
  ),
  counting: (
    <>
      <Tiles at={row(4, 3, 8)} />
      <path class="picture-line" d="M4 33h12M10 27v12M24 30h14M24 37h14" />
    </>
  ),
  hooks: (
    <>
      <Tiles at={row(3, 3, 18)} />
      <path class="picture-line picture-yes" d="M37 18h9v9h-9z" />
    </>
  ),
  blanks: (
    <>
      <rect class="picture-tile" x="6" y="6" width="36" height="36" rx="6" />
      <path class="picture-line" d="M18 19q0-6 6-6t6 6q0 4-6 6v4M24 35h.1" />
    </>
  ),
  bingos: (
    <>
      <Tiles at={[...row(4, 3, 9), ...row(3, 8, 20)]} />
      <path class="picture-rack" d="M1 32h46v7H1z" />
    </>
  ),
  leaves: (
    <>
      <Tiles at={[...row(2, 3, 8), ...row(2, 25, 8)]} />
      <path class="picture-line picture-yes" d="M7 30l5 6 9-12" />
      <path class="picture-line" d="M29 30h12" />
    </>
  ),
  hookPuzzles: (
    <>
      <Tiles at={[...row(3, 2, 18), [35, 7], [35, 18], [35, 29]]} />
      <path class="picture-line picture-yes" d="M33 5v36h13V5z" />
    </>
  ),
  bingoPuzzles: (
    <>
      <Tiles
        at={[
          [3, 30],
          [9, 22],
          [15, 14],
          [20, 5],
          [25, 14],
          [31, 22],
          [37, 30],
        ]}
      />
      <path class="picture-rack" d="M1 40h46v5H1z" />
    </>
  ),
  best: (
    <>
      <rect class="picture-tile" x="4" y="4" width="40" height="40" rx="7" />
      <path class="picture-orange" d="M24 11l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" />
    </>
  ),
  out: (
    <>
      <Tiles at={row(2, 3, 18)} />
      <path class="picture-rack" d="M1 27h46v7H1z" />
      <path class="picture-line picture-yes" d="M28 21q4-13 14-13M36 4l6 4-5 6" />
    </>
  ),
  endgame: (
    <>
      <path class="picture-orange" d="M13 6h22v9q0 12-11 13-11-1-11-13z" />
      <path class="picture-line" d="M13 9H6q0 9 8 11M35 9h7q0 9-8 11M24 28v9M15 41h18" />
    </>
  ),
  crosses: (
    <>
      <path class="picture-red" d="M4 4h19v19H4z" />
      <path class="picture-blue" d="M25 4h19v19H25z" />
      <path class="picture-green" d="M4 25h19v19H4z" />
      <path class="picture-orange" d="M25 25h19v19H25z" />
      <Tiles at={row(3, 9, 20)} />
    </>
  ),
};

const GAME_PICTURES: Readonly<Record<TaughtGame, ComponentChildren>> = {
  opening: (
    <>
      <Tiles at={row(4, 3, 19)} />
      <path class="picture-line" d="M4 36h40M4 32v8M44 32v8" />
    </>
  ),
  rearranging: (
    <>
      <Tiles at={row(3, 8, 30)} />
      <path class="picture-line" d="M12 24q1-12 12-12t12 11M31 18l5 6 5-6" />
    </>
  ),
  swapping: (
    <>
      <Tiles
        at={[
          [8, 6],
          [31, 33],
        ]}
      />
      <path class="picture-line" d="M24 10h12v14M31 19l5 6 5-6M24 38H12V24M7 29l5-6 5 6" />
    </>
  ),
  pickUp: (
    <>
      <rect class="picture-tile" x="13" y="20" width="22" height="22" rx="4" />
      <path class="picture-line" d="M24 14V4M19 9l5-5 5 5M21 28q0-3 3-3t3 3q0 2-3 3v2M24 37h.1" />
    </>
  ),
  timed: (
    <>
      <circle class="picture-page" cx="24" cy="27" r="17" />
      <path class="picture-line" d="M24 17v10l7 5M19 4h10M24 4v6" />
    </>
  ),
  partners: (
    <>
      <path class="picture-red" d="M17 3h14v14H17z" />
      <path class="picture-blue" d="M31 17h14v14H31z" />
      <path class="picture-red" d="M17 31h14v14H17z" />
      <path class="picture-blue" d="M3 17h14v14H3z" />
      <path class="picture-line" d="M24 17v14" />
    </>
  ),
  deluxe: (
    <>
      <Tiles at={row(4, 3, 8)} />
      <path class="picture-line" d="M18 30q0-5 6-5t6 5q0 3-6 5v3M24 43h.1" />
    </>
  ),
  collectible: (
    <>
      <path class="picture-page" d="M9 15h30l3 29H6z" />
      <path class="picture-line" d="M15 15q0-10 9-10t9 10M18 26h12l-5 14" />
    </>
  ),
  teams: (
    <>
      <circle class="picture-red" cx="10" cy="12" r="6" />
      <circle class="picture-red" cx="24" cy="12" r="6" />
      <circle class="picture-blue" cx="24" cy="36" r="6" />
      <circle class="picture-blue" cx="38" cy="36" r="6" />
      <path class="picture-line" d="M4 24h40" />
    </>
  ),
  four: (
    <>
      <rect class="picture-page" x="14" y="14" width="20" height="20" rx="3" />
      <path class="picture-rack" d="M14 4h20v6H14zM14 38h20v6H14zM4 14h6v20H4zM38 14h6v20h-6z" />
    </>
  ),
};

export function StationPicture({ station: { id, work } }: { readonly station: Station }) {
  if (work.kind === 'game')
    return isQuickGame(work.game) ? (
      <GamePicture game={work.game} />
    ) : (
      <Picture>{GAME_PICTURES[work.game]}</Picture>
    );
  return <Picture>{PICTURES[id as TaughtId]}</Picture>; // whatever is no game is taught
}
