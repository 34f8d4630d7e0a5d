/** A small board that shows at a glance how a game is going. It has no actions. */

import type { PlayerView } from '@lexiko/rules';
import './lobby.css';

export function SmallBoard({ view, label }: { readonly view: PlayerView; readonly label: string }) {
  const { layout } = view.ruleset;
  return (
    <div
      class="small-board"
      role="img"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${layout.width}, minmax(0, 1fr))` }}
    >
      {view.board.map((laid, square) => (
        <span key={square} class={laid === '' ? '' : 'taken'}>
          {laid === '' ? '' : laid.toUpperCase()}
        </span>
      ))}
    </div>
  );
}
