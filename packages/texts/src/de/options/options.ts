/** Every option of the rules in German. */

import type { OptionTexts } from '../../option-texts.ts';
import { crosswordsOptions } from './crosswords-options.ts';

const OFF_ON = { off: 'Aus', on: 'An' };
const YES_NO = { true: 'Ja', false: 'Nein' };

export const options: OptionTexts = {
  'rack.size': { name: 'Buchstaben auf der Bank', about: 'Sieben wie üblich, neun für längere Wörter.' },
  'pool.style': {
    name: 'Beutel',
    about: 'Nur das Aussehen: im Beutel oder verdeckt neben dem Brett.',
    values: { pouch: 'Im Beutel', faceDown: 'Verdeckt' },
  },
  'firstDraw.method': {
    name: 'Wer beginnt',
    about: 'Alle ziehen einen Buchstaben (Crosswords: würfeln), das Los entscheidet, oder ihr einigt euch.',
    values: { tiles: 'Buchstaben ziehen', random: 'Das Los', manual: 'Nach Absprache' },
  },
  'firstDraw.tie': {
    name: 'Gleichstand beim Ziehen',
    about: 'Wer noch einmal zieht.',
    values: { redrawTied: 'Nur die Gleichen', redrawAll: 'Alle' },
  },
  'board.theme': {
    name: 'Farben des Bretts',
    about: 'Die Ausgabe von 2007 hat andere Farben für die Bonusfelder.',
    values: { classic: 'Klassisch', alt2007: '2007', highContrast: 'Hoher Kontrast' },
  },
  'board.rotateToSeat': {
    name: 'Drehbrett',
    about: 'An einem Bildschirm dreht sich das Brett zu dem, der spielt.',
    values: { off: 'Aus', activeSeat: 'Zum Spieler drehen' },
  },
  'letters.language': {
    name: 'Sprache der Steine',
    about: 'Welche Buchstaben es gibt, wie viele von jedem und was sie zählen.',
    values: {
      english: 'Englisch',
      german: 'Deutsch',
      french: 'Französisch',
      spanish: 'Spanisch',
      dutch: 'Niederländisch',
      polish: 'Polnisch',
      catalan: 'Katalanisch',
    },
  },
  'dictionary.id': {
    name: 'Wörterbuch',
    about: 'Entscheidet beim Anfechten. Ohne Wörterbuch entscheidet ihr.',
  },
  'dictionary.access': {
    name: 'Nachschlagen',
    about: 'Nur beim Anfechten, oder jederzeit für alle.',
    values: { challengeOnly: 'Nur beim Anfechten', free: 'Jederzeit' },
  },
  'dictionary.freeTools': {
    name: 'Wörterbuch-Werkzeuge',
    about: 'Nur, wo ihr jederzeit nachschlagen dürft.',
    values: { lookup: 'Nachschlagen', browse: 'Blättern', anagram: 'Suche nach Buchstaben' },
  },
  'dictionary.school': {
    name: 'Schulwörter',
    about: 'Sperrt Wörter, die nicht in die Schule gehören.',
    values: { off: 'Alle Wörter', tier1: 'Ohne derbe Wörter', tier2: 'Ohne zweifelhafte Wörter' },
  },
  'words.validation': {
    name: 'Ungültige Wörter',
    about: 'Werden sie sofort abgelehnt, erfährst du es, bevor es etwas kostet.',
    values: { challenge: 'Bleiben, bis jemand anficht', auto: 'Sofort abgelehnt' },
  },
  'challenge.scope': {
    name: 'Angefochten wird',
    about: 'Der ganze Zug, oder das eine Wort, das du nennst.',
    values: { allWords: 'Der ganze Zug', singleWord: 'Ein Wort' },
  },
  'challenge.window': {
    name: 'Zeit zum Anfechten',
    about: 'Bis der Nächste am Zug handelt, einige Sekunden, oder bis alle annehmen.',
    values: {
      untilNextStarts: 'Bis zum nächsten Zug',
      timed: 'Einige Sekunden',
      untilAllAccept: 'Bis alle annehmen',
    },
  },
  'challenge.graceSeconds': {
    name: 'Sekunden zum Anfechten',
    about: 'So lange muss der Nächste warten. Bei „Einige Sekunden“ bedeutet 0: 30.',
  },
  'challenge.failPenalty': {
    name: 'Zu Unrecht anfechten kostet',
    about: 'Wenn der Zug doch gilt.',
    values: {
      loseNextTurn: 'Den nächsten Zug',
      none: 'Nichts',
      points5: '5 Punkte für den Gegner',
      points10: '10 Punkte für den Gegner',
      loseGame: 'Das Spiel',
    },
  },
  'challenge.revealWords': {
    name: 'Eine Anfechtung zeigt',
    about: 'Nur, ob der Zug gilt, oder auch, welche Wörter ungültig sind.',
    values: { verdictOnly: 'Nur das Urteil', badWords: 'Auch die Wörter' },
  },
  'draw.timing': {
    name: 'Nachziehen',
    about: 'Gleich nach dem Zug, oder wenn er nicht mehr angefochten werden kann.',
    values: { immediate: 'Sofort', afterWindow: 'Nach der Anfechtungszeit' },
  },
  'exchange.minPool': {
    name: 'Zum Tauschen nötig',
    about: 'Wie viele Buchstaben noch im Beutel sein müssen.',
    values: { '0': 'Kein Minimum', '7': 'Sieben Buchstaben', rackSize: 'Eine volle Bank' },
  },
  'exchange.allowZero': {
    name: 'Null Buchstaben tauschen',
    about: 'Gilt als Passen.',
    values: YES_NO,
  },
  'pass.policy': {
    name: 'Passen',
    about: 'Jederzeit, oder nur, wenn du nicht legen kannst.',
    values: { free: 'Jederzeit', onlyWhenUnable: 'Nur wer nicht legen kann' },
  },
  'pass.obligation': {
    name: 'Nach dem Passen am Ende',
    about: 'Ist der Beutel leer, darf oder muss legen, wer zuletzt gepasst hat.',
    values: { may: 'Darf legen', must: 'Muss legen, wenn möglich' },
  },
  'pass.enforce': {
    name: '„Kann nicht legen“',
    about: 'Auf Ehre, oder vom Computer geprüft.',
    values: { honour: 'Auf Ehre', solver: 'Geprüft' },
  },
  'end.passRounds': {
    name: 'Passrunden bis zum Ende',
    about: 'Regelbuch: eine bei leerem Beutel, sonst zwei.',
    values: { auto: 'Nach dem Regelbuch', '1': 'Eine Runde', '2': 'Zwei Runden' },
  },
  'end.autoNoMoves': {
    name: 'Wenn niemand mehr legen kann',
    about: 'Das Spiel endet sofort, wo Wörter geprüft werden.',
    values: { off: 'Weiter, bis alle passen', poolEmpty: 'Sofort zu Ende' },
  },
  'end.zeroTurns': {
    name: 'Züge ohne Punkte',
    about: 'Wie viele nacheinander das Spiel beenden, wie im Turnier.',
    values: { off: 'Keine Grenze', '6': 'Sechs', '3×sides': 'Drei für jeden' },
  },
  'end.lostTurnCounts': {
    name: 'Ein verlorener Zug zählt als Passen',
    about: 'Für die Passrunden am Ende.',
    values: YES_NO,
  },
  'score.announce': {
    name: 'Punkte eines Zuges',
    about: 'Werden gezählt, oder du zählst selbst und erfährst, ob es stimmt.',
    values: { auto: 'Werden gezählt', quiz: 'Quiz' },
  },
  scorekeeper: {
    name: 'Schreiber',
    about: 'Wer die Punkte nach jedem Zug bestätigt.',
    values: { auto: 'Niemand' },
  },
  tieBreak: {
    name: 'Gleichstand am Ende',
    about: 'Es gewinnt, wer vor der Abrechnung führte, oder der Sieg wird geteilt.',
    values: { preAdjust: 'Wer vorher führte', none: 'Geteilter Sieg' },
  },
  'firstWord.min': {
    name: 'Kürzestes erstes Wort',
    about: 'Ein langes erstes Wort öffnet das Brett.',
    values: {
      '2': 'Zwei Buchstaben',
      '3': 'Drei Buchstaben',
      '4': 'Vier Buchstaben',
      '5': 'Fünf Buchstaben',
    },
  },
  'firstWord.deadlock': {
    name: 'Niemand kann eröffnen',
    about: 'Wenn keine Bank ein ausreichend langes Wort hergibt.',
    values: { exchange: 'Tauschen wie sonst', relax: 'Mindestlänge senken', redeal: 'Neu austeilen' },
  },
  'shift.anagram': {
    name: 'Wörter umstellen',
    about: 'Du darfst ein Wort auf dem Brett umstellen, wenn du einen eigenen Buchstaben dazulegst.',
    values: OFF_ON,
  },
  'shift.anagram.span': {
    name: 'Ein umgestelltes Wort',
    about: 'Behält seine Felder, oder darf in seiner Reihe rutschen.',
    values: { inPlace: 'Behält seine Felder', slide: 'Darf rutschen' },
  },
  'shift.anagram.newPremiums': {
    name: 'Bonusfelder unter einem umgestellten Wort',
    about: 'Welche der neu belegten zählen.',
    values: { anyTile: 'Alle neuen', rackTilesOnly: 'Unter neuen Buchstaben', none: 'Keine' },
  },
  'shift.recycle': {
    name: 'Buchstaben austauschen',
    about: 'Vor deinem Zug darfst du Buchstaben auf dem Brett gegen deine tauschen, einen nach dem anderen.',
    values: OFF_ON,
  },
  'shift.recycle.blanks': {
    name: 'Blankosteine austauschen',
    about: 'Ob auch ein Blankostein ausgetauscht werden darf.',
    values: { locked: 'Nein', allowed: 'Ja' },
  },
  'shift.recycle.challengeUnit': {
    name: 'Ein ungültiger Austausch',
    about: 'Macht den ganzen Zug ungültig, oder alles von da an.',
    values: { wholeTurn: 'Den ganzen Zug', perStep: 'Alles von da an' },
  },
  'blank.retrieve': {
    name: 'Blankosteine aufnehmen',
    about: 'Leg den echten Buchstaben hin, und der Blankostein gehört dir.',
    values: OFF_ON,
  },
  'blank.retrieve.afterUndo': {
    name: 'Wird der Zug danach ungültig',
    about: 'Der aufgenommene Blankostein bleibt bei dir oder geht zurück.',
    values: { persists: 'Bleibt', undone: 'Geht zurück' },
  },
  'leave.tiles': {
    name: 'Buchstaben bei Aufgabe',
    about: 'Kommen zurück in den Beutel oder aus dem Spiel.',
    values: { pool: 'In den Beutel', aside: 'Aus dem Spiel' },
  },
  'finishLine.enabled': {
    name: 'Ziellinie',
    about: 'Wer zuerst sein Ziel erreicht, gewinnt.',
    values: OFF_ON,
  },
  'finishLine.level': {
    name: 'Stufe',
    about: 'Bestimmt das Ziel jedes Spielers, damit verschieden Starke um die Wette spielen können.',
    values: { beginner: 'Anfänger', intermediate: 'Mittelstufe', top: 'Oberstufe' },
  },
  'finishLine.ending': {
    name: 'Wenn jemand das Ziel erreicht',
    about: 'Das Spiel endet sofort, oder wenn alle gleich viele Züge hatten.',
    values: { immediate: 'Endet sofort', equalTurns: 'Runde zu Ende spielen' },
  },
  'finishLine.adjustRacks': {
    name: 'Restbuchstaben abrechnen',
    about: 'An der Ziellinie, wie im normalen Spiel.',
    values: YES_NO,
  },
  'finishLine.noReach': {
    name: 'Erreicht niemand das Ziel',
    about: 'Wer gewinnt, wenn die Buchstaben vorher zu Ende sind.',
    values: { highestScore: 'Die meisten Punkte', shareOfTarget: 'Der größte Anteil am Ziel' },
  },
  'timer.seconds': {
    name: 'Zeit pro Zug',
    about: 'Für jeden einzeln; eine Grenze nur für einen ist ein Handicap.',
    values: { none: 'Ohne Grenze' },
  },
  'timer.onExpire': {
    name: 'Ist die Zeit um',
    about: 'Was dann passiert.',
    values: {
      warn: 'Warnung',
      pass: 'Zug verfällt',
      commitIfLegal: 'Gelegtes wird gespielt',
      pointsPerMinute: '−10 Punkte pro Minute',
      resign: 'Spiel verloren',
    },
  },
  'timer.days': {
    name: 'Tage pro Zug',
    about: 'Für Fernpartien.',
    values: { none: 'Ohne Grenze' },
  },
  'timer.bank': {
    name: 'Zeitreserve',
    about: 'Tage, die jeder zusätzlich nutzen kann, wenn die eines Zuges um sind.',
  },
  'clock.seconds': {
    name: 'Zeit pro Spiel',
    about: 'Für jeden einzeln; die Uhr läuft nur in den eigenen Zügen.',
    values: { none: 'Ohne Grenze' },
  },
  'clock.increment': { name: 'Zusätzliche Sekunden pro Zug', about: 'Zur Zeit pro Spiel.' },
  'teams.commit': {
    name: 'Wer für das Team legt',
    about: 'An einem Bildschirm auf Ehre; online wird es geprüft.',
    values: { anyMember: 'Jeder', captain: 'Der Kapitän', rotate: 'Reihum', consensus: 'Alle gemeinsam' },
  },
  'teams.chat': {
    name: 'Teamchat',
    about: 'Für Teams, die online spielen.',
    values: { on: 'An', off: 'Aus' },
  },
  'solitaire.mode': {
    name: 'Solitär',
    about: 'Eine Bank auf Rekord, zwei Bänke im Wechsel, oder alle Buchstaben offen auf dem Tisch.',
    values: { off: 'Aus', tally: 'Eine Bank', twoRacks: 'Zwei Bänke', openPool: 'Offene Buchstaben' },
  },
  'solitaire.deductLeft': {
    name: 'Restbuchstaben abziehen',
    about: 'Am Ende von der Summe.',
    values: YES_NO,
  },
  'help.inGame': {
    name: 'Hilfe während des Spiels',
    about: 'Regeln und Tipps immer; Wortlisten und Werkzeuge nur nach Absprache.',
    values: { rulesOnly: 'Regeln', lists: 'Auch Wortlisten', full: 'Alles' },
  },
  ...crosswordsOptions,
  'house.note': {
    name: 'Hausregeln in Worten',
    about: 'Damit alle sie vorher lesen. So ein Spiel wird nicht gewertet.',
  },
  'custom.bonusPoints': {
    name: 'Bonus für viele Buchstaben',
    about: 'Punkte, wenn du viele auf einmal legst.',
  },
  'custom.bonusTiles': { name: 'Buchstaben für diesen Bonus', about: 'Wie viele in einem Zug.' },
  'custom.board': { name: 'Bonusfelder', about: 'Ein eigenes Brett, bis 21 mal 21 Felder.' },
  'custom.letters': { name: 'Buchstaben im Spiel', about: 'Wie viele von jedem.' },
  'custom.values': { name: 'Buchstabenwerte', about: 'Wie viel jeder Buchstabe zählt.' },
};
