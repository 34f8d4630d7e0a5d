/** What practice tables say of themselves, wherever they stand. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';

export interface PracticeTexts {
  /** The way for who would rather write. */
  readonly typed: string;
  readonly field: string;
  /** A play of a lesson, to be laid by hand. */
  readonly idle: (notation: string) => string;
  readonly submit: string;
  readonly show: string;
  readonly another: (notation: string) => string;
  readonly choice: string;
}

const ENGLISH: PracticeTexts = {
  typed: 'Type the play instead',
  field: 'Play, such as 8H HORN',
  idle: (notation) => `Lay ${notation}: drag the letters, tap letter and square, or type.`,
  submit: 'Lay it',
  show: 'Lay it for me',
  another: (notation) => `That can be laid too, but this turn is ${notation}.`,
  choice: 'I lay the letters myself',
};

const GERMAN: PracticeTexts = {
  typed: 'Den Zug lieber schreiben',
  field: 'Zug, etwa 8H HORN',
  idle: (notation) => `Lege ${notation}: Steine ziehen, Stein und Feld antippen oder tippen.`,
  submit: 'Legen',
  show: 'Für mich legen',
  another: (notation) => `Das ließe sich auch legen, aber dieser Zug ist ${notation}.`,
  choice: 'Ich lege die Steine selbst',
};

const LANGUAGES: Readonly<Record<Language, PracticeTexts>> = { en: ENGLISH, de: GERMAN };

export const practiceTexts: ReadonlySignal<PracticeTexts> = computed(
  () => LANGUAGES[settings.value.language],
);
