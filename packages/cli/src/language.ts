/** The language of the command line: what `--language` says, else what the environment says, else English. */

import { TERMINAL_LANGUAGES, type TerminalLanguage } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError, type ProcessIo } from './command.ts';

/** The texts of one language; the other stays on the disk. */
export async function loadTexts(language: TerminalLanguage): Promise<TerminalTexts> {
  switch (language) {
    case 'en':
      return (await import('@lexiko/texts/en/terminal')).terminal;
    case 'de':
      return (await import('@lexiko/texts/de/terminal')).terminal;
  }
}

/** By the first of the usual variables that is set, as `de_AT.UTF-8`. */
export function languageOf(env: ProcessIo['env']): TerminalLanguage {
  return languageNamed(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '') ?? 'en';
}

/** `de`, `de-AT` and `de_AT.UTF-8` are German; `null` for what the command line does not speak. */
function languageNamed(text: string): TerminalLanguage | null {
  return TERMINAL_LANGUAGES.find((language) => new RegExp(`^${language}(?![a-z])`, 'iu').test(text)) ?? null;
}

/** Takes `--language` out of the arguments, wherever it stands; `language` is `null` without it. */
export function takeLanguage(args: readonly string[]): {
  readonly language: TerminalLanguage | null;
  readonly rest: readonly string[];
} {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  if (at < 0) return { language: null, rest: args };
  const arg = args[at] ?? '';
  const isOneWord = arg.includes('=');
  const wanted = isOneWord ? arg.slice('--language='.length) : (args[at + 1] ?? '');
  const language = languageNamed(wanted);
  if (language === null) throw new UsageError(({ commandLine }) => commandLine.noLanguage(wanted));
  return { language, rest: args.toSpliced(at, isOneWord ? 1 : 2) };
}
