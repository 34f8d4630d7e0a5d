/** Where the texts of each language come from. English is always at hand: it loads with the code that uses it. */

import type { AreaLoaders } from './areas.ts';
import type { PageTexts } from './en/page.ts';
import type { PageLanguage } from './languages.ts';

export interface LanguageSource {
  /** What comes with the first load of the page. */
  readonly page: PageTexts;
  /** What comes with the screens. */
  readonly areas: AreaLoaders;
}

export const LANGUAGE_SOURCES: Readonly<Record<Exclude<PageLanguage, 'en'>, () => Promise<LanguageSource>>> =
  {
    de: async () => ({ ...(await import('./de/page.ts')), ...(await import('./de/areas.ts')) }),
    es: async () => ({ ...(await import('./es/page.ts')), ...(await import('./es/areas.ts')) }),
    fr: async () => ({ ...(await import('./fr/page.ts')), ...(await import('./fr/areas.ts')) }),
    nl: async () => ({ ...(await import('./nl/page.ts')), ...(await import('./nl/areas.ts')) }),
    pl: async () => ({ ...(await import('./pl/page.ts')), ...(await import('./pl/areas.ts')) }),
  };
