/** The page as a whole: the screen that the address names, and what lies over every screen. */

import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { AnnouncerRegion } from './page/feedback/announcer.tsx';
import { lazyPart, lazyScreen } from './page/lazy-screen.tsx';
import type { Update } from './page/offline.ts';
import { usePage } from './page/page-context.ts';
import { PrintRoom } from './finished-game/print-sheet.tsx';
import type { Route } from './page/route.ts';
import { Front } from './front/front.tsx';
import { Game } from './screens/game.tsx';
import { Shell } from './shell/shell.tsx';
import { texts } from './texts/current.ts';
import { gameTitle } from './words/game-title.ts';
import type { Texts } from './texts/texts.ts';
import { Toast, Toasts } from './page/feedback/toast.tsx';

const NewGame = lazyScreen(
  async () => (await import('./setup/new-game.tsx')).NewGame,
  ({ setup, common }) => ({ title: setup.title, sentence: common.opening }),
);
const Online = lazyScreen(
  async () => (await import('./online/online.tsx')).OnlineScreens,
  ({ front, common }) => ({ title: front.online, sentence: common.opening }),
);
const Learn = lazyScreen(
  async () => (await import('./learn/learn.tsx')).Learn,
  ({ learn, common }) => ({ title: learn.home, sentence: common.opening }),
);

const Companion = lazyScreen(
  async () => (await import('./paper/companion.tsx')).Companion,
  ({ front, common }) => ({ title: front.companion, sentence: common.opening }),
);

const Lists = lazyScreen(
  async () => (await import('./lists/lists.tsx')).Lists,
  ({ dictionaries, common }) => ({ title: dictionaries.ownLists, sentence: common.opening }),
);

const SharedLink = lazyPart(async () => (await import('./finished-game/shared-link.tsx')).SharedLink);
const SettingsDialog = lazyPart(async () => (await import('./dialogs/settings-dialog.tsx')).SettingsDialog);
const HelpDialog = lazyPart(async () => (await import('./dialogs/settings-dialog.tsx')).HelpDialog);

function Screen() {
  const at = usePage().router.route.value;
  switch (at.screen) {
    case 'front':
      return <Front />;
    case 'new':
      return <NewGame key={at.path.join('/')} />;
    case 'game':
      return <Game />;
    case 'companion':
      return <Companion />;
    case 'lists':
      return <Lists />;
    case 'shared':
      return <SharedLink code={at.code} isShort={at.isShort === true} />;
    case 'online':
      return <Online />;
    case 'learn':
      return <Learn />;
  }
}

/** What the screen is called in the browser's tab, and aloud when it comes up. */
function titleOf({ setup, game, front, learn, dictionaries, table: words }: Texts, at: Route): string {
  switch (at.screen) {
    case 'front':
      return 'Lexiko';
    case 'new':
      return `${setup.title} · Lexiko`;
    case 'game':
      return `${game.board} · Lexiko`;
    case 'companion':
      return `${front.companion} · Lexiko`;
    case 'lists':
      return `${dictionaries.ownLists} · Lexiko`;
    case 'shared':
      return `${words.shared} · Lexiko`;
    case 'online':
      return `${front.online} · Lexiko`;
    case 'learn':
      return `${learn.home} · Lexiko`;
  }
}

/** `update` loads a new version of the page. */
export function App({ update }: { readonly update: ReadonlySignal<Update> }) {
  const { announcer, dialog, failure, lists, partTitle, router, turnMark } = usePage();
  const { route } = router;
  const { screen } = route.value;
  const { value: part } = partTitle;
  const isUpdatePutOff = useSignal(false);
  // Before the screen is painted: a dialog that is opened there stays open.
  useLayoutEffect(() => {
    dialog.value = null;
  }, [screen]);
  useEffect(() => {
    announcer.announce(titleOf(texts.peek(), route.peek()));
  }, [screen]);
  useEffect(() => {
    const snapshot = turnMark.table.value?.snapshot.value ?? null;
    const title =
      snapshot === null
        ? titleOf(texts.value, route.value)
        : `${gameTitle(texts.value, snapshot.view.ruleset.config, lists.dictionaries.value)} · Lexiko`;
    document.title = turnMark.markedTitle(part === null ? title : `${part} · ${title}`);
  });
  return (
    <>
      <Shell>
        <Screen />
      </Shell>
      {dialog.value === 'settings' && <SettingsDialog />}
      {dialog.value === 'help' && <HelpDialog />}
      <Toasts>
        {failure.sentence.value !== null && (
          <Toast sentence={failure.sentence.value} tone="failure" onGone={() => failure.clear()} />
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
      <PrintRoom snapshot={turnMark.table.value?.snapshot.value ?? null} />
      <AnnouncerRegion announcer={announcer} />
    </>
  );
}
