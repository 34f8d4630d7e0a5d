/** The languages in which people read Lexiko. Which language the tiles of a game have is another matter. */

/** A language is listed here when all of its texts are written: the compiler then asks for every one of them. */
export const PAGE_LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pl'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The command line speaks fewer. */
export const TERMINAL_LANGUAGES = ['en', 'de'] as const satisfies readonly PageLanguage[];
export type TerminalLanguage = (typeof TERMINAL_LANGUAGES)[number];

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pl: 'Polski',
};
