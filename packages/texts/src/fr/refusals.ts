/** Why an action is refused, in French. */

import type { WordFault } from '@lexiko/rules';
import { textByCode } from '../by-code.ts';
import type { RefusalTexts } from '../en/refusals.ts';
import { counted, either, list, tiles } from './grammar.ts';
import { colourFaults, conflictReasons, sideCountReasons, valueFaults } from './options/option-faults.ts';

const FAULTS: Readonly<Record<WordFault, string>> = {
  unknown: 'n’est pas dans le dictionnaire',
  plural: 'est un pluriel',
  foreign: 'est un mot étranger',
  school: 'n’est pas permis à l’école',
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Ce n’est pas ton tour.',
  NO_TILES: 'Pose d’abord au moins une lettre.',
  OFF_BOARD: 'Cette case n’est pas sur le plateau.',
  SQUARE_OCCUPIED: 'Il y a déjà une lettre sur cette case.',
  NOT_IN_LINE: 'Pose toutes tes lettres sur une même ligne ou une même colonne.',
  GAP: 'Il y a un trou entre tes lettres.',
  NOT_CONNECTED: 'Ton coup doit toucher une lettre du plateau.',
  NO_WORD: 'Cela ne forme pas encore de mot. Un mot a au moins deux lettres.',
  FIRST_PLAY_MISSES_CENTER: 'Le premier mot doit couvrir la case centrale.',
  FIRST_PLAY_TOO_SHORT: 'Le premier mot doit avoir au moins deux lettres.',
  FIRST_WORD_BELOW_MINIMUM: ({ minimum }) =>
    `Dans cette partie, le premier mot doit avoir au moins ${counted(minimum, 'lettre')}.`,
  BLANK_NEEDS_LETTER: 'Choisis la lettre que le joker représente.',
  TILE_NOT_ON_RACK: ({ tiles: missing }) => `Il te manque ${list(missing)}.`,
  INVALID_WORDS: ({ bad, faults }) =>
    `${bad.map((word) => `${word} ${FAULTS[faults[word] ?? 'unknown']}`).join(' ; ')}.`,
  POOL_TOO_SMALL: ({ left }) =>
    left === 0
      ? 'Le sac est vide : tu ne peux rien échanger.'
      : `Le sac a seulement ${tiles(left)} : tu ne peux pas en échanger plus.`,
  POOL_BELOW_EXCHANGE_MINIMUM: ({ minimum }) =>
    `Tu peux échanger seulement tant que le sac contient au moins ${tiles(minimum)}.`,
  EXCHANGE_EMPTY: 'Choisis les lettres à échanger.',
  EXCHANGE_ABOVE_MAXIMUM: ({ maximum }) => `Tu peux échanger au plus ${tiles(maximum)}.`,
  TOO_MANY_TILES: ({ maximum }) => `Tu peux jouer au plus ${tiles(maximum)} par tour.`,
  MUST_PLAY: 'Tu dois jouer : il y a un coup possible.',
  PASS_NOT_ALLOWED: 'Tu peux passer seulement si tu ne peux pas jouer, et il y a un coup possible.',
  CHALLENGE_WINDOW_CLOSED: 'Il est trop tard pour contester ce coup.',
  CANNOT_CHALLENGE_OWN_PLAY: 'Tu ne peux pas contester ton propre coup.',
  NOTHING_TO_CHALLENGE: 'Il n’y a rien à contester.',
  WORD_NOT_IN_PLAY: ({ words }) => `Conteste un des mots de ce coup : ${either(words)}.`,
  CHALLENGE_WINDOW_OPEN: 'Les autres peuvent encore contester le dernier coup. Patiente un peu.',
  PAUSED: 'La partie est en pause.',
  TOO_LATE_TO_ABORT:
    'Tout le monde a déjà joué : tu peux seulement abandonner ou proposer d’arrêter la partie.',
  RULING_PENDING: 'Règle d’abord la contestation.',
  DICTIONARY_LOCKED: 'Dans cette partie, le dictionnaire ne sert qu’aux contestations.',
  ANAGRAM_NEEDS_NEW_TILE: 'Ajoute au moins une lettre de ton chevalet au mot que tu réarranges.',
  ANAGRAM_TILE_LEFT_OUT: 'Utilise toutes les lettres de l’ancien mot, sur la même ligne.',
  BLANK_LOCKED: 'Dans cette partie, tu ne peux pas remplacer un joker du plateau.',
  NO_NEW_WORD: 'Remplacer cette lettre ne forme aucun nouveau mot.',
  NOT_A_BLANK: 'Il n’y a pas de joker sur cette case.',
  LETTER_DOES_NOT_MATCH_BLANK: 'Ce joker représente une autre lettre.',
  PRE_STEP_TOO_LATE: 'Récupère les jokers avant de remplacer des lettres.',
  VARIATION_OFF: 'Les règles de cette partie ne le permettent pas.',
  CONFIG_LOCKED: 'La partie a commencé : ses règles ne peuvent plus changer.',
  NOT_ALL_CONFIRMED: 'Tout le monde doit d’abord accepter les règles.',
  CW_OPENING_TOO_SHORT: 'Le premier mot doit avoir au moins trois lettres.',
  CW_OPENING_NOT_ON_SMALL_CROSS: 'Le premier mot doit remplir une barre de la petite croix du centre.',
  GAME_OVER: 'La partie est finie.',
  NOT_BEGUN: 'La partie n’a pas encore commencé.',
  DICTIONARY_NOT_CHOSEN: 'Choisis un dictionnaire avant le début de la partie.',
  NOTHING_TO_TAKE_BACK: 'Il n’y a pas de coup à reprendre.',
  TIME_NOT_UP: 'Le temps n’est pas encore écoulé.',
  RETURN_TILES_FIRST: ({ count }) => `Remets d’abord ${tiles(count)}.`,
  UNKNOWN_PRESET: ({ preset }) => `Il n’y a pas de livret « ${preset} ».`,
  UNKNOWN_OPTION: ({ key }) => `Il n’y a pas d’option « ${key} ».`,
  BAD_OPTION_VALUE: ({ key, fault }) => `${key} : ${textByCode(valueFaults, fault)}.`,
  OPTION_NOT_IN_THIS_GAME: ({ key }) => `Ce livret n’a pas d’option ${key}.`,
  OPTIONS_CONFLICT: ({ keys, conflict }) =>
    `${list(keys)} ne vont pas ensemble : ${conflictReasons[conflict]}.`,
  BAD_SIDE_COUNT: ({ reason }) => `Le nombre de joueurs ne convient pas : ${sideCountReasons[reason]}.`,
  TEAM_TOO_SMALL: 'Une équipe doit avoir au moins deux membres.',
  BAD_COLOURS: ({ colourFault }) => `Les couleurs ne conviennent pas : ${colourFaults[colourFault]}.`,
};
