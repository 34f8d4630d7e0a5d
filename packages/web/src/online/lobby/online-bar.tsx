/** The top bar of online screens: title and state of the connection. */

import { useEffect } from 'preact/hooks';
import { usePage } from '../../page/page-context.ts';
import { TopBar } from '../../screens/top-bar.tsx';
import { texts } from '../../texts/current.ts';
import { ConnectionBadge } from '../connection/connection-badge.tsx';

/** `isApart`: of a screen that needs no connection. */
export function OnlineBar({
  title,
  isApart = false,
}: {
  readonly title: string;
  readonly isApart?: boolean;
}) {
  const { partTitle } = usePage();
  const isPart = title !== texts.value.front.online;
  useEffect(() => {
    if (!isPart) return;
    partTitle.value = title;
    return () => {
      partTitle.value = null;
    };
  }, [title, isPart]);
  return (
    <TopBar>
      <div class="bar-line">
        <h1>{title}</h1>
        {!isApart && <ConnectionBadge />}
      </div>
    </TopBar>
  );
}
