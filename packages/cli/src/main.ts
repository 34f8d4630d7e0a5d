/** The entry of `lexiko`: finds the command, runs it, and turns errors into one sentence and an exit status. */

import { readFileSync } from 'node:fs';
import { TERMINAL_LANGUAGES } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { closestName } from './closest-name.ts';
import { UsageError, type Io, type ProcessIo } from './command.ts';
import { COMMAND_NAMES, COMMANDS, isCommand } from './command-table.ts';
import { helpText, rowText } from './help-text.ts';
import { languageOf, loadTexts, takeLanguage } from './language.ts';

function overview({ commandLine }: TerminalTexts): string {
  const { tagline, usage, usageOfAll, summaries, options, languageHelp, versionHelp, moreHelp } = commandLine;
  const width = Math.max(...COMMAND_NAMES.map((name) => name.length));
  return [
    tagline,
    '',
    `${usage} ${usageOfAll}`,
    '',
    ...COMMAND_NAMES.map((name) => `  ${name.padEnd(width)}  ${summaries[name]}`),
    '',
    options,
    rowText([`--language ${TERMINAL_LANGUAGES.join('|')}`, languageHelp]),
    rowText(['--version', versionHelp]),
    '',
    moreHelp,
    '',
  ].join('\n');
}

export async function main(args: readonly string[], io: ProcessIo): Promise<number> {
  try {
    const { language, rest } = takeLanguage(args);
    return await runCommand(rest, { ...io, texts: await loadTexts(language ?? languageOf(io.env)) });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`lexiko: ${error.say(await loadTexts(languageOf(io.env)))}\n`);
    return 2;
  }
}

/** What is installed; all packages have one version. */
function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

async function runCommand([name, ...rest]: readonly string[], io: Io): Promise<number> {
  const { stdout, stderr, texts } = io;
  if (name === '--version' || name === '-V') {
    stdout.write(`lexiko ${version()}\n`);
    return 0;
  }
  if (name === 'help' && rest[0] !== undefined) return runCommand([rest[0], '--help'], io);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    stdout.write(overview(texts));
    return name === undefined ? 2 : 0;
  }
  if (!isCommand(name)) {
    const meant = closestName(name, [...COMMAND_NAMES, 'help']);
    stderr.write(`lexiko: ${texts.commandLine.noCommand(name, meant)}\n`);
    return 2;
  }
  const command = await COMMANDS[name]();
  if (rest.includes('--help') || rest.includes('-h')) {
    stdout.write(helpText(texts, name, command));
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError) && !isFileError(error)) throw error;
    stderr.write(`lexiko ${name}: ${error instanceof UsageError ? error.say(texts) : error.message}\n`);
    return 2;
  }
}

/** What the disk says to a path that cannot be used, wherever it was tried: not a mistake of ours. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
