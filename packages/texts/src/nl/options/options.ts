/** Every option of the rules in Dutch. */

import type { OptionTexts } from '../../option-texts.ts';
import { crosswordsOptions } from './crosswords-options.ts';

const OFF_ON = { off: 'Uit', on: 'Aan' };
const YES_NO = { true: 'Ja', false: 'Nee' };

export const options: OptionTexts = {
  'rack.size': { name: 'Letters op het plankje', about: 'Zeven zoals altijd, negen voor langere woorden.' },
  'pool.style': {
    name: 'Letters om te trekken',
    about: 'Alleen het uiterlijk: in een zak, of omgekeerd naast het bord.',
    values: { pouch: 'In een zak', faceDown: 'Omgekeerd' },
  },
  'firstDraw.method': {
    name: 'Wie begint',
    about: 'Iedereen trekt een letter (Crosswords: gooit), het lot beslist, of jullie spreken het af.',
    values: { tiles: 'Letters trekken', random: 'Het lot', manual: 'Volgens afspraak' },
  },
  'firstDraw.tie': {
    name: 'Gelijk bij het loten',
    about: 'Wie opnieuw trekt.',
    values: { redrawTied: 'Wie gelijk is', redrawAll: 'Iedereen' },
  },
  'board.theme': {
    name: 'Kleuren van het bord',
    about: 'De editie van 2007 heeft andere kleuren voor de bonusvakken.',
    values: { classic: 'Klassiek', alt2007: '2007', highContrast: 'Hoog contrast' },
  },
  'board.rotateToSeat': {
    name: 'Draaibord',
    about: 'Op één scherm draait het bord naar wie speelt.',
    values: { off: 'Uit', activeSeat: 'Naar de speler draaien' },
  },
  'letters.language': {
    name: 'Taal van de letters',
    about: 'Welke letters er zijn, hoeveel van elk, en wat ze waard zijn.',
    values: {
      english: 'Engels',
      german: 'Duits',
      french: 'Frans',
      spanish: 'Spaans',
      dutch: 'Nederlands',
      polish: 'Pools',
      catalan: 'Catalaans',
    },
  },
  'dictionary.id': {
    name: 'Woordenboek',
    about: 'Beslist over aangevochten woorden. Zonder woordenboek beslissen de spelers.',
  },
  'dictionary.access': {
    name: 'Woorden opzoeken',
    about: 'Alleen bij aanvechten, of altijd en voor iedereen.',
    values: { challengeOnly: 'Alleen bij aanvechten', free: 'Altijd' },
  },
  'dictionary.freeTools': {
    name: 'Woordhulp',
    about: 'Alleen waar je altijd woorden mag opzoeken.',
    values: { lookup: 'Opzoeken', browse: 'Bladeren', anagram: 'Zoeken op letters' },
  },
  'dictionary.school': {
    name: 'Schoolwoorden',
    about: 'Sluit woorden uit die niet op school thuishoren.',
    values: { off: 'Alle woorden', tier1: 'Geen grove woorden', tier2: 'Geen twijfelachtige woorden' },
  },
  'words.validation': {
    name: 'Ongeldige woorden',
    about: 'Worden ze meteen geweigerd, dan weet je het voordat het iets kost.',
    values: { challenge: 'Blijven tot iemand aanvecht', auto: 'Meteen geweigerd' },
  },
  'challenge.scope': {
    name: 'Je vecht aan',
    about: 'De hele zet, of het ene woord dat je noemt.',
    values: { allWords: 'De hele zet', singleWord: 'Eén woord' },
  },
  'challenge.window': {
    name: 'Tijd om aan te vechten',
    about: 'Tot de volgende speler iets doet, een aantal seconden, of tot iedereen accepteert.',
    values: {
      untilNextStarts: 'Tot de volgende zet',
      timed: 'Een aantal seconden',
      untilAllAccept: 'Tot iedereen accepteert',
    },
  },
  'challenge.graceSeconds': {
    name: 'Seconden om aan te vechten',
    about: 'Zo lang moet de volgende speler wachten. Bij ‘Een aantal seconden’ betekent 0: 30.',
  },
  'challenge.failPenalty': {
    name: 'Onterecht aanvechten kost',
    about: 'Wat je verliest als de aangevochten zet geldig is.',
    values: {
      loseNextTurn: 'De volgende beurt',
      none: 'Niets',
      points5: '5 punten voor de tegenstander',
      points10: '10 punten voor de tegenstander',
      loseGame: 'Het spel',
    },
  },
  'challenge.revealWords': {
    name: 'Na het aanvechten zie je',
    about: 'Of de zet geldig is, of ook welke woorden ongeldig zijn.',
    values: { verdictOnly: 'Het oordeel', badWords: 'Ook ongeldige woorden' },
  },
  'draw.timing': {
    name: 'Nieuwe letters trekken',
    about: 'Meteen na een zet, of als die niet meer aangevochten kan worden.',
    values: { immediate: 'Meteen', afterWindow: 'Als de zet vaststaat' },
  },
  'exchange.minPool': {
    name: 'Nodig om te wisselen',
    about: 'Hoeveel letters er nog in de zak moeten zitten.',
    values: { '0': 'Geen minimum', '7': 'Nog zeven letters', rackSize: 'Nog een vol plankje' },
  },
  'exchange.allowZero': {
    name: 'Nul letters wisselen',
    about: 'Telt als passen.',
    values: YES_NO,
  },
  'pass.policy': {
    name: 'Passen',
    about: 'Altijd, of alleen als je niet kunt leggen.',
    values: { free: 'Altijd', onlyWhenUnable: 'Alleen als je niet kunt leggen' },
  },
  'pass.obligation': {
    name: 'Na een pas aan het eind',
    about: 'Met een lege zak mag of moet een speler die paste, de volgende keer leggen.',
    values: { may: 'Mag leggen', must: 'Moet leggen als het kan' },
  },
  'pass.enforce': {
    name: '‘Niet kunnen leggen’',
    about: 'Op erewoord, of gecontroleerd door de computer.',
    values: { honour: 'Op erewoord', solver: 'Gecontroleerd' },
  },
  'end.passRounds': {
    name: 'Einde door passen',
    about: 'Regelboek: één ronde bij een lege zak, anders twee.',
    values: { auto: 'Volgens het regelboek', '1': 'Eén ronde', '2': 'Twee rondes' },
  },
  'end.autoNoMoves': {
    name: 'Als niemand kan leggen',
    about: 'Het spel eindigt meteen waar woorden worden gecontroleerd.',
    values: { off: 'Eindigt als iedereen past', poolEmpty: 'Eindigt meteen' },
  },
  'end.zeroTurns': {
    name: 'Beurten zonder punten',
    about: 'Hoeveel achter elkaar het spel beëindigen, zoals op toernooien.',
    values: { off: 'Geen limiet', '6': 'Zes', '3×sides': 'Drie per kant' },
  },
  'end.lostTurnCounts': {
    name: 'Verloren beurt telt als pas',
    about: 'Bij het tellen van de passen die het spel beëindigen.',
    values: YES_NO,
  },
  'score.announce': {
    name: 'Punten van een zet',
    about: 'Voor je geteld, of een quiz: je telt eerst zelf en ziet dan of het klopt.',
    values: { auto: 'Geteld', quiz: 'Quiz' },
  },
  scorekeeper: {
    name: 'Wie de score bijhoudt',
    about: 'Wie na elke zet de scores bevestigt.',
    values: { auto: 'Niemand' },
  },
  tieBreak: {
    name: 'Gelijk aan het eind',
    about: 'Wie vóór de eindafrekening voorstond, wint, of de winst wordt gedeeld.',
    values: { preAdjust: 'Voor wie eerder voorstond', none: 'Gedeeld' },
  },
  'firstWord.min': {
    name: 'Kortste eerste woord',
    about: 'Een lang eerste woord opent het bord.',
    values: { '2': 'Twee letters', '3': 'Drie letters', '4': 'Vier letters', '5': 'Vijf letters' },
  },
  'firstWord.deadlock': {
    name: 'Niemand kan openen',
    about: 'Als geen plankje een eerste woord heeft dat lang genoeg is.',
    values: { exchange: 'Gewoon wisselen', relax: 'Minimum verlagen', redeal: 'Opnieuw uitdelen' },
  },
  'shift.anagram': {
    name: 'Woorden herschikken',
    about: 'Je mag een woord op het bord herschikken als je er een eigen letter bij legt.',
    values: OFF_ON,
  },
  'shift.anagram.span': {
    name: 'Een herschikt woord',
    about: 'Houdt al zijn vakken, of mag langs zijn lijn schuiven.',
    values: { inPlace: 'Houdt zijn vakken', slide: 'Mag schuiven' },
  },
  'shift.anagram.newPremiums': {
    name: 'Bonusvakken onder een herschikt woord',
    about: 'Welke van de nieuw bedekte vakken tellen.',
    values: { anyTile: 'Alle nieuwe', rackTilesOnly: 'Onder nieuwe letters', none: 'Geen' },
  },
  'shift.recycle': {
    name: 'Letters omruilen',
    about: 'Vóór je zet mag je letters op het bord omruilen voor die van jou, één tegelijk.',
    values: OFF_ON,
  },
  'shift.recycle.blanks': {
    name: 'Blanco’s omruilen',
    about: 'Of je ook een blanco op het bord mag omruilen.',
    values: { locked: 'Nee', allowed: 'Ja' },
  },
  'shift.recycle.challengeUnit': {
    name: 'Ongeldig omgeruild',
    about: 'Draait de hele beurt terug, of alles vanaf die letter.',
    values: { wholeTurn: 'De hele beurt terug', perStep: 'Vanaf daar terug' },
  },
  'blank.retrieve': {
    name: 'Blanco’s oprapen',
    about: 'Vervang een blanco door zijn letter, en de blanco is van jou.',
    values: OFF_ON,
  },
  'blank.retrieve.afterUndo': {
    name: 'Als die zet ongeldig blijkt',
    about: 'De opgeraapte blanco blijft van jou of gaat terug.',
    values: { persists: 'Blijft', undone: 'Gaat terug' },
  },
  'leave.tiles': {
    name: 'Letters van wie vertrekt',
    about: 'Gaan terug in de zak, of doen niet meer mee.',
    values: { pool: 'Terug in de zak', aside: 'Uit het spel' },
  },
  'finishLine.enabled': {
    name: 'Eindstreep',
    about: 'Wie het eerst een doel bereikt, wint.',
    values: OFF_ON,
  },
  'finishLine.level': {
    name: 'Niveau',
    about: 'Bepaalt het doel van elke speler, zodat ongelijke spelers gelijke kansen hebben.',
    values: { beginner: 'Beginner', intermediate: 'Gevorderd', top: 'Topniveau' },
  },
  'finishLine.ending': {
    name: 'Als iemand het doel haalt',
    about: 'Het spel eindigt meteen, of als iedereen evenveel beurten heeft gehad.',
    values: { immediate: 'Eindigt meteen', equalTurns: 'Ronde afmaken' },
  },
  'finishLine.adjustRacks': {
    name: 'Overgebleven letters verrekenen',
    about: 'Bij de eindstreep, zoals in een volledig spel.',
    values: YES_NO,
  },
  'finishLine.noReach': {
    name: 'Als niemand het doel haalt',
    about: 'Wie wint als de letters eerder op zijn.',
    values: { highestScore: 'De hoogste score', shareOfTarget: 'Het grootste deel van het doel' },
  },
  'timer.seconds': {
    name: 'Tijd per beurt',
    about: 'Voor elke speler; een limiet voor één speler is een handicap.',
    values: { none: 'Geen limiet' },
  },
  'timer.onExpire': {
    name: 'Als de tijd om is',
    about: 'Wat er dan gebeurt.',
    values: {
      warn: 'Waarschuwing',
      pass: 'Beurt gepast',
      commitIfLegal: 'Gelegde letters tellen',
      pointsPerMinute: '−10 punten per minuut',
      resign: 'Spel verloren',
    },
  },
  'timer.days': {
    name: 'Dagen per beurt',
    about: 'Voor correspondentiespellen.',
    values: { none: 'Geen limiet' },
  },
  'timer.bank': {
    name: 'Tijdreserve',
    about: 'Extra dagen per speler, als die van een beurt om zijn.',
  },
  'clock.seconds': {
    name: 'Tijd per spel',
    about: 'Voor elke speler; de klok loopt alleen in de eigen beurt.',
    values: { none: 'Geen limiet' },
  },
  'clock.increment': { name: 'Extra seconden per beurt', about: 'Bij de tijd per spel.' },
  'teams.commit': {
    name: 'Wie voor het team legt',
    about: 'Op één scherm op erewoord; online wordt het gecontroleerd.',
    values: {
      anyMember: 'Elk lid',
      captain: 'De aanvoerder',
      rotate: 'Om de beurt',
      consensus: 'Iedereen samen',
    },
  },
  'teams.chat': {
    name: 'Teamchat',
    about: 'Voor teams die online spelen.',
    values: { on: 'Aan', off: 'Uit' },
  },
  'solitaire.mode': {
    name: 'Solitaire',
    about: 'Eén plankje, twee plankjes om de beurt, of alle letters open.',
    values: { off: 'Uit', tally: 'Eén plankje', twoRacks: 'Twee plankjes', openPool: 'Open letters' },
  },
  'solitaire.deductLeft': {
    name: 'Overgebleven letters aftrekken',
    about: 'Aan het eind, van je totaal.',
    values: YES_NO,
  },
  'help.inGame': {
    name: 'Hulp tijdens het spel',
    about: 'Regels en tips altijd; woordenlijsten en woordhulp volgens afspraak.',
    values: { rulesOnly: 'Regels', lists: 'Ook woordenlijsten', full: 'Alles' },
  },
  ...crosswordsOptions,
  'house.note': {
    name: 'Huisregels in woorden',
    about: 'Zodat iedereen ze vooraf leest. Zo’n spel telt niet voor de rating.',
  },
  'custom.bonusPoints': {
    name: 'Bonus voor veel letters',
    about: 'Punten als je veel letters tegelijk legt.',
  },
  'custom.bonusTiles': { name: 'Letters voor die bonus', about: 'Hoeveel in één beurt.' },
  'custom.board': { name: 'Bonusvakken', about: 'Een eigen bord, tot 21 bij 21 vakken.' },
  'custom.letters': { name: 'Letters in het spel', about: 'Hoeveel van elk.' },
  'custom.values': { name: 'Letterwaarden', about: 'Hoeveel elke letter waard is.' },
};
