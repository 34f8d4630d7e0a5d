/** Fetches the code that synchronises once an account wants it on this device. */

import { effect } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { openLearner } from '../../page/storage/learner.ts';

class SyncStarter {
  readonly close: () => void;

  constructor(page: Page) {
    const { form } = page.of(openLearner);
    this.close = effect(() => {
      if (form.value === null) return;
      import('./open-sync.ts')
        .then(({ openProgressSync }) => page.of(openProgressSync))
        .catch((error: unknown) => page.failure.show(error));
    });
  }
}

export function openSyncStarter(page: Page): SyncStarter {
  return new SyncStarter(page);
}
