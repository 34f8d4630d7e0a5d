/** Why an action is refused, in Dutch. */

import type { WordFault } from '@lexiko/rules';
import { textByCode } from '../by-code.ts';
import type { RefusalTexts } from '../en/refusals.ts';
import { either, list, number, plural, tiles } from './grammar.ts';
import { colourFaults, conflictReasons, sideCountReasons, valueFaults } from './options/option-faults.ts';

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'staat niet in het woordenboek',
  plural: 'is een meervoud',
  foreign: 'is een vreemd woord',
  school: 'mag op school niet',
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Je bent niet aan de beurt.',
  NO_TILES: 'Leg eerst minstens één letter.',
  OFF_BOARD: 'Dat vak ligt niet op het bord.',
  SQUARE_OCCUPIED: 'Op dat vak ligt al een letter.',
  NOT_IN_LINE: 'Leg al je letters in één rij of één kolom.',
  GAP: 'Er zit een gat tussen je letters.',
  NOT_CONNECTED: 'Je zet moet een letter op het bord raken.',
  NO_WORD: 'Dat is nog geen woord. Een woord heeft minstens twee letters.',
  FIRST_PLAY_MISSES_CENTER: 'Het eerste woord moet over het middelste vak liggen.',
  FIRST_PLAY_TOO_SHORT: 'Het eerste woord moet minstens twee letters hebben.',
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) =>
    `In dit spel moet het eerste woord minstens ${tiles(minimum)} hebben.`,
  BLANK_NEEDS_LETTER: 'Kies de letter waar de blanco voor staat.',
  TILE_NOT_ON_RACK: ({ tiles: missing }) => `Je hebt geen ${either(missing)}.`,
  INVALID_WORDS: ({ bad, faults }) =>
    `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join('; ')}.`,
  POOL_TOO_SMALL: ({ left }) =>
    left === 0
      ? 'Wisselen kan niet: de zak is leeg.'
      : `Er ${plural(left, 'zit', 'zitten')} nog maar ${tiles(left)} in de zak. Meer kun je niet wisselen.`,
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) =>
    `Je kunt alleen wisselen zolang er minstens ${tiles(minimum)} in de zak ${plural(minimum, 'zit', 'zitten')}.`,
  EXCHANGE_EMPTY: 'Kies de letters die je wilt wisselen.',
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => `Je kunt hoogstens ${tiles(maximum)} wisselen.`,
  TOO_MANY_TILES: ({ maximum }) => `Je kunt hoogstens ${tiles(maximum)} in één beurt leggen.`,
  MUST_PLAY: 'Je moet leggen: er is een zet mogelijk.',
  PASS_NOT_ALLOWED: 'Je mag alleen passen als je niet kunt leggen, en er is een zet mogelijk.',
  CHALLENGE_WINDOW_CLOSED: 'Het is te laat om die zet aan te vechten.',
  CANNOT_CHALLENGE_OWN_PLAY: 'Je eigen zet kun je niet aanvechten.',
  NOTHING_TO_CHALLENGE: 'Er valt niets aan te vechten.',
  WORD_NOT_IN_PLAY: ({ words }) => `Vecht een van de woorden van die zet aan: ${words.join(', ')}.`,
  CHALLENGE_WINDOW_OPEN: 'De anderen kunnen de laatste zet nog aanvechten. Wacht even.',
  PAUSED: 'Het spel is gepauzeerd.',
  TOO_LATE_TO_ABORT: 'Iedereen is al aan de beurt geweest. Je kunt alleen nog opgeven of samen stoppen.',
  RULING_PENDING: 'Beslis eerst over het aangevochten woord.',
  DICTIONARY_LOCKED: 'In dit spel is het woordenboek er alleen voor aangevochten woorden.',
  ANAGRAM_NEEDS_NEW_TILE: 'Voeg minstens één letter van je plankje toe aan het woord dat je herschikt.',
  ANAGRAM_TILE_LEFT_OUT: 'Gebruik alle letters van het oude woord, in dezelfde lijn.',
  BLANK_LOCKED: 'In dit spel kun je een blanco op het bord niet omruilen.',
  NO_NEW_WORD: 'Met die letter ontstaat geen nieuw woord.',
  NOT_A_BLANK: 'Op dat vak ligt geen blanco.',
  LETTER_DOES_NOT_MATCH_BLANK: 'Die blanco staat voor een andere letter.',
  PRE_STEP_TOO_LATE: 'Raap blanco’s op voordat je letters omruilt.',
  VARIATION_OFF: 'Dat mag niet volgens de regels van dit spel.',
  CONFIG_LOCKED: 'Het spel is begonnen; de regels liggen vast.',
  NOT_ALL_CONFIRMED: 'Eerst moet iedereen akkoord gaan met de regels.',
  CW_OPENING_TOO_SHORT: 'Het eerste woord moet minstens drie letters hebben.',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'Het eerste woord moet een balk van het kleine kruis in het midden vullen.',
  GAME_OVER: 'Het spel is afgelopen.',
  NOT_BEGUN: 'Het spel is nog niet begonnen.',
  DICTIONARY_NOT_CHOSEN: 'Kies een woordenboek voordat het spel begint.',
  NOTHING_TO_TAKE_BACK: 'Er is geen zet om terug te nemen.',
  TIME_NOT_UP: 'De tijd is nog niet om.',
  RETURN_TILES_FIRST: ({ count }) => `Leg eerst ${number(count)} van je letters terug.`,
  UNKNOWN_PRESET: ({ preset }) => `Er is geen regelboek ‘${preset}’.`,
  UNKNOWN_OPTION: ({ key }) => `Er is geen regel ‘${key}’.`,
  BAD_OPTION_VALUE: ({ key, fault }) => `${key}: ${textByCode(valueFaults, fault)}.`,
  OPTION_NOT_IN_THIS_GAME: ({ key }) => `Dit regelboek kent de regel ${key} niet.`,
  OPTIONS_CONFLICT: ({ keys, conflict }) => `${list(keys)} gaan niet samen: ${conflictReasons[conflict]}.`,
  BAD_SIDE_COUNT: ({ reason }) => `Het aantal spelers klopt niet: ${sideCountReasons[reason]}.`,
  TEAM_TOO_SMALL: 'Een team heeft minstens twee leden nodig.',
  BAD_COLOURS: ({ colourFault }) => `De kleuren kloppen niet: ${colourFaults[colourFault]}.`,
};
