/** The texts in the language chosen. English is always at hand; another language is fetched when somebody reads it. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { REFUSAL_RULES, type Refusal } from '@lexiko/rules';
import { textByCode } from '@lexiko/texts';
import { settings, type Language } from '../page/settings.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import type { Texts } from './texts.ts';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const SOURCES: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => Promise.resolve(ENGLISH),
  de: async () => (await import('@lexiko/texts/de/page')).page,
};

const catalogues: Signal<Partial<Record<Language, Texts>>> = signal({ en: ENGLISH });

export const texts: ReadonlySignal<Texts> = computed(
  () => catalogues.value[settings.value.language] ?? ENGLISH,
);

async function fetchTexts(language: Language): Promise<void> {
  const fetched = await SOURCES[language]();
  catalogues.value = { ...catalogues.peek(), [language]: fetched };
}

/** Fetches the texts of the language whenever another one is chosen; done when those of the first are there. */
export async function followLanguage(): Promise<void> {
  // Without them the page is in English, which is better than no page.
  await fetchTexts(settings.peek().language).catch(() => {});
  effect(() => {
    const { language } = settings.value;
    if (catalogues.peek()[language] === undefined) void fetchTexts(language).catch(() => {});
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
