/** Studies of turns judged at a table: with dice, or with letters that move on the board. */

import { boardNumbers, laidTiles, tileOf, type Move, type Play } from '@lexiko/engine/moves';
import { expectedScore, generatorFor, othersInTurn, withRack } from '@lexiko/engine/internals';
import { seatsOfSide } from '@lexiko/rules';
import { inspectPlay, withLaid } from '@lexiko/rules/board';
import {
  openTable,
  type OpenTable,
  planOfTable,
  positionAt,
  type TableTools,
} from '../turns/table-analysis.ts';
import type { TableOption } from '../turns/table-options.ts';
import type { TableTurn } from '../turns/table-turns.ts';
import { bagAfter, repliesAt, type Reply } from './replies.ts';
import { type Depth, leadOf } from './study-matter.ts';
import { TurnStudy } from './turn-study.ts';

export function studyOfTable(tools: TableTools & Depth, at: TableTurn): TurnStudy {
  const { iterations, seed } = tools;
  const opened = openTable(tools, at);
  const { search, options, conclude } = opened;
  const { turn, start } = at;
  const { ruleset } = start;
  const side = seatsOfSide(ruleset, turn.player);
  return new TurnStudy({
    ruleset,
    alphabet: search.vocabulary.alphabet,
    turn,
    // Partners score together (W-32).
    lead: leadOf(turn.scores, turn.player, (seat) => !side.includes(seat)),
    leaveOf: search.leaveOf,
    countsLeaves: turn.bagSize > 0,
    plan: iterations === 0 ? null : planOfTable(opened, at, { iterations, seed }),
    search: null,
    lastDraws: null,
    conclude,
    placeOf: ({ notation }) => options.findIndex(({ rated }) => rated.notation === notation),
    repliesTo: ({ notation }) => {
      const option = options.find(({ rated }) => rated.notation === notation);
      return option === undefined ? null : repliesAtTable(opened, at, option, tools);
    },
    repliesBefore: () => repliesAtTable(opened, at, { board: start.board, move: PASS }, tools),
  });
}

const PASS: Move = { type: 'exchange', letters: [], equityMilli: 0 };

/** The next side's replies; `null` if there is no next side, or too little is known. */
function repliesAtTable(
  { search }: Pick<OpenTable, 'search'>,
  at: TableTurn,
  { board, move }: Pick<TableOption, 'board' | 'move'>,
  { replies, seed }: Depth,
): readonly Reply[] | null {
  const { turn, start } = at;
  const { alphabet } = search.vocabulary;
  const position = positionAt(search, at);
  const [next] = othersInTurn(start, turn.player);
  if (position === null || next === undefined) return null;
  const laid = move.type === 'play' ? laidTiles(move, alphabet) : [];
  // Whoever opens decides how the board of Crosswords is oriented; a pass opens nothing.
  const opener = start.opener ?? (laid.length === 0 ? null : turn.player);
  const table = { ...start, board: withLaid(board, laid), opener };
  /** Generation only estimates the score of a play in Crosswords. */
  const countOf = (answer: Play, rack: readonly number[]): number => {
    const tiles = rack.map((letter) => tileOf(letter, alphabet));
    const owner = withRack(table, next, tiles);
    const play = inspectPlay(owner, next, laidTiles(answer, alphabet));
    return play.ok ? expectedScore(owner, next, play.value) : 0;
  };
  return repliesAt(
    {
      generator: generatorFor(search, table, next),
      board: boardNumbers(board, alphabet),
      unseen: position.unseen,
      bagSize: bagAfter(turn, move),
      seed: seed + turn.number,
      ...(start.ruleset.scoring.kind === 'premiums' ? {} : { countOf }),
    },
    move,
    replies,
  );
}
