/** Buttons from turn to turn: to the first, one back, one on, to the last. */

import type { ComponentChildren } from 'preact';
import { texts } from '../texts/current.ts';
import { Icon } from './icons.tsx';

export function TurnButtons({
  at,
  last,
  onGo,
  slider,
  children,
}: {
  /** The turn that is shown, from 0. */
  readonly at: number;
  readonly last: number;
  readonly onGo: (turn: number) => void;
  /** Stands between the ways back and on. */
  readonly slider?: ComponentChildren;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}) {
  const { table } = texts.value;
  const button = (icon: 'first' | 'previous' | 'next' | 'last', target: number) => (
    <button
      type="button"
      class="round"
      aria-label={table[icon]}
      title={table[icon]}
      disabled={target < 0 || target > last || target === at}
      onClick={() => onGo(target)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="replay-buttons">
      {button('first', 0)}
      {button('previous', at - 1)}
      {slider}
      {button('next', at + 1)}
      {button('last', last)}
      {children}
    </div>
  );
}
