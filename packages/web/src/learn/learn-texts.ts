/** What the rules and lessons say around their own texts. They come with these parts of the page, not with its start. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../settings.ts';

export interface LearnTexts {
  readonly rulebook: string;
  readonly whose: string;
  readonly thisGame: string;
  readonly search: string;
  readonly nothing: (wanted: string) => string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly agreed: string;
  readonly rules: string;
  readonly editions: string;
  readonly editionsAbout: string;
  readonly option: string;
}

const ENGLISH: LearnTexts = {
  rulebook: 'Rulebook',
  whose: 'The rules of',
  thisGame: 'the game on the table',
  search: 'Search the rules',
  nothing: (wanted) => `Nothing here about “${wanted}”.`,
  found: (count) => (count === 1 ? '1 section' : `${count} sections`),
  contents: 'Contents',
  agreed: 'What can be agreed',
  rules: 'Rules',
  editions: 'How the editions differ',
  editionsAbout: 'Everything else is the same in all of them.',
  option: 'Rule',
};

const GERMAN: LearnTexts = {
  rulebook: 'Regelbuch',
  whose: 'Die Regeln von',
  thisGame: 'dem Spiel auf dem Tisch',
  search: 'In den Regeln suchen',
  nothing: (wanted) => `Nichts über „${wanted}“.`,
  found: (count) => (count === 1 ? '1 Abschnitt' : `${count} Abschnitte`),
  contents: 'Inhalt',
  agreed: 'Was sich vereinbaren lässt',
  rules: 'Regeln',
  editions: 'Worin sich die Ausgaben unterscheiden',
  editionsAbout: 'Alles andere ist in allen gleich.',
  option: 'Regel',
};

const LANGUAGES: Readonly<Record<Language, LearnTexts>> = { en: ENGLISH, de: GERMAN };

export const learnTexts: ReadonlySignal<LearnTexts> = computed(() => LANGUAGES[settings.value.language]);
