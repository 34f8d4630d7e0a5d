/** The connection of a page in a browser: its socket, and the browser's network and visibility events. */

import { Connection } from './connection.ts';
import { Outbox, TAB_STORAGE } from './outbox.ts';
import type { Session } from './session.ts';

export function browserConnection(session: Session): Connection {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  const connection = new Connection(
    {
      openSocket: () => {
        const { protocol, host } = location;
        return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`);
      },
      comeIn: () => session.comeIn(),
      isVisible,
      random: Math.random,
    },
    new Outbox(TAB_STORAGE),
  );
  document.addEventListener('visibilitychange', () => {
    connection.look();
    if (isVisible()) connection.comeBackNow();
  });
  addEventListener('online', () => connection.comeBackNow());
  addEventListener('offline', () => connection.lose());
  return connection;
}
