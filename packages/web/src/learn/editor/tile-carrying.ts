/** Carries a tile by pointer, from the letters beside the board or from a square, to another square or off the board. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Laid, Square } from '@lexiko/rules/board';

export interface CarriedTile {
  readonly laid: Laid;
  /** The square that it comes from; `null`: from beside the board. */
  readonly from: Square | null;
  readonly x: number;
  readonly y: number;
}

/** A shorter movement is a tap. */
const FAR_PX = 6;

function squareUnder(x: number, y: number): Square | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.position-editor [data-square]');
  return cell === null || cell === undefined ? null : Number(cell.dataset['square']);
}

/** `square`: where the tile is let go; `null`: off the board. */
export type DropTile = (tile: Pick<CarriedTile, 'laid' | 'from'>, square: Square | null) => void;

export class TileCarrying {
  readonly #carried: Signal<CarriedTile | null> = signal(null);
  readonly #onDrop: DropTile;
  #hasCarried = false;
  #release: (() => void) | null = null;

  constructor(onDrop: DropTile) {
    this.#onDrop = onDrop;
  }

  /** The tile under the pointer; `null` while none is carried. */
  get carried(): ReadonlySignal<CarriedTile | null> {
    return this.#carried;
  }

  /** Whether the click that follows belongs to a tile that was carried. */
  takeEcho(): boolean {
    const hasCarried = this.#hasCarried;
    this.#hasCarried = false;
    return hasCarried;
  }

  press(event: PointerEvent, laid: Laid, from: Square | null): void {
    this.close();
    this.#hasCarried = false;
    const { pointerId, clientX, clientY } = event;
    // The browser binds a finger to what it pressed, which would hide the square below it.
    if (event.target instanceof Element && event.target.hasPointerCapture(pointerId))
      event.target.releasePointerCapture(pointerId);
    const onMove = (move: PointerEvent): void => {
      if (move.pointerId !== pointerId) return;
      const { clientX: x, clientY: y } = move;
      if (!this.#hasCarried && Math.hypot(x - clientX, y - clientY) < FAR_PX) return;
      this.#hasCarried = true;
      this.#carried.value = { laid, from, x, y };
    };
    const onUp = (up: PointerEvent): void => {
      if (up.pointerId !== pointerId) return;
      this.close();
      if (this.#hasCarried) this.#onDrop({ laid, from }, squareUnder(up.clientX, up.clientY));
    };
    const onCancel = (): void => this.close();
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    this.#release = () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }

  close(): void {
    this.#release?.();
    this.#release = null;
    this.#carried.value = null;
  }
}
