/**
 * The options of a turn at a table with their static value: score (dice at their mean) and leave; rearranging,
 * recycling and picking up blanks are searched as the players do. Each option has its notation, and the board and rack
 * that playouts start from after the steps before its play.
 */

import { lettersOf, type PlacedTile, type Move, winChance } from '@lexiko/engine/moves';
import {
  exchangesByValue,
  expectedScore,
  type Idea,
  ideasFor,
  mayExchangeAtWill,
  mostExchanged,
  type Search,
  stepBefore,
  type StepIdea,
  valuationOf,
  withoutRackTiles,
} from '@lexiko/engine/internals';
import { chanceAgainst } from '@lexiko/engine/simulation';
import { seatsOfSide, type Action, type PlayerView, type Ruleset, type Seat } from '@lexiko/rules';
import {
  DIRECTIONS,
  formatSquare,
  runThrough,
  scoreOf,
  sortedTiles,
  textOf,
  withLaid,
  type Board,
  type InspectedPlay,
  type Placement,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { joinTiles, formatMove } from '@lexiko/rules/notation';
import type { TableTurn } from './table-turns.ts';
import type { RatedMove } from './turn-analysis.ts';

export interface TableOption {
  readonly rated: RatedMove;
  /** The part that comes from the rack. */
  readonly move: Move;
  /** The board and rack the move is made with, after the steps before it. */
  readonly board: Board;
  readonly rack: readonly Tile[];
}

/** How many exchanges are considered. */
const MOST_EXCHANGES = 5;

export class TableOptions {
  readonly #at: TableTurn;
  readonly #view: PlayerView;
  readonly #search: Search;

  constructor(search: Search, at: TableTurn) {
    this.#at = at;
    this.#view = at.start;
    this.#search = search;
  }

  /** The best turns, best first: with steps before the play where they pay off, without, and exchanges. Never empty. */
  found(): readonly TableOption[] {
    const plain = ideasFor(this.#search, this.#view).map((idea) => this.#ofIdea(this.#view, [], idea));
    const steps: Action[] = [];
    let table = this.#view;
    for (let step = stepBefore(this.#search, table); step !== null; step = stepBefore(this.#search, table)) {
      steps.push(step.action);
      table = withStep(table, this.#search.seat, step);
    }
    const stepped =
      steps.length === 0 ? [] : ideasFor(this.#search, table).map((idea) => this.#ofIdea(table, steps, idea));
    const most = mostExchanged(this.#view, this.#search.seat);
    const mayExchange = most > 0 && (mayExchangeAtWill(this.#view) || plain.length === 0);
    const exchanges = mayExchange
      ? exchangesByValue(this.#search, this.#view, most)
          .slice(0, MOST_EXCHANGES)
          .map(({ tiles, value }) => this.#ofExchange(tiles, value))
      : [];
    const options = [...plain, ...stepped, ...exchanges];
    if (options.length === 0) return [this.#pass()];
    return options.sort((a, b) => b.rated.equity - a.rated.equity);
  }

  /** The turn taken. */
  made(): TableOption {
    const { turn, before: table, event } = this.#at;
    if (event.type === 'passed' || turn.isWithdrawn) {
      const pass = this.#pass();
      return { ...pass, rated: { ...pass.rated, notation: turn.notation } };
    }
    if (event.type === 'exchanged') {
      const kept = without(turn.rack, event.tiles);
      return this.#ofExchange(event.tiles, this.#leaveOf(this.#view, kept));
    }
    const { alphabet } = this.#search.vocabulary;
    const kept = without(itemAt(table.racks, turn.player), event.used);
    const { play } = this.#at;
    // Dice count with their mean here too: the actual roll was luck.
    const score = play === null ? event.score.total : expectedScore(table, turn.player, play);
    const value = valuationOf(this.#search, table).valueOf({
      score,
      kept: lettersOf(kept, alphabet),
      used: event.used.length,
    });
    return this.#ofPlay(table, {
      changes: event.changes,
      used: event.used,
      isRearranged: event.rearranged,
      word: event.score.words[0]?.word ?? '',
      notation: turn.notation,
      score,
      kept,
      value,
      isBingo: event.score.bonus > 0 || event.score.fifty > 0,
    });
  }

  #ofIdea(table: PlayerView, steps: readonly Action[], { action, play, score, value }: Idea): TableOption {
    const { seat } = this.#search;
    const { bonus, fifty } = scoreOf(table, seat, play, []);
    return this.#ofPlay(table, {
      changes: play.changes,
      used: play.used,
      isRearranged: action.type === 'rearrange',
      word: itemAt(play.words, 0),
      notation: [...steps.map((step) => stepText(table, step)), playText(table, action, play)].join(', '),
      score,
      kept: without(itemAt(table.racks, seat), play.used),
      value,
      isBingo: bonus > 0 || fifty > 0,
    });
  }

  /** `table` is the table after the steps before the play. */
  #ofPlay(table: PlayerView, play: CountedPlay): TableOption {
    const { changes, used, isRearranged, score, value } = play;
    const { letters } = this.#search.vocabulary.alphabet;
    const after = withLaid(table.board, changes);
    const rest = isRearranged
      ? withoutRackTiles(after, squaresOf(after, table.ruleset, play), used)
      : { board: table.board, tiles: changes };
    const asMove = (tiles: readonly Placement[]): Move =>
      placementOf(tiles, { score, value, letters, width: table.ruleset.layout.width });
    const changed = changesBetween(this.#view.board, after);
    const isPlain = !isRearranged && table.board === this.#view.board;
    return {
      rated: {
        ...this.#rated({ ...play, move: asMove(changes) }),
        ...(isPlain ? {} : { changes: changed }),
      },
      move: asMove(rest.tiles),
      board: rest.board,
      rack: itemAt(table.racks, this.#search.seat),
    };
  }

  #ofExchange(tiles: readonly Tile[], value: number): TableOption {
    const letters = lettersOf(tiles, this.#search.vocabulary.alphabet).toSorted((a, b) => a - b);
    const move: Move = { type: 'exchange', letters, equityMilli: Math.round(1000 * value) };
    const { rack } = this.#at.turn;
    const rated = this.#rated({
      move,
      notation: `-${joinTiles(sortedTiles(tiles))}`,
      score: 0,
      kept: without(rack, tiles),
      value,
      isBingo: false,
    });
    return { rated, move, board: this.#view.board, rack };
  }

  #pass(): TableOption {
    return this.#ofExchange([], this.#leaveOf(this.#view, this.#at.turn.rack));
  }

  #leaveOf(table: PlayerView, kept: readonly Tile[]): number {
    const letters = lettersOf(kept, this.#search.vocabulary.alphabet);
    return valuationOf(this.#search, table).valueOf({ score: 0, kept: letters, used: 0 });
  }

  #rated(at: Pick<CountedPlay, RatedField> & { readonly move: Move }): RatedMove {
    const { move, notation, score, kept, value, isBingo } = at;
    const { turn, start } = this.#at;
    const { player, scores, bagSize, unseen } = turn;
    const side = seatsOfSide(start.ruleset, player);
    // The first of two partners stands for both.
    const others = scores.filter(
      (_, seat) => !side.includes(seat) && seatsOfSide(start.ruleset, seat)[0] === seat,
    );
    const base = { move, notation, score, leave: sortedTiles(kept), equity: value, isBingo };
    if (others.length === 0) return { ...base, win: 1 };
    const own = itemAt(scores, player) + (bagSize > 0 ? value : score);
    const placed = turn.rack.length - kept.length;
    const next = (unseen.length - bagSize) / (scores.length - 1);
    const left = Math.max(0, unseen.length + turn.rack.length - next - placed);
    const { wins } = this.#search;
    const rivals = others.map((other) => ({ lead: own - other, movesBefore: true }));
    return { ...base, win: chanceAgainst((spread, tiles) => winChance(wins, spread, tiles), rivals, left) };
  }
}

type RatedField = 'notation' | 'score' | 'kept' | 'value' | 'isBingo';

interface CountedPlay {
  readonly changes: readonly Placement[];
  readonly used: readonly Tile[];
  readonly isRearranged: boolean;
  /** The main word. */
  readonly word: string;
  readonly notation: string;
  readonly score: number;
  readonly kept: readonly Tile[];
  readonly value: number;
  readonly isBingo: boolean;
}

/** The table after a step, including the step itself: what may follow depends on it (V-03, V-04). */
function withStep(before: PlayerView, seat: Seat, { action, table }: StepIdea): PlayerView {
  if (action.type !== 'recycle' && action.type !== 'retrieve') throw new Error(`${action.type} is no step`);
  const { type: kind, square } = action;
  const step: PlayerView['steps'][number] = {
    kind,
    before: [square, itemAt(before.board, square)],
    rackBefore: itemAt(before.racks, seat),
    words: [],
  };
  return { ...table, steps: [...before.steps, step] };
}

function stepText({ ruleset }: PlayerView, action: Action): string {
  if (action.type !== 'recycle' && action.type !== 'retrieve') throw new Error(`${action.type} is no step`);
  return `${action.type} ${formatSquare(ruleset.layout, action.square)} ${action.tile}`;
}

function playText({ board, ruleset }: PlayerView, action: Action, play: InspectedPlay): string {
  if (action.type === 'rearrange') return `rearrange ${play.words[0]}`;
  return formatMove({ board, layout: ruleset.layout }, play.changes);
}

/** The squares of a rearranged word. A rack tile may replace an equal one: then nothing has changed there. */
function squaresOf(
  board: Board,
  { layout, tiles }: Ruleset,
  { changes, word }: CountedPlay,
): readonly number[] {
  const runs = changes
    .filter(([, laid]) => laid !== '')
    .flatMap(([square]) => DIRECTIONS.map((direction) => runThrough(board, layout, square, direction)));
  const main = runs.find((run) => textOf(tiles, board, run) === word);
  if (main === undefined) throw new RangeError(`${word} is not where it was laid`);
  return main.squares;
}

function changesBetween(board: Board, after: Board): readonly Placement[] {
  return after.flatMap((laid, square) => (laid === board[square] ? [] : [[square, laid] as const]));
}

/** The tiles that a play lays or moves, as a placement. */
function placementOf(
  changes: readonly Placement[],
  {
    score,
    value,
    letters,
    width,
  }: {
    readonly score: number;
    readonly value: number;
    readonly letters: readonly string[];
    readonly width: number;
  },
): Move {
  const tiles = changes
    .filter(([, laid]) => laid !== '')
    .map(([square, laid]): PlacedTile => ({
      square,
      letter: letters.indexOf(laid.toUpperCase()),
      isBlank: laid !== laid.toUpperCase(),
    }))
    .sort((a, b) => a.square - b.square);
  const rows = new Set(tiles.map(({ square }) => Math.floor(square / width)));
  return {
    type: 'play',
    direction: rows.size === 1 ? 'across' : 'down',
    tiles,
    score,
    equityMilli: Math.round(1000 * value),
  };
}

function without(tiles: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  const kept = [...tiles];
  for (const tile of used) {
    const at = kept.indexOf(tile);
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}
