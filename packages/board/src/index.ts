/** `@lexiko/board`: importing it defines the element `<lexiko-board>`. */

import { LexikoBoardElement } from './element/lexiko-board.ts';

if (typeof customElements !== 'undefined' && customElements.get('lexiko-board') === undefined)
  customElements.define('lexiko-board', LexikoBoardElement);

export type { LaidPlay, LexikoBoardEventMap, ShownTurn } from './element/board-events.ts';
export { LexikoBoardElement };
