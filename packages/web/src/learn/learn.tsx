/** The part of the page that teaches: which of its screens the address names. */

import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../page/announcer.tsx';
import { Icon } from '../parts/icons.tsx';
import { route } from '../page/route.ts';
import { partTitle } from '../page/screen-title.ts';
import { TopBar } from '../screens/top-bar.tsx';
import '../styles/learn.css';
import { lastAddress, lastTable } from '../table/table.ts';
import { LearnHome } from './home.tsx';
import { learnTexts } from './learn-texts.ts';
import { roomDoor } from './room-door.tsx';
import { Editions } from './rulebook/editions.tsx';
import { ROOMS_BY_FLOOR, type RoomId } from './rooms.ts';
import { Rulebook } from './rulebook/rulebook.tsx';
import { Trainer } from './trainer/trainer.tsx';

const Analysis = roomDoor(async () => (await import('./analysis/analysis.tsx')).Analysis);
const Clinic = roomDoor(async () => (await import('./clinic/clinic.tsx')).Clinic);
const Diagrams = roomDoor(async () => (await import('./diagrams/diagrams.tsx')).Diagrams);
const Diary = roomDoor(async () => (await import('./diary/diary.tsx')).Diary);
const Puzzles = roomDoor(async () => (await import('./puzzles/puzzles.tsx')).Puzzles);
const Statistics = roomDoor(async () => (await import('./statistics/statistics.tsx')).Statistics);
const SolitaireRecords = roomDoor(async () => (await import('./statistics/records.tsx')).SolitaireRecords);
const Workbench = roomDoor(async () => (await import('./workbench/workbench.tsx')).Workbench);
const Drills = roomDoor(async () => (await import('./drills/drills.tsx')).Drills);
const Tips = roomDoor(async () => (await import('./tips/tips.tsx')).Tips);

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
  const left = lastTable.value;
  const nav = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever comes by a key from a card that is gone goes on at the top of the room, not of the page.
    if (!isFirst.current && document.activeElement === document.body) nav.current?.focus();
    isFirst.current = false;
  }, [room]);
  const isBack = left !== null && left.phase !== 'over';
  if (room === undefined && !isBack) return null;
  return (
    <nav ref={nav} class="way-back" aria-label={home.title} tabIndex={-1}>
      {room !== undefined && (
        <a href="#/learn">
          <Icon name="previous" /> {home.title}
        </a>
      )}
      {isBack && <a href={lastAddress.value}>{toGame}</a>}
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
