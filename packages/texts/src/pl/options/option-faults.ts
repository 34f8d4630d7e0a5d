/** Why options are refused, in Polish: each completes a sentence that names the options. */

import type { ColourFault, ConflictReason, SideCountReason } from '@lexiko/rules/options';
import type { ValueFaultTexts } from '../../en/options/option-faults.ts';
import { list } from '../grammar.ts';

/** After the name of the option and a colon. */
export const valueFaults: ValueFaultTexts = {
  NOT_ONE_OF: ({ choices }) => `do wyboru ${choices.join(', ')}`,
  NOT_SOME_OF: ({ choices }) => `wybierz spośród ${choices.join(', ')}`,
  NOT_IN_RANGE: ({ low, high, words }) =>
    `${words.length > 0 ? `${words.join(', ')} albo ` : ''}liczba całkowita od ${low} do ${high}`,
  NOT_ONE_FOR_EACH_SIDE: ({ sides }) => `potrzebna jest wartość dla każdej strony (stron: ${sides})`,
  NO_SUCH_SEAT: ({ seat }) => `nie ma miejsca ${seat}`,
  NOT_THE_STARTER: 'podaj miejsce, które zaczyna',
  NOT_A_TEXT: ({ longest }) => `tekst nie dłuższy niż ${longest} znaków`,
  NOT_A_LETTER_TABLE: ({ most }) => `każda litera (? za blanka) potrzebuje liczby całkowitej od 0 do ${most}`,
  NOT_LETTERS_OF_THE_LANGUAGE: ({ letters }) => `język płytek nie zna liter: ${list(letters)}`,
  NOT_A_BOARD: ({ marks, least, most }) => `od ${least} do ${most} rzędów równej długości ze znaków ${marks}`,
  BLOCKED_CENTRE: 'środkowe pole jest zamknięte',
  NOT_SQUARES: 'podaj pola takie jak H4',
  SQUARE_OFF_BOARD: 'jedno z pól leży poza planszą',
  NOT_A_RACK_OF_THIS_GAME: ({ choices }) => `do wyboru ${choices.join(' lub ')} (inne we własnej grze)`,
  WRONG_TILE_COUNT: ({ total, needed }) => `liczba płytek to ${total} zamiast ${needed}`,
  TOO_FEW_TILES: 'za mało płytek do rozdania',
  ONE_KIND_OF_TILE: 'jest tylko jeden rodzaj płytek',
};

export const conflictReasons: Readonly<Record<ConflictReason, string>> = {
  CHECKING_NEEDS_DICTIONARY: 'bez słownika nie da się sprawdzać słów',
  SEARCHING_NEEDS_DICTIONARY: 'bez słownika nie da się szukać ruchów',
  DICTIONARY_OF_OTHER_LANGUAGE: 'słownik musi być w języku płytek',
  TARGETS_NEED_OPPONENTS: 'cele są dla dwóch do czterech stron',
  NO_TEAMS: 'drużyny są tylko w grze szkolnej',
  BANK_NEEDS_DAYS: 'rezerwa czasu wymaga dni na ruch',
  ONE_KIND_OF_CLOCK: 'zegar liczy sekundy na ruch, dni na ruch albo całą grę',
  GAME_CLOCK_OUTLASTS_TURNS: 'zegar na całą grę nie może zakończyć pojedynczego ruchu',
  NOTHING_TO_ADD_TO: 'bez zegara na całą grę nie ma do czego dodawać',
  TWO_COLOURS_FOR_TWO_SIDES: 'po dwa kolory mogą mieć tylko dwie strony',
  NO_PARTNERS: 'nie ma partnerów',
  CLASS_NOT_KNOWN: 'w języku płytek nikt nie oznaczył takich słów',
};

export const sideCountReasons: Readonly<Record<SideCountReason, string>> = {
  OUT_OF_RANGE: 'gra ma od 1 do 4 stron',
  TWO_TEAMS: 'w grze drużynowej są dwie drużyny',
  SOLITAIRE_HAS_ONE_SIDE: 'ten pasjans ma jedną stronę',
  NO_OPPONENT: 'gra bez przeciwnika to pasjans',
  TWO_RACKS_ARE_TWO_SIDES: 'pasjans na dwa stojaki ma dwie strony',
  NOT_FOR_ONE: 'ta gra jest dla dwóch do czterech stron',
  PARTNERS_NEED_FOUR: 'partnerzy potrzebują czterech stron',
};

export const colourFaults: Readonly<Record<ColourFault, string>> = {
  NO_COLOURS_HERE: 'kolory są tylko w Crosswords',
  ONE_FOR_EACH_SIDE: 'każda strona potrzebuje koloru',
  UNKNOWN_COLOUR: 'kolory to czerwony, niebieski, zielony i pomarańczowy',
  OPPOSITE_IS_TAKEN: 'kolor naprzeciwko też należy do Ciebie',
  NOT_CLOCKWISE: 'każdy kolor raz, zgodnie z ruchem wskazówek zegara według miejsc',
};
