/** Every refusal in one plain German sentence, with the rule it comes from. */

import type { RefusalSaid, RefusalTexts, WordFault } from '@lexiko/rules';

function always(rule: string, sentence: string): () => RefusalSaid {
  return () => ({ rule, sentence });
}

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'steht nicht im Wörterbuch',
  plural: 'ist eine Mehrzahl',
  foreign: 'ist ein Fremdwort',
  school: 'ist in der Schule gesperrt',
};

export const GERMAN_REFUSALS: RefusalTexts = {
  NOT_YOUR_TURN: always('S-05', 'Du bist nicht am Zug.'),
  NO_TILES: always('S-11', 'Lege zuerst mindestens einen Buchstaben.'),
  OFF_BOARD: always('C-02', 'Dieses Feld liegt nicht auf dem Brett.'),
  SQUARE_OCCUPIED: always('S-11', 'Auf diesem Feld liegt schon ein Buchstabe.'),
  NOT_IN_LINE: always('S-11', 'Alle Buchstaben eines Zuges liegen in einer Zeile oder Spalte.'),
  GAP: always('S-11', 'Zwischen deinen Buchstaben ist eine Lücke.'),
  NOT_CONNECTED: always('S-10', 'Dein Zug muss einen Buchstaben auf dem Brett berühren.'),
  NO_WORD: always('S-11', 'Das ergibt noch kein Wort: Ein Wort hat mindestens zwei Buchstaben.'),
  FIRST_PLAY_MISSES_CENTER: always('S-06', 'Das erste Wort muss das Mittelfeld bedecken.'),
  FIRST_PLAY_TOO_SHORT: always('S-06', 'Das erste Wort hat mindestens zwei Buchstaben.'),
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) => ({
    rule: 'V-01',
    sentence: `Das erste Wort muss wie vereinbart mindestens ${minimum} Buchstaben haben.`,
  }),
  BLANK_NEEDS_LETTER: always('S-20', 'Sage, für welchen Buchstaben der Blankostein steht.'),
  TILE_NOT_ON_RACK: ({ tiles }) => ({ rule: 'C-05', sentence: `Du hast kein ${tiles.join(', ')}.` }),
  INVALID_WORDS: ({ bad, faults }) => ({
    rule: 'S-18',
    sentence: `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  }),
  POOL_TOO_SMALL: ({ left }) => ({
    rule: 'S-21',
    sentence: `Es sind nur noch ${left} Buchstaben zu ziehen, mehr kannst du nicht tauschen.`,
  }),
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) => ({
    rule: 'S-23',
    sentence: `Zum Tauschen müssen noch mindestens ${minimum} Buchstaben zu ziehen sein.`,
  }),
  EXCHANGE_EMPTY: always('S-22', 'Wähle die Buchstaben, die du tauschen willst.'),
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => ({
    rule: 'W-16',
    sentence: `Höchstens ${maximum} Buchstaben dürfen getauscht werden.`,
  }),
  TOO_MANY_TILES: ({ maximum }) => ({
    rule: 'X-03',
    sentence: `Höchstens ${maximum} Buchstaben dürfen in einem Zug gelegt werden.`,
  }),
  MUST_PLAY: always('S-24', 'Es gibt einen Zug, also musst du legen.'),
  PASS_NOT_ALLOWED: always('S-22', 'Passen darf nur, wer nicht legen kann, und es gibt einen Zug.'),
  CHALLENGE_WINDOW_CLOSED: always('S-25', 'Für eine Anfechtung ist es zu spät.'),
  CANNOT_CHALLENGE_OWN_PLAY: always('S-26', 'Den eigenen Zug kann man nicht anfechten.'),
  NOTHING_TO_CHALLENGE: always('S-25', 'Es gibt nichts anzufechten.'),
  WORD_NOT_IN_PLAY: ({ words }) => ({
    rule: 'S-27',
    sentence: `Nenne eines der Wörter dieses Zuges: ${words.join(', ')}.`,
  }),
  CHALLENGE_WINDOW_OPEN: always('S-25', 'Die anderen dürfen den letzten Zug noch anfechten.'),
  PAUSED: always('V-14', 'Das Spiel ruht gerade.'),
  TOO_LATE_TO_ABORT: always(
    'S-54',
    'Alle waren schon am Zug: Du kannst nur noch aufgeben oder gemeinsam beenden.',
  ),
  RULING_PENDING: always('D-01', 'Zuerst muss über die Anfechtung entschieden werden.'),
  DICTIONARY_LOCKED: always('D-04', 'In diesem Spiel ist das Wörterbuch nur für Anfechtungen da.'),
  ANAGRAM_NEEDS_NEW_TILE: always('V-02', 'Zum Umstellen gehört mindestens ein Buchstabe von deiner Bank.'),
  ANAGRAM_TILE_LEFT_OUT: always('V-02', 'Jeder Buchstabe des alten Wortes muss in derselben Linie bleiben.'),
  BLANK_LOCKED: always('V-03', 'Ein Blankostein auf dem Brett darf nicht ersetzt werden.'),
  NO_NEW_WORD: always('V-03', 'Dieser Ersatz ergibt kein neues Wort.'),
  NOT_A_BLANK: always('V-04', 'Auf diesem Feld liegt kein Blankostein.'),
  LETTER_DOES_NOT_MATCH_BLANK: always('V-04', 'Der Blankostein steht für einen anderen Buchstaben.'),
  PRE_STEP_TOO_LATE: always('V-04', 'Blankosteine werden vor dem Ersetzen aufgenommen.'),
  VARIATION_OFF: always('V-00', 'Das ist für dieses Spiel nicht vereinbart.'),
  CONFIG_LOCKED: always('V-00', 'Das Spiel hat begonnen; die Regeln stehen fest.'),
  NOT_ALL_CONFIRMED: always('V-00', 'Zuerst müssen alle zustimmen.'),
  CW_OPENING_TOO_SHORT: always('W-12', 'Das erste Wort hat mindestens drei Buchstaben.'),
  CW_OPENING_NOT_ON_SMALL_CROSS: always(
    'W-12',
    'Das erste Wort muss einen Balken des kleinen Kreuzes in der Mitte füllen.',
  ),
  GAME_OVER: always('S-35', 'Das Spiel ist aus.'),
  NOT_BEGUN: always('V-00', 'Das Spiel hat noch nicht begonnen.'),
  DICTIONARY_NOT_CHOSEN: always('D-01', 'Wähle ein Wörterbuch, bevor das Spiel beginnt.'),
  NOTHING_TO_TAKE_BACK: always('X-03', 'Es gibt keinen Zug, der zurückgenommen werden könnte.'),
  TIME_NOT_UP: always('V-09', 'Die Zeit ist noch nicht um.'),
  RETURN_TILES_FIRST: ({ count }) => ({
    rule: 'W-16',
    sentence: `Lege zuerst ${count} deiner Buchstaben zurück.`,
  }),
  UNKNOWN_PRESET: ({ preset }) => ({ rule: 'C-01', sentence: `Es gibt kein Regelheft „${preset}“.` }),
  UNKNOWN_OPTION: ({ key }) => ({ rule: 'V-00', sentence: `Es gibt keine Regelwahl „${key}“.` }),
  BAD_OPTION_VALUE: ({ key }) => ({ rule: 'V-00', sentence: `Der Wert von ${key} passt nicht.` }),
  OPTION_NOT_IN_THIS_GAME: ({ key }) => ({
    rule: 'C-01',
    sentence: `${key} gehört nicht zu diesem Regelheft.`,
  }),
  OPTIONS_CONFLICT: ({ keys }) => ({
    rule: 'V-11',
    sentence: `${keys.join(' und ')} passen so nicht zusammen.`,
  }),
  BAD_SIDE_COUNT: always('C-12', 'Die Zahl der Spielenden passt nicht zu diesem Spiel.'),
  TEAM_TOO_SMALL: always('T-01', 'Ein Team hat mindestens zwei Mitglieder.'),
  BAD_COLOURS: always('W-05', 'Die Farben passen nicht zusammen.'),
};
