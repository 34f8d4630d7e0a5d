/** The way to the command line: its code is fetched when somebody first opens it. */

import { lazyPart } from '../page/lazy-screen.tsx';

/** The command line, once it has been opened and has come. */
export const LazyCommandLine = lazyPart(async () => (await import('./command-line.tsx')).CommandLine);
