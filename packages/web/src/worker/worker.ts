/** Entry of the worker that stores the page's local games and applies the rules to them. */

import type { PageMessage } from '../table/worker-messages.ts';
import { GameHost } from './game-host.ts';
import { GameStore } from './game-store.ts';
import { fetchHelp } from './help.ts';

const host = new GameHost({
  say: (message) => postMessage(message),
  store: GameStore.open(),
  openHelp: fetchHelp,
});
addEventListener('message', ({ data }: MessageEvent<PageMessage>) => host.handle(data));
