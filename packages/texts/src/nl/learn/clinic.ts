/** The illegal-play clinic in Dutch. */

import type { ClinicTexts } from '../../en/learn/clinic.ts';
import { points } from '../grammar.ts';

export const clinic: ClinicTexts = {
  title: 'Mag dit of niet?',
  about:
    'Mag deze zet? Bekijk de nieuwe letters, beslis, en zeg waarom niet. Daarna oordeelt de scheidsrechter. Er wordt in het Engels gespeeld.',
  case: (number, of) => `Geval ${number} van ${of}`,
  rack: 'Plankje:',
  question: 'Mag deze zet?',
  reasons: {
    legal: 'Ja, dit mag',
    line: 'Nee: de letters liggen niet op één lijn',
    gap: 'Nee: er zit een gat in',
    apart: 'Nee: hij raakt geen andere letter',
    opening: 'Nee: zo kun je niet openen',
    letters: 'Nee: er ontbreekt een letter op het plankje',
    word: 'Nee: er ontstaat een ongeldig woord',
  },
  check: 'Beslissen',
  right: 'Goed!',
  wrong: 'De scheidsrechter ziet het anders.',
  legal: (count) => `Dit mag, voor ${points(count)}:`,
  fifty: (count) => `en ${count} voor een bingo`,
  rule: 'Regel lezen',
  mend: 'Geldige zet leggen',
  mendAbout: 'Leg met deze letters een zet die wel mag.',
  playMended: 'Leggen',
  mended: (notation, score) => `${notation} mag en levert ${points(score)} op.`,
  next: 'Volgende geval',
  solved: (right, of) => `${right} van ${of} goed`,
  list: 'Alle gevallen',
  cases: {
    diagonal: {
      situation: 'HORN ligt op het bord. I en T komen schuin vanaf F9.',
      lesson: 'Alle letters van een beurt liggen in één rij of kolom, nooit schuin.',
    },
    gap: {
      situation: 'HORN ligt op het bord. F komt op H6 en M op H9.',
      lesson: 'Tussen F en R blijft een vak leeg. Met een A erin was het FARM.',
    },
    apart: {
      situation: 'HORN ligt op het bord. BIT komt in rij 11.',
      lesson: 'Na het eerste woord moet elke zet een letter op het bord raken.',
    },
    star: {
      situation: 'Het bord is leeg. HORN komt aan de linkerrand.',
      lesson: 'Het eerste woord bedekt de ster in het midden.',
    },
    single: {
      situation: 'Het bord is leeg. Er komt één letter op de ster.',
      lesson: 'A is in het Engels een woord, maar in dit spel heeft een woord minstens twee letters.',
    },
    thorn: {
      situation: 'HORN ligt op het bord. Er komt een T voor.',
      lesson: 'Een letter die je aan een woord toevoegt, is een aanhaakletter. Het hele nieuwe woord telt.',
    },
    beside: {
      situation: 'HORN ligt op het bord. AT komt onder HO.',
      lesson: 'AT en HA zijn geldig, maar met de O erboven vormt de T ook OT.',
    },
    hornet: {
      situation: 'HORN ligt op het bord. E en T komen erachter.',
      lesson: 'Letters achter een woord maken het langer: HORNET.',
    },
    apples: {
      situation: 'APPLE ligt op het bord. Er komt een S achter.',
      lesson:
        'Eén letter levert de punten van het hele woord op. In het klassieke spel zijn meervouden geldig.',
    },
    farms: {
      situation: 'HORN en FARM liggen op het bord. PASTE komt onder FARM.',
      lesson: 'Eén S hoort bij twee woorden: PASTE en FARMS.',
    },
    borrowed: {
      situation: 'HORN ligt op het bord. FARM loopt door de R naar beneden. Dit is het plankje:',
      lesson: 'Je legt alleen letters van je plankje. De letters op het bord mag iedereen gebruiken.',
    },
    blank: {
      situation: 'Het bord is leeg. Een blanco staat voor de H van HORN.',
      lesson: 'Een blanco kan elke letter zijn en telt 0. De ster verdubbelt de andere letters.',
    },
    bingo: {
      situation: 'Het bord is leeg. Alle zeven letters vormen PREVENT.',
      lesson: 'Alle zeven letters in één keer is een bingo: 50 punten extra.',
    },
    herd: {
      situation: 'Het voorbeeldspel na beurt 10: HERD in plaats van HERO.',
      lesson: 'HERD is geldig, maar de D raakt een andere D, en DD is geen woord.',
    },
    hero: {
      situation: 'Het voorbeeldspel na beurt 10: HERO, zoals het gelegd werd.',
      lesson: 'Dezelfde plek met een O: HERO vormt ook ME, OR en DO.',
    },
    gate: {
      situation: 'Het voorbeeldspel na beurt 26: GATE vanaf de G van LYING naar beneden.',
      lesson: 'Direct daaronder ligt LIED, dus in de kolom staat GATELIED.',
    },
    boats: {
      situation: 'BOAT ligt op het bord. Er komt een S achter, in het klassieke spel.',
      lesson: 'Regelmatige meervouden zijn geldig, of een woordenboek ze nu vermeldt of niet.',
    },
    base: {
      situation:
        'Crosswords, derde diagram: SHIP en FISH liggen op het bord. BASE komt onder SHIP, door de S.',
      lesson:
        'Er ontstaan drie korte woorden: SB, HA en PE. Het regelboek wijst alle drie af; woordenboeken van nu kennen HA en PE, maar geen enkel kent SB.',
    },
    bar: {
      situation: 'Crosswords: het bord is leeg. CAT begint op het middelste vak.',
      lesson:
        'Het eerste woord moet een hele balk van het kleine kruis bedekken. Eén vak verder naar links doet het dat.',
    },
    cwApples: {
      situation: 'Crosswords: APPLE ligt op het bord. Er komt een S achter.',
      lesson: 'Crosswords verbiedt woorden die alleen meervoud kunnen zijn, zoals APPLES.',
    },
    cwTalks: {
      situation: 'Crosswords: TALK ligt op het bord. Er komt een S achter.',
      lesson: 'TALKS is een meervoud, maar ook een werkwoord: she talks. Dus is het geldig.',
    },
    cwBoats: {
      situation: 'Crosswords: BOAT ligt op het bord. Er komt een S achter.',
      lesson:
        'BOATS is een meervoud, maar ook een werkwoord: she boats. Dus is het geldig, tenzij je afspreekt elk mogelijk meervoud te verbieden.',
    },
  },
};
