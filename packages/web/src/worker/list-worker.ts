/** Entry of the worker that reads word lists, so that millions of words delay neither the page nor a game. */

import type { ListRequest } from '../lists/list-messages.ts';
import { ListHost } from './lists/list-host.ts';

const host = new ListHost((reply) => postMessage(reply));
addEventListener('message', ({ data }: MessageEvent<ListRequest>) => host.handle(data));
