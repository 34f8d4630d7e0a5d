/** Why options are refused, in German: each completes a sentence that names the options. */

import type { ColourFault, ConflictReason, SideCountReason } from '@lexiko/rules/options';
import type { ValueFaultTexts } from '../../en/options/option-faults.ts';
import { counted, list } from '../grammar.ts';

/** After the name of the option and a colon. */
export const valueFaults: ValueFaultTexts = {
  NOT_ONE_OF: ({ choices }) => `möglich sind ${choices.join(', ')}`,
  NOT_SOME_OF: ({ choices }) => `wähle aus ${choices.join(', ')}`,
  NOT_IN_RANGE: ({ low, high, words }) =>
    `${words.map((word) => `${word}, `).join('')}${words.length > 0 ? 'oder ' : ''}eine ganze Zahl von ${low} bis ${high}`,
  NOT_ONE_FOR_EACH_SIDE: ({ sides }) => `es braucht ${counted(sides, 'Wert', 'Werte')}, einen für jede Seite`,
  NO_SUCH_SEAT: ({ seat }) => `den Platz ${seat} gibt es nicht`,
  NOT_THE_STARTER: 'nenne den Platz, der beginnt',
  NOT_A_TEXT: ({ longest }) => `ein Text mit höchstens ${longest} Zeichen`,
  NOT_A_LETTER_TABLE: ({ most }) => `zu Buchstaben (? für Blanko) gehören ganze Zahlen von 0 bis ${most}`,
  NOT_LETTERS_OF_THE_LANGUAGE: ({ letters }) => `${list(letters)} gibt es in der Sprache der Steine nicht`,
  NOT_A_BOARD: ({ marks, least, most }) => `${least} bis ${most} gleich lange Zeilen aus ${marks}`,
  BLOCKED_CENTRE: 'das Mittelfeld ist gesperrt',
  NOT_SQUARES: 'nenne Felder wie H4',
  SQUARE_OFF_BOARD: 'ein Feld liegt nicht auf dem Brett',
  NOT_A_RACK_OF_THIS_GAME: ({ choices }) =>
    `möglich sind ${choices.join(' oder ')} (andere im eigenen Spiel)`,
  WRONG_TILE_COUNT: ({ total, needed }) => `das macht ${total} statt ${needed} Steine`,
  TOO_FEW_TILES: 'zu wenige Steine zum Austeilen',
  ONE_KIND_OF_TILE: 'nur eine Sorte Steine',
};

export const conflictReasons: Readonly<Record<ConflictReason, string>> = {
  CHECKING_NEEDS_DICTIONARY: 'ohne Wörterbuch lassen sich Wörter nicht prüfen',
  SEARCHING_NEEDS_DICTIONARY: 'ohne Wörterbuch lassen sich Züge nicht suchen',
  DICTIONARY_OF_OTHER_LANGUAGE: 'das Wörterbuch muss zur Sprache der Steine passen',
  TARGETS_NEED_OPPONENTS: 'Ziele gibt es für zwei bis vier Seiten',
  NO_TEAMS: 'Teams gibt es nur im Schulspiel',
  BANK_NEEDS_DAYS: 'eine Zeitreserve braucht Tage pro Zug',
  ONE_KIND_OF_CLOCK: 'die Uhr zählt Sekunden je Zug, Tage je Zug oder das ganze Spiel',
  GAME_CLOCK_OUTLASTS_TURNS: 'eine Uhr für das ganze Spiel beendet keinen einzelnen Zug',
  NOTHING_TO_ADD_TO: 'ohne Uhr für das ganze Spiel kommt nichts dazu',
  TWO_COLOURS_FOR_TWO_SIDES: 'zwei Farben je Seite gibt es nur zu zweit',
  NO_PARTNERS: 'es gibt keine Partner',
  CLASS_NOT_KNOWN: 'in der Sprache der Steine hat niemand solche Wörter gekennzeichnet',
};

export const sideCountReasons: Readonly<Record<SideCountReason, string>> = {
  OUT_OF_RANGE: 'ein Spiel hat 1 bis 4 Seiten',
  TWO_TEAMS: 'ein Teamspiel hat zwei Teams',
  SOLITAIRE_HAS_ONE_SIDE: 'dieses Solospiel hat eine Seite',
  NO_OPPONENT: 'ohne Gegner ist es ein Solospiel',
  TWO_RACKS_ARE_TWO_SIDES: 'ein Solospiel mit zwei Bänken hat zwei Seiten',
  NOT_FOR_ONE: 'dieses Spiel ist für zwei bis vier Seiten',
  PARTNERS_NEED_FOUR: 'mit Partnern spielen vier',
};

export const colourFaults: Readonly<Record<ColourFault, string>> = {
  NO_COLOURS_HERE: 'Farben gibt es nur bei Crosswords',
  ONE_FOR_EACH_SIDE: 'jede Seite braucht eine Farbe',
  UNKNOWN_COLOUR: 'die Farben sind Rot, Blau, Grün und Orange',
  OPPOSITE_IS_TAKEN: 'die Farbe gegenüber gehört auch dir',
  NOT_CLOCKWISE: 'jede Farbe einmal, im Uhrzeigersinn nach Plätzen',
};
