/** What the terminal adds to a refusal for somebody who types, in German. */

import type { TerminalRefusalTexts } from '../../en/terminal/refusals.ts';
import { counted } from '../grammar.ts';

export const terminalRefusals: TerminalRefusalTexts = {
  hints: {
    EXCHANGE_EMPTY: 'Zum Beispiel: exchange QVV.',
    BLANK_NEEDS_LETTER: 'Schreib ihn klein unter großen Buchstaben: 8F HoRN.',
    DICTIONARY_NOT_CHOSEN: 'Oder lass die Spieler entscheiden: dictionary.id=table.',
    RETURN_TILES_FIRST: 'Tipp exchange und die Buchstaben.',
    TEAM_TOO_SMALL: 'Schreib die Teams als Rot:Ann+Cy,Blau:Ben+Di.',
  },
  secondsLeft: (count) => `Noch ${counted(count, 'Sekunde', 'Sekunden')}.`,
};
