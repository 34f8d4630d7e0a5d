/** Ctrl-C, for commands that then end with what they know so far. Pressed once more it ends the process, as everywhere. */

export interface Interruption {
  readonly isInterrupted: () => boolean;
  /** For what waits instead of asking. */
  readonly signal: AbortSignal;
  /** Listens no more. */
  readonly release: () => void;
}

export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  const { signal } = controller;
  const interrupt = (): void => controller.abort();
  process.once('SIGINT', interrupt);
  return {
    isInterrupted: () => signal.aborted,
    signal,
    release: () => void process.off('SIGINT', interrupt),
  };
}
