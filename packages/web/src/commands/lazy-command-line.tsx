/** The way to the command line: its code is fetched when somebody first opens it. */

import { signal, type Signal } from '@preact/signals';
import { lazyPart } from '../page/lazy-screen.tsx';

export const isCommandLineOpen: Signal<boolean> = signal(false);

/** The command line, once it has been opened and has come. */
export const LazyCommandLine = lazyPart(async () => (await import('./command-line.tsx')).CommandLine);
