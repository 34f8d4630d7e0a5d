/** The shared studies of this page: opened from what the device has of them, begun from a study of the device, listed. */

import { signal, type Signal } from '@preact/signals';
import type { ListedStudy, SharedStudy } from '@lexiko/protocol';
import { condensed, type StudyState } from '@lexiko/analysis/studies';
import type { Online } from '../../../online/online-context.ts';
import type { Page } from '../../../page/page.ts';
import { randomDigits } from '../../../page/random-digits.ts';
import type { Studies } from '../store/studies.ts';
import { inPieces } from './event-pieces.ts';
import { LiveStore, type LiveSummary } from './live-store.ts';
import { LiveStudy } from './live-study.ts';

/** Over which the tabs of a browser tell each other that something waits. */
const TABS = 'lexiko.liveStudies';

export class LiveStudies {
  /** The latest first; `null`: not read yet. */
  readonly list: Signal<readonly LiveSummary[] | null> = signal(null);
  readonly #reportFailure: (error: unknown) => void;
  #opening: Promise<LiveStore> | null = null;

  constructor(reportFailure: (error: unknown) => void) {
    this.#reportFailure = reportFailure;
  }

  #store(): Promise<LiveStore> {
    this.#opening ??= LiveStore.open().catch((error: unknown) => {
      this.#opening = null; // the next call tries again
      throw error;
    });
    return this.#opening;
  }

  async refresh(): Promise<void> {
    this.list.value = await (await this.#store()).list();
  }

  /** Adds to the list what the server knows and this device has not opened yet. */
  addListed(studies: readonly ListedStudy[]): void {
    const known = this.list.peek() ?? [];
    const ids = new Set(known.map(({ id }) => id));
    const others = studies.filter(({ id }) => !ids.has(id));
    this.list.value = [...known, ...others.map((study) => ({ ...study, chapters: 0 }))];
  }

  async open(
    study: string,
    { requests, connection }: Pick<Online, 'requests' | 'connection'>,
    studies: Studies,
  ): Promise<LiveStudy> {
    const store = await this.#store();
    return new LiveStudy(study, await store.read(study), {
      store,
      requests,
      connection,
      nowMs: Date.now,
      newKey: randomDigits,
      keepCopy: (entries) => studies.add(entries),
      reportFailure: this.#reportFailure,
      alone: (work) =>
        navigator.locks === undefined ? work() : navigator.locks.request(`${TABS}.${study}`, work),
      ...(typeof BroadcastChannel === 'undefined' ? {} : { tabs: new BroadcastChannel(`${TABS}.${study}`) }),
    });
  }

  /** What the server has made waits for the events of a study of this device. */
  async begin({ id, title, role }: SharedStudy, state: StudyState): Promise<void> {
    const atMs = Date.now();
    const events = condensed(state, atMs).flatMap(({ event }) => inPieces(event));
    const waiting = events.map((event) => ({ key: randomDigits(), atMs, event }));
    const chapters = state.chapters.length;
    await (await this.#store()).begin({ id, title, role, chapters, changedMs: atMs }, waiting);
  }

  async forget(study: string): Promise<void> {
    await (await this.#store()).remove(study);
    await this.refresh();
  }
}

export function openLiveStudies({ failure }: Page): LiveStudies {
  return new LiveStudies((error) => failure.show(error));
}
