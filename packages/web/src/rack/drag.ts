/**
 * Dragging tiles with mouse, finger or pen. The tile under the pointer is the only one to be seen: its place on rack or
 * board is shown empty until it is dropped, and it glides back where it cannot be dropped.
 */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { letterOf, type Square } from '@lexiko/rules/board';
import { laidAt, type Draft, type LaidOut } from '@lexiko/table/draft';
import { awayFromPlayer, currentTurn, pointOnRack } from '../table/turntable.ts';
import type { Feedback } from '../page/feedback/feedback.ts';
import type { Laying } from '../table/laying.ts';
import { viewerSeat, type TableSnapshot } from '../table/snapshot.ts';

export interface Dragged {
  readonly slot: number;
  /** The free square it would fall on. */
  readonly target: Square | null;
  /** The place on the rack it would go to. */
  readonly place: number | null;
}

/** What is seen of a table on the page; `null` while it is not. */
export interface TableElements {
  board: HTMLElement | null;
  rack: HTMLElement | null;
}

/** What dragging needs of its table. */
export interface DragTable {
  readonly feedback: Pick<Feedback, 'mayMove'>;
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  readonly draft: ReadonlySignal<Draft>;
  readonly laying: Laying;
  readonly elements: TableElements;
}

/** A pointer that moves less than this taps; where there is nothing to drag it may stray farther. */
const SLOP_PX = 6;
const WIDE_SLOP_PX = 14;
/** A tile under a finger would be hidden by it. */
const LIFT_PX = 36;
/** Beside the board it seems nearer than it was. */
const RAISED = 1.08;
const GLIDE_MS = 180;
/** A click so soon after a tap or a drop on the same thing is its echo. */
const ECHO_MS = 400;

/** How far beside the board still counts for its edge, in squares. */
const MARGIN = 0.5;

interface Press {
  /** What is pressed, by a name of its own. */
  readonly what: string;
  readonly source: HTMLElement;
  /** The tile that can be dragged from here; `null`: there is nothing to drag. */
  readonly tile: { readonly slot: number; readonly from: LaidOut | null } | null;
  readonly onTap: () => void;
}

function isSameAim(before: Dragged | null, now: Dragged): boolean {
  return before?.slot === now.slot && before.target === now.target && before.place === now.place;
}

function makeGhost(source: HTMLElement | null, home: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost tile';
  ghost.setAttribute('aria-hidden', 'true');
  const face = source?.querySelector('.face') ?? null;
  if (face !== null) ghost.append(face.cloneNode(true));
  ghost.style.width = `${home.width}px`;
  ghost.style.height = `${home.height}px`;
  document.body.append(ghost);
  return ghost;
}

/** The pointer at one table. */
export class Drag {
  readonly dragged: Signal<Dragged | null> = signal(null);
  /** The place on the rack whose tile is being dragged. */
  readonly draggedSlot: ReadonlySignal<number | null> = computed(() => this.dragged.value?.slot ?? null);
  /** The place on the rack where a dragged tile would go now; `null`: it would not go to the rack. */
  readonly gapPlace: ReadonlySignal<number | null> = computed(() => {
    const drag = this.dragged.value;
    return drag === null || drag.target !== null ? null : drag.place;
  });
  readonly #table: DragTable;
  /** What was last done by a pointer, and when. */
  #handled = { what: '', atMs: -Infinity };

  constructor(table: DragTable) {
    this.#table = table;
  }

  /**
   * Whether a click repeats what a pointer has done already. Taps do not wait for their click, because Chromium sends
   * none for a tap soon after a swift drag; keys and screen readers send a click only.
   */
  isEcho(what: string): boolean {
    return this.#handled.what === what && performance.now() - this.#handled.atMs < ECHO_MS;
  }

  pressSlot(event: PointerEvent, slot: number, source: HTMLElement): void {
    const tile = { slot, from: null };
    this.#press(event, { what: `slot ${slot}`, source, tile, onTap: () => this.#table.laying.tapSlot(slot) });
  }

  pressSquare(event: PointerEvent, square: Square, source: HTMLElement): void {
    const from = laidAt(this.#table.draft.peek(), square);
    const tile = from === undefined ? null : { slot: from.slot, from };
    this.#press(event, {
      what: `square ${square}`,
      source,
      tile,
      onTap: () => this.#table.laying.tapSquare(square),
    });
  }

  #press(down: PointerEvent, { what, source, tile, onTap }: Press): void {
    if (down.button !== 0) return;
    const home = source.getBoundingClientRect();
    const grip = {
      x: down.clientX - home.left - home.width / 2,
      y: down.clientY - home.top - home.height / 2,
    };
    const raise = awayFromPlayer(down.pointerType === 'touch' ? LIFT_PX : 0);
    const slop = tile === null ? WIDE_SLOP_PX : SLOP_PX;
    let hasMoved = false;
    let ghost: HTMLElement | null = null;
    const listening = new AbortController();
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      hasMoved ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= slop;
      if (!hasMoved || tile === null || !this.#canDrag()) return;
      if (ghost === null) {
        ghost = makeGhost(tile.from === null ? source : this.#laidTile(tile.slot), home);
        this.#table.laying.chosenSlot.value = null;
      }
      const at = { x: event.clientX + raise.x, y: event.clientY + raise.y };
      const side = this.#squareSideAt(at);
      // Over the board it is no larger than a square, and held by the same spot of its face: it hides no other square.
      const scale = side === null ? 1 : side / home.width;
      const x = at.x - grip.x * scale;
      const y = at.y - grip.y * scale;
      // Asked before anything is moved: the browser would have to lay out the page anew to answer.
      const aim: Dragged = {
        slot: tile.slot,
        target: this.#squareAt(x, y, tile.slot),
        place: this.#placeAt(x, y),
      };
      const look = `scale(${side === null ? RAISED : scale})`;
      ghost.style.transform = `translate(${x - home.width / 2}px, ${y - home.height / 2}px) ${look}`;
      if (!isSameAim(this.dragged.peek(), aim)) this.dragged.value = aim;
    };
    const onEnd = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      listening.abort();
      const isUp = event.type === 'pointerup';
      if (ghost === null && (!isUp || hasMoved)) return;
      this.#handled = { what, atMs: performance.now() };
      if (ghost !== null && tile !== null) this.#drop(tile, ghost, home, isUp);
      else onTap();
    };
    // A finger's click comes late and falls on whatever is there by then, a window that the tap has opened for one.
    const silence = (event: TouchEvent): void => {
      if (event.cancelable) event.preventDefault();
    };
    if (down.pointerType === 'touch')
      source.addEventListener('touchend', silence, { once: true, passive: false });
    const { signal: until } = listening;
    addEventListener('pointermove', onMove, { signal: until });
    addEventListener('pointerup', onEnd, { signal: until });
    addEventListener('pointercancel', onEnd, { signal: until });
  }

  #canDrag(): boolean {
    const snapshot = this.#table.snapshot.peek();
    return snapshot !== null && viewerSeat(snapshot) !== null && snapshot.view.phase !== 'over';
  }

  #drop({ slot, from }: NonNullable<Press['tile']>, ghost: HTMLElement, home: DOMRect, isUp: boolean): void {
    const aim = this.dragged.peek();
    if (!isUp || aim === null || (aim.target === null && aim.place === null)) {
      this.#glideHome(ghost, home);
      return;
    }
    ghost.remove();
    this.dragged.value = null;
    if (aim.target !== null)
      this.#table.laying.layFromSlot(slot, aim.target, from === null ? undefined : letterOf(from.laid));
    else if (aim.place !== null) this.#returnToRack(slot, aim.place, from?.square ?? null);
  }

  /** From the board a tile comes home to its own place; along the rack it moves. */
  #returnToRack(slot: number, place: number, square: Square | null): void {
    if (square !== null) this.#table.laying.bringHome(square);
    else if (place !== slot) this.#table.laying.rack.move(slot, place);
  }

  /** The tile of a place of the rack where it lies over the board. */
  #laidTile(slot: number): HTMLElement | null {
    return this.#table.elements.board?.parentElement?.querySelector(`[data-laid="${slot}"]`) ?? null;
  }

  #glideHome(ghost: HTMLElement, home: DOMRect): void {
    const finish = (): void => {
      ghost.remove();
      this.dragged.value = null;
    };
    if (!this.#table.feedback.mayMove()) return finish();
    const to = `translate(${home.left}px, ${home.top}px) scale(1)`;
    const glide = ghost.animate(
      { transform: [ghost.style.transform, to] },
      { duration: GLIDE_MS, easing: 'ease-out' },
    );
    glide.addEventListener('finish', finish);
    glide.addEventListener('cancel', finish);
  }

  /** How large the squares are under a point of the screen; `null` beside the board. */
  #squareSideAt({ x, y }: { readonly x: number; readonly y: number }): number | null {
    const box = this.#table.elements.board?.getBoundingClientRect();
    const columns = this.#table.snapshot.peek()?.view.ruleset.layout.width;
    if (box === undefined || columns === undefined) return null;
    const side = box.width / columns;
    const margin = side * MARGIN;
    const isOver =
      x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;
    return isOver ? side : null;
  }

  /** The square under a point that can take the tile of a slot; a little beside the board still counts for the edge. */
  #squareAt(x: number, y: number, slot: number): Square | null {
    const snapshot = this.#table.snapshot.peek();
    const box = this.#table.elements.board?.getBoundingClientRect();
    if (snapshot === null || box === undefined) return null;
    if (currentTurn() !== 0) return this.#turnedSquareAt(x, y, slot);
    const { width, height } = snapshot.view.ruleset.layout;
    const side = box.width / width;
    const margin = side * MARGIN;
    if (x < box.left - margin || x > box.right + margin || y < box.top - margin || y > box.bottom + margin)
      return null;
    const column = Math.min(width - 1, Math.max(0, Math.floor((x - box.left) / side)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((y - box.top) / (box.height / height))));
    const square = row * width + column;
    return this.#table.laying.canLayOn(slot, square) ? square : null;
  }

  /** On a turned board the browser knows what lies where; between two squares the next one will do. */
  #turnedSquareAt(x: number, y: number, slot: number): Square | null {
    for (const nudge of [0, 3, -3]) {
      const cell = document.elementFromPoint(x + nudge, y + nudge)?.closest<HTMLElement>('[data-square]');
      const square = Number(cell?.dataset['square'] ?? -1);
      if (square >= 0 && this.#table.laying.canLayOn(slot, square)) return square;
    }
    return null;
  }

  #placeAt(x: number, y: number): number | null {
    const rack = this.#table.elements.rack;
    if (rack === null) return null;
    const { along, down } = pointOnRack(rack.getBoundingClientRect(), { x, y });
    // A little above it still counts, and more below it.
    if (down < -0.5 || down > 2) return null;
    const places = rack.children.length;
    const place = Math.floor(along * places);
    return place < 0 || place >= places ? null : place;
  }
}
