/** Reports what a pupil has done to the server as soon as there is a connection, which it keeps open for them. */

import { effect, type ReadonlySignal } from '@preact/signals';
import type { ClassWork } from '../../learn/class-work.ts';
import type { Connection } from '../connection/connection.ts';

export class WorkReporter {
  readonly #ends: readonly (() => void)[];
  #isSending = false;

  constructor(connection: Connection, work: ClassWork, pupilOf: ReadonlySignal<string | null>) {
    this.#ends = [
      effect(() => (pupilOf.value === null ? undefined : connection.hold())),
      effect(() => {
        const due = work.due.value;
        if (connection.link.value !== 'open' || due === null || this.#isSending) return;
        this.#isSending = true;
        const { classroom, entries } = due;
        void connection.ask({ type: 'report-work', class: classroom, entries: [...entries] }).then(() => {
          this.#isSending = false;
          // What the server refuses is no longer assigned: it would refuse it again.
          work.sent(entries);
        });
      }),
    ];
  }

  close(): void {
    for (const end of this.#ends) end();
  }
}
