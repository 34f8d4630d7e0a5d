/** The texts in the language chosen. English is always at hand; another language is fetched when somebody reads it. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { REFUSAL_RULES, type Refusal } from '@lexiko/rules';
import {
  textByCode,
  type AreaLoaders,
  type AreaName,
  type AreaTexts,
  type PageLanguage,
} from '@lexiko/texts';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import type { Texts } from './texts.ts';

type Areas = Readonly<Partial<AreaTexts>>;

interface Current {
  readonly language: PageLanguage;
  readonly locale: string;
  readonly texts: Texts;
  /** Where the areas of this language come from; English ones come with their screens. */
  readonly loaders: AreaLoaders | null;
  readonly areas: Areas;
}

/** What everybody on the page reads: one language, so that a sentence needs no way to its page. */
const current: Signal<Current> = signal({
  language: 'en',
  locale: 'en',
  texts: ENGLISH,
  loaders: null,
  areas: {},
});
/** The areas of the screens that have been opened. */
const wanted = new Set<AreaName>();

export const language: ReadonlySignal<PageLanguage> = computed(() => current.value.language);
/** How the reader writes dates and numbers in it. */
export const locale: ReadonlySignal<string> = computed(() => current.value.locale);
export const texts: ReadonlySignal<Texts> = computed(() => current.value.texts);
export const areas: ReadonlySignal<Areas> = computed(() => current.value.areas);

/** Whether dates and numbers can be written by it: a browser started under `LANG=C` is set to `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The reader's own form of a language among those the browser is set to: British dates under `en-GB`. */
export function localeOf(chosen: PageLanguage, preferred: readonly string[]): string {
  const isOfChosen = (tag: string): boolean => tag.split('-')[0]?.toLowerCase() === chosen;
  return preferred.find((tag) => isOfChosen(tag) && isLocale(tag)) ?? chosen;
}

/** A screen needs this area from now on, in whatever language. */
export function wantArea(name: AreaName): void {
  wanted.add(name);
}

async function fetchAreas(loaders: AreaLoaders, names: readonly AreaName[]): Promise<Areas> {
  const fetched = names.map(async (name) => [name, await loaders[name]()] as const);
  return Object.fromEntries(await Promise.all(fetched));
}

/**
 * Done when all areas that were asked for are there in the current language. What cannot be fetched stays English, and is
 * tried again with the next screen.
 */
export async function fetchWantedAreas(): Promise<void> {
  const { loaders, areas: known } = current.peek();
  const missing = [...wanted].filter((name) => known[name] === undefined);
  if (loaders === null || missing.length === 0) return;
  const fetched = await fetchAreas(loaders, missing).catch(() => ({}));
  const now = current.peek();
  if (now.loaders === loaders) current.value = { ...now, areas: { ...now.areas, ...fetched } };
}

/**
 * Reads what is chosen, whenever it changes; done when the texts of the first language are there. `preferred` are the
 * languages that the browser is set to.
 */
export async function followLanguage(
  chosen: ReadonlySignal<{ readonly language: PageLanguage }>,
  preferred: readonly string[],
): Promise<void> {
  const change = async (to: PageLanguage): Promise<void> => {
    const source = to === 'en' ? null : await LANGUAGE_SOURCES[to]();
    const fetched = source === null ? {} : await fetchAreas(source.areas, [...wanted]);
    if (chosen.peek().language !== to) return;
    current.value = {
      language: to,
      locale: localeOf(to, preferred),
      texts: source?.page ?? ENGLISH,
      loaders: source?.areas ?? null,
      areas: fetched,
    };
  };
  // Without them the page stays in the language it has, which is better than no page.
  await change(chosen.peek().language).catch(() => {});
  effect(() => {
    const { language: to } = chosen.value;
    if (current.peek().language !== to) void change(to).catch(() => {});
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
