/** The notes of the annotated Guide Game in German: each is about one turn. Their numbers are checked against the rules. */

import type { GuideStudyTexts } from '../../en/learn/guide-study.ts';

export const guideStudy: GuideStudyTexts = {
  title: 'Das Guide Game, mit Notizen',
  start:
    'Das englische Beispielspiel aus dem Deluxe-Regelbuch. Das Heft druckt die gelegten Buchstaben, nicht die ganze Bank. Darum geht es hier um Felder und Punkte, nicht darum, was jemand sonst noch hatte.',
  horn: 'Der erste Zug liegt auf dem Mittelfeld und zählt doppelt: H4, O1, R1 und N1 sind 7, zweimal 7 sind 14. Vier Buchstaben über der Mitte erreichen in dieser Reihe kein Feld mit doppeltem Buchstabenwert.',
  farm: 'FARM geht durch das R von HORN, nur über einfache Felder: 9 Punkte. Sieh dir die Variante an: Zwei derselben Buchstaben bringen 19.',
  am: 'Neben HORN machen zwei Buchstaben drei Wörter: AM, AH und MO. In zweien davon zählt das M doppelt. 19 Punkte, und das F bleibt auf der Bank.',
  paste:
    'Das S macht aus FARM FARMS, also zählt FARM noch einmal. P und E stehen auf Feldern mit dreifachem Buchstabenwert: 25 Punkte mit fünf Buchstaben.',
  mob: 'Zwei Buchstaben, drei Wörter: MOB, NOT und BE. 16 Punkte.',
  prevent: 'Alle sieben Buchstaben bringen 50 Punkte. Das T steht vor HORN und macht THORN: 82 Punkte.',
  quite:
    'Das Q auf doppeltem Buchstabenwert, das ganze Wort verdoppelt: 48 Punkte. Aber jetzt steht das Q zwischen zwei freien Feldern mit dreifachem Wortwert. Wer durch das Q legt, erreicht eines davon oder beide.',
  corner: 'freies Feld mit dreifachem Wortwert',
  azure:
    'AZURE bringt 15. Die Variante geht vom Q hinunter bis A8: QUARE bringt 42 mit denselben vier Buchstaben, und niemand erreicht mehr beide Ecken.',
  quare: 'Das Q zählt noch einmal, und zwar dreifach: 42 Punkte.',
  conquest:
    'Beide Felder mit dreifachem Wortwert in einem Zug: Das Wort zählt neunfach. 18 mal 9 sind 162, dazu 50 für alle sieben Buchstaben: 212 Punkte. Der Weg war seit QUITE frei.',
  cab: 'Ein Buchstabe, zwei Wörter: CAB senkrecht und ADO waagerecht. 15 Punkte für ein A.',
  out: 'B hat alles gelegt und bekommt den Wert der Buchstaben, die A noch hat, A und I: 2 Punkte. A verliert ebenso viele: 456 zu 368.',
};
