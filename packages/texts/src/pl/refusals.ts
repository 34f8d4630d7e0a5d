/** Why an action is refused, in Polish. */

import type { WordFault } from '@lexiko/rules';
import { textByCode } from '../by-code.ts';
import type { RefusalTexts } from '../en/refusals.ts';
import { counted, list, number, plural, tilesAsObject } from './grammar.ts';
import { colourFaults, conflictReasons, sideCountReasons, valueFaults } from './options/option-faults.ts';

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'nie występuje w słowniku',
  plural: 'to liczba mnoga',
  foreign: 'to słowo obce',
  school: 'nie jest dozwolone w szkole',
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'To nie Twój ruch.',
  NO_TILES: 'Najpierw połóż co najmniej jedną płytkę.',
  OFF_BOARD: 'Tego pola nie ma na planszy.',
  SQUARE_OCCUPIED: 'Na tym polu leży już płytka.',
  NOT_IN_LINE: 'Połóż wszystkie płytki w jednym rzędzie lub jednej kolumnie.',
  GAP: 'Między Twoimi płytkami jest luka.',
  NOT_CONNECTED: 'Twój ruch musi dotykać płytki na planszy.',
  NO_WORD: 'To jeszcze nie jest słowo. Słowo ma co najmniej dwie litery.',
  FIRST_PLAY_MISSES_CENTER: 'Pierwsze słowo musi zakryć środkowe pole.',
  FIRST_PLAY_TOO_SHORT: 'Pierwsze słowo musi mieć co najmniej dwie litery.',
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) =>
    `W tej grze pierwsze słowo musi mieć co najmniej ${counted(minimum, 'literę', 'litery', 'liter')}.`,
  BLANK_NEEDS_LETTER: 'Wybierz literę, którą zastępuje blank.',
  TILE_NOT_ON_RACK: ({ tiles }) => `Nie masz na stojaku: ${list(tiles)}.`,
  INVALID_WORDS: ({ bad, faults }) =>
    `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  POOL_TOO_SMALL: ({ left }) =>
    left === 0
      ? 'Woreczek jest pusty. Nie możesz wymienić płytek.'
      : `W woreczku ${plural(left, 'została tylko', 'zostały tylko', 'zostało tylko')} ${counted(left, 'płytka', 'płytki', 'płytek')}. Więcej nie możesz wymienić.`,
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) =>
    `Wymieniać można tylko wtedy, gdy w woreczku ${plural(minimum, 'jest', 'są', 'jest')} co najmniej ${counted(minimum, 'płytka', 'płytki', 'płytek')}.`,
  EXCHANGE_EMPTY: 'Wybierz płytki do wymiany.',
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => `Możesz wymienić najwyżej ${tilesAsObject(maximum)}.`,
  TOO_MANY_TILES: ({ maximum }) => `W jednym ruchu możesz położyć najwyżej ${tilesAsObject(maximum)}.`,
  MUST_PLAY: 'Musisz grać: da się ułożyć słowo.',
  PASS_NOT_ALLOWED: 'Możesz pasować tylko wtedy, gdy nie masz ruchu, a da się ułożyć słowo.',
  CHALLENGE_WINDOW_CLOSED: 'Za późno, żeby zakwestionować ten ruch.',
  CANNOT_CHALLENGE_OWN_PLAY: 'Nie możesz kwestionować własnego ruchu.',
  NOTHING_TO_CHALLENGE: 'Nie ma czego kwestionować.',
  WORD_NOT_IN_PLAY: ({ words }) => `Zakwestionuj jedno ze słów tego ruchu: ${words.join(', ')}.`,
  CHALLENGE_WINDOW_OPEN: 'Inni mogą jeszcze zakwestionować ostatni ruch. Poczekaj.',
  PAUSED: 'Gra jest wstrzymana.',
  TOO_LATE_TO_ABORT:
    'Wszyscy wykonali już ruch. Możesz tylko poddać grę albo zakończyć ją za zgodą wszystkich.',
  RULING_PENDING: 'Najpierw rozstrzygnijcie, czy słowa są poprawne.',
  DICTIONARY_LOCKED: 'W tej grze słownik służy tylko do rozstrzygania sporów o słowa.',
  ANAGRAM_NEEDS_NEW_TILE: 'Do przestawianego słowa dołóż co najmniej jedną płytkę ze stojaka.',
  ANAGRAM_TILE_LEFT_OUT: 'Użyj wszystkich płytek starego słowa, w tej samej linii.',
  BLANK_LOCKED: 'W tej grze nie można podmieniać blanków na planszy.',
  NO_NEW_WORD: 'Ta podmiana nie tworzy nowego słowa.',
  NOT_A_BLANK: 'Na tym polu nie ma blanka.',
  LETTER_DOES_NOT_MATCH_BLANK: 'Ten blank zastępuje inną literę.',
  PRE_STEP_TOO_LATE: 'Zabierz blanki, zanim zaczniesz podmieniać płytki.',
  VARIATION_OFF: 'Zasady tej gry na to nie pozwalają.',
  CONFIG_LOCKED: 'Gra już trwa, więc zasad nie można zmienić.',
  NOT_ALL_CONFIRMED: 'Najpierw wszyscy muszą się zgodzić na zasady.',
  CW_OPENING_TOO_SHORT: 'Pierwsze słowo musi mieć co najmniej trzy litery.',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'Pierwsze słowo musi wypełnić belkę małego krzyża na środku.',
  GAME_OVER: 'Gra jest skończona.',
  NOT_BEGUN: 'Gra jeszcze się nie zaczęła.',
  DICTIONARY_NOT_CHOSEN: 'Przed początkiem gry wybierz słownik.',
  NOTHING_TO_TAKE_BACK: 'Nie ma ruchu do cofnięcia.',
  TIME_NOT_UP: 'Czas jeszcze nie minął.',
  RETURN_TILES_FIRST: ({ count }) => `Najpierw odłóż płytki: ${number(count)}.`,
  UNKNOWN_PRESET: ({ preset }) => `Nie ma instrukcji „${preset}”.`,
  UNKNOWN_OPTION: ({ key }) => `Nie ma opcji „${key}”.`,
  BAD_OPTION_VALUE: ({ key, fault }) => `${key}: ${textByCode(valueFaults, fault)}.`,
  OPTION_NOT_IN_THIS_GAME: ({ key }) => `Ta instrukcja nie zna opcji ${key}.`,
  OPTIONS_CONFLICT: ({ keys, conflict }) =>
    `${list(keys)} nie pasują do siebie: ${conflictReasons[conflict]}.`,
  BAD_SIDE_COUNT: ({ reason }) => `Liczba graczy się nie zgadza: ${sideCountReasons[reason]}.`,
  TEAM_TOO_SMALL: 'Drużyna musi mieć co najmniej dwie osoby.',
  BAD_COLOURS: ({ colourFault }) => `Kolory się nie zgadzają: ${colourFaults[colourFault]}.`,
};
