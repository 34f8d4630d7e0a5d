/** The page as a whole: the screen that the address names, and what lies over every screen. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce, Announcer } from './page/announcer.tsx';
import { lazyScreen } from './page/lazy-screen.tsx';
import { closePageDialog, pageDialog } from './page/page-dialog.ts';
import { HelpDialog, SettingsDialog } from './dialogs/settings-dialog.tsx';
import { update } from './page/offline.ts';
import { PrintRoom } from './finished-game/print-sheet.tsx';
import { SharedLink } from './finished-game/shared-link.tsx';
import { route, type Route } from './page/route.ts';
import { partTitle } from './page/screen-title.ts';
import { Front } from './screens/front.tsx';
import { Game } from './screens/game.tsx';
import { NewGame } from './setup/new-game.tsx';
import { failure } from './page/failure.ts';
import { texts } from './texts/current.ts';
import type { Texts } from './texts/texts.ts';
import { Toast, Toasts } from './page/toast.tsx';
import { markedTitle } from './page/turn-mark.ts';
import { tableOnScreen } from './table/table-on-screen.ts';

const Online = lazyScreen(
  async () => (await import('./online/online.tsx')).openOnline(),
  ({ online }) => ({ title: online.title, sentence: online.connecting }),
);
const Learn = lazyScreen(
  async () => (await import('./learn/learn.tsx')).Learn,
  ({ learn, common }) => ({ title: learn.home, sentence: common.opening }),
);

const Companion = lazyScreen(
  async () => (await import('./paper/companion.tsx')).Companion,
  ({ paper, common }) => ({ title: paper.companion, sentence: common.opening }),
);

function Screen() {
  switch (route.value.screen) {
    case 'front':
      return <Front />;
    case 'new':
      return <NewGame key={route.value.path.join('/')} />;
    case 'game':
      return <Game />;
    case 'companion':
      return <Companion />;
    case 'shared':
      return <SharedLink code={route.value.code} />;
    case 'online':
      return <Online />;
    case 'learn':
      return <Learn />;
  }
}

/** What the screen is called in the browser's tab, and aloud when it comes up. */
function titleOf({ setup, game, online, learn, paper, table: words }: Texts, at: Route): string {
  switch (at.screen) {
    case 'front':
      return 'Lexiko';
    case 'new':
      return `${setup.title} · Lexiko`;
    case 'game':
      return `${game.board} · Lexiko`;
    case 'companion':
      return `${paper.companion} · Lexiko`;
    case 'shared':
      return `${words.shared} · Lexiko`;
    case 'online':
      return `${online.title} · Lexiko`;
    case 'learn':
      return `${learn.home} · Lexiko`;
  }
}

export function App() {
  const { screen } = route.value;
  const { value: part } = partTitle;
  const isUpdatePutOff = useSignal(false);
  useEffect(() => {
    closePageDialog();
    announce(titleOf(texts.peek(), route.peek()));
  }, [screen]);
  useEffect(() => {
    const title = titleOf(texts.value, route.value);
    document.title = markedTitle(part === null ? title : `${part} · ${title}`);
  });
  return (
    <>
      <Screen />
      {pageDialog.value === 'settings' && <SettingsDialog />}
      {pageDialog.value === 'help' && <HelpDialog />}
      <Toasts>
        {failure.value !== null && (
          <Toast
            sentence={failure.value}
            tone="failure"
            onGone={() => {
              failure.value = null;
            }}
          />
        )}
        {update.value !== null && screen === 'front' && !isUpdatePutOff.value && (
          <Toast
            sentence={texts.value.common.updateReady}
            tone="news"
            onGone={() => {
              isUpdatePutOff.value = true;
            }}
          >
            <button type="button" class="primary" onClick={update.value}>
              {texts.value.common.update}
            </button>
          </Toast>
        )}
      </Toasts>
      <PrintRoom news={tableOnScreen.value?.snapshot.value ?? null} />
      <Announcer />
    </>
  );
}
