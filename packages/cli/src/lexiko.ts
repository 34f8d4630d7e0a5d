/** The process behind `lexiko`: hands its arguments to `main` and ends the way other commands end. */

import { languageOf, loadTexts } from './language.ts';
import { main } from './main.ts';

/** Exit statuses beside those of the commands themselves: 128 + the signal's number, and sysexits' "software". */
const EXIT_INTERRUPTED = 130;
const EXIT_BROKEN_PIPE = 141;
const EXIT_BUG = 70;

/** `lexiko … | head` closes our standard output before we are done. That is the reader's right and no error. */
function endOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT_BROKEN_PIPE);
}

/** A command that answers Ctrl-C itself (to save a game) has its own listener; every other command just ends. */
function endOnInterrupt(): void {
  if (process.listenerCount('SIGINT') === 1) process.exit(EXIT_INTERRUPTED);
}

process.setSourceMapsEnabled(true);
process.stdout.on('error', endOnClosedPipe);
process.stderr.on('error', endOnClosedPipe);
process.on('SIGINT', endOnInterrupt);

try {
  process.exitCode = await main(process.argv.slice(2), process);
} catch (error) {
  const trace = error instanceof Error ? error.stack : String(error);
  const { commandLine } = await loadTexts(languageOf(process.env));
  process.stderr.write(`lexiko: ${commandLine.bug}\n${trace}\n`);
  process.exitCode = EXIT_BUG;
}
