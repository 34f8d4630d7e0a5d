/** The game of a physical board that the companion records: kept in this browser, turn by turn. */

import { effect, signal, type Signal } from '@preact/signals';
import { formatGcg, parseGcg, type GcgGame } from '@lexiko/rules/notation';
import type { Offers } from '../page/offers.ts';
import type { LocalGames } from '../table/local-games.ts';
import { ruled } from './paper-rules.ts';
import { companionTexts } from './companion-texts.ts';

const KEY = 'lexiko.companion';

function kept(): GcgGame | null {
  try {
    const parsed = parseGcg(localStorage.getItem(KEY) ?? '');
    return parsed.ok && parsed.value.game.players.length > 1 ? parsed.value.game : null;
  } catch {
    return null;
  }
}

export class CompanionGame {
  readonly current: Signal<GcgGame | null> = signal(kept());
  /** Who challenges the last play; `null` until somebody is chosen. */
  readonly challenger: Signal<number | null> = signal(null);
  /** The last ruling on its words. */
  readonly judgement: LocalGames['judgement'];
  readonly #games: LocalGames;
  readonly #offers: Offers;
  /** Stops listening for rulings. */
  readonly close: () => void;

  constructor(games: LocalGames, offers: Offers) {
    this.#offers = offers;
    this.#games = games;
    this.judgement = games.judgement;
    // A ruling is entered before it is shown: the play comes off, or its challenger pays.
    this.close = effect(() => {
      const verdict = this.judgement.value;
      const current = this.current.peek();
      const by = this.challenger.peek();
      if (verdict === null || current?.turns.at(-1)?.kind !== 'play' || by === null) return;
      this.keep(ruled(current, by, verdict.bad.length === 0 ? 'stands' : 'falls'));
      this.judgement.value = verdict;
    });
  }

  keep(next: GcgGame | null): void {
    this.current.value = next;
    this.challenger.value = null;
    this.judgement.value = null;
    try {
      if (next === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, formatGcg(next));
    } catch {
      // Then it lasts as long as the page is open.
    }
  }

  /** The same for what loses something: it can be had back. */
  keepInstead(before: GcgGame, next: GcgGame | null): void {
    this.keep(next);
    const paper = companionTexts.peek();
    this.#offers.offerUndo(next === null ? paper.gone : paper.takenBack, () => this.keep(before));
  }

  /** Has words of the last play ruled on. */
  judge(words: readonly string[]): void {
    this.#games.judgeWords(words);
  }
}
