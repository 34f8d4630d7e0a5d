/** Colours of a terminal for each meaning, by the theme of the board (C-08). No information depends on colour alone. */

import type { Ruleset } from '@lexiko/rules';
import { harmless, type Ink, type Line } from './styled-text.ts';

export type Theme = Ruleset['board']['theme'];

/** How many colours there are: none, the sixteen of every terminal, or 256. */
export type ColourDepth = 0 | 16 | 256;

/** SGR parameters with 256 colours, and with 16. */
type Code = readonly [fine: string, coarse: string];
type Palette = Readonly<Record<Ink, Code | null>>;

function on(background: number, text: number, coarse: string): Code {
  return [`38;5;${text};48;5;${background}`, coarse];
}

const INKS: Palette = {
  plain: null,
  dim: ['2', '2'],
  strong: ['1', '1'],
  notice: ['1;38;5;214', '1;33'],
  tile: on(223, 16, '30;47'),
  blank: on(223, 90, '35;47'),
  'fresh-tile': on(220, 16, '1;30;43'),
  'fresh-blank': on(220, 90, '1;35;43'),
  'draft-tile': on(120, 16, '1;30;42'),
  square: on(187, 240, '37;40'),
  blocked: on(236, 240, '30;40'),
  'letter-2': on(117, 16, '30;46'),
  'letter-3': on(25, 231, '37;44'),
  'letter-4': on(61, 231, '1;37;44'),
  'word-2': on(218, 16, '30;45'),
  'word-3': on(160, 231, '37;41'),
  'word-4': on(88, 231, '1;37;41'),
  red: on(167, 231, '37;41'),
  blue: on(68, 231, '37;44'),
  green: on(71, 231, '30;42'),
  orange: on(208, 16, '30;43'),
  'small-cross': on(255, 16, '1;30;47'),
};

const PALETTES: Readonly<Record<Theme, Palette>> = {
  classic: INKS,
  alt2007: {
    ...INKS,
    'letter-2': on(68, 231, '37;44'),
    'letter-3': on(71, 16, '30;42'),
    'word-2': on(167, 231, '37;41'),
    'word-3': on(208, 16, '30;43'),
  },
  highContrast: {
    ...INKS,
    notice: ['1;38;5;231', '1;37'],
    tile: on(231, 16, '30;47'),
    blank: ['1;4;38;5;16;48;5;231', '1;4;30;47'],
    'fresh-tile': on(226, 16, '1;30;43'),
    'fresh-blank': ['1;4;38;5;16;48;5;226', '1;4;30;43'],
    'draft-tile': on(51, 16, '1;30;46'),
    square: on(16, 231, '37;40'),
    blocked: on(240, 16, '30;40'),
    'letter-2': on(16, 51, '1;36;40'),
    'letter-3': on(16, 51, '1;36;40'),
    'letter-4': on(16, 51, '1;36;40'),
    'word-2': on(16, 226, '1;33;40'),
    'word-3': on(16, 226, '1;33;40'),
    'word-4': on(16, 226, '1;33;40'),
    red: on(16, 203, '1;31;40'),
    blue: on(16, 117, '1;34;40'),
    green: on(16, 120, '1;32;40'),
    orange: on(16, 214, '1;33;40'),
  },
};

/** The line as bytes for the terminal; with no colours, its bare text. */
export function paint(spans: Line, theme: Theme, depth: ColourDepth): string {
  if (depth === 0) return harmless(spans.map(({ text }) => text).join(''));
  const palette = PALETTES[theme];
  return spans
    .map(({ text, ink }) => {
      const code = palette[ink];
      const shown = harmless(text);
      return code === null ? shown : `\x1b[${depth === 256 ? code[0] : code[1]}m${shown}\x1b[0m`;
    })
    .join('');
}
