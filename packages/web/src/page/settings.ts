/** What somebody prefers on this device: colours, language, pace, motion, help with counting. Kept in the browser, applied to the page. */

import { PAGE_LANGUAGES, type PageLanguage } from '@lexiko/texts';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Pace } from '../table/worker-messages.ts';
import { StoredValue, type ValueStorage } from './storage/stored-value.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
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

/** Words unfit for school, in lessons, lists, drills and suggestions. */
export const UNFIT_CHOICES = ['hidden', 'shown'] as const;
export type UnfitChoice = (typeof UNFIT_CHOICES)[number];

/** What becomes of a play that makes invalid words: the referee refuses it, or it stands unless somebody challenges it. */
export const CHECKINGS = ['challenge', 'reject'] as const;
export type Checking = (typeof CHECKINGS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly language: PageLanguage;
  readonly pace: Pace;
  readonly motion: Motion;
  readonly sound: SoundChoice;
  /** How loud sounds are, in percent. */
  readonly volume: number;
  readonly soundQuestion: SoundQuestion;
  /** The letters not seen yet, beside the board: some would rather count them themselves (C-06). */
  readonly unseen: UnseenChoice;
  readonly unfit: UnfitChoice;
  /** The dictionary of new games, lessons and tools; `null` until one is chosen: then that of the page's language. */
  readonly dictionary: string | null;
  /** Of new games. */
  readonly checking: Checking;
}

const KEY = 'lexiko.settings';

function chosen<T extends string>(choices: readonly T[], value: unknown, initial: T): T {
  return choices.find((choice) => choice === value) ?? initial;
}

const USUAL_VOLUME = 60;

function percentOf(value: unknown, initial: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : initial;
}

/** The language of the page that fits what the browser is set to: `de` for `de-AT`. */
function languageOf(tag: string): PageLanguage {
  return chosen(PAGE_LANGUAGES, tag.split('-')[0]?.toLowerCase(), 'en');
}

/** Whatever is stored, by whatever version; what is not understood falls back. */
function readSettings(kept: unknown, browserLanguage: string): Settings {
  const stored: Partial<Record<keyof Settings, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  return {
    theme: chosen(THEMES, stored.theme, 'system'),
    language: chosen(PAGE_LANGUAGES, stored.language, languageOf(browserLanguage)),
    pace: chosen(PACES, stored.pace, 'calm'),
    motion: chosen(MOTIONS, stored.motion, 'full'),
    sound: chosen(SOUND_CHOICES, stored.sound, 'off'),
    volume: percentOf(stored.volume, USUAL_VOLUME),
    soundQuestion: chosen(SOUND_QUESTIONS, stored.soundQuestion, 'due'),
    unseen: chosen(UNSEEN_CHOICES, stored.unseen, 'shown'),
    unfit: chosen(UNFIT_CHOICES, stored.unfit, 'hidden'),
    dictionary: typeof stored.dictionary === 'string' ? stored.dictionary : null,
    checking: chosen(CHECKINGS, stored.checking, 'challenge'),
  };
}

/** What settings need of the browser. */
export interface SettingsHost {
  readonly storage: ValueStorage;
  /** As the browser names its language: `de-AT`. */
  readonly language: string;
  /** Whether the system asks for less motion. */
  readonly wantsStillness: () => boolean;
  /** The element that styles and screen readers look at. */
  readonly root: Pick<HTMLElement, 'dataset' | 'lang'>;
}

export class SettingsStore {
  readonly current: ReadonlySignal<Settings>;
  readonly #kept: StoredValue<Settings>;
  readonly #host: SettingsHost;
  /** Ends what keeps the page in step with the settings. */
  readonly close: () => void;

  constructor(host: SettingsHost) {
    this.#host = host;
    this.#kept = new StoredValue(host.storage, KEY, (kept) => readSettings(kept, host.language));
    this.current = this.#kept.value;
    this.#kept.set(this.current.peek()); // the language of the first visit stays
    this.close = effect(() => {
      const { theme, language, motion } = this.current.value;
      host.root.dataset['theme'] = theme;
      host.root.dataset['motion'] = motion;
      host.root.lang = language;
    });
  }

  change(part: Partial<Settings>): void {
    this.#kept.set({ ...this.current.peek(), ...part });
  }

  /** Whether things may move. */
  mayMove(): boolean {
    return this.current.peek().motion === 'full' && !this.#host.wantsStillness();
  }
}
