/** Drawing tiles: who plays first, and when a rack is refilled (C-06, S-02, S-03, S-09, W-06). */

import type { GameKind } from '../data/presets.ts';
import type { Options } from '../options/option-values.ts';

/** How to find out who plays first. */
export type StartRule =
  /** Solitaire: the first seat plays first. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'tiles' | 'dice'; readonly tie: 'redrawTied' | 'redrawAll' }
  | { readonly kind: 'random' }
  | { readonly kind: 'manual' };

export interface DrawRule {
  /** `never`: the pool is open, and nobody holds tiles. */
  readonly refill: 'immediate' | 'afterWindow' | 'never';
  /** Where the undrawn tiles are. */
  readonly pool: 'pouch' | 'faceDown';
}

export function startRule(options: Options, game: GameKind): StartRule {
  if (options['solitaire.mode'] !== 'off') return { kind: 'alone' };
  const kind = options['firstDraw.method'];
  if (kind !== 'tiles') return { kind };
  const tie = options['firstDraw.tie'];
  switch (game) {
    case 'classic':
      return { kind: 'tiles', tie };
    case 'crosswords':
      return { kind: 'dice', tie };
  }
}

export function drawRule(options: Options): DrawRule {
  const isOpen = options['solitaire.mode'] === 'openPool';
  return { refill: isOpen ? 'never' : options['draw.timing'], pool: options['pool.style'] };
}

/** Who draws or rolls again after a tie for first play. */
export function whoRedraws<S>(
  { tie }: Extract<StartRule, { readonly kind: 'tiles' | 'dice' }>,
  all: readonly S[],
  tied: readonly S[],
): readonly S[] {
  return tie === 'redrawAll' ? all : tied;
}
