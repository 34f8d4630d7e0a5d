/** A proposal to the team in words (T-05). */

import type { Action, PlayerView, Seat } from '@lexiko/rules';
import { BLANK, inspectPlay, scoreOf } from '@lexiko/rules/board';
import { refusalText } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';

export function proposalText(words: Texts, view: PlayerView, seat: Seat, action: Action): string {
  switch (action.type) {
    case 'play': {
      const play = inspectPlay(view, seat, action.tiles);
      if (!play.ok) return refusalText(words, play.error).sentence;
      const { total } = scoreOf(view, seat, play.value, []);
      return `${words.list(play.value.words)}, ${words.points(total)}`;
    }
    case 'exchange': {
      const tiles = action.tiles.map((tile) => (tile === BLANK ? words.game.blank : tile));
      return `${words.game.exchange} ${tiles.join(' ')}`;
    }
    case 'pass':
      return words.game.pass;
    default:
      return words.table.variations;
  }
}
