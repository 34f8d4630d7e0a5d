/** Starts the page. */

import { options, render } from 'preact';
import { afterPaint } from './page/after-paint.ts';
import { App } from './app.tsx';
import { LocalGames, LocalGamesContext } from './table/local-games.ts';
import { keepOffline } from './page/offline.ts';
import { applySettings } from './page/settings.ts';
import { limitTexts } from './page/text-limits.ts';
import { followLanguage } from './texts/current.ts';
import { markTurns } from './page/turn-mark.ts';

// What effects do is seen in a later frame: one timer serves them and everything else that waits.
options.requestAnimationFrame = afterPaint;
applySettings();
const games = new LocalGames(new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }));
games.start();
keepOffline(games.wordCount);
limitTexts();
const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the app');
// Nothing waits at the top of this file: what is fetched for a language imports from the same script as this.
void followLanguage().then(() => {
  markTurns();
  render(
    <LocalGamesContext.Provider value={games}>
      <App />
    </LocalGamesContext.Provider>,
    root,
  );
});
