/** The game that somebody has left for another screen: what its rules lock, and the way back to it. */

import { signal, type Signal } from '@preact/signals';
import type { PlayerView, Ruleset } from '@lexiko/rules';
import type { TableSnapshot } from '../table/snapshot.ts';

interface LeftGame {
  readonly view: PlayerView;
  /** The way back to it. */
  readonly address: string;
}

export class LastGame {
  /** The last game of which somebody at this screen was a player; `null`: there was none, or it was laid aside. */
  readonly game: Signal<LeftGame | null> = signal(null);
  /** The rules of the last table that was on the screen; the rulebook is read beside it. */
  readonly ruleset: Signal<Ruleset | null> = signal(null);

  /** A game is on the screen. */
  remember(news: TableSnapshot | null): void {
    if (news === null) return;
    this.ruleset.value = news.view.ruleset;
    if (news.place === 'server' && typeof news.viewer !== 'number') return;
    const address = news.place === 'here' ? `#/game/${news.game}` : `#/online/game/${news.game}`;
    this.game.value = { view: news.view, address };
  }
}
