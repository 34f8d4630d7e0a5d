/** The win chances after a turn as a bar, with their numbers; at a position, after the best move. */

import type { StudiedTurn } from '@lexiko/analysis';
import { outlookOf, playerName } from '@lexiko/analysis/report';
import { texts } from '../../../texts/current.ts';
import { reportTexts } from '../analysis-texts.ts';
import type { Session } from '../session.ts';
import './win-bar.css';

/** With two sides the first player is on the left on every turn; with more, only the mover's chance is known. */
export function WinBar({ session, studied }: { readonly session: Session; readonly studied: StudiedTurn }) {
  const { source } = session;
  const { analysis } = studied;
  const { turn, made, best } = analysis;
  const { win } = outlookOf(analysis, source.isPosition === true ? (best[0] ?? made) : made);
  if (win === null) return null;
  const { wins, numbers } = reportTexts.value;
  const game = source.file;
  const isFirst = game.game.players.length > 2 || turn.player === 0;
  const left = isFirst ? win : 1 - win;
  const players =
    game.game.players.length > 2
      ? [{ player: turn.player, chance: win }]
      : game.game.players.map((_, player) => ({ player, chance: player === 0 ? left : 1 - left }));
  return (
    <div class="win-bar">
      <div class="win-bar-frame" aria-hidden="true">
        <div style={{ width: `${100 * left}%` }} />
      </div>
      <p>
        {players.map(({ player, chance }) => (
          <span key={player}>
            {wins(playerName(game, player))}
            {texts.value.colon}
            {numbers.percent(chance)}
          </span>
        ))}
      </p>
    </div>
  );
}
