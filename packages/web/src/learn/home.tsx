/** The start page of the learning screens, as cards. */

import { CLINIC_CASES } from './clinic/clinic-cases.ts';
import { diagramFrames, DIAGRAMS } from './diagrams/diagram-games.ts';
import { learnTexts } from './learn-texts.ts';
import { countLessons, LESSON_SCREENS, openLessons, type LessonScreen } from './lesson-progress.ts';
import { Path } from './path/path.tsx';
import { lazyPart } from '../page/lazy-screen.tsx';
import { SCREENS_BY_GROUP, type ScreenId } from './screens.ts';
import { trainerTexts } from './trainer/trainer-texts.ts';
import { firstSteps, guideGame, type WorkedGame } from './trainer/worked-games.ts';
import { useStore } from '../page/page-context.ts';
import './home.css';

const SyncLine = lazyPart(async () => (await import('./sync/sync-status.tsx')).SyncLine);

/** The number of lessons on each lesson screen. */
const LESSONS: Readonly<Record<LessonScreen, () => number>> = {
  steps: () => playsOf(firstSteps(trainerTexts.value.firstSteps)),
  guide: () => playsOf(guideGame()),
  diagrams: () => DIAGRAMS.reduce((sum, id) => sum + diagramFrames(id).length, 0),
  clinic: () => CLINIC_CASES.length,
};

function playsOf({ frames }: WorkedGame): number {
  return frames.filter(({ turn }) => turn.kind === 'play').length;
}

function ScreenProgress({ screen }: { readonly screen: ScreenId }) {
  const { progress } = useStore(openLessons);
  const lessons = LESSON_SCREENS.find((one) => one === screen);
  if (lessons === undefined) return null;
  const { right } = countLessons(progress.value, lessons);
  return right === 0 ? null : (
    <span class="quick-done">{learnTexts.value.done(right, LESSONS[lessons]())}</span>
  );
}

export function LearnHome() {
  const { home, groups, screens } = learnTexts.value;
  return (
    <main class="rules-page">
      <h1>{home.title}</h1>
      <p>{home.about}</p>
      <Path />
      <SyncLine />
      {SCREENS_BY_GROUP.map((group) => (
        <section key={group.id} class="screen-group" aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`}>{groups[group.id]}</h2>
          <div class="quick-cards">
            {group.screens.map(({ mark, id }) => (
              <a key={id} class="button quick-card" href={`#/learn/${id}`}>
                <span class="quick-mark" aria-hidden="true">
                  {mark}
                </span>
                <span class="quick-title">{screens[id].title}</span>
                <span class="quick-about">
                  {screens[id].about} <ScreenProgress screen={id} />
                </span>
              </a>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
