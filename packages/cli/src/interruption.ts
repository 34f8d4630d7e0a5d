/** Signals to stop: for commands that then end with what they know so far, and for servers that finish what they do. */

export interface Interruption {
  readonly isInterrupted: () => boolean;
  /** For what waits instead of asking. */
  readonly signal: AbortSignal;
  /** Listens no more. */
  readonly release: () => void;
}

/** Ctrl-C. Pressed once more it ends the process, as everywhere. */
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

/** When the process is told to end, by Ctrl-C or by whoever started it. */
export async function stopSignal(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
