/** The illegal-play clinic in German. */

import { points } from '../grammar.ts';
import type { ClinicTexts } from '../../en/learn/clinic.ts';

export const clinic: ClinicTexts = {
  title: 'Erlaubt oder nicht?',
  about:
    'Gilt dieser Zug? Sieh dir die neuen Buchstaben an und entscheide. Danach urteilt der Schiedsrichter. Gespielt wird auf Englisch.',
  case: (number, of) => `Fall ${number} von ${of}`,
  rack: 'Bank:',
  question: 'Ist dieser Zug erlaubt?',
  reasons: {
    legal: 'Ja, er ist erlaubt',
    line: 'Nein: nicht in einer Linie',
    gap: 'Nein: da ist eine Lücke',
    apart: 'Nein: er berührt keinen anderen Buchstaben',
    opening: 'Nein: so kann kein Spiel beginnen',
    letters: 'Nein: ein Buchstabe fehlt auf der Bank',
    word: 'Nein: es entsteht ein ungültiges Wort',
  },
  check: 'Entscheiden',
  right: 'Richtig!',
  wrong: 'Der Schiedsrichter sieht es anders.',
  legal: (count) => `Erlaubt, für ${points(count)}:`,
  fifty: (count) => `und ${count} für das Bingo`,
  rule: 'Regel lesen',
  mend: 'Erlaubten Zug legen',
  mendAbout: 'Lege mit diesen Buchstaben einen erlaubten Zug.',
  playMended: 'Legen',
  mended: (notation, score) => `${notation} ist erlaubt und bringt ${points(score)}.`,
  next: 'Nächster Fall',
  solved: (right, of) => `${right} von ${of} richtig beurteilt`,
  list: 'Alle Fälle',
  cases: {
    diagonal: {
      situation: 'Auf dem Brett liegt HORN. I und T kommen ab F9 schräg nach unten.',
      lesson: 'Alle Buchstaben eines Zuges liegen in einer Zeile oder Spalte, nie schräg.',
    },
    gap: {
      situation: 'Auf dem Brett liegt HORN. F kommt auf H6 und M auf H9.',
      lesson: 'Zwischen F und R bleibt ein Feld frei. Mit einem A dort wäre es FARM.',
    },
    apart: {
      situation: 'Auf dem Brett liegt HORN. BIT kommt in Zeile 11.',
      lesson: 'Nach dem ersten Wort muss jeder Zug einen Buchstaben auf dem Brett berühren.',
    },
    star: {
      situation: 'Das Brett ist leer. HORN kommt an den linken Rand.',
      lesson: 'Das erste Wort bedeckt den Stern in der Mitte.',
    },
    single: {
      situation: 'Das Brett ist leer. Ein einzelner Buchstabe kommt auf den Stern.',
      lesson: 'A ist im Englischen ein Wort, aber hier haben Wörter mindestens zwei Buchstaben.',
    },
    thorn: {
      situation: 'Auf dem Brett liegt HORN. Ein T kommt davor.',
      lesson: 'Ein Buchstabe verlängert das Wort, und das ganze neue Wort zählt.',
    },
    beside: {
      situation: 'Auf dem Brett liegt HORN. AT kommt unter HO.',
      lesson: 'AT und HA sind gültig, aber mit dem O darüber bildet das T auch OT.',
    },
    hornet: {
      situation: 'Auf dem Brett liegt HORN. E und T werden angefügt.',
      lesson: 'Angefügte Buchstaben verlängern das Wort: HORNET.',
    },
    apples: {
      situation: 'Auf dem Brett liegt APPLE. Ein S wird angefügt.',
      lesson: 'Ein Buchstabe bringt die Punkte des ganzen Worts. Im klassischen Spiel gilt die Mehrzahl.',
    },
    farms: {
      situation: 'Auf dem Brett liegen HORN und FARM. PASTE kommt unter FARM.',
      lesson: 'Ein S gehört zu zwei Wörtern: PASTE und FARMS.',
    },
    borrowed: {
      situation: 'Auf dem Brett liegt HORN. FARM läuft durch das R nach unten. Das ist die Bank:',
      lesson: 'Du legst nur Buchstaben von deiner Bank. Die auf dem Brett dürfen alle benutzen.',
    },
    blank: {
      situation: 'Das Brett ist leer. Ein Blankostein steht für das H in HORN.',
      lesson: 'Ein Blankostein kann jeder Buchstabe sein und zählt 0. Der Stern verdoppelt die übrigen.',
    },
    bingo: {
      situation: 'Das Brett ist leer. Alle sieben Buchstaben ergeben PREVENT.',
      lesson: 'Alle sieben Buchstaben auf einmal sind ein Bingo: 50 Punkte extra.',
    },
    herd: {
      situation: 'Das Beispielspiel nach Zug 10: HERD statt HERO.',
      lesson: 'HERD ist gültig, aber sein D berührt ein anderes D, und DD ist kein Wort.',
    },
    hero: {
      situation: 'Das Beispielspiel nach Zug 10: HERO, wie es gespielt wurde.',
      lesson: 'Dieselbe Stelle mit O: HERO bildet auch ME, OR und DO.',
    },
    gate: {
      situation: 'Das Beispielspiel nach Zug 26: GATE vom G in LYING nach unten.',
      lesson: 'Direkt darunter liegt LIED, also steht in der Spalte GATELIED.',
    },
    boats: {
      situation: 'Auf dem Brett liegt BOAT. Ein S wird angefügt, im klassischen Spiel.',
      lesson: 'Die regelmäßige Mehrzahl gilt, ob sie im Wörterbuch steht oder nicht.',
    },
    base: {
      situation: 'Crosswords, drittes Bild: SHIP und FISH liegen. BASE kommt unter SHIP, durch das S.',
      lesson:
        'Es entstehen drei kurze Wörter: SB, HA und PE. Das Regelbuch lehnt alle drei ab; heutige Wörterbücher kennen HA und PE, aber keines kennt SB.',
    },
    bar: {
      situation: 'Crosswords: Das Brett ist leer. CAT beginnt auf dem mittleren Feld.',
      lesson:
        'Das erste Wort muss einen ganzen Balken des kleinen Kreuzes bedecken. Ein Feld weiter links täte es das.',
    },
    cwApples: {
      situation: 'Crosswords: Auf dem Brett liegt APPLE. Ein S wird angefügt.',
      lesson: 'Crosswords verbietet Wörter, die nur Mehrzahl sein können, wie APPLES.',
    },
    cwTalks: {
      situation: 'Crosswords: Auf dem Brett liegt TALK. Ein S wird angefügt.',
      lesson: 'TALKS ist Mehrzahl, aber auch Verb: she talks. Also gilt es.',
    },
    cwBoats: {
      situation: 'Crosswords: Auf dem Brett liegt BOAT. Ein S wird angefügt.',
      lesson:
        'BOATS ist Mehrzahl, aber auch Verb: she boats. Also gilt es, außer ihr vereinbart, jede mögliche Mehrzahl zu verbieten.',
    },
  },
};
