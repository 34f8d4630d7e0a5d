/** The notes of the annotated Guide Game in Dutch: each is about one turn. Their numbers are checked against the rules. */

import type { GuideStudyTexts } from '../../en/learn/guide-study.ts';

export const guideStudy: GuideStudyTexts = {
  title: 'Het voorbeeldspel, met notities',
  start:
    'Het Engelse voorbeeldspel uit het Deluxe-regelboek. Het boek drukt de gelegde letters af, niet de hele plankjes. Daarom gaan deze notities over vakken en punten, niet over wat iemand nog meer kon hebben.',
  horn: 'De eerste zet bedekt het middelste vak en telt dubbel: H4, O1, R1 en N1 zijn 7, en twee keer 7 is 14. Een woord van vier letters over het midden bereikt in deze rij geen vak met dubbele letterwaarde.',
  farm: 'FARM loopt door de R van HORN, over gewone vakken: 9 punten. Bekijk de variant: twee van dezelfde letters leveren 19 op.',
  am: 'Naast HORN vormen twee letters drie woorden: AM, AH en MO. De M telt in twee ervan dubbel. 19 punten, en de F blijft op het plankje.',
  paste:
    'De S maakt van FARM FARMS, dus FARM telt nog een keer. P en E liggen op vakken met driedubbele letterwaarde: 25 punten met vijf letters.',
  mob: 'Twee letters, drie woorden: MOB, NOT en BE. 16 punten.',
  prevent: 'Alle zeven letters leveren 50 punten op. De T komt voor HORN en maakt THORN: 82 punten.',
  quite:
    'De Q op een vak met dubbele letterwaarde, het hele woord verdubbeld: 48 punten. Maar nu ligt de Q tussen twee vrije vakken met driedubbele woordwaarde. Wie erdoorheen legt, bereikt er een van, of allebei.',
  corner: 'vrij vak met driedubbele woordwaarde',
  azure:
    'AZURE levert 15 op. De variant loopt van de Q omlaag tot A8: QUARE levert 42 op met dezelfde vier letters, en niemand bereikt nog beide hoeken.',
  quare: 'De Q telt nog een keer, en drievoudig: 42 punten.',
  conquest:
    'Beide vakken met driedubbele woordwaarde in één zet: het woord telt negen keer. 18 keer 9 is 162, plus 50 voor alle zeven letters: 212 punten. De weg was sinds QUITE vrij.',
  cab: 'Eén letter, twee woorden: CAB verticaal en ADO horizontaal. 15 punten voor een A.',
  out: 'B is uit en krijgt de waarde van de letters die A nog heeft, A en I: 2 punten. A verliest er evenveel: 456 tegen 368.',
};
