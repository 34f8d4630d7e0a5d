/** What somebody prefers on this device: colours, language, pace, motion, help with counting. Kept in the browser, applied to the page. */

import { effect, signal, type Signal } from '@preact/signals';
import type { Pace } from '../table/worker-messages.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const PACES = ['calm', 'quick'] as const satisfies readonly Pace[];
export const MOTIONS = ['full', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];
export const SOUND_CHOICES = ['off', 'on'] as const;
export type SoundChoice = (typeof SOUND_CHOICES)[number];

/** Whether somebody was asked if they want sounds; they are asked once. */
export const SOUND_QUESTIONS = ['due', 'asked'] as const;
export type SoundQuestion = (typeof SOUND_QUESTIONS)[number];

export const UNSEEN_CHOICES = ['shown', 'hidden'] as const;
export type UnseenChoice = (typeof UNSEEN_CHOICES)[number];

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
  readonly pace: Pace;
  readonly motion: Motion;
  readonly sound: SoundChoice;
  readonly soundQuestion: SoundQuestion;
  /** The letters not seen yet, beside the board: some would rather count them themselves (C-06). */
  readonly unseen: UnseenChoice;
}

const KEY = 'lexiko.settings';

function chosen<T extends string>(choices: readonly T[], value: unknown, initial: T): T {
  return choices.find((choice) => choice === value) ?? initial;
}

/** Whatever is stored, by whatever version; what is not understood falls back. */
function readSettings(): Settings {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    // A browser that keeps nothing for us, or something that is not ours: the initial settings will do.
  }
  // Tests run where there is no browser to ask.
  const ofBrowser = typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en';
  return {
    theme: chosen(THEMES, stored.theme, 'system'),
    language: chosen(LANGUAGES, stored.language, ofBrowser),
    pace: chosen(PACES, stored.pace, 'calm'),
    motion: chosen(MOTIONS, stored.motion, 'full'),
    sound: chosen(SOUND_CHOICES, stored.sound, 'off'),
    soundQuestion: chosen(SOUND_QUESTIONS, stored.soundQuestion, 'due'),
    unseen: chosen(UNSEEN_CHOICES, stored.unseen, 'shown'),
  };
}

export const settings: Signal<Settings> = signal(readSettings());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Whether things may move. */
export function mayMove(): boolean {
  return settings.value.motion === 'full' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keeps the settings and the page in step. */
export function applySettings(): void {
  effect(() => {
    const { theme, language, motion } = settings.value;
    const { documentElement } = document;
    documentElement.dataset['theme'] = theme;
    documentElement.dataset['motion'] = motion;
    documentElement.lang = language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // Nothing is kept then; the settings hold until the page is closed.
    }
  });
}
