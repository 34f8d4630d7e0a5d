/** Everything there is to learn with, as cards. */

import { learnTexts } from './learn-texts.ts';
import { ROOMS_BY_FLOOR } from './rooms.ts';

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
                <span class="quick-about">{rooms[id].about}</span>
              </a>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
