/**
 * The turns of a finished game as positions to judge: what the mover held and saw, and what it did. Files often give
 * only part of a rack; that is recorded, not guessed.
 */

import type { Ruleset } from '@lexiko/rules';
import {
  allTiles,
  emptyBoard,
  liftedTile,
  neededTile,
  type Board,
  type Placement,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import {
  LOSS_NOTES,
  type GcgGame,
  type GcgTurn,
  type ReplayedGame,
  type ReplayedTurn,
  type ReplayStart,
  turnLossOf,
  type TurnLoss,
} from '@lexiko/rules/notation';

export type TurnAct =
  | { readonly kind: 'play'; readonly placed: readonly Placement[] }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'exchange-count'; readonly count: number }
  | { readonly kind: 'pass' }
  /** The side lost its turn and had no choice. */
  | { readonly kind: 'lost'; readonly cause: TurnLoss };

export interface GameTurn {
  /** From 1. Only turns count, not challenges, withdrawn plays and adjustments, which have lines of their own. */
  readonly number: number;
  readonly player: number;
  /** As written: `8F HORN`. */
  readonly notation: string;
  readonly act: TurnAct;
  readonly score: number;
  /** Whether the play was withdrawn. */
  readonly isWithdrawn: boolean;
  readonly board: Board;
  /** Points by player before the turn. */
  readonly scores: readonly number[];
  readonly rack: readonly Tile[];
  /** Whether `rack` is all that the mover held. */
  readonly isRackWhole: boolean;
  /** What the mover had kept from its turn before; `null` if unknown, empty on the first turn. */
  readonly kept: readonly Tile[] | null;
  /** Tiles that the mover does not see, without those that its rack must hold although the file omits them. */
  readonly unseen: readonly Tile[];
  /** How many of them are in the bag; the others hold the rest. */
  readonly bagSize: number;
  /** Comments written next to the turn; absent if there are none. */
  readonly notes?: readonly string[];
  /** The last turn of the side before the mover, as the others saw it; absent or `null` if unknown. */
  readonly lastTurn?: LastTurn | null;
}

export type LastTurn = Pick<GameTurn, 'act' | 'score' | 'isWithdrawn' | 'board' | 'bagSize'>;

/** `replayed` is `game` as replayed by the rules, from `start` if that is not the empty board. */
export function gameTurns(
  game: GcgGame,
  replayed: ReplayedGame,
  ruleset: Ruleset,
  start: ReplayStart | null = null,
): readonly GameTurn[] {
  const scores = game.players.map((_, player) => start?.scores[player] ?? 0);
  // What was kept before a position is unknown.
  const kept: (readonly Tile[] | null)[] = game.players.map(() => (start === null ? [] : null));
  const turns: GameTurn[] = [];
  for (const [at, counted] of replayed.turns.entries()) {
    const written = itemAt(game.turns, at);
    const board = replayed.turns[at - 1]?.board ?? start?.board ?? emptyBoard(ruleset.layout);
    const { player } = counted;
    const act = actOf(written, counted);
    const notes = written.notes.filter((note) => !LOSSES.includes(note));
    if (act !== null) {
      const isWithdrawn = replayed.turns[at + 1]?.kind === 'withdrawn';
      const turn = turnOf(
        { written, counted, act, isWithdrawn, board, scores: [...scores], kept: itemAt(kept, player) },
        ruleset,
      );
      turns.push({
        ...turn,
        number: turns.length + 1,
        ...(notes.length === 0 ? {} : { notes }),
        lastTurn: lastTurnBefore(turns.at(-1), player, ruleset),
      });
      kept[player] = keptAfter(turn);
    } else if (notes.length > 0) noteLast(turns, notes);
    scores[player] = counted.total;
  }
  return turns;
}

/** These notes say why a turn was lost. */
const LOSSES: readonly string[] = Object.values(LOSS_NOTES);

/** A comment next to a challenge or a withdrawn play belongs to the turn before. */
function noteLast(turns: GameTurn[], notes: readonly string[]): void {
  const last = turns.pop();
  if (last !== undefined) turns.push({ ...last, notes: [...(last.notes ?? []), ...notes] });
}

function lastTurnBefore(last: GameTurn | undefined, player: number, { sides }: Ruleset): LastTurn | null {
  if (last === undefined || last.player === player || (last.player + 1) % sides !== player) return null;
  const { act, score, isWithdrawn, board, bagSize } = last;
  return { act, score, isWithdrawn, board, bagSize };
}

/** `null` if the line is not a decision but an adjustment, a challenge, or a play that cannot be laid. */
function actOf(written: GcgTurn, { placed }: ReplayedTurn): TurnAct | null {
  switch (written.kind) {
    case 'play':
      return placed.length === 0 ? null : { kind: 'play', placed };
    case 'exchange':
      return { kind: 'exchange', tiles: written.tiles };
    case 'exchange-count':
      return { kind: 'exchange-count', count: written.count };
    case 'pass': {
      const cause = turnLossOf(written);
      return cause === null ? { kind: 'pass' } : { kind: 'lost', cause };
    }
    case 'withdrawn':
    case 'challenge':
    case 'time':
    case 'rack-points':
      return null;
  }
}

/** A position with the first player to move; its turn is unknown, and a pass stands for it. */
export function positionTurn(
  { board, rack, scores }: Pick<GameTurn, 'board' | 'rack' | 'scores'>,
  ruleset: Ruleset,
): GameTurn {
  const counted = { player: 0, notation: '-', score: 0 };
  const act: TurnAct = { kind: 'pass' };
  const at = { written: { rack }, counted, act, isWithdrawn: false, board, scores, kept: null };
  return { ...turnOf(at, ruleset), number: 1 };
}

function turnOf(
  at: {
    readonly written: Pick<GcgTurn, 'rack'>;
    readonly counted: Pick<ReplayedTurn, 'player' | 'notation' | 'score'>;
    readonly act: TurnAct;
  } & Pick<GameTurn, 'isWithdrawn' | 'board' | 'scores' | 'kept'>,
  ruleset: Ruleset,
): Omit<GameTurn, 'number'> {
  const { written, counted, act, board } = at;
  const { player, notation, score } = counted;
  const rackSize = ruleset.rack.size;
  const used = usedBy(act);
  const noted = withAtLeast(written.rack, used);
  // A rack that does not contain the play is wrong in the file: only the letters laid are certain.
  const rack = noted.length > rackSize && used.length > 0 ? used : noted;
  const left = [...allTiles(ruleset.tiles)];
  for (const laid of board) if (laid !== '') takeOne(left, liftedTile(laid));
  const others = rackSize * (ruleset.sides - 1);
  // With fewer tiles left than racks hold, nobody knows who has how many, but no other rack is more than full.
  const isRackWhole = rack.length === rackSize || rack.length >= left.length - others;
  const bagSize = Math.max(0, left.length - rackSize - others);
  for (const tile of rack) takeOne(left, tile);
  const { isWithdrawn, scores, kept } = at;
  return {
    player,
    notation,
    act,
    score,
    isWithdrawn,
    board,
    scores,
    rack,
    isRackWhole,
    kept,
    unseen: left,
    bagSize,
  };
}

function usedBy(act: TurnAct): readonly Tile[] {
  switch (act.kind) {
    case 'play':
      return act.placed.map(([, laid]) => neededTile(laid));
    case 'exchange':
      return act.tiles;
    case 'exchange-count':
    case 'pass':
    case 'lost':
      return [];
  }
}

function keptAfter({
  act,
  rack,
  isRackWhole,
  isWithdrawn,
}: Omit<GameTurn, 'number'>): readonly Tile[] | null {
  if (!isRackWhole || act.kind === 'exchange-count') return null;
  if (isWithdrawn) return rack;
  const kept = [...rack];
  for (const tile of usedBy(act)) takeOne(kept, tile);
  return kept;
}

/** Files may omit tiles of a rack even if they were played. */
function withAtLeast(rack: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  const rest = [...rack];
  const missing = used.filter((tile) => !takeOne(rest, tile));
  return [...rack, ...missing];
}

function takeOne(tiles: Tile[], tile: Tile): boolean {
  const at = tiles.indexOf(tile);
  if (at >= 0) tiles.splice(at, 1);
  return at >= 0;
}
