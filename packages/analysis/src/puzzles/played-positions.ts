/** Positions to look for puzzles in: games of two that always take the best play, from a shuffled bag. */

import type { Library, MakeKernel } from '@lexiko/engine';
import {
  boardNumbers,
  laidTiles,
  lettersOf,
  tileOf,
  generatorTables,
  MoveGenerator,
} from '@lexiko/engine/moves';
import { allTiles, emptyBoard, withLaid, type Board, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { PuzzlePosition } from './puzzle.ts';
import { numbersFor, type PuzzleTools } from './puzzle-tools.ts';

/** The players know only common words, so that people can read the boards, and none that are unfit for a class. */
const KNOWN_WORDS = 60;

/** A generator for the players of such games. */
export function makePositionGenerator(
  { ruleset, leaves }: PuzzleTools,
  library: Library,
  makeKernel: MakeKernel,
): MoveGenerator {
  const { graph } = library.vocabulary(ruleset, KNOWN_WORDS, 'polite');
  return new MoveGenerator(
    makeKernel(),
    generatorTables(graph, leaves),
    numbersFor(ruleset, library.lexicon),
  );
}

/** Every turn of one game; the same numbers from `random` make the same game. */
export function* playedPositions(
  { ruleset, lexicon }: PuzzleTools,
  generator: MoveGenerator,
  random: () => number,
): Generator<PuzzlePosition, void> {
  const { alphabet } = lexicon;
  const size = ruleset.rack.size;
  const bag = shuffled(allTiles(ruleset.tiles), random);
  const racks: Tile[][] = [bag.splice(0, size), bag.splice(0, size)];
  const scores = [0, 0];
  let board: Board = emptyBoard(ruleset.layout);
  let idle = 0;
  for (let turn = 0; idle < 2; turn++) {
    const [own, others] = [turn % 2, (turn + 1) % 2];
    const rack = itemAt(racks, own);
    yield {
      board,
      rack: [...rack],
      other: bag.length === 0 ? [...itemAt(racks, others)] : null,
      scores: [itemAt(scores, own), itemAt(scores, others)],
    };
    generator.setBoard(boardNumbers(board, alphabet));
    generator.setRack({ letters: lettersOf(rack, alphabet), bagSize: bag.length, otherPoints: 0 });
    const move = generator.best();
    const used =
      move.type === 'play' ? move.tiles.map((tile) => (tile.isBlank ? 0 : tile.letter)) : move.letters;
    for (const letter of used) rack.splice(rack.indexOf(tileOf(letter, alphabet)), 1);
    rack.push(...bag.splice(0, size - rack.length));
    if (move.type === 'play') {
      board = withLaid(board, laidTiles(move, alphabet));
      scores[own] = itemAt(scores, own) + move.score;
      idle = 0;
      if (rack.length === 0) return;
    } else {
      bag.push(...used.map((letter) => tileOf(letter, alphabet)));
      if (used.length > 0) bag.splice(0, bag.length, ...shuffled(bag, random));
      idle++;
    }
  }
}

function shuffled(tiles: readonly Tile[], random: () => number): Tile[] {
  const mixed = [...tiles];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [itemAt(mixed, other), itemAt(mixed, at)];
  }
  return mixed;
}
