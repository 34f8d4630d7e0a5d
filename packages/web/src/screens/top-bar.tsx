/** The part of the bar at the top that belongs to the screen, beside the navigation: its title, and what is always needed there. */

import type { ComponentChildren } from 'preact';
import './top-bar.css';

export function TopBar({ children }: { readonly children?: ComponentChildren }) {
  return <header class="top-bar">{children}</header>;
}
