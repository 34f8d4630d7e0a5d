/**
 * The navigation of every screen, and what else is always at hand. It stays when the screen changes, and so does the focus
 * in it. On a wide screen it is one line with the bar of the screen; on a phone its places are a bar at the bottom, and at a
 * table, where the board needs the room, they are in a menu.
 */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from '../page/page-context.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { texts } from '../texts/current.ts';
import { ADDRESSES, isBeginning, PLACES, placeOf, type Place } from './places.ts';
import './shell.css';

const ICONS: Readonly<Record<Place, IconName>> = {
  play: 'board',
  learn: 'book',
  analyse: 'chart',
  watch: 'eye',
  account: 'person',
};

/** For the button that opens the menu. */
const MENU_ID = 'main-menu';

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

function PlaceLink({ place }: { readonly place: Place }) {
  const { nav } = texts.value;
  const { router, turnMark, personName } = usePage();
  const at = router.route.value;
  const isHere = placeOf(at) === place;
  const name = place === 'account' ? personName.value.value : null;
  const turns = place === 'play' ? turnMark.elsewhere.value : 0;
  return (
    <a
      class="place-link"
      href={ADDRESSES[place]}
      aria-current={isHere ? (isBeginning(at, place) ? 'page' : 'true') : undefined}
    >
      <Icon name={ICONS[place]} />
      <span class="place-name">{name ?? nav[place]}</span>
      {name !== null && <span class="unseen-text">, {nav[place]}</span>}
      {turns > 0 && (
        <>
          <span class="place-count" aria-hidden="true">
            {turns}
          </span>
          <span class="unseen-text">, {nav.turns(turns)}</span>
        </>
      )}
    </a>
  );
}

function focusContent(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

/** First in the order of keys: past the navigation, to the board where there is one. */
function SkipButton() {
  const { turnMark } = usePage();
  const { common, nav } = texts.value;
  const table = turnMark.table.value;
  return (
    <button
      type="button"
      class="skip"
      onClick={() => {
        if (table === null) focusContent();
        else table.focusBoard();
      }}
    >
      {table === null ? nav.skip : common.skip}
    </button>
  );
}

function MainNav() {
  const { dialog, router } = usePage();
  const { common, nav } = texts.value;
  const menu = useRef<HTMLDivElement>(null);
  const route = router.route.value;
  const isOpen = (): boolean => menu.current?.matches(':popover-open') === true;
  const close = (): void => {
    if (isOpen()) menu.current?.hidePopover();
  };
  useLayoutEffect(close, [route]);
  const open = (which: 'help' | 'settings') => () => {
    close();
    dialog.value = which;
  };
  return (
    <nav
      class="main-nav"
      aria-label={nav.title}
      onKeyDown={(event) => {
        // It closes the menu, and takes no tile back from the board.
        if (event.key === 'Escape' && isOpen()) event.stopPropagation();
      }}
    >
      <SkipButton />
      <a class="home" href="#/" aria-label={common.home}>
        <Logo />
      </a>
      <button type="button" class="quiet round menu-button" popovertarget={MENU_ID} aria-label={nav.menu}>
        <Icon name="menu" />
      </button>
      <div ref={menu} id={MENU_ID} class="main-menu" popover="auto">
        <ul class="places">
          {PLACES.map((place) => (
            <li key={place}>
              <PlaceLink place={place} />
            </li>
          ))}
        </ul>
        <div class="nav-tools">
          <button type="button" class="quiet nav-tool" onClick={open('help')}>
            <Icon name="help" />
            <span class="tool-name">{common.help}</span>
          </button>
          <button type="button" class="quiet nav-tool" onClick={open('settings')}>
            <Icon name="gear" />
            <span class="tool-name">{common.settings}</span>
          </button>
        </div>
      </div>
    </nav>
  );
}

/** Around the screen that is shown. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const { turnMark, offers } = usePage();
  const isAtTable = turnMark.table.value !== null;
  const InBar = offers.inBar.value;
  return (
    <div class={isAtTable ? 'shell at-table' : 'shell'}>
      <MainNav />
      {InBar !== null && <InBar />}
      {children}
    </div>
  );
}
