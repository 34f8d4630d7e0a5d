/**
 * Dragging tiles with mouse, finger or pen. The tile under the pointer is the only one to be seen: its place on rack or
 * board is shown empty until it is dropped, and it glides back where it cannot be dropped.
 */

import { signal, type Signal } from '@preact/signals';
import type { Square } from '@lexiko/rules';
import { laidAt, tileInSlot } from '../draft/draft.ts';
import { bringHome, chosenSlot, isFree, layFromSlot, moveInRack } from '../draft/laying.ts';
import { mayMove } from '../settings.ts';
import { draft, table, viewerSeat } from '../table.ts';

export interface Dragged {
  readonly slot: number;
  /** The free square it would fall on. */
  readonly target: Square | null;
  /** The place on the rack it would go to. */
  readonly place: number | null;
}

export const dragged: Signal<Dragged | null> = signal(null);

/** A finger that moves less than this taps. */
const SLOP_PX = 6;
/** A tile under a finger would be hidden by it. */
const LIFT_PX = 36;
const GLIDE_MS = 180;
/** How long after a drop a click is still the end of the drag and no tap. */
const AFTERMATH_MS = 60;

let droppedMs = -Infinity;

export function wasDragged(): boolean {
  return performance.now() - droppedMs < AFTERMATH_MS;
}

export function liftFromSlot(event: PointerEvent, slot: number): void {
  if (tileInSlot(draft.peek(), slot) !== '') lift(event, slot, null);
}

export function liftFromSquare(event: PointerEvent, square: Square): void {
  const one = laidAt(draft.peek(), square);
  if (one !== undefined) lift(event, one.slot, { square, laid: one.laid });
}

function lift(down: PointerEvent, slot: number, from: { square: Square; laid: string } | null): void {
  const news = table.peek();
  const { currentTarget, target, pointerId } = down;
  const source =
    from === null && currentTarget instanceof HTMLElement
      ? currentTarget
      : target instanceof Element
        ? target.closest<HTMLElement>('.cell')
        : null;
  if (
    down.button !== 0 ||
    news === null ||
    viewerSeat(news) === null ||
    news.view.phase === 'over' ||
    source === null
  )
    return;
  const home = source.getBoundingClientRect();
  const grip = { x: down.clientX - home.left - home.width / 2, y: down.clientY - home.top - home.height / 2 };
  const raise = down.pointerType === 'touch' ? LIFT_PX : 0;
  let ghost: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal: until } = listening;

  const centre = (event: PointerEvent): { x: number; y: number } => ({
    x: event.clientX - grip.x,
    y: event.clientY - grip.y - raise,
  });
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (ghost === null) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP_PX) return;
      ghost = makeGhost(source, home);
      chosenSlot.value = null;
    }
    const { x, y } = centre(event);
    ghost.style.transform = `translate(${x - home.width / 2}px, ${y - home.height / 2}px) scale(1.08)`;
    dragged.value = { slot, target: squareAt(x, y), place: placeAt(x, y) };
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    listening.abort();
    if (ghost === null) return;
    droppedMs = performance.now();
    const drop = dragged.peek();
    if (event.type === 'pointerup' && drop !== null && (drop.target !== null || drop.place !== null)) {
      ghost.remove();
      dragged.value = null;
      if (drop.target !== null) layFromSlot(slot, drop.target, from?.laid.toUpperCase());
      else if (drop.place !== null) returnToRack(slot, drop.place, from?.square ?? null);
    } else glideHome(ghost, home);
  };
  const options = { signal: until };
  addEventListener('pointermove', onMove, options);
  addEventListener('pointerup', onUp, options);
  addEventListener('pointercancel', onUp, options);
}

/** From the board a tile comes home to its own place; along the rack it moves. */
function returnToRack(slot: number, place: number, square: Square | null): void {
  if (square !== null) bringHome(square);
  else if (place !== slot) moveInRack(slot, place);
}

function makeGhost(source: HTMLElement, home: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost tile';
  ghost.setAttribute('aria-hidden', 'true');
  const face = source.querySelector('.face');
  if (face !== null) ghost.append(face.cloneNode(true));
  ghost.style.width = `${home.width}px`;
  ghost.style.height = `${home.height}px`;
  document.body.append(ghost);
  return ghost;
}

function glideHome(ghost: HTMLElement, home: DOMRect): void {
  const finish = (): void => {
    ghost.remove();
    dragged.value = null;
  };
  if (!mayMove()) return finish();
  const to = `translate(${home.left}px, ${home.top}px) scale(1)`;
  const glide = ghost.animate(
    { transform: [ghost.style.transform, to] },
    { duration: GLIDE_MS, easing: 'ease-out' },
  );
  glide.addEventListener('finish', finish);
  glide.addEventListener('cancel', finish);
}

/** The free square under a point; a little beside the board still counts for the edge. */
function squareAt(x: number, y: number): Square | null {
  const news = table.peek();
  const box = document.querySelector('#board')?.getBoundingClientRect();
  if (news === null || box === undefined) return null;
  const { width, height } = news.view.ruleset.layout;
  const side = box.width / width;
  const margin = side / 2;
  if (x < box.left - margin || x > box.right + margin || y < box.top - margin || y > box.bottom + margin)
    return null;
  const column = Math.min(width - 1, Math.max(0, Math.floor((x - box.left) / side)));
  const row = Math.min(height - 1, Math.max(0, Math.floor((y - box.top) / (box.height / height))));
  const square = row * width + column;
  return isFree(news, square) ? square : null;
}

function placeAt(x: number, y: number): number | null {
  const rack = document.querySelector('#rack');
  const box = rack?.getBoundingClientRect();
  if (rack === null || box === undefined || y < box.top - box.height / 2 || y > box.bottom + box.height)
    return null;
  const places = rack.children.length;
  const place = Math.floor(((x - box.left) / box.width) * places);
  return place < 0 || place >= places ? null : place;
}
