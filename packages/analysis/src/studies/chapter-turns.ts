/** The main line of a chapter as turns to judge, each with the place before it. */

import { gameTurns, type GameTurn } from '../turns/game-turns.ts';
import { gcgTableAt, positionOfStart } from './chapter-table.ts';
import { START, type Chapter } from './study-state.ts';
import { mainLine } from './study-tree.ts';

export interface PlacedTurn {
  readonly turn: GameTurn;
  /** The place before it. */
  readonly node: string;
}

/** Where the turns of the main line are played, in their order, if the game is a log. */
export function placesOfLog({ log }: Chapter): readonly string[] {
  return log === undefined ? [] : [START, ...log.places.map(({ id }) => id)].slice(0, -1);
}

/**
 * Whether its turns tell how somebody plays: a game from its beginning, with racks that can be judged. Somebody chose a
 * position; logs are judged at their tables; with all tiles open there is no rack.
 */
export function tellsPlay({ start, log, nodes }: Chapter): boolean {
  const isOpen = start.config.options?.['solitaire.mode'] === 'openPool';
  return start.position === null && log === undefined && !isOpen && nodes.length > 1;
}

/** Empty for logs, which are judged at their tables. */
export function turnsOfChapter(chapter: Chapter): readonly PlacedTurn[] {
  if (chapter.log !== undefined) return [];
  const line = mainLine(chapter);
  const table = gcgTableAt(chapter, line.at(-1)?.id ?? START);
  if (table === null) return [];
  const position = positionOfStart(chapter.start);
  const turns = gameTurns(table.file.game, table.replayed, table.ruleset, position);
  const placed: PlacedTurn[] = [];
  // Challenges and adjustments have lines of their own, which are no turns.
  for (const [at, { notation, player }] of table.replayed.turns.entries()) {
    const turn = turns[placed.length];
    const isTurn = turn?.notation === notation && turn.player === player;
    if (isTurn) placed.push({ turn, node: at === 0 ? START : (line[at - 1]?.id ?? START) });
  }
  return placed;
}
