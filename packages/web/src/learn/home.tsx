/** Everything there is to learn with, as cards. */

import { go } from '../route.ts';
import { learnTexts } from './learn-texts.ts';
import { ROOMS } from './rooms.ts';

export function LearnHome() {
  const { home, rooms } = learnTexts.value;
  return (
    <main class="rules-page">
      <h1>{home.title}</h1>
      <p>{home.about}</p>
      <div class="quick-cards">
        {ROOMS.map(({ mark, id }) => (
          <button
            key={id}
            type="button"
            class="quick-card"
            onClick={() => go({ screen: 'learn', path: [id] })}
          >
            <span class="quick-mark" aria-hidden="true">
              {mark}
            </span>
            <span class="quick-title">{rooms[id].title}</span>
            <span class="quick-about">{rooms[id].about}</span>
          </button>
        ))}
      </div>
    </main>
  );
}
