/** Reads data for a screen from the server. On failure it shows the reason and offers a retry. */

import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { Result } from '@lexiko/rules';
import type { RequestFailure } from '../connection/requests.ts';
import { useOnline } from '../online-context.ts';
import { accountTexts } from '../online-texts.ts';

/** A read that failed. */
export interface FailedRead {
  readonly cause: RequestFailure;
  readonly again: () => void;
}

export interface ServerRead {
  /** `null`: no failure. */
  readonly failed: ReadonlySignal<FailedRead | null>;
  /** Sends the request and passes on the answer. */
  readonly read: <T>(ask: () => Promise<Result<T, RequestFailure>>, take: (answer: T) => void) => void;
}

export function useServerRead(): ServerRead {
  const { link } = useOnline().connection;
  const failed = useSignal<FailedRead | null>(null);
  const read: ServerRead['read'] = (ask, take) => {
    failed.value = null;
    void ask().then((answer) => {
      if (answer.ok) take(answer.value);
      else failed.value = { cause: answer.error, again: () => read(ask, take) };
    });
  };
  // Retries by itself when the connection returns.
  useSignalEffect(() => {
    if (link.value === 'open') failed.peek()?.again();
  });
  return { failed, read };
}

export function ReadFault({ failed }: { readonly failed: ReadonlySignal<FailedRead | null> }) {
  if (failed.value === null) return null;
  const account = accountTexts.value;
  const { cause, again } = failed.value;
  return (
    <p class="fault" role="alert">
      {account.failures[cause]}{' '}
      <button type="button" onClick={again}>
        {account.tryAgain}
      </button>
    </p>
  );
}
