/**
 * What a page has once, whatever is on the screen. Made in `main.tsx` and handed down by context (`page-context.ts`); a test
 * makes its own.
 */

import { signal, type Signal } from '@preact/signals';
import { Announcer } from './feedback/announcer.tsx';
import { FailureNotice } from './failure.ts';
import type { Feedback } from './feedback/feedback.ts';
import { Instances } from './instances.ts';
import { PERSON_NAME_KEY, PUPIL_OF_KEY } from './storage/account-keys.ts';
import { LastGame } from './storage/last-game.ts';
import { Offers } from './offers.ts';
import { Router, type AddressBar } from './route.ts';
import { SettingsStore, type SettingsHost } from './settings.ts';
import { SoundPlayer } from './feedback/sounds.ts';
import { StoredValue } from './storage/stored-value.ts';
import { TurnMark } from './feedback/turn-mark.ts';
import { OwnLists } from '../words/own-lists.ts';

/** The browser, as far as the page itself is concerned. */
export interface PageHost extends SettingsHost {
  readonly addressBar: AddressBar;
}

/** Something that a page has one of, made when it is first needed. */
export type Maker<T> = (page: Page) => T;

export class Page {
  /** Where stores of the page keep what outlasts it. */
  readonly storage: PageHost['storage'];
  readonly settings: SettingsStore;
  /** Word lists that somebody added on this device. */
  readonly lists: OwnLists;
  readonly router: Router;
  readonly announcer: Announcer = new Announcer();
  readonly feedback: Feedback;
  readonly failure: FailureNotice = new FailureNotice();
  readonly offers: Offers = new Offers();
  readonly lastGame: LastGame = new LastGame();
  readonly turnMark: TurnMark = new TurnMark();
  /** Which window is open over the page, whatever is on the screen; at most one. */
  readonly dialog: Signal<'settings' | 'help' | null> = signal(null);
  /** What the part of a screen that somebody is in is called, for the browser's tab; `null`: the screen as a whole. */
  readonly partTitle: Signal<string | null> = signal(null);
  /** What a person is called at the server, as last heard; `null`: nobody has been there from this device. */
  readonly personName: StoredValue<string | null>;
  /** The class of a pupil who came in by their card; `null`: anybody else. */
  readonly pupilOf: StoredValue<string | null>;
  readonly #sounds: SoundPlayer;
  readonly #instances = new Instances<Page>();

  constructor(host: PageHost) {
    this.storage = host.storage;
    this.settings = new SettingsStore(host);
    this.lists = new OwnLists(host.storage);
    this.personName = new StoredValue(host.storage, PERSON_NAME_KEY, (kept) =>
      typeof kept === 'string' ? kept : null,
    );
    this.pupilOf = new StoredValue(host.storage, PUPIL_OF_KEY, (kept) =>
      typeof kept === 'string' ? kept : null,
    );
    this.router = new Router(host.addressBar);
    this.#sounds = new SoundPlayer(() => {
      const { sound, volume } = this.settings.current.peek();
      return sound === 'on' ? volume / 100 : 0;
    });
    this.feedback = {
      announce: (sentence) => this.announcer.announce(sentence),
      playSound: (name) => this.#sounds.play(name),
      mayMove: () => this.settings.mayMove(),
    };
  }

  /** The one that `make` makes for this page. Screens whose code is fetched later bring their stores along so. */
  of<T>(make: Maker<T>): T {
    return this.#instances.of(make, this);
  }

  close(): void {
    this.#instances.close();
    this.settings.close();
    this.router.close();
    this.#sounds.close();
  }
}
