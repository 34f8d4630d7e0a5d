/** Everything over the network, by address. The socket is open as long as somebody is here. */

import { useEffect } from 'preact/hooks';
import { route } from '../page/route.ts';
import { table } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import { furtherToasts } from '../page/toast.tsx';
import { AccountScreen } from './account/account-screen.tsx';
import { ClassScreen } from './classes/class-screen.tsx';
import { ClassesScreen } from './classes/classes-screen.tsx';
import { connect, disconnect } from './connection/connection.ts';
import { HistoryScreen } from './account/history-screen.tsx';
import { Joining, Lobby, Passage } from './lobby/lobby.tsx';
import { NewOnlineGame } from './room/new-online-game.tsx';
import { NoticeBar } from './lobby/notices.tsx';
import { follow, following, isMissing } from './table/online-game.ts';
import { parseOnlineRoute, type OnlineRoute } from './online-route.ts';
import { OnlineTable } from './table/online-table.tsx';
import { RoomScreen } from './room/room-screen.tsx';
import { room } from './room/room.ts';

function GameScreen({ game }: { readonly game: string }) {
  useEffect(() => {
    follow(game);
    return () => follow(null);
  }, [game]);
  const known = following.value;
  const about = room.value;
  const news = table.value;
  if (isMissing.value) return <Passage text={texts.value.online.missing} isOver />;
  if (news !== null && about !== null && news.game === game) return <OnlineTable news={news} room={about} />;
  if (known !== null && about !== null && known.view.phase === 'lobby')
    return <RoomScreen room={about} known={known} />;
  return <Passage text={texts.value.game.opening} isOver={false} />;
}

function Place({ at }: { readonly at: OnlineRoute }) {
  switch (at.place) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewOnlineGame />;
    case 'account':
      return <AccountScreen />;
    case 'history':
      return <HistoryScreen />;
    case 'classes':
      return <ClassesScreen />;
    case 'class':
      return <ClassScreen id={at.id} />;
    case 'join':
      return <Joining code={at.code} />;
    case 'game':
      return <GameScreen game={at.game} />;
  }
}

export function Online() {
  const current = route.value;
  useEffect(() => {
    connect();
    furtherToasts.value = NoticeBar;
    return () => {
      furtherToasts.value = null;
      disconnect();
    };
  }, []);
  return <Place at={parseOnlineRoute(current.screen === 'online' ? current.path : [])} />;
}
