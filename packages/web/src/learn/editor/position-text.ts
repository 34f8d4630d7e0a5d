/** Reads a position from text: CGP, a GCG file before one of its turns, or a list of plays such as `8F HORN`. */

import { err, ok, type GameConfig, type PresetId, type Result, type Ruleset } from '@lexiko/rules';
import { withLaid, type Board } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import {
  gameTextKind,
  joinTiles,
  parseCgp,
  parseGcg,
  parseMove,
  pragmaOf,
  replayGcg,
  type CgpPosition,
} from '@lexiko/rules/notation';
import { rulebookOf } from '../../paper/paper-rules.ts';
import { EDITED_PRESETS, emptyPosition, RULES_OPERATION, type EditedPosition } from './edited-position.ts';

export type TextProblem =
  | { readonly code: 'UNREADABLE' }
  /** A board of another size, or more than two sides. */
  | { readonly code: 'OTHER_BOARD' }
  | { readonly code: 'NO_SUCH_TURN'; readonly turns: number }
  | { readonly code: 'BAD_PLAY'; readonly text: string };

export interface ReadPosition {
  readonly position: EditedPosition;
  /** The name or id of the dictionary that the text names; `null`: none. */
  readonly lexicon: string | null;
}

interface ReadBy {
  /** The rules where the text names none. */
  readonly preset: PresetId;
  readonly ruleset: Ruleset;
  readonly config: GameConfig;
  /** For a GCG file: the turn before which the position stands, from 1; `null`: after the last. */
  readonly turn: number | null;
}

/** A log is opened as a game, not as a position. */
export function readPositionText(text: string, by: ReadBy): Result<ReadPosition, TextProblem> {
  switch (gameTextKind(text)) {
    case 'cgp': {
      const read = parseCgp(text.trim().replaceAll(/[\t ]+/gu, ' '));
      return read.ok ? fromCgp(read.value, by) : err({ code: 'UNREADABLE' });
    }
    case 'gcg':
      return fromGcg(text, by);
    case 'log':
      return err({ code: 'UNREADABLE' });
    case null:
      return fromPlays(text, by);
  }
}

function presetNamed(name: string | undefined): PresetId | null {
  return EDITED_PRESETS.find((id) => id === name) ?? null;
}

function fromCgp(
  cgp: CgpPosition,
  { preset, ruleset: { layout } }: ReadBy,
): Result<ReadPosition, TextProblem> {
  const { board, width, height, racks, scores, operations } = cgp;
  if (width !== layout.width || height !== layout.height || scores.length > 2)
    return err({ code: 'OTHER_BOARD' });
  const operation = (wanted: string): string | undefined =>
    operations.find(({ name }) => name === wanted)?.text;
  return ok({
    position: {
      preset: presetNamed(operation(RULES_OPERATION)) ?? preset,
      board,
      racks: [joinTiles(racks[0] ?? []), joinTiles(racks[1] ?? [])],
      scores: [scores[0] ?? 0, scores[1] ?? 0],
      turn: 0,
    },
    lexicon: operation('lex') ?? null,
  });
}

function fromGcg(text: string, { preset, ruleset, config, turn }: ReadBy): Result<ReadPosition, TextProblem> {
  const file = parseGcg(text);
  if (!file.ok) return err({ code: 'UNREADABLE' });
  const { game } = file.value;
  const replayed = game.players.length > 2 ? null : replayGcg(file.value, { ...config, sides: 2 });
  if (replayed?.ok !== true) return err({ code: 'OTHER_BOARD' });
  const { turns } = replayed.value;
  if (turn !== null && (turn < 1 || turn > turns.length + 1))
    return err({ code: 'NO_SUCH_TURN', turns: turns.length });
  const before = turns.slice(0, turn === null ? turns.length : turn - 1);
  const next = game.turns[before.length];
  const mover = next?.player ?? 1 - (before.at(-1)?.player ?? 1);
  const score = (seat: number): number => before.findLast(({ player }) => player === seat)?.total ?? 0;
  const rack = next === undefined ? '' : joinTiles(next.rack);
  const empty = emptyPosition(rulebookOf(game) ?? preset, ruleset);
  return ok({
    position: {
      ...empty,
      board: before.at(-1)?.board ?? empty.board,
      racks: mover === 0 ? [rack, ''] : ['', rack],
      scores: [score(0), score(1)],
      turn: mover,
    },
    lexicon: pragmaOf(game, 'lexicon'),
  });
}

/** One play on a line; scores and racks stay as they are, and the reader fills them in. */
function fromPlays(text: string, { preset, ruleset }: ReadBy): Result<ReadPosition, TextProblem> {
  const lines = text
    .split(/[\n;,]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return err({ code: 'UNREADABLE' });
  const { layout, tiles } = ruleset;
  const empty = emptyPosition(preset, ruleset);
  let board: Board = empty.board;
  for (const line of lines) {
    const [start = '', word = ''] = line.split(/\s+/u);
    const play = parseMove({ board, layout, tiles }, `${start} ${word}`);
    if (!play.ok) return err({ code: 'BAD_PLAY', text: line });
    board = withLaid(board, play.value);
  }
  const mover = lines.length % 2;
  return ok({ position: { ...empty, board, turn: itemAt([0, 1], mover) }, lexicon: null });
}
