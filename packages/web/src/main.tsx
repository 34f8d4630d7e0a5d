/** Starts the page: makes what it has once, and hands it down. */

import { options, render } from 'preact';
import { afterPaint } from './page/after-paint.ts';
import { followAlertClicks } from './page/alert-clicks.ts';
import { App } from './app.tsx';
import { LocalGames, LocalGamesContext } from './table/local-games.ts';
import { keepOffline } from './page/offline.ts';
import { PageContext } from './page/page-context.ts';
import { Page } from './page/page.ts';
import { browserStorage } from './page/storage/stored-value.ts';
import { limitTexts } from './page/text-limits.ts';
import { followLanguage } from './texts/current.ts';
import { markIcons } from './page/feedback/turn-mark.ts';

// What effects do is seen in a later frame: one timer serves them and everything else that waits.
options.requestAnimationFrame = afterPaint;
const page = new Page({
  storage: browserStorage(),
  language: navigator.language,
  wantsStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  root: document.documentElement,
  addressBar: window,
});
const games = new LocalGames(
  new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
  page,
);
games.start();
const update = keepOffline(games.hasWords);
limitTexts(page.failure);
followAlertClicks(page.router);
const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the app');
// Nothing waits at the top of this file: what is fetched for a language imports from the same script as this.
void followLanguage(page.settings.current, navigator.languages).then(() => {
  markIcons(page.turnMark);
  render(
    <PageContext.Provider value={page}>
      <LocalGamesContext.Provider value={games}>
        <App update={update} />
      </LocalGamesContext.Provider>
    </PageContext.Provider>,
    root,
  );
});
