/** The texts in the language chosen. English is always at hand; another language is fetched when somebody reads it. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { REFUSAL_RULES, type Refusal } from '@lexiko/rules';
import { textByCode } from '@lexiko/texts';
import type { Language } from '../page/settings.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import type { Texts } from './texts.ts';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const SOURCES: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => Promise.resolve(ENGLISH),
  de: async () => (await import('@lexiko/texts/de/page')).page,
};

/** What everybody on the page reads: one language, so that a sentence needs no way to its page. */
const current: Signal<{ readonly language: Language; readonly locale: string; readonly texts: Texts }> =
  signal({ language: 'en', locale: 'en', texts: ENGLISH });

export const language: ReadonlySignal<Language> = computed(() => current.value.language);
/** How the reader writes dates and numbers in it. */
export const locale: ReadonlySignal<string> = computed(() => current.value.locale);
export const texts: ReadonlySignal<Texts> = computed(() => current.value.texts);

/** The reader's own form of a language among those the browser is set to: British dates under `en-GB`. */
export function localeOf(chosen: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => tag.split('-')[0]?.toLowerCase() === chosen) ?? chosen;
}

/**
 * Reads what is chosen, whenever it changes; done when the texts of the first language are there. `preferred` are the
 * languages that the browser is set to.
 */
export async function followLanguage(
  chosen: ReadonlySignal<{ readonly language: Language }>,
  preferred: readonly string[],
): Promise<void> {
  const fetchTexts = async (wanted: Language): Promise<void> => {
    const fetched = await SOURCES[wanted]();
    if (chosen.peek().language === wanted)
      current.value = { language: wanted, locale: localeOf(wanted, preferred), texts: fetched };
  };
  // Without them the page stays in the language it has, which is better than no page.
  await fetchTexts(chosen.peek().language).catch(() => {});
  effect(() => {
    const { language: wanted } = chosen.value;
    if (current.peek().language !== wanted) void fetchTexts(wanted).catch(() => {});
  });
}

/** A refusal in a sentence, and the rule behind it, which leads to its section of the rulebook. */
export interface RefusalSaid {
  /** The number in RULES.md. */
  readonly rule: string;
  readonly sentence: string;
}

export function refusalText({ refusals }: Texts, refusal: Refusal): RefusalSaid {
  return { rule: REFUSAL_RULES[refusal.code], sentence: textByCode<Refusal>(refusals, refusal) };
}
