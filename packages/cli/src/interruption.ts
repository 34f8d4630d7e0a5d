/** Ctrl-C, for commands that then end with what they know so far. Pressed once more it ends the process, as everywhere. */

export interface Interruption {
  readonly isInterrupted: () => boolean;
  /** Listens no more. */
  readonly release: () => void;
}

export function listenForInterruption(): Interruption {
  let isInterrupted = false;
  const interrupt = (): void => void (isInterrupted = true);
  process.once('SIGINT', interrupt);
  return { isInterrupted: () => isInterrupted, release: () => void process.off('SIGINT', interrupt) };
}
