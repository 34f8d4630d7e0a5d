/** What tiles laid out would count. Arithmetic only: whether the words are good is not looked at (D-04). */

import { inspectPlay, scoreOf, type Placement, type PlayerView, type Seat } from '@lexiko/rules';
import { scoreText } from './event-text.ts';
import { refusalText } from './refusal-text.ts';

export function previewText(view: PlayerView, seat: Seat, tiles: readonly Placement[]): readonly string[] {
  if (tiles.length === 0) return [];
  const play = inspectPlay(view, seat, tiles);
  if (!play.ok) return [`Not yet a play: ${refusalText(play.error)}`];
  const { ruleset } = view;
  // Whoever counts the score as a quiz must not read it off the preview.
  if (ruleset.options['score.announce'] === 'quiz') return [`Makes ${play.value.words.join(', ')}.`];
  const crosses = tiles.filter(([square]) => ruleset.layout.crosses.includes(square)).length;
  const dice = ruleset.game === 'crosswords' && crosses > 0 ? ', and the dice' : '';
  return [`Would count ${scoreText(scoreOf(view, seat, play.value, []), ruleset)}${dice}.`];
}
