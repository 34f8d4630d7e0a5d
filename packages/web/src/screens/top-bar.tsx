/** The bar at the top of every screen: home, help, settings. */

import type { ComponentChildren } from 'preact';
import { usePage } from '../page/page-context.ts';
import { Icon } from '../parts/icons.tsx';
import { texts } from '../texts/current.ts';
import './top-bar.css';

function Logo() {
  return (
    <span class="logo" aria-hidden="true">
      {[...'LEXIKO'].map((letter, at) => (
        <span key={at} class="logo-tile">
          {letter}
        </span>
      ))}
    </span>
  );
}

export function TopBar({
  logo = 'whole',
  place = '',
  children,
}: {
  /** `small`: on a phone its first letter has to do; `hidden`: a larger one stands below. */
  readonly logo?: 'whole' | 'small' | 'hidden';
  /** `at-table`: on a low screen it leaves the whole height to the board. */
  readonly place?: '' | 'at-table';
  readonly children?: ComponentChildren;
}) {
  const { common } = texts.value;
  const { dialog } = usePage();
  return (
    <header class={`top-bar ${place}`}>
      <a class={`home ${logo}`} href="#/" aria-label={common.home}>
        <Logo />
      </a>
      <div class="top-middle">{children}</div>
      <button
        type="button"
        class="quiet round"
        aria-label={common.help}
        onClick={() => {
          dialog.value = 'help';
        }}
      >
        <Icon name="help" />
      </button>
      <button
        type="button"
        class="quiet round"
        aria-label={common.settings}
        onClick={() => {
          dialog.value = 'settings';
        }}
      >
        <Icon name="gear" />
      </button>
    </header>
  );
}
