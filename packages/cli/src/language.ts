/** The language of the command line: what `--language` says, else what the environment says, else English. */

import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError, type ProcessIo } from './command.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of one language; the other stays on the disk. */
export async function loadTexts(language: Language): Promise<TerminalTexts> {
  switch (language) {
    case 'en':
      return (await import('@lexiko/texts/en/terminal')).terminal;
    case 'de':
      return (await import('@lexiko/texts/de/terminal')).terminal;
  }
}

/** By the first of the usual variables that is set, as `de_AT.UTF-8`. */
export function languageOf(env: ProcessIo['env']): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((language) => new RegExp(`^${language}(?![a-z])`, 'iu').test(locale)) ?? 'en';
}

/** Takes `--language` out of the arguments, wherever it stands; `language` is `null` without it. */
export function takeLanguage(args: readonly string[]): {
  readonly language: Language | null;
  readonly rest: readonly string[];
} {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  if (at < 0) return { language: null, rest: args };
  const arg = args[at] ?? '';
  const isOneWord = arg.includes('=');
  const wanted = isOneWord ? arg.slice('--language='.length) : (args[at + 1] ?? '');
  const language = LANGUAGES.find((one) => one === wanted);
  if (language === undefined)
    throw new UsageError(({ commandLine }) => commandLine.noLanguage(wanted, LANGUAGES));
  return { language, rest: args.toSpliced(at, isOneWord ? 1 : 2) };
}
