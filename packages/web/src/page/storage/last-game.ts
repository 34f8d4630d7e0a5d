/** The game that somebody has left for another screen: what its rules lock, and the way back to it. */

import { signal, type Signal } from '@preact/signals';
import type { PlayerView, Ruleset } from '@lexiko/rules';
import type { TableSnapshot } from '../../table/snapshot.ts';

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
  remember(snapshot: TableSnapshot | null): void {
    if (snapshot === null) return;
    this.ruleset.value = snapshot.view.ruleset;
    if (snapshot.place === 'server' && typeof snapshot.viewer !== 'number') return;
    const address = snapshot.place === 'here' ? `#/game/${snapshot.game}` : `#/online/game/${snapshot.game}`;
    this.game.value = { view: snapshot.view, address };
  }
}
