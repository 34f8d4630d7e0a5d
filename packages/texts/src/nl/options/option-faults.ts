/** Why options are refused, in Dutch: each completes a sentence that names the options. */

import type { ColourFault, ConflictReason, SideCountReason } from '@lexiko/rules/options';
import type { ValueFaultTexts } from '../../en/options/option-faults.ts';
import { counted, list, tiles } from '../grammar.ts';

/** After the name of the option and a colon. */
export const valueFaults: ValueFaultTexts = {
  NOT_ONE_OF: ({ choices }) => `kies uit ${choices.join(', ')}`,
  NOT_SOME_OF: ({ choices }) => `kies een of meer uit ${choices.join(', ')}`,
  NOT_IN_RANGE: ({ low, high, words }) =>
    `${words.map((word) => `${word}, `).join('')}${words.length > 0 ? 'of ' : ''}een heel getal van ${low} tot en met ${high}`,
  NOT_ONE_FOR_EACH_SIDE: ({ sides }) => `geef ${counted(sides, 'waarde', 'waarden')}, één per kant`,
  NO_SUCH_SEAT: ({ seat }) => `plaats ${seat} bestaat niet`,
  NOT_THE_STARTER: 'noem de plaats die begint',
  NOT_A_TEXT: ({ longest }) => `een tekst van hoogstens ${longest} tekens`,
  NOT_A_LETTER_TABLE: ({ most }) =>
    `geef bij letters (? voor een blanco) hele getallen van 0 tot en met ${most}`,
  NOT_LETTERS_OF_THE_LANGUAGE: ({ letters }) =>
    `${list(letters)} ${letters.length === 1 ? 'komt' : 'komen'} niet voor in de taal van de letters`,
  NOT_A_BOARD: ({ marks, least, most }) => `${least} tot ${most} even lange rijen van de tekens ${marks}`,
  BLOCKED_CENTRE: 'het middelste vak is gesloten',
  NOT_SQUARES: 'noem vakken zoals H4',
  SQUARE_OFF_BOARD: 'een vak ligt buiten het bord',
  NOT_A_RACK_OF_THIS_GAME: ({ choices }) =>
    `kies ${choices.join(' of ')} (andere aantallen in een eigen spel)`,
  WRONG_TILE_COUNT: ({ total, needed }) => `samen ${tiles(total)} in plaats van ${needed}`,
  TOO_FEW_TILES: 'te weinig letters om uit te delen',
  ONE_KIND_OF_TILE: 'er is maar één soort letter',
};

export const conflictReasons: Readonly<Record<ConflictReason, string>> = {
  CHECKING_NEEDS_DICTIONARY: 'zonder woordenboek zijn woorden niet te controleren',
  SEARCHING_NEEDS_DICTIONARY: 'zonder woordenboek zijn zetten niet te zoeken',
  DICTIONARY_OF_OTHER_LANGUAGE: 'het woordenboek moet in de taal van de letters zijn',
  TARGETS_NEED_OPPONENTS: 'een doel is er voor twee tot vier kanten',
  NO_TEAMS: 'teams zijn er alleen in het schoolspel',
  BANK_NEEDS_DAYS: 'een tijdreserve vraagt om dagen per beurt',
  ONE_KIND_OF_CLOCK: 'de klok telt seconden per beurt, dagen per beurt of het hele spel',
  GAME_CLOCK_OUTLASTS_TURNS: 'een klok voor het hele spel kan geen losse beurt beëindigen',
  NOTHING_TO_ADD_TO: 'zonder klok voor het hele spel kan er niets bij komen',
  TWO_COLOURS_FOR_TWO_SIDES: 'twee kleuren per kant kan alleen met twee kanten',
  NO_PARTNERS: 'er zijn geen partners',
  CLASS_NOT_KNOWN: 'in de taal van de letters heeft niemand zulke woorden gemarkeerd',
};

export const sideCountReasons: Readonly<Record<SideCountReason, string>> = {
  OUT_OF_RANGE: 'een spel heeft 1 tot 4 kanten',
  TWO_TEAMS: 'een teamspel heeft twee teams',
  SOLITAIRE_HAS_ONE_SIDE: 'deze solitaire heeft één kant',
  NO_OPPONENT: 'zonder tegenstander is het solitaire',
  TWO_RACKS_ARE_TWO_SIDES: 'solitaire met twee plankjes heeft twee kanten',
  NOT_FOR_ONE: 'dit spel is voor twee tot vier kanten',
  PARTNERS_NEED_FOUR: 'met partners speel je met vier kanten',
};

export const colourFaults: Readonly<Record<ColourFault, string>> = {
  NO_COLOURS_HERE: 'alleen Crosswords heeft kleuren',
  ONE_FOR_EACH_SIDE: 'elke kant heeft een kleur nodig',
  UNKNOWN_COLOUR: 'de kleuren zijn rood, blauw, groen en oranje',
  OPPOSITE_IS_TAKEN: 'de kleur ertegenover is ook van jou',
  NOT_CLOCKWISE: 'elke kleur één keer, met de klok mee in volgorde van de plaatsen',
};
