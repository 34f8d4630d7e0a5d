/** What stands around boards in frames on other pages, in every language of the page. */

import type { EmbedWording, EmbedWords } from '@lexiko/server';
import { PAGE_LANGUAGES, type PageLanguage } from '@lexiko/texts';
import type { PuzzlesTexts } from '@lexiko/texts/en/learn/puzzles';
import type { EmbedTexts } from '@lexiko/texts/en/online/embed';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';

export function embedWording(): EmbedWording {
  const loaded = new Map<PageLanguage, Promise<EmbedWords>>();
  return (tag) => {
    const language = PAGE_LANGUAGES.find((one) => one === tag.toLowerCase()) ?? 'en';
    const loading = loaded.get(language) ?? loadWords(language);
    loaded.set(language, loading);
    return loading;
  };
}

async function loadWords(language: PageLanguage): Promise<EmbedWords> {
  const [embed, puzzles] = await areasOf(language);
  const { position, answer, open } = embed;
  return {
    language,
    position,
    answer,
    open,
    puzzles: puzzles.kinds,
    players: (names) => names.join(' – '),
  };
}

async function areasOf(language: PageLanguage): Promise<readonly [EmbedTexts, PuzzlesTexts]> {
  if (language === 'en')
    return [
      (await import('@lexiko/texts/en/online/embed')).embed,
      (await import('@lexiko/texts/en/learn/puzzles')).puzzles,
    ];
  const { areas } = await LANGUAGE_SOURCES[language]();
  return [await areas.embed(), await areas.puzzles()];
}
