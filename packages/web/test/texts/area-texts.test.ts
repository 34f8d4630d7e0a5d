/** Texts of lazy screens: in the language chosen once the screen has waited for them, and after every change of it. */

import { signal } from '@preact/signals';
import type { PageLanguage } from '@lexiko/texts';
import { coach as english } from '@lexiko/texts/en/analysis/coach';
import { coach as german } from '@lexiko/texts/de/analysis/coach';
import { tips as englishTips } from '@lexiko/texts/en/learn/tips';
import { tips as germanTips } from '@lexiko/texts/de/learn/tips';
import { expect, it, vi } from 'vitest';
import { areaTexts } from '../../src/texts/area-texts.ts';
import { fetchWantedAreas, followLanguage, language } from '../../src/texts/current.ts';

it('come in the language of the page, whichever is there first, screen or language', async () => {
  const settings = signal<{ readonly language: PageLanguage }>({ language: 'en' });
  const coach = areaTexts('coach', english);
  await followLanguage(settings, ['en']);
  expect(coach.value).toBe(english);

  settings.value = { language: 'de' };
  await vi.waitFor(() => expect(language.value).toBe('de'));
  expect(coach.value).toBe(german);

  const tips = areaTexts('tips', englishTips);
  expect(tips.value).toBe(englishTips);
  await fetchWantedAreas();
  expect(tips.value).toBe(germanTips);

  settings.value = { language: 'en' };
  await vi.waitFor(() => expect(language.value).toBe('en'));
  expect([coach.value, tips.value]).toEqual([english, englishTips]);
});
