/** The online screens, by address. The socket is open while one of them is shown. */

import { useEffect } from 'preact/hooks';
import { usePage, useStore } from '../page/page-context.ts';
import { useLocalGames } from '../table/local-games.ts';
import { texts } from '../texts/current.ts';
import { AccountScreen } from './account/account-screen.tsx';
import { HistoryScreen } from './account/history-screen.tsx';
import { ClassScreen } from './classes/class-screen.tsx';
import { ClassesScreen } from './classes/classes-screen.tsx';
import { Joining, Lobby, Passage } from './lobby/lobby.tsx';
import { WatchScreen } from './lobby/watch-screen.tsx';
import { CircleScreen } from './people/circle-screen.tsx';
import { LeadersScreen } from './people/leaders-screen.tsx';
import { NameQuestion } from './people/name-question.tsx';
import { ProfileScreen } from './people/profile-screen.tsx';
import { NoticeBar } from './lobby/notice-bar.tsx';
import { SeekingSign } from './seeking-sign.tsx';
import { createOnline, OnlineContext, useOnline } from './online-context.ts';
import { isLookingOn, parseOnlineRoute, type OnlineRoute } from './online-route.ts';
import { NewOnlineGame } from './room/new-online-game.tsx';
import { RoomScreen } from './room/room-screen.tsx';
import { OnlineGame } from './table/online-game.ts';
import { OnlineTable } from './table/online-table.tsx';
import { onlineTexts } from './online-texts.ts';
import { useRatedMark } from './fair-play/rated-mark.ts';
import type { ModerationRoute } from './moderation/moderation-screens.tsx';
import { lazyPart } from '../page/lazy-screen.tsx';
import './online.css';

function GameScreen({ id }: { readonly id: string }) {
  const page = usePage();
  const { connection, game, session } = useOnline();
  const local = useLocalGames();
  useEffect(() => {
    const opened = new OnlineGame(connection, id, page, (...check) => local.checkWords(...check));
    game.value = opened;
    return () => {
      game.value = null;
      opened.close();
    };
  }, [id]);
  const opened = game.value?.id === id ? game.value : null;
  const known = opened?.following.value ?? null;
  const room = opened?.room.value ?? null;
  const snapshot = opened?.table.snapshot.value ?? null;
  useRatedMark(room, known);
  if (opened?.isMissing.value === true) return <Passage text={onlineTexts.value.missing} isOver />;
  if (snapshot !== null && room !== null) return <OnlineTable snapshot={snapshot} room={room} />;
  // A game that has not begun is there to be joined.
  if (known !== null && room !== null && known.view.phase === 'lobby')
    return session.isOnlooker.value ? <NameQuestion /> : <RoomScreen room={room} known={known} />;
  return <Passage text={texts.value.game.opening} isOver={false} />;
}

/** Most visitors never open these, so their code loads by itself. */
const ModerationScreens = lazyPart<{ readonly at: ModerationRoute }>(
  async () => (await import('./moderation/moderation-screens.tsx')).ModerationScreens,
);
const CardScreen = lazyPart<{ readonly code: string | null }>(
  async () => (await import('./school/card-screen.tsx')).CardScreen,
);
const ParentsScreen = lazyPart(async () => (await import('./school/parents-screen.tsx')).ParentsScreen);
const PledgeDialog = lazyPart(async () => (await import('./fair-play/pledge-dialog.tsx')).PledgeDialog);
const StandingToast = lazyPart(async () => (await import('./moderation/standing-toast.tsx')).StandingToast);

function Place({ at }: { readonly at: OnlineRoute }) {
  const pupilOf = usePage().pupilOf.value.value;
  switch (at.place) {
    case 'lobby':
      // The card of a pupil leads to the class and nowhere else.
      return pupilOf === null ? <Lobby /> : <ClassScreen id={pupilOf} part="tables" />;
    case 'new':
      return <NewOnlineGame />;
    case 'watch':
      return <WatchScreen />;
    case 'account':
      return <AccountScreen />;
    case 'history':
      return <HistoryScreen />;
    case 'classes':
      return <ClassesScreen />;
    case 'people':
      return <CircleScreen />;
    case 'leaders':
      return <LeadersScreen />;
    case 'player':
      return <ProfileScreen key={at.id} id={at.id} />;
    case 'class':
      return <ClassScreen id={at.id} part={at.part} />;
    case 'card':
      return <CardScreen code={at.code} />;
    case 'parents':
      return <ParentsScreen />;
    case 'join':
      return <Joining code={at.code} />;
    case 'console':
    case 'standing':
    case 'report':
    case 'recover':
      return <ModerationScreens at={at} />;
    case 'game':
      return <GameScreen id={at.game} />;
  }
}

function Screens() {
  const current = usePage().router.route.value;
  const { connection, fairPlay, session } = useOnline();
  const at = parseOnlineRoute(current.screen === 'online' ? current.path : []);
  // Whoever reads these or comes in by a card needs no session as a guest.
  const isStranger = at.place === 'card' || at.place === 'parents';
  useEffect(() => (isStranger ? undefined : connection.hold()), [isStranger]);
  const isAsked = session.asksName.value;
  const isOnlooker = isLookingOn(at);
  useEffect(() => {
    if (isAsked && isOnlooker) session.lookOn();
  }, [isAsked, isOnlooker]);
  if ((isAsked || (session.isOnlooker.value && !isOnlooker)) && !isStranger) return <NameQuestion />;
  return (
    <>
      <Place at={at} />
      {fairPlay.isAsked.value && <PledgeDialog />}
    </>
  );
}

function OnlineToasts() {
  const online = useStore(createOnline);
  return (
    <OnlineContext.Provider value={online}>
      {online.standing.unread.value !== null && <StandingToast />}
      <NoticeBar />
    </OnlineContext.Provider>
  );
}

/** The online state lives as long as the page. */
export function OnlineScreens() {
  const { offers } = usePage();
  useEffect(() => {
    offers.further.value = OnlineToasts;
    // It stays when the visitor leaves the online screens, and so does a search for an opponent.
    offers.inBar.value = SeekingSign;
    return () => {
      offers.further.value = null;
    };
  }, []);
  return (
    <OnlineContext.Provider value={useStore(createOnline)}>
      <Screens />
    </OnlineContext.Provider>
  );
}
