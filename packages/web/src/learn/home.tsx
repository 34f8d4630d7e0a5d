/** Everything there is to learn with, as cards. */

import { CLINIC_CASES } from './clinic/clinic-cases.ts';
import { diagramFrames, DIAGRAMS } from './diagrams/diagram-games.ts';
import { learnTexts } from './learn-texts.ts';
import { countLessons, LESSON_ROOMS, lessonProgress, type LessonRoom } from './lesson-progress.ts';
import { ROOMS_BY_FLOOR, type RoomId } from './rooms.ts';
import { workedGame, type WorkedGameId } from './trainer/worked-games.ts';

/** Of rooms whose lessons are done one by one, once somebody has begun. */
const LESSONS: Readonly<Record<LessonRoom, () => number>> = {
  steps: () => playsOf('steps'),
  guide: () => playsOf('guide'),
  diagrams: () => DIAGRAMS.reduce((sum, id) => sum + diagramFrames(id).length, 0),
  clinic: () => CLINIC_CASES.length,
};

function playsOf(id: WorkedGameId): number {
  return workedGame(id).frames.filter(({ turn }) => turn.kind === 'play').length;
}

function RoomProgress({ room }: { readonly room: RoomId }) {
  const lessons = LESSON_ROOMS.find((one) => one === room);
  if (lessons === undefined) return null;
  const { right } = countLessons(lessonProgress.value, lessons);
  return right === 0 ? null : (
    <span class="quick-done">{learnTexts.value.done(right, LESSONS[lessons]())}</span>
  );
}

export function LearnHome() {
  const { home, floors, rooms } = learnTexts.value;
  return (
    <main class="rules-page">
      <h1>{home.title}</h1>
      <p>{home.about}</p>
      {ROOMS_BY_FLOOR.map((floor) => (
        <section key={floor.id} class="floor" aria-labelledby={`floor-${floor.id}`}>
          <h2 id={`floor-${floor.id}`}>{floors[floor.id]}</h2>
          <div class="quick-cards">
            {floor.rooms.map(({ mark, id }) => (
              <a key={id} class="button quick-card" href={`#/learn/${id}`}>
                <span class="quick-mark" aria-hidden="true">
                  {mark}
                </span>
                <span class="quick-title">{rooms[id].title}</span>
                <span class="quick-about">
                  {rooms[id].about} <RoomProgress room={id} />
                </span>
              </a>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
