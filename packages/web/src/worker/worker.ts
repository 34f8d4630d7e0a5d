/** The entry of the worker that keeps the games of a page and is their referee. */

import type { PageMessage } from '../table/worker-messages.ts';
import { GameHost } from './game-host.ts';
import { GameStore } from './game-store.ts';
import { fetchHelp } from './help.ts';

const host = new GameHost({ say: (message) => postMessage(message), store: GameStore.open(), fetchHelp });
addEventListener('message', ({ data }: MessageEvent<PageMessage>) => host.handle(data));
