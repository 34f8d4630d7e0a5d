/** The part of the page that teaches: which of its screens the address names. */

import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../page/announcer.tsx';
import { Icon } from '../parts/icons.tsx';
import { route } from '../page/route.ts';
import { partTitle } from '../page/screen-title.ts';
import { TopBar } from '../screens/top-bar.tsx';
import '../styles/learn.css';
import { lastGame } from '../page/last-game.ts';
import { LearnHome } from './home.tsx';
import { learnTexts } from './learn-texts.ts';
import { lazyRoom } from './lazy-room.tsx';
import { Editions } from './rulebook/editions.tsx';
import { ROOMS_BY_FLOOR, type RoomId } from './rooms.ts';
import { Rulebook } from './rulebook/rulebook.tsx';
import { Trainer } from './trainer/trainer.tsx';

const Analysis = lazyRoom(async () => (await import('./analysis/analysis.tsx')).Analysis);
const Clinic = lazyRoom(async () => (await import('./clinic/clinic.tsx')).Clinic);
const Diagrams = lazyRoom(async () => (await import('./diagrams/diagrams.tsx')).Diagrams);
const Diary = lazyRoom(async () => (await import('./diary/diary.tsx')).Diary);
const Puzzles = lazyRoom(async () => (await import('./puzzles/puzzles.tsx')).Puzzles);
const Statistics = lazyRoom(async () => (await import('./statistics/statistics.tsx')).Statistics);
const SolitaireRecords = lazyRoom(async () => (await import('./statistics/records.tsx')).SolitaireRecords);
const Workbench = lazyRoom(async () => (await import('./workbench/workbench.tsx')).Workbench);
const Drills = lazyRoom(async () => (await import('./drills/drills.tsx')).Drills);
const Tips = lazyRoom(async () => (await import('./tips/tips.tsx')).Tips);

/** `#/learn` is the way to all rooms; `#/learn/ROOM/…` is one of them, and the rest its affair. */
function Part({ path: [part, ...rest] }: { readonly path: readonly string[] }) {
  switch (part) {
    case 'analysis':
      return <Analysis path={rest} />;
    case 'editions':
      return <Editions />;
    case 'steps':
    case 'guide':
      return <Trainer key={part} id={part} />;
    case 'clinic':
      return <Clinic path={rest} />;
    case 'diagrams':
      return <Diagrams path={rest} />;
    case 'diary':
      return <Diary path={rest} />;
    case 'tips':
      return <Tips path={rest} />;
    case 'drills':
      return <Drills path={rest} />;
    case 'puzzles':
      return <Puzzles path={rest} />;
    case 'statistics':
      return <Statistics path={rest} />;
    case 'records':
      return <SolitaireRecords path={rest} />;
    case 'workbench':
      return <Workbench path={rest} />;
    case 'rules':
      return <Rulebook path={rest} />;
    default:
      return <LearnHome />;
  }
}

const ROOMS: readonly RoomId[] = ROOMS_BY_FLOOR.flatMap(({ rooms }) => rooms.map(({ id }) => id));

/** Out of a room, and back to the game that somebody has left for it. */
function WayBack({ room }: { readonly room: RoomId | undefined }) {
  const { home, toGame } = learnTexts.value;
  const left = lastGame.value;
  const nav = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever comes by a key from a card that is gone goes on at the top of the room, not of the page.
    if (!isFirst.current && document.activeElement === document.body) nav.current?.focus();
    isFirst.current = false;
  }, [room]);
  const isBack = left !== null && left.view.phase !== 'over';
  if (room === undefined && !isBack) return null;
  return (
    <nav ref={nav} class="way-back" aria-label={home.title} tabIndex={-1}>
      {room !== undefined && (
        <a href="#/learn">
          <Icon name="previous" /> {home.title}
        </a>
      )}
      {isBack && <a href={left.address}>{toGame}</a>}
    </nav>
  );
}

export function Learn() {
  const path = route.value.screen === 'learn' ? route.value.path : [];
  const room = ROOMS.find((one) => one === path[0]);
  const title = room === undefined ? null : learnTexts.value.rooms[room].title;
  useEffect(() => {
    partTitle.value = title;
    if (title !== null) announce(title);
    return () => {
      partTitle.value = null;
    };
  }, [title]);
  return (
    <>
      <TopBar>
        <WayBack room={room} />
      </TopBar>
      <Part path={path} />
    </>
  );
}
