/** Why options are refused, in French: each completes a sentence that names the options. */

import type { ColourFault, ConflictReason, SideCountReason } from '@lexiko/rules/options';
import type { ValueFaultTexts } from '../../en/options/option-faults.ts';
import { counted, list, plural } from '../grammar.ts';

/** After the name of the option and a colon. */
export const valueFaults: ValueFaultTexts = {
  NOT_ONE_OF: ({ choices }) => `choisis parmi ${choices.join(', ')}`,
  NOT_SOME_OF: ({ choices }) => `choisis une ou plusieurs valeurs parmi ${choices.join(', ')}`,
  NOT_IN_RANGE: ({ low, high, words }) =>
    `${words.map((word) => `${word}, `).join('')}${words.length > 0 ? 'ou ' : ''}un nombre entier de ${low} à ${high}`,
  NOT_ONE_FOR_EACH_SIDE: ({ sides }) => `il faut ${counted(sides, 'valeur')}, une par camp`,
  NO_SUCH_SEAT: ({ seat }) => `il n’y a personne à la place ${seat}`,
  NOT_THE_STARTER: 'ce doit être la place qui commence',
  NOT_A_TEXT: ({ longest }) => `un texte de ${longest} caractères au plus`,
  NOT_A_LETTER_TABLE: ({ most }) =>
    `à chaque lettre (? pour le joker) doit correspondre un nombre entier de 0 à ${most}`,
  NOT_LETTERS_OF_THE_LANGUAGE: ({ letters }) =>
    `${list(letters)} ${plural(letters.length, 'n’existe pas', 'n’existent pas')} dans la langue des jetons`,
  NOT_A_BOARD: ({ marks, least, most }) =>
    `de ${least} à ${most} lignes de même longueur, faites des signes ${marks}`,
  BLOCKED_CENTRE: 'la case centrale est fermée',
  NOT_SQUARES: 'donne une liste de cases comme H4',
  SQUARE_OFF_BOARD: 'une des cases est hors du plateau',
  NOT_A_RACK_OF_THIS_GAME: ({ choices }) =>
    `choisis ${choices.join(' ou ')} (d’autres tailles sont possibles dans une partie personnalisée)`,
  WRONG_TILE_COUNT: ({ total, needed }) => `cela fait ${counted(total, 'jeton')} au lieu de ${needed}`,
  TOO_FEW_TILES: 'il y a trop peu de jetons à distribuer',
  ONE_KIND_OF_TILE: 'il n’y a qu’une sorte de jetons',
};

export const conflictReasons: Readonly<Record<ConflictReason, string>> = {
  CHECKING_NEEDS_DICTIONARY: 'sans dictionnaire, on ne peut pas vérifier les mots',
  SEARCHING_NEEDS_DICTIONARY: 'sans dictionnaire, on ne peut pas chercher de coups',
  DICTIONARY_OF_OTHER_LANGUAGE: 'le dictionnaire doit être dans la langue des jetons',
  TARGETS_NEED_OPPONENTS: 'les objectifs sont pour deux à quatre camps',
  NO_TEAMS: 'on ne joue en équipe que dans l’édition École',
  BANK_NEEDS_DAYS: 'une réserve de temps suppose des jours par tour',
  ONE_KIND_OF_CLOCK: 'le chrono compte les secondes par tour, les jours par tour, ou toute la partie',
  GAME_CLOCK_OUTLASTS_TURNS: 'un chrono pour toute la partie ne peut pas finir un seul tour',
  NOTHING_TO_ADD_TO: 'sans chrono pour toute la partie, il n’y a rien à quoi ajouter du temps',
  TWO_COLOURS_FOR_TWO_SIDES: 'deux couleurs par camp, c’est pour deux camps',
  NO_PARTNERS: 'il n’y a pas de partenaires',
  CLASS_NOT_KNOWN: 'dans la langue des jetons, personne n’a repéré ces mots',
};

export const sideCountReasons: Readonly<Record<SideCountReason, string>> = {
  OUT_OF_RANGE: 'une partie compte de 1 à 4 camps',
  TWO_TEAMS: 'une partie par équipes compte deux équipes',
  SOLITAIRE_HAS_ONE_SIDE: 'ce solitaire a un seul camp',
  NO_OPPONENT: 'sans adversaire, c’est un solitaire',
  TWO_RACKS_ARE_TWO_SIDES: 'le solitaire à deux chevalets a deux camps',
  NOT_FOR_ONE: 'cette partie est pour deux à quatre camps',
  PARTNERS_NEED_FOUR: 'pour jouer avec des partenaires, il faut quatre camps',
};

export const colourFaults: Readonly<Record<ColourFault, string>> = {
  NO_COLOURS_HERE: 'seul Crosswords a des couleurs',
  ONE_FOR_EACH_SIDE: 'chaque camp doit avoir une couleur',
  UNKNOWN_COLOUR: 'les couleurs sont le rouge, le bleu, le vert et l’orange',
  OPPOSITE_IS_TAKEN: 'la couleur opposée est aussi à toi',
  NOT_CLOCKWISE: 'chaque couleur une fois, dans le sens des aiguilles d’une montre et l’ordre des places',
};
