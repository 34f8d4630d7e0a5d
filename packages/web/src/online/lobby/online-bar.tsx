/** The top bar of online screens: title and state of the connection. */

import { TopBar } from '../../screens/top-bar.tsx';
import { ConnectionBadge } from '../connection/connection-badge.tsx';

export function OnlineBar({ title }: { readonly title: string }) {
  return (
    <TopBar>
      <div class="bar-line">
        <h1>{title}</h1>
        <ConnectionBadge />
      </div>
    </TopBar>
  );
}
