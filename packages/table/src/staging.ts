/**
 * What is prepared besides an ordinary play: recycled letters or blanks picked up before it (V-03, V-04), or a word
 * lifted to be rearranged (V-02). All of it is a fold of events on the player's own view: it does not touch the game,
 * and can be undone without a trace until the turn is played.
 */

import {
  err,
  evolveView,
  ok,
  type Action,
  type GameEvent,
  type PlayerView,
  type RearrangeAction,
  type Refusal,
  type Result,
  type Score,
  type Seat,
} from '@lexiko/rules';
import {
  DIRECTIONS,
  inspectPlay,
  inspectRearrangement,
  isLaidBlank,
  letterOf,
  liftedTile,
  neededTile,
  runThrough,
  scoreOf,
  textOf,
  tilesAtHand,
  withLaid,
  type Board,
  type InspectedPlay,
  type Run,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import { recyclesBlanks } from '@lexiko/rules/rule-points';
import {
  EMPTY_DRAFT,
  LIFTED,
  placementsOf,
  reconcile,
  type Draft,
  type Reconciled,
  type StagedStep,
} from './draft.ts';

function eventOf({ board }: PlayerView, seat: Seat, { kind, square, tile }: StagedStep): GameEvent {
  if (kind === 'retrieve') return { type: 'retrieved', seat, square, tile };
  return { type: 'recycled', seat, square, tile, taken: liftedTile(board[square] ?? ''), words: [] };
}

function fits({ board, racks }: PlayerView, seat: Seat, { kind, square, tile }: StagedStep): boolean {
  const laid = board[square] ?? '';
  const has = racks[seat]?.includes(neededTile(tile)) === true;
  return has && (kind === 'retrieve' ? isLaidBlank(laid) && letterOf(laid) === tile : laid !== '');
}

/** The table after the first of `steps`, as far as they are still possible. */
export function stagedView(
  view: PlayerView,
  seat: Seat,
  steps: readonly StagedStep[],
): { readonly view: PlayerView; readonly steps: readonly StagedStep[] } {
  let next = view;
  for (const [at, step] of steps.entries()) {
    if (!fits(next, seat, step)) return { view: next, steps: steps.slice(0, at) };
    next = evolveView(next, { by: seat, event: eventOf(next, seat, step) });
  }
  return { view: next, steps };
}

/** The board to lay tiles on: staged letters in place, a lifted word removed. */
export function boardOf(view: PlayerView, seat: Seat, draft: Draft): Board {
  const { board } = stagedView(view, seat, draft.steps).view;
  return draft.lifted === null
    ? board
    : withLaid(
        board,
        draft.lifted.from.map((square) => [square, '']),
      );
}

/** The tiles that can be laid: the rack's, and those of a lifted word, which are marked. */
export function handOf(view: PlayerView, seat: Seat, draft: Draft): readonly Tile[] {
  const staged = stagedView(view, seat, draft.steps).view;
  const lifted = draft.lifted?.from.map((square) => `${LIFTED}${staged.board[square] ?? ''}`) ?? [];
  return [...tilesAtHand(staged, seat), ...lifted];
}

/** A saved draft as far as it fits this table now, including staged steps and a lifted word. */
export function fitDraft(view: PlayerView, seat: Seat, kept: Draft): Reconciled {
  const whole: Draft = { ...EMPTY_DRAFT, ...kept };
  const { steps } = stagedView(view, seat, whole.steps);
  const isThere = whole.lifted?.from.every((square) => view.board[square] !== '') === true;
  const staged: Draft = { ...whole, steps, lifted: isThere ? whole.lifted : null };
  return reconcile(staged, {
    rack: handOf(view, seat, staged),
    board: boardOf(view, seat, staged),
    places: view.ruleset.rack.size,
  });
}

/** The step that replaces the letter on a square with this rack tile; `null` if the game does not allow it. */
export function stepFor(view: PlayerView, square: Square, tile: Tile): StagedStep['kind'] | null {
  const { blanks, recycling } = view.ruleset;
  const laid = view.board[square] ?? '';
  if (laid === '' || tile.startsWith(LIFTED)) return null;
  if (blanks.kind === 'retrieve' && isLaidBlank(laid) && letterOf(laid) === tile) return 'retrieve';
  const isLocked = isLaidBlank(laid) && !recyclesBlanks(recycling);
  return recycling.kind === 'on' && !isLocked && letterOf(laid) !== tile ? 'recycle' : null;
}

/** The blanks on the board that the side can pick up, each with its letter. */
export function retrievableBlanks(view: PlayerView, seat: Seat): readonly { square: Square; tile: Tile }[] {
  const rack = view.racks[seat] ?? [];
  if (view.ruleset.blanks.kind === 'stay') return [];
  return view.board.flatMap((laid, square) =>
    isLaidBlank(laid) && rack.includes(letterOf(laid)) ? [{ square, tile: letterOf(laid) }] : [],
  );
}

/** Every word on the board, across before down. */
export function wordsOnBoard({
  board,
  ruleset,
}: Pick<PlayerView, 'board' | 'ruleset'>): readonly (Run & { readonly text: string })[] {
  return DIRECTIONS.flatMap((direction) =>
    board.flatMap((laid, square) => {
      if (laid === '') return [];
      const run = runThrough(board, ruleset.layout, square, direction);
      return run.squares[0] === square && run.squares.length > 1
        ? [{ ...run, text: textOf(ruleset.tiles, board, run) }]
        : [];
    }),
  );
}

/** The lifted word as it is laid out now. */
function rearrangement(view: PlayerView, seat: Seat, draft: Draft): RearrangeAction | null {
  const { lifted, laidOut, slots } = draft;
  if (lifted === null) return null;
  const board = withLaid(boardOf(view, seat, draft), placementsOf(draft));
  const squares = laidOut.map(({ square }) => square);
  const at = Math.min(...squares);
  const step = lifted.direction === 'across' ? 1 : view.ruleset.layout.width;
  const length = Math.floor((Math.max(...squares) - at) / step) + 1;
  const word = Array.from({ length }, (_, index) => board[at + index * step] ?? '');
  const rack = laidOut
    .filter(({ slot }) => slots[slot]?.startsWith(LIFTED) !== true)
    .map(({ square }) => square);
  return { type: 'rearrange', seat, from: lifted.from, at, direction: lifted.direction, word, rack };
}

/** What the laid-out tiles would score, or why they cannot lie there; never whether their words are valid (D-04). */
export type Preview = Result<{ readonly play: InspectedPlay; readonly score: Score }, Refusal>;

export function previewOf(view: PlayerView, seat: Seat, draft: Draft): Preview | null {
  const tiles = placementsOf(draft);
  if (tiles.length === 0) return null;
  const staged = stagedView(view, seat, draft.steps).view;
  const play = inspectDraft(staged, seat, draft);
  return play.ok ? ok({ play: play.value, score: scoreOf(staged, seat, play.value, []) }) : play;
}

function inspectDraft(staged: PlayerView, seat: Seat, draft: Draft): Result<InspectedPlay, Refusal> {
  const action = rearrangement(staged, seat, { ...draft, steps: [] });
  if (action === null) return inspectPlay(staged, seat, placementsOf(draft));
  return action.word.includes('') ? err({ code: 'GAP' }) : inspectRearrangement(staged, action);
}

/** The turn as prepared: its steps, then the play. */
export function actionsOf(
  view: PlayerView,
  seat: Seat,
  draft: Draft,
  announced: number | null,
): readonly Action[] {
  const steps = stepActions(seat, draft);
  const tiles = placementsOf(draft);
  const staged = stagedView(view, seat, draft.steps).view;
  const play: Action =
    rearrangement(staged, seat, { ...draft, steps: [] }) ??
    (announced === null ? { type: 'play', seat, tiles } : { type: 'play', seat, tiles, announced });
  return [...steps, play];
}

/** The steps alone, before an exchange or a pass. */
export function stepActions(seat: Seat, { steps }: Draft): readonly Action[] {
  return steps.map(({ kind, square, tile }): Action => ({ type: kind, seat, square, tile }));
}
