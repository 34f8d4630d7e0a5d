/** With one tile in the bag: for how many of the tiles that it may be a move wins, proven by search. */

import {
  EndgameSolver,
  endingOf,
  hasPlainEnding,
  idleLimitWithBag,
  PreEndgame,
} from '@lexiko/engine/endgame';
import { boardNumbers, lettersOf, type Move } from '@lexiko/engine/moves';
import { itemAt } from '@lexiko/rules/item-at';
import type { EndTools } from './end-judge.ts';
import type { GameTurn } from './game-turns.ts';

/** In how many of the ways that the last tile can lie the two moves win. */
export interface LastTiles {
  readonly better: number;
  readonly other: number;
  readonly ways: number;
}

/** `null` where that is not the question, or not proven in time. */
export type LastTileJudge = (turn: GameTurn, better: Move, other: Move) => LastTiles | null;

/** Rounds that go far enough for two moves alone. */
const LOOKS = 9;

/** Uses the generator alone while it judges. */
export function makeLastTileJudge({
  ruleset,
  alphabet,
  generator,
  startTurn,
}: Pick<EndTools, 'ruleset' | 'alphabet' | 'generator' | 'startTurn'>): LastTileJudge {
  const isJudged = ruleset.sides === 2 && ruleset.scoring.kind === 'premiums' && hasPlainEnding(ruleset);
  let preEndgame: PreEndgame | null = null;
  return (turn, better, other) => {
    const { bagSize, isRackWhole, board, rack, unseen, scores, player } = turn;
    if (!isJudged || bagSize !== 1 || !isRackWhole || unseen.length < 2) return null;
    if (better.type !== 'play' || other.type !== 'play') return null;
    preEndgame ??= new PreEndgame(generator, new EndgameSolver(generator), endingOf(ruleset));
    const { moves } = preEndgame.judge(
      {
        board: boardNumbers(board, alphabet),
        rack: lettersOf(rack, alphabet),
        unseen: lettersOf(unseen, alphabet),
        bagSize,
        lead: itemAt(scores, player) - itemAt(scores, 1 - player),
        idleTurns: 0,
        idleLimit: idleLimitWithBag(ruleset),
      },
      { only: [better, other], looks: LOOKS, isInterrupted: startTurn() },
    );
    const keys = [better, other].map(placesOf);
    const [one, two] = keys.map((key) =>
      moves.find(({ move }) => move.type === 'play' && placesOf(move) === key),
    );
    if (one?.isProven !== true || two?.isProven !== true) return null;
    return { better: one.won, other: two.won, ways: one.ways };
  };
}

/** Equal for plays of the same tiles. */
function placesOf({ tiles }: Pick<Extract<Move, { type: 'play' }>, 'tiles'>): string {
  return tiles.map(({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`).join(' ');
}
