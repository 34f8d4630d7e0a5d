/** The learning part of the page: shows the screen that the address names. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { TopBar } from '../screens/top-bar.tsx';
import { LearnHome } from './home.tsx';
import { learnTexts } from './learn-texts.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { Editions } from './rulebook/editions.tsx';
import { stationText } from './path/path-texts.ts';
import { StationLine } from './path/path.tsx';
import { stationAt, type StationId } from './path/stations.ts';
import { SCREENS_BY_GROUP, type ScreenId } from './screens.ts';
import { openSyncStarter } from './sync/start-sync.ts';
import { Rulebook } from './rulebook/rulebook.tsx';
import { Trainer } from './trainer/trainer.tsx';
import { useFeedback, usePage, useStore } from '../page/page-context.ts';
import './learn.css';

const Analysis = lazyScreen(async () => (await import('./analysis/analysis.tsx')).Analysis);
const Clinic = lazyScreen(async () => (await import('./clinic/clinic.tsx')).Clinic);
const Diagrams = lazyScreen(async () => (await import('./diagrams/diagrams.tsx')).Diagrams);
const Diary = lazyScreen(async () => (await import('./diary/diary.tsx')).Diary);
const Exercises = lazyScreen(async () => (await import('./exercises/exercises.tsx')).Exercises);
const Finder = lazyScreen(async () => (await import('./finder/finder.tsx')).Finder);
const Puzzles = lazyScreen(async () => (await import('./puzzles/puzzles.tsx')).Puzzles);
const PositionEditor = lazyScreen(async () => (await import('./editor/position-editor.tsx')).PositionEditor);
const StudiesScreen = lazyScreen(async () => (await import('./studies/studies-screen.tsx')).StudiesScreen);
const Statistics = lazyScreen(async () => (await import('./statistics/statistics.tsx')).Statistics);
const SolitaireRecords = lazyScreen(async () => (await import('./statistics/records.tsx')).SolitaireRecords);
const Workbench = lazyScreen(async () => (await import('./workbench/workbench.tsx')).Workbench);
const Decks = lazyScreen(async () => (await import('./decks/decks.tsx')).DecksScreen);
const Drills = lazyScreen(async () => (await import('./drills/drills.tsx')).DrillsScreen);
const Worksheets = lazyScreen(async () => (await import('./worksheets/worksheets.tsx')).Worksheets);
const Tips = lazyScreen(async () => (await import('./tips/tips.tsx')).Tips);

/** `#/learn` lists all screens; `#/learn/SCREEN/…` opens one, which reads the rest of the path. */
function Part({ path: [part, ...rest] }: { readonly path: readonly string[] }) {
  switch (part) {
    case 'analysis':
      return <Analysis path={rest} />;
    case 'worksheets':
      return <Worksheets path={rest} />;
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
    case 'decks':
      return <Decks path={rest} />;
    case 'drills':
      return <Drills path={rest} />;
    case 'exercises':
      return <Exercises path={rest} />;
    case 'position':
      return <PositionEditor path={rest} />;
    case 'puzzles':
      return <Puzzles path={rest} />;
    case 'studies':
      return <StudiesScreen path={rest} />;
    case 'statistics':
      return <Statistics path={rest} />;
    case 'records':
      return <SolitaireRecords path={rest} />;
    case 'words':
      return <Finder path={rest} />;
    case 'workbench':
      return <Workbench path={rest} />;
    case 'rules':
      return <Rulebook path={rest} />;
    default:
      return <LearnHome />;
  }
}

const SCREENS: readonly ScreenId[] = SCREENS_BY_GROUP.flatMap(({ screens }) => screens.map(({ id }) => id));

/** Links back to the list of screens and to the running game that the player left. */
function WayBack({ screen }: { readonly screen: ScreenId | StationId | undefined }) {
  const { home, toGame } = learnTexts.value;
  const left = usePage().lastGame.game.value;
  const nav = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The focused card is gone after keyboard navigation: focus the top of the screen, not of the page.
    if (!isFirst.current && document.activeElement === document.body) nav.current?.focus();
    isFirst.current = false;
  }, [screen]);
  const isBack = left !== null && left.view.phase !== 'over';
  if (screen === undefined && !isBack) return null;
  return (
    <nav ref={nav} class="way-back" aria-label={home.title} tabIndex={-1}>
      {screen !== undefined && (
        <a href="#/learn">
          <Icon name="previous" /> {home.title}
        </a>
      )}
      {isBack && <a href={left.address}>{toGame}</a>}
    </nav>
  );
}

export function Learn() {
  useStore(openSyncStarter);
  const { announce } = useFeedback();
  const { partTitle, router } = usePage();
  const at = router.route.value;
  const path = at.screen === 'learn' ? at.path : [];
  const screen = SCREENS.find((one) => one === path[0]);
  const station = stationAt(path);
  const title =
    screen === undefined ? station && stationText(station).title : learnTexts.value.screens[screen].title;
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
        <WayBack screen={screen ?? station?.id} />
      </TopBar>
      <Part path={path} />
      <StationLine path={path} />
    </>
  );
}
