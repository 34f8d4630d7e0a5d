/** What the coach knows of the turn at hand and of the ones before: of each player what that player sees, and shown to nobody else. */

import { signal, type Signal } from '@preact/signals';
import { isJudgedAtTable, tableTurnOfView, type StudiedTurn } from '@lexiko/analysis';
import type { PlayerView, Seat, SeenEvent } from '@lexiko/rules';
import type { TableSnapshot } from '../table/snapshot.ts';
import { failureReporter } from '../learn/use-answer.ts';
import type { Page } from '../page/page.ts';
import { openStudy, type Study } from '../study/study.ts';

/** Playouts of a move: enough for advice while somebody thinks. */
const ITERATIONS = 300;
/** Where dice are rolled or letters move, everything takes longer. */
const AT_TABLE = 48;

/** From a tip that helps one to find it oneself to the play itself. */
export const HINTS = ['tip', 'area', 'letters', 'play'] as const;
export type Hint = (typeof HINTS)[number];

interface Advice {
  /** The table when the turn began, and how many events there were. */
  readonly view: PlayerView;
  readonly events: number;
  /** `null` while it is being thought about. */
  readonly studied: StudiedTurn | null;
  /** How many hints have been asked for. */
  readonly given: number;
}

/** What the coach has to say to one player at one table. */
interface Talk {
  /** About the turn that the player is about to take; `null`: it is not theirs. */
  readonly advice: Advice | null;
  /** About their last turn; `null`: none yet. */
  readonly last: StudiedTurn | null;
}

const SILENCE: Talk = { advice: null, last: null };

function keyOf({ game }: Pick<TableSnapshot, 'game'>, seat: Seat): string {
  return `${game} ${seat}`;
}

export class Coaching {
  readonly #asking: Study;
  readonly #reportFailure: (error: unknown) => void;
  /** By table and seat. */
  readonly #talks: Signal<ReadonlyMap<string, Talk>> = signal(new Map());

  constructor(study: Study, reportFailure: (error: unknown) => void) {
    this.#asking = study;
    this.#reportFailure = reportFailure;
  }

  talkWith(snapshot: TableSnapshot, seat: Seat): Talk {
    return this.#talks.value.get(keyOf(snapshot, seat)) ?? SILENCE;
  }

  /** Tells one hint more about the turn at hand. */
  giveHint(snapshot: TableSnapshot, seat: Seat): void {
    const { advice } = this.#known(snapshot, seat);
    if (advice !== null) this.#change(snapshot, seat, { advice: { ...advice, given: advice.given + 1 } });
  }

  /** Follows the table: looks into a turn when it begins, and into what was done when it is over. */
  async follow(snapshot: TableSnapshot, seat: Seat): Promise<void> {
    const { advice } = this.#known(snapshot, seat);
    const since = advice === null ? [] : snapshot.events.slice(advice.events);
    const ending = since.findIndex(
      ({ event }) =>
        (event.type === 'played' || event.type === 'exchanged' || event.type === 'passed') &&
        event.seat === seat,
    );
    if (advice !== null && ending >= 0) {
      this.#change(snapshot, seat, { advice: null });
      const last = await this.#study(advice.view, seat, since.slice(0, ending + 1));
      if (last !== null) this.#change(snapshot, seat, { last });
    }
    const { attention, view } = snapshot;
    const isMine = attention.kind === 'turn' && attention.seat === seat && view.phase === 'playing';
    if (!isMine || this.#known(snapshot, seat).advice !== null) return;
    const begun: Advice = { view, events: snapshot.events.length, studied: null, given: 0 };
    this.#change(snapshot, seat, { advice: begun });
    const studied = await this.#study(view, seat, []);
    const now = this.#known(snapshot, seat).advice;
    if (now?.view === view) this.#change(snapshot, seat, { advice: { ...now, studied } });
  }

  #known(snapshot: TableSnapshot, seat: Seat): Talk {
    return this.#talks.peek().get(keyOf(snapshot, seat)) ?? SILENCE;
  }

  #change(snapshot: TableSnapshot, seat: Seat, next: Partial<Talk>): void {
    const talk = { ...this.#known(snapshot, seat), ...next };
    this.#talks.value = new Map(this.#talks.peek()).set(keyOf(snapshot, seat), talk);
  }

  /** A turn as its player sees it, taken by what they have seen since; not taken yet, if that is nothing. */
  async #study(view: PlayerView, seat: Seat, since: readonly SeenEvent[]): Promise<StudiedTurn | null> {
    try {
      const table = tableTurnOfView(view, seat, since);
      if (isJudgedAtTable(view.ruleset))
        return await this.#asking.ask('studyTable', { table, iterations: AT_TABLE });
      return await this.#asking.ask('studyTurn', {
        config: view.config,
        turn: table.turn,
        iterations: ITERATIONS,
        dictionary: view.dictionary,
      });
    } catch (error) {
      this.#reportFailure(error);
      return null;
    }
  }
}

export function openCoaching(page: Page): Coaching {
  return new Coaching(page.of(openStudy), failureReporter(page));
}
