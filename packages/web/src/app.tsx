/** The page as a whole: the screen that the address names, and what lies over every screen. */

import { Announcer } from './announcer.tsx';
import { openDialog } from './dialogs/open-dialog.ts';
import { HelpDialog, SettingsDialog } from './dialogs/settings-dialog.tsx';
import { Icon } from './icons.tsx';
import { route } from './route.ts';
import { Front } from './screens/front.tsx';
import { Game } from './screens/game.tsx';
import { NewGame } from './screens/new-game.tsx';
import { failure } from './table.ts';
import { texts } from './texts/current.ts';

function Screen() {
  switch (route.value.screen) {
    case 'front':
      return <Front />;
    case 'new':
      return <NewGame />;
    case 'game':
      return <Game />;
  }
}

export function App() {
  return (
    <>
      <Screen />
      {openDialog.value === 'settings' && <SettingsDialog />}
      {openDialog.value === 'help' && <HelpDialog />}
      {failure.value !== null && (
        <div class="failure" role="alert">
          <p>{failure.value}</p>
          <button
            type="button"
            class="quiet round"
            aria-label={texts.value.common.close}
            onClick={() => {
              failure.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <Announcer />
    </>
  );
}
