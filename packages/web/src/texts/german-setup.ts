/** Setting up a game, in German: every option in a sentence, every value by a name. */

import type { SetupTexts } from './option-texts.ts';

const OFF_ON = { off: 'Aus', on: 'An' };
const YES_NO = { true: 'Ja', false: 'Nein' };

export const GERMAN_SETUP: SetupTexts = {
  groups: {
    solitaire: 'Allein spielen',
    table: 'Tisch und Brett',
    words: 'Wörter und Wörterbuch',
    challenges: 'Anfechten',
    turns: 'Tauschen und Passen',
    clock: 'Uhr',
    scores: 'Zählen',
    ending: 'Ende des Spiels',
    variations: 'Spielarten',
    finishLine: 'Ziellinie',
    sides: 'Teams und Partner',
    crosswords: 'Crosswords: Brett und Würfel',
    house: 'Hausregeln',
  },
  options: {
    'rack.size': { name: 'Buchstaben auf der Bank', about: 'Sieben wie üblich, neun für längere Wörter.' },
    'pool.style': {
      name: 'Vorrat',
      about: 'Nur das Aussehen: im Beutel oder verdeckt neben dem Brett.',
      values: { pouch: 'Im Beutel', faceDown: 'Verdeckt' },
    },
    'firstDraw.method': {
      name: 'Wer beginnt',
      about: 'Alle ziehen einen Buchstaben (Crosswords: würfeln), das Los entscheidet, oder ihr einigt euch.',
      values: { tiles: 'Wird gezogen', random: 'Das Los', manual: 'Nach Absprache' },
    },
    'firstDraw.tie': {
      name: 'Gleichstand dabei',
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
    'dictionary.id': { name: 'Wörterbuch', about: 'Entscheidet beim Anfechten. Ohne eines entscheidet ihr.' },
    'dictionary.access': {
      name: 'Nachschlagen',
      about: 'Nur beim Anfechten, oder jederzeit für alle.',
      values: { challengeOnly: 'Nur beim Anfechten', free: 'Jederzeit' },
    },
    'dictionary.freeTools': {
      name: 'Was ein freies Wörterbuch kann',
      about: 'Gilt, wo jederzeit nachgeschlagen werden darf.',
      values: { lookup: 'Nachschlagen', browse: 'Blättern', anagram: 'Suche nach Buchstaben' },
    },
    'dictionary.school': {
      name: 'Schulwörter',
      about: 'Sperrt Wörter, die nicht in die Schule gehören.',
      values: { off: 'Alle Wörter', tier1: 'Ohne derbe', tier2: 'Ohne zweifelhafte' },
    },
    'words.validation': {
      name: 'Wörter, die es nicht gibt',
      about: 'Sofort zurückweisen verrät, dass ein Wort falsch ist, bevor es etwas kostet.',
      values: { challenge: 'Bleiben, bis jemand anficht', auto: 'Werden zurückgewiesen' },
    },
    'challenge.scope': {
      name: 'Angefochten wird',
      about: 'Der ganze Zug mit allen Wörtern, oder das eine Wort, das man nennt.',
      values: { allWords: 'Der ganze Zug', singleWord: 'Ein Wort' },
    },
    'challenge.window': {
      name: 'Wie lange man anfechten kann',
      about: 'Bis der Nächste handelt, einige Sekunden lang, oder bis alle zustimmen.',
      values: {
        untilNextStarts: 'Bis zum nächsten Zug',
        timed: 'Eine Zeit lang',
        untilAllAccept: 'Bis alle zustimmen',
      },
    },
    'challenge.graceSeconds': {
      name: 'Sekunden zum Überlegen',
      about: 'Vorher kann der Nächste nicht beginnen. Bei fester Zeit bedeutet 0: 30.',
    },
    'challenge.failPenalty': {
      name: 'Zu Unrecht anfechten kostet',
      about: 'Wenn das Wort doch gut war.',
      values: {
        loseNextTurn: 'Den nächsten Zug',
        none: 'Nichts',
        points5: '5 Punkte für den anderen',
        points10: '10 Punkte für den anderen',
        loseGame: 'Das Spiel',
      },
    },
    'challenge.revealWords': {
      name: 'Danach erfährt man',
      about: 'Nur, ob der Zug gilt, oder auch, welche Wörter falsch waren.',
      values: { verdictOnly: 'Das Urteil', badWords: 'Die falschen Wörter' },
    },
    'draw.timing': {
      name: 'Neue Buchstaben',
      about: 'Gleich nach dem Zug, oder wenn er nicht mehr angefochten werden kann.',
      values: { immediate: 'Sofort', afterWindow: 'Nach der Frist' },
    },
    'exchange.minPool': {
      name: 'Zum Tauschen nötig',
      about: 'Wie viele Buchstaben noch im Vorrat sein müssen.',
      values: { '0': 'Kein Mindestvorrat', '7': 'Sieben Buchstaben', rackSize: 'Eine volle Bank' },
    },
    'exchange.allowZero': {
      name: 'Keinen tauschen',
      about: 'Gilt als Passen, wo es erlaubt ist.',
      values: YES_NO,
    },
    'pass.policy': {
      name: 'Passen',
      about: 'Nach Belieben, oder nur, wenn man nicht legen kann.',
      values: { free: 'Nach Belieben', onlyWhenUnable: 'Nur wer nicht kann' },
    },
    'pass.obligation': {
      name: 'Nach dem Passen am Ende',
      about: 'Ist der Vorrat leer, darf oder muss legen, wer zuletzt gepasst hat.',
      values: { may: 'Darf legen', must: 'Muss legen, wenn möglich' },
    },
    'pass.enforce': {
      name: '„Kann nicht legen“',
      about: 'Auf Ehre, oder vom Computer geprüft.',
      values: { honour: 'Auf Ehre', solver: 'Geprüft' },
    },
    'end.passRounds': {
      name: 'Passrunden bis zum Ende',
      about: 'Nach dem Regelheft eine bei leerem Vorrat, sonst zwei.',
      values: { auto: 'Nach dem Regelheft', '1': 'Eine', '2': 'Zwei' },
    },
    'end.autoNoMoves': {
      name: 'Niemand kann mehr legen',
      about: 'Beendet das Spiel sofort, wo Wörter geprüft werden.',
      values: { off: 'Weiter, bis alle passen', poolEmpty: 'Sofort zu Ende' },
    },
    'end.zeroTurns': {
      name: 'Züge ohne Punkte',
      about: 'So viele nacheinander beenden das Spiel, wie im Turnier.',
      values: { off: 'Keine Grenze', '6': 'Sechs', '3×sides': 'Drei für jeden' },
    },
    'end.lostTurnCounts': {
      name: 'Ein verlorener Zug zählt als Passen',
      about: 'Für die Passrunden am Ende.',
      values: YES_NO,
    },
    'score.announce': {
      name: 'Die Punkte eines Zugs',
      about: 'Werden gezählt, oder du zählst zuerst und erfährst, ob es stimmt.',
      values: { auto: 'Werden gezählt', quiz: 'Sind ein Quiz' },
    },
    scorekeeper: {
      name: 'Schreiber',
      about: 'Wer die Punkte nach jedem Zug bestätigt.',
      values: { auto: 'Niemand' },
    },
    tieBreak: {
      name: 'Gleichstand am Ende',
      about: 'Es gewinnt, wer vor der Abrechnung vorn lag, oder er wird geteilt.',
      values: { preAdjust: 'Wer vorher vorn lag', none: 'Wird geteilt' },
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
      about: 'Die Buchstaben eines Worts dürfen umgestellt werden, wenn einer von dir dazukommt.',
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
      about:
        'Vor deinem Zug darfst du Buchstaben auf dem Brett gegen deine tauschen, einen nach dem anderen.',
      values: OFF_ON,
    },
    'shift.recycle.blanks': {
      name: 'Blankosteine austauschen',
      about: 'Ob auch ein Blankostein ausgetauscht werden darf.',
      values: { locked: 'Nein', allowed: 'Ja' },
    },
    'shift.recycle.challengeUnit': {
      name: 'Ein falscher Austausch',
      about: 'Macht den ganzen Zug ungültig, oder alles von da an.',
      values: { wholeTurn: 'Den ganzen Zug', perStep: 'Alles von da an' },
    },
    'blank.retrieve': {
      name: 'Blankosteine aufnehmen',
      about: 'Leg den echten Buchstaben hin, und der Blankostein gehört dir.',
      values: OFF_ON,
    },
    'blank.retrieve.afterUndo': {
      name: 'Wird der Zug danach angefochten',
      about: 'Bleibt der aufgenommene Blankostein bei dir, oder er geht zurück.',
      values: { persists: 'Bleibt', undone: 'Geht zurück' },
    },
    'leave.tiles': {
      name: 'Buchstaben von jemandem, der geht',
      about: 'Kommen in den Vorrat oder aus dem Spiel.',
      values: { pool: 'In den Vorrat', aside: 'Aus dem Spiel' },
    },
    'finishLine.enabled': {
      name: 'Ziellinie',
      about: 'Wer zuerst sein Ziel erreicht, gewinnt.',
      values: OFF_ON,
    },
    'finishLine.level': {
      name: 'Stufe',
      about: 'Bestimmt das Ziel, damit verschieden Starke um die Wette spielen können.',
      values: { beginner: 'Anfänger', intermediate: 'Mittelstufe', top: 'Oberstufe' },
    },
    'finishLine.ending': {
      name: 'Wenn jemand ankommt',
      about: 'Ist sofort Schluss, oder wenn alle gleich viele Züge hatten.',
      values: { immediate: 'Sofort Schluss', equalTurns: 'Runde zu Ende spielen' },
    },
    'finishLine.adjustRacks': {
      name: 'Restbuchstaben zählen an der Ziellinie',
      about: 'Ob abgerechnet wird wie im langen Spiel.',
      values: YES_NO,
    },
    'finishLine.noReach': {
      name: 'Kommt niemand an',
      about: 'Wer gewinnt, wenn die Buchstaben vorher zu Ende sind.',
      values: { highestScore: 'Die meisten Punkte', shareOfTarget: 'Der größte Anteil am Ziel' },
    },
    'timer.seconds': {
      name: 'Zeit für einen Zug',
      about: 'Für jeden einzeln; eine Grenze nur für einen ist ein Handicap.',
      values: { none: 'Ohne Grenze' },
    },
    'timer.onExpire': {
      name: 'Ist die Zeit um',
      about: 'Was dann geschieht.',
      values: {
        warn: 'Eine Warnung',
        pass: 'Der Zug verfällt',
        commitIfLegal: 'Das Ausgelegte gilt',
        pointsPerMinute: '10 Punkte je Minute',
        resign: 'Das Spiel ist verloren',
      },
    },
    'timer.days': {
      name: 'Tage für einen Zug',
      about: 'Für Fernpartien.',
      values: { none: 'Ohne Grenze' },
    },
    'clock.seconds': {
      name: 'Zeit für das ganze Spiel',
      about: 'Für jeden einzeln; die Uhr läuft nur in den eigenen Zügen.',
      values: { none: 'Ohne Grenze' },
    },
    'clock.increment': { name: 'Sekunden dazu nach jedem Zug', about: 'Zur Zeit für das ganze Spiel.' },
    'teams.commit': {
      name: 'Wer für ein Team legt',
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
      name: 'Restbuchstaben werden abgezogen',
      about: 'Am Ende von der Summe.',
      values: YES_NO,
    },
    'help.inGame': {
      name: 'Hilfe während des Spiels',
      about: 'Regeln und Tipps immer; Wortlisten und Werkzeuge nur nach Absprache.',
      values: { rulesOnly: 'Regeln', lists: 'Auch Wortlisten', full: 'Alles' },
    },
    'cw.layout': {
      name: 'Brett',
      about: 'Vier farbige Arme auf großem Brett, oder vier Viertel auf kleinem.',
      values: { arms15: 'Arme, 15 × 15', quadrants11: 'Viertel, 11 × 11' },
    },
    'cw.corners': {
      name: 'Ecken',
      about: 'Außerhalb des großen Kreuzes.',
      values: { playable: 'Bespielbar', blocked: 'Gesperrt' },
    },
    'cw.crosses': { name: 'Kreuze', about: 'Die Felder, auf denen gewürfelt wird.' },
    'cw.opening': {
      name: 'Erstes Wort',
      about: 'Auf einem Balken des kleinen Kreuzes, oder über die Mitte.',
      values: { plus5: 'Auf dem kleinen Kreuz', centreSquare: 'Über die Mitte' },
    },
    'cw.centreBonus': {
      name: 'Auf dem kleinen Kreuz wird auch gewürfelt',
      about: 'Bei den ersten Wörtern.',
      values: YES_NO,
    },
    'cw.dice': { name: 'Würfel', about: 'Wie viele geworfen werden.', values: { '1': 'Einer', '2': 'Zwei' } },
    'cw.rollPer': {
      name: 'Gewürfelt wird',
      about: 'Für jedes belegte Kreuz, oder einmal im Zug.',
      values: { square: 'Für jedes Kreuz', turn: 'Einmal im Zug' },
    },
    'cw.crossAdds': {
      name: 'Würfelpunkte',
      about: 'Zusätzlich zu den Punkten des Buchstabens, oder statt ihrer.',
      values: { true: 'Zusätzlich', false: 'Stattdessen' },
    },
    'cw.counted': {
      name: 'Gezählte Buchstaben',
      about: 'Die gelegten, das ganze Hauptwort, oder alle Wörter.',
      values: { placed: 'Die gelegten', mainWord: 'Das Hauptwort', allWords: 'Alle Wörter' },
    },
    'cw.bonus50': {
      name: '50 Punkte für',
      about: 'Was den Bonus bringt.',
      values: {
        over5AndPlaced5: 'Langes Wort mit fünf gelegten',
        placed5: 'Fünf gelegte',
        over5: 'Ein langes Wort',
      },
    },
    'cw.blankPoints': {
      name: 'Ein Blankostein zählt',
      about: 'Gelegt oder übrig.',
      values: { '5': 'Wie ein Buchstabe', '0': 'Nichts' },
    },
    'cw.exchange.when': {
      name: 'Tauschen',
      about: 'Nur wer kein Wort findet, auf Ehre oder geprüft, oder nach Belieben.',
      values: { honour: 'Auf Ehre', solver: 'Geprüft', free: 'Nach Belieben' },
    },
    'cw.exchange.order': {
      name: 'Beim Tauschen',
      about: 'Zurücklegen, bevor oder nachdem man die neuen sieht.',
      values: { discardFirst: 'Erst zurücklegen', drawFirst: 'Erst ziehen' },
    },
    'cw.challenge.model': {
      name: 'Was Anfechten wert ist',
      about: 'Um wessen 25 Punkte und wessen Extrazug es geht.',
      values: {
        mover: 'Für oder gegen den Leger',
        loserPays: 'Der Verlierer zahlt',
        zeroSum: 'Vom einen zum anderen',
        challenger: 'Für oder gegen den Anfechter',
      },
    },
    'cw.challenge.badWord': {
      name: 'Ein falsches Wort',
      about: 'Kommt vom Brett oder bleibt.',
      values: { removed: 'Kommt weg', stays: 'Bleibt' },
    },
    'cw.plurals': {
      name: 'Mehrzahl',
      about: 'Welche Wörter in der Mehrzahl gesperrt sind.',
      values: { onlyPlural: 'Reine Mehrzahl', anyPlural: 'Jede mögliche', off: 'Keine' },
    },
    'cw.foreign': {
      name: 'Fremdwörter',
      about: 'Nach einer Liste gesperrt, oder erlaubt.',
      values: { exclusionList: 'Gesperrt', off: 'Erlaubt' },
    },
    'cw.end': {
      name: 'Das Spiel endet',
      about: 'Wenn alle fertig sind, oder wenn der Erste fertig ist.',
      values: { allExhausted: 'Wenn alle fertig sind', firstOut: 'Wenn einer fertig ist' },
    },
    'cw.coloursEach': {
      name: 'Farben für jeden',
      about: 'Zu zweit kann jeder zwei gegenüberliegende Arme haben.',
      values: { '1': 'Eine', '2': 'Zwei' },
    },
    'cw.partners': { name: 'Partner', about: 'Vier Spieler in zwei Paaren.', values: OFF_ON },
    'cw.partnerRacks': {
      name: 'Buchstaben der Partner',
      about: 'Ob Partner einander in die Bank sehen.',
      values: { hidden: 'Verdeckt', shared: 'Gemeinsam' },
    },
    'cw.letters': { name: 'Buchstaben im Kasten', about: 'Wie viele von jedem; zusammen 120.' },
    'house.note': {
      name: 'Hausregeln in Worten',
      about: 'Damit alle sie vorher lesen. So ein Spiel wird nicht gewertet.',
    },
    'custom.bonusPoints': { name: 'Bonus für viele auf einmal', about: 'So viele Punkte.' },
    'custom.bonusTiles': { name: 'Buchstaben für diesen Bonus', about: 'So viele in einem Zug.' },
    'custom.board': { name: 'Bonusfelder', about: 'Ein eigenes Brett, bis 21 mal 21 Felder.' },
    'custom.letters': { name: 'Buchstaben im Kasten', about: 'Wie viele von jedem.' },
    'custom.values': { name: 'Werte der Buchstaben', about: 'Was jeder zählt.' },
  },
  dictionaries: { english: 'Lexiko Englisch', table: 'Keines: die Spieler entscheiden' },
  changed: (count) => (count === 0 ? 'nach dem Regelheft' : `${count} geändert`),
  differs: 'geändert',
  asInRulebook: 'Nach dem Regelheft',
  dropped: (options) => `Passt nicht dazu und gilt wieder nach Regelheft: ${options}.`,
  reset: (option) => `${option}: zurück zum Regelheft`,
  unavailable: 'passt nicht zur übrigen Wahl',
  seconds: (count) => (count % 60 === 0 ? `${count / 60} Min.` : `${count} s`),
  forSeat: (option, name) => `${option}: ${name}`,
  own: 'Eigene',
  letterCount: (letter) => (letter === '?' ? 'Blankosteine' : letter),
  boardHelp:
    'Jede Zeile eine Reihe. Ein Punkt ist ein leeres Feld; d, t, q vervielfachen einen Buchstaben, D, T, Q ein Wort mit 2, 3, 4; # ist gesperrt.',
  crossesHelp: 'Namen von Feldern, etwa H4 L8.',
  colours: 'Farben',
  starter: 'Beginnt',
  agree: 'Alle sind einverstanden',
  agreeAbout: 'Alle bestätigen die Regeln, wie sie stehen. Nach jeder Änderung wird neu gefragt.',
  agrees: (name) => `${name} ist einverstanden`,
  notAllAgree: 'Erst müssen alle einverstanden sein.',
  basedOn: (rulebook) => `Nach ${rulebook}`,
  secondRack: (name, rack) => `${name} ${rack}`,
};
