/** What the element says, in every language of the page; which one follows from `lang`. */

import { PAGE_LANGUAGES, type PageLanguage } from '@lexiko/texts';
import * as de from '@lexiko/texts/de/element';
import * as en from '@lexiko/texts/en/element';
import type { MoveTexts, TurnTexts } from '@lexiko/texts/en/element';
import * as es from '@lexiko/texts/es/element';
import * as fr from '@lexiko/texts/fr/element';
import * as nl from '@lexiko/texts/nl/element';
import * as pl from '@lexiko/texts/pl/element';
import type { BoardWords } from '../squares/square-marks.ts';
import type { Act } from './shown-game.ts';

export interface ElementTexts extends BoardWords {
  readonly game: typeof en.boardWords;
  readonly turns: TurnTexts;
  readonly moves: MoveTexts;
}

/** Written out: a module that is handed over whole would keep its names in the element. */
const TEXTS: Readonly<Record<PageLanguage, ElementTexts>> = {
  de: { game: de.boardWords, squares: de.squares, turns: de.turnWords, moves: de.moveWords },
  en: { game: en.boardWords, squares: en.squares, turns: en.turnWords, moves: en.moveWords },
  es: { game: es.boardWords, squares: es.squares, turns: es.turnWords, moves: es.moveWords },
  fr: { game: fr.boardWords, squares: fr.squares, turns: fr.turnWords, moves: fr.moveWords },
  nl: { game: nl.boardWords, squares: nl.squares, turns: nl.turnWords, moves: nl.moveWords },
  pl: { game: pl.boardWords, squares: pl.squares, turns: pl.turnWords, moves: pl.moveWords },
};

/** `tag`: as in `lang`; English for a language that we do not speak. */
export function elementTexts(tag: string): ElementTexts {
  return TEXTS[PAGE_LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0]) ?? 'en'];
}

/** `8F HORN +14`, `exchange, 3 tiles`, `pass`. */
export function actText({ moves }: ElementTexts, act: Act): string {
  switch (act.kind) {
    case 'play':
      return `${act.move} +${act.score}`;
    case 'exchange':
      return moves.exchange(act.count);
    case 'pass':
    case 'withdrawn':
      return moves[act.kind];
    case 'challenge':
    case 'leftover':
    case 'time':
      return `${moves[act.kind]} ${act.score < 0 ? '−' : '+'}${Math.abs(act.score)}`;
  }
}
