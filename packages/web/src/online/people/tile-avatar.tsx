/** Somebody's picture, a tile with a letter, a colour and a pattern. Hidden from screen readers: the name is beside it. */

import type { Avatar } from '@lexiko/protocol';

/** Dark enough for a white letter. */
export const COLOURS = [
  '#8a4b14',
  '#9c2f2f',
  '#7a3b8f',
  '#2f5fa8',
  '#1c6b67',
  '#3a6b29',
  '#69621d',
  '#4a4f57',
] as const;

/** Drawn over the colour: nothing, stripes, dots, checks, a ring, corners. */
const PATTERNS = [
  '',
  'M-4 12 12-4h8L-4 20zM4 36 36 4v8L12 36zM20 36 36 20v8l-8 8z',
  'M6 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM26 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM6 23a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM26 23a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM16 13a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
  'M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM24 8h8v8h-8zM0 16h8v8H0zM16 16h8v8h-8zM8 24h8v8H8zM24 24h8v8h-8z',
  'M16 2a14 14 0 1 1 0 28a14 14 0 0 1 0-28zm0 4a10 10 0 1 0 0 20a10 10 0 0 0 0-20z',
  'M0 0h14L0 14zM32 32H18l14-14z',
] as const;

export function TileAvatar({ avatar: { letter, colour, pattern } }: { readonly avatar: Avatar }) {
  return (
    <svg class="tile-avatar" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" fill={COLOURS[colour] ?? COLOURS[0]} />
      <path d={PATTERNS[pattern] ?? ''} fill="#fff" opacity="0.16" />
      <text x="16" y="23" text-anchor="middle" font-size="19" font-weight="800" fill="#fff">
        {letter.toLocaleUpperCase()}
      </text>
    </svg>
  );
}
