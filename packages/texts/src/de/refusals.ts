/** Why an action is refused, in German. */

import type { WordFault } from '@lexiko/rules';
import { textByCode } from '../by-code.ts';
import type { RefusalTexts } from '../en/refusals.ts';
import { counted, list, number, tilesAsObject } from './grammar.ts';
import { colourFaults, conflictReasons, sideCountReasons, valueFaults } from './options/option-faults.ts';

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'steht nicht im Wörterbuch',
  plural: 'ist eine Mehrzahl',
  foreign: 'ist ein Fremdwort',
  school: 'ist in der Schule nicht erlaubt',
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Du bist nicht am Zug.',
  NO_TILES: 'Leg zuerst mindestens einen Buchstaben.',
  OFF_BOARD: 'Dieses Feld liegt nicht auf dem Brett.',
  SQUARE_OCCUPIED: 'Auf diesem Feld liegt schon ein Buchstabe.',
  NOT_IN_LINE: 'Leg alle Buchstaben in eine Zeile oder eine Spalte.',
  GAP: 'Zwischen deinen Buchstaben ist eine Lücke.',
  NOT_CONNECTED: 'Dein Zug muss einen Buchstaben auf dem Brett berühren.',
  NO_WORD: 'Das ergibt noch kein Wort. Ein Wort hat mindestens zwei Buchstaben.',
  FIRST_PLAY_MISSES_CENTER: 'Das erste Wort muss das Mittelfeld bedecken.',
  FIRST_PLAY_TOO_SHORT: 'Das erste Wort braucht mindestens zwei Buchstaben.',
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) =>
    `In diesem Spiel braucht das erste Wort mindestens ${minimum} Buchstaben.`,
  BLANK_NEEDS_LETTER: 'Wähle den Buchstaben, für den der Blankostein steht.',
  TILE_NOT_ON_RACK: ({ tiles }) => `Du hast kein ${list(tiles)}.`,
  INVALID_WORDS: ({ bad, faults }) =>
    `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  POOL_TOO_SMALL: ({ left }) =>
    left === 0
      ? 'Der Beutel ist leer. Du kannst nicht tauschen.'
      : `Im Beutel ${left === 1 ? 'ist' : 'sind'} nur noch ${counted(left, 'Buchstabe', 'Buchstaben')}. Mehr kannst du nicht tauschen.`,
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) =>
    `Tauschen geht nur, solange noch mindestens ${counted(minimum, 'Buchstabe', 'Buchstaben')} im Beutel ${minimum === 1 ? 'ist' : 'sind'}.`,
  EXCHANGE_EMPTY: 'Wähle die Buchstaben, die du tauschen willst.',
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => `Du kannst höchstens ${tilesAsObject(maximum)} tauschen.`,
  TOO_MANY_TILES: ({ maximum }) => `Du kannst höchstens ${tilesAsObject(maximum)} in einem Zug legen.`,
  MUST_PLAY: 'Du musst legen: Es gibt einen möglichen Zug.',
  PASS_NOT_ALLOWED: 'Du kannst nur passen, wenn du nicht legen kannst. Es gibt aber einen möglichen Zug.',
  CHALLENGE_WINDOW_CLOSED: 'Diesen Zug kannst du nicht mehr anfechten.',
  CANNOT_CHALLENGE_OWN_PLAY: 'Deinen eigenen Zug kannst du nicht anfechten.',
  NOTHING_TO_CHALLENGE: 'Es gibt nichts anzufechten.',
  WORD_NOT_IN_PLAY: ({ words }) => `Ficht eines der Wörter dieses Zuges an: ${words.join(', ')}.`,
  CHALLENGE_WINDOW_OPEN: 'Die anderen können den letzten Zug noch anfechten. Bitte warte.',
  PAUSED: 'Das Spiel ist angehalten.',
  TOO_LATE_TO_ABORT: 'Alle waren schon am Zug. Du kannst nur noch aufgeben oder das Spiel gemeinsam beenden.',
  RULING_PENDING: 'Entscheidet zuerst über die Anfechtung.',
  DICTIONARY_LOCKED: 'In diesem Spiel ist das Wörterbuch nur für Anfechtungen da.',
  ANAGRAM_NEEDS_NEW_TILE: 'Zum Umstellen gehört mindestens ein Buchstabe von deiner Bank.',
  ANAGRAM_TILE_LEFT_OUT: 'Alle Buchstaben des alten Wortes müssen in derselben Reihe bleiben.',
  BLANK_LOCKED: 'In diesem Spiel kannst du Blankosteine auf dem Brett nicht austauschen.',
  NO_NEW_WORD: 'Dieser Austausch ergibt kein neues Wort.',
  NOT_A_BLANK: 'Auf diesem Feld liegt kein Blankostein.',
  LETTER_DOES_NOT_MATCH_BLANK: 'Der Blankostein steht für einen anderen Buchstaben.',
  PRE_STEP_TOO_LATE: 'Nimm Blankosteine auf, bevor du Buchstaben austauschst.',
  VARIATION_OFF: 'Das ist in diesem Spiel nicht vereinbart.',
  CONFIG_LOCKED: 'Das Spiel hat begonnen; die Regeln stehen fest.',
  NOT_ALL_CONFIRMED: 'Zuerst müssen alle den Regeln zustimmen.',
  CW_OPENING_TOO_SHORT: 'Das erste Wort braucht mindestens drei Buchstaben.',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'Das erste Wort muss einen Balken des kleinen Kreuzes in der Mitte füllen.',
  GAME_OVER: 'Das Spiel ist aus.',
  NOT_BEGUN: 'Das Spiel hat noch nicht begonnen.',
  DICTIONARY_NOT_CHOSEN: 'Wähle ein Wörterbuch, bevor das Spiel beginnt.',
  NOTHING_TO_TAKE_BACK: 'Es gibt keinen Zug, den du zurücknehmen kannst.',
  TIME_NOT_UP: 'Die Zeit ist noch nicht um.',
  RETURN_TILES_FIRST: ({ count }) => `Leg zuerst ${number(count)} deiner Buchstaben zurück.`,
  UNKNOWN_PRESET: ({ preset }) => `Es gibt kein Regelbuch „${preset}“.`,
  UNKNOWN_OPTION: ({ key }) => `Es gibt keine Regel „${key}“.`,
  BAD_OPTION_VALUE: ({ key, fault }) => `${key}: ${textByCode(valueFaults, fault)}.`,
  OPTION_NOT_IN_THIS_GAME: ({ key }) => `${key} gehört nicht zu diesem Regelbuch.`,
  OPTIONS_CONFLICT: ({ keys, conflict }) =>
    `${list(keys)} passen so nicht zusammen: ${conflictReasons[conflict]}.`,
  BAD_SIDE_COUNT: ({ reason }) => `Die Zahl der Spieler passt nicht: ${sideCountReasons[reason]}.`,
  TEAM_TOO_SMALL: 'Ein Team braucht mindestens zwei Mitglieder.',
  BAD_COLOURS: ({ colourFault }) => `Die Farben passen nicht: ${colourFaults[colourFault]}.`,
};
