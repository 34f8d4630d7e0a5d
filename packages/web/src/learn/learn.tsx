/** The part of the page that teaches: which of its screens the address names. */

import { route } from '../route.ts';
import { TopBar } from '../screens/top-bar.tsx';
import '../styles/learn.css';
import { LearnHome } from './home.tsx';
import { roomDoor } from './room-door.tsx';
import { Editions } from './rulebook/editions.tsx';
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

export function Learn() {
  const path = route.value.screen === 'learn' ? route.value.path : [];
  return (
    <>
      <TopBar />
      <Part path={path} />
    </>
  );
}
