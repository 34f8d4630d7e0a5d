/**
 * Looks through every frame that somebody received for a tile they must not know. Written from what players may know
 * (C-05, C-06), not from the code that hides it.
 */

import { expect } from 'vitest';

interface Seen {
  readonly type: string;
  readonly viewer?: number | 'spectator';
  readonly view?: {
    readonly phase: string;
    readonly racks: readonly (readonly string[])[];
    readonly pool: readonly string[];
    readonly secret: string | null;
    readonly window: null | {
      readonly seat: number;
      readonly drawn: readonly string[];
      readonly rackBefore: readonly string[];
    };
  };
  readonly events?: readonly {
    readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
  }[];
}

/** `secret` is the game's own: it may be told at the end only. */
export function expectNoLeak(frames: readonly string[], secret: string): void {
  let isOver = false;
  for (const frame of frames) {
    const { viewer, view, events = [] } = JSON.parse(frame) as Seen;
    if (view !== undefined && view.phase !== 'over') {
      view.racks.forEach((rack, seat) => seat === viewer || expectHidden(rack, frame));
      expectHidden(view.pool, frame);
      expect(view.secret).toBeNull();
      if (view.window !== null && view.window.seat !== viewer) {
        expectHidden(view.window.drawn, frame);
        expectHidden(view.window.rackBefore, frame);
      }
    }
    if (view?.phase === 'over') isOver = true;
    for (const { event } of events) {
      if (event.type === 'revealed') isOver = true;
      if (event.type === 'dealt')
        (event['racks'] as string[][]).forEach((rack, seat) => seat === viewer || expectHidden(rack, frame));
      if ((event.type === 'drew' || event.type === 'exchanged') && event['seat'] !== viewer)
        expectHidden(event['tiles'] as string[], frame);
    }
    if (!isOver) expect(frame.includes(secret)).toBe(false);
  }
}

function expectHidden(tiles: readonly string[], frame: string): void {
  if (tiles.some((tile) => tile !== '_')) expect.fail(`a tile that must be hidden: ${frame.slice(0, 300)}`);
}
