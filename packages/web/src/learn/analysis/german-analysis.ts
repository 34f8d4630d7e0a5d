/** The analysis of games in German. */

import type { PlayerSummary, RatedMove } from '@lexiko/analysis';
import type { Ruleset } from '@lexiko/rules';
import type { AnalysisTexts } from './analysis-catalogue.ts';
import { germanMove, germanName, NUMBERS } from './fact-texts.ts';

const { tenths, points: shortest, percent, signed } = NUMBERS.de;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${germanMove(notation)} ${shortest(score)}${leave.length === 0 ? '' : `, behält ${leave.join('')}`}`;
}

/** Wer am eigenen Gerät spielt, heißt Du. */
function winChance(name: string): string {
  return name === 'Du' ? 'Deine Siegchance' : `Siegchance von ${name}`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  return [
    `${tenths(meanScore)} Punkte je Zug in ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}; der beste Zug in ${bestFound} davon.`,
    `Können: ${tenths(equityLoss)} Punkte${sides > 1 ? ` und je Zug im Mittel ${tenths(100 * meanWinLoss)} Prozentpunkte Siegchance` : ''} verschenkt.`,
    luckTurns === 0
      ? 'Glück: unbekannt, die Buchstaben sind nicht ganz überliefert.'
      : `Glück: ${signed(luck)} Punkte in ${luckTurns} ${luckTurns === 1 ? 'Ziehung' : 'Ziehungen'}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Würfel: ${signed(summary.diceLuck)} Punkte gegenüber ihrem Mittel in ${summary.diceTurns} ${summary.diceTurns === 1 ? 'Zug' : 'Zügen'}.`,
        ]),
    `${scoring.kind === 'premiums' ? 'Bingos' : 'Fünfziger'}: ${summary.bingos} gelegt, ${summary.missedBingos} übersehen.`,
    ...(invalid === 0 ? [] : [`Züge mit einem Wort, das nicht im Wörterbuch steht: ${invalid}.`]),
  ];
}

export const GERMAN_ANALYSIS: AnalysisTexts = {
  title: 'Spielanalyse',
  about:
    'Jeder Zug eines beendeten Spiels: was das Beste war, was ein anderer Zug gekostet hat, und warum. Alles wird auf diesem Gerät berechnet.',
  games: 'Deine beendeten Spiele',
  noGames: 'Auf diesem Gerät gibt es noch kein beendetes Spiel.',
  imported: 'Spiele aus Dateien',
  forget: (title) => `${title} löschen`,
  serverGames: 'Deine beendeten Spiele beim Server',
  paste: 'Ein Spiel als GCG',
  pasteAbout:
    'Füge den Text hier ein oder wähle eine Datei: GCG, ein von Lexiko gespeichertes Protokoll oder eine gespeicherte Analyse.',
  file: 'Aus einer Datei',
  rules: 'Gespielt nach den Regeln von',
  analyse: 'Analysieren',
  problems: {
    unreadable: 'Das ist kein Spiel, oder es lässt sich nicht ganz lesen. Vom Text ist nichts verloren.',
    'other-game': 'Für ein Spiel nach diesen Regeln gibt es solche Dateien nicht.',
    'open-letters':
      'Mit offenen Steinen gibt es keine Züge, die einzeln zu beurteilen wären. Die Werkbank zeigt, was noch möglich war.',
    'no-turns': 'In diesem Spiel hat niemand gelegt.',
  },
  moreLines: (count) => (count === 1 ? 'Und noch eine Zeile.' : `Und noch ${count} Zeilen.`),
  missing: 'Dieses Spiel ist hier nicht zu finden.',
  others: 'Ein anderes Spiel',
  firstSight: (done, of) => `Auf den ersten Blick: ${done} von ${of} Zügen`,
  looking: (done, of) => `Genauer angesehen: ${done} von ${of} Zügen`,
  halted: (done, of) => `Angehalten nach ${done} von ${of} Zügen`,
  looked: (of) => (of === 1 ? '1 Zug analysiert' : `${of} Züge analysiert`),
  stop: 'Anhalten',
  goOn: 'Weiter',
  judgedByOwn: 'Diese Analyse urteilt nach Lexiko English.',
  mistakes: (count) =>
    count === 1
      ? '1 Zeile der Datei widerspricht den Regeln.'
      : `${count} Zeilen der Datei widersprechen den Regeln.`,
  mistakesAbout: 'Die Analyse zählt wie die Regeln.',
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  didPlay: (name, move, score) => `${name} ${name === 'Du' ? 'legst' : 'legt'} ${move} für ${score}.`,
  didExchange: (name, tiles) => `${name} ${name === 'Du' ? 'tauschst' : 'tauscht'} ${tiles}.`,
  didExchangeSome: (name, count) =>
    `${name} ${name === 'Du' ? 'tauschst' : 'tauscht'} ${count} ${count === 1 ? 'Stein' : 'Steine'}.`,
  didPass: (name) => `${name} passt.`,
  didLose: {
    challenge: (name) => `${name} setzt aus: Die Anzweiflung davor war falsch.`,
    time: (name) => `${name} setzt aus: Die Zeit war abgelaufen.`,
  },
  holds: (rack, isWhole) => (isWhole ? `Buchstaben: ${rack}` : `Bekannte Buchstaben: ${rack}`),
  best: 'Nichts Besseres wurde gefunden.',
  lost: (points, chance) => {
    const given = [
      ...(points === null ? [] : [`${points} Punkte`]),
      ...(chance === null ? [] : [`${chance} Prozentpunkte Siegchance`]),
    ];
    return `Das verschenkt ${given.join(' und ')}.`;
  },
  close: (points) =>
    `Nach den Probepartien so gut wie der beste Zug: im Mittel ${points} Punkte weniger, im Rahmen der Messgenauigkeit.`,
  fewer: (points) =>
    `Nach den Probepartien gewinnt der Zug so oft wie der beste, bringt aber im Mittel ${points} Punkte weniger.`,
  withdrawn: 'Der Zug kam wieder vom Brett und zählt darum als gepasst.',
  notAWord: 'Er bildet ein Wort, das nicht im Wörterbuch steht.',
  missedBingo: (move) => `Übersehenes Bingo: ${move}.`,
  missedFifty: (move) => `Übersehene Fünfzig: ${move}.`,
  luck: (more) => `Glück beim Ziehen: ${more} Punkte.`,
  dice: (more) => `Glück beim Würfeln: ${more} gegenüber dem Mittel.`,
  margin: (loss, margin) => `${loss} (±${margin})`,
  why: 'Warum',
  moves: 'Die besten Züge',
  columns: {
    move: 'Zug',
    score: 'Punkte',
    keeps: 'Behält',
    worth: 'Wert',
    win: 'Gewinnt',
    final: 'Endstand',
  },
  made: 'gemacht',
  tried: 'versucht',
  named: germanMove,
  subject: germanName,
  show: (move) => `${move} auf dem Brett zeigen`,
  longer: 'Länger nachdenken',
  remember: 'In den Übungen wieder fragen',
  remembered: 'Das kommt in den Übungen wieder.',
  notConfirmed: 'Länger durchgespielt zeigt sich kein besserer Zug: keine Karte.',
  thinking: (playouts) => `Jeder Zug ${playouts} Mal durchgespielt …`,
  heat: 'Wo Antworten liegen',
  heatAbout: (replies, mean) =>
    `${replies} Antworten mit zufälligen Buchstaben, im Mittel ${mean} Punkte. Die meisten liegen hier:`,
  heatSquare: (square, share, mean) => `${square}: ${share} der Antworten, im Mittel ${mean} Punkte`,
  heatLater: 'Antworten kommen mit dem genaueren Blick auf diesen Zug.',
  heatAlone: 'Allein antwortet niemand, darum gibt es keine Karte der Antworten.',
  heatNone:
    'Für diesen Zug sind keine Antworten bekannt: Die Buchstaben sind nicht ganz überliefert, der Beutel ist leer, oder der Zug bildet ein Wort, das nicht im Wörterbuch steht.',
  meanings: 'Was diese Wörter bedeuten',
  unseen: 'Was die ungesehenen Buchstaben wert waren',
  unseenAbout: (tiles, mean) =>
    `${tiles} Buchstaben waren ungesehen. Neben den behaltenen war einer davon im Mittel ${mean} Punkte wert.`,
  tile: 'Buchstabe',
  count: 'Ungesehen',
  worth: 'Wert',
  attempt: 'Etwas anderes versuchen',
  attemptAbout:
    'Lege Buchstaben aufs Brett, mit der Hand oder mit den Tasten, und lass den Zug beurteilen; oder tausche, oder passe.',
  judge: 'Beurteilen',
  judging: 'Wird durchgespielt …',
  leave: 'Zurück zum Spiel',
  undoubted: (move, worth) =>
    `${move} bildet ein Wort, das nicht im Wörterbuch steht. Solange es niemand anzweifelt, wäre der Zug ${worth} wert.`,
  attempted: (move, worth, chance) => `${move} ist ${worth} wert und gewinnt ${chance}.`,
  attemptedAlone: (move, final) => `${move} führt zu einem Endstand von ${final}.`,
  diceShow: 'Was die Würfel zeigen',
  diceMean: 'ihr Mittel',
  diceGame: (reading) => `${reading}, wie im Spiel`,
  diceScore: (reading, score) => `Mit ${reading} auf den Würfeln bringt das ${score}.`,
  charts: 'Das Spiel in Bildern',
  players: 'Glück und Können',
  playersAbout:
    'Können: was die Züge gegenüber den besten gefundenen verschenkt haben. Glück: was die gezogenen Buchstaben mehr wert waren als im Mittel.',
  allTurns: 'Alle Züge',
  saveHtml: 'Als Seite speichern',
  saveJson: 'Als Daten speichern',
  print: 'Drucken',
  report: {
    language: 'de',
    numbers: NUMBERS.de,
    player: (name, total) => `${name}, ${shortest(total)} Punkte`,
    summary: summaryText,
    manners: {
      areas:
        'Würfel zählen beim Vergleich der Züge mit ihrem Mittel; was sie darüber hinaus gebracht haben, ist als Glück angegeben.',
      'moved-letters':
        'Was vor dem Legen oder dabei Buchstaben bewegt, wurde für den Zug selbst gesucht. In den Probepartien, die folgen, bewegt niemand mehr Buchstaben.',
      alone:
        'Hier spielt niemand gegen dich, darum gibt es weder Siegchancen noch Antworten. Verglichen wird der Endstand, zu dem ein Zug führt: das Mittel aus Probepartien bis zum Schluss, in denen jeder Zug der bestaussehende ist.',
    },
    points: 'Punkte',
    pointsAbout: 'Punkte nach jedem Zug',
    wins: winChance,
    winsAbout: (name) => `${winChance(name)} nach jedem Zug`,
    finals: 'Zu erwartender Endstand',
    finalsAbout: 'Der nach jedem Zug zu erwartende Endstand',
    given: 'Verschenkte Punkte',
    givenAbout: 'Mit jedem Zug verschenkte Punkte',
    luck: 'Glück beim Ziehen',
    luckAbout: 'Glück bei jeder Ziehung, in Punkten',
    asTable: 'Als Tabelle',
    turns: 'Zug für Zug',
    columns: {
      turn: 'Zug',
      player: 'Wer',
      rack: 'Buchstaben',
      move: 'Gelegt',
      score: 'Punkte',
      given: 'Verschenkte Punkte',
      chance: 'Verschenkte Chance (Prozentpunkte)',
      luck: 'Glück',
      best: 'Beste Züge',
    },
    judged: {
      score: 'Nach Punkten: Die Buchstaben sind nicht ganz bekannt.',
      equity: 'Nach Punkten und behaltenen Buchstaben.',
      simulated: 'Durch Probepartien.',
      'played-on': 'Alle Buchstaben sind bekannt: mit den bestaussehenden Zügen zu Ende gespielt.',
      searched: 'Durch Suche bis zum Ende.',
      solved: 'Bis zum Ende gelöst.',
    },
    lexicon: (name) => `Wörterverzeichnis des Spiels: ${name}.`,
    note: (text) => `Anmerkung: ${text}`,
    finalBoard: 'Das Brett am Schluss',
    boardAfter: (turn) => `Das Brett nach Zug ${turn}`,
    withdrawn: 'zurückgenommen',
    lost: { challenge: 'setzt aus: Anzweiflung falsch', time: 'setzt aus: Zeit abgelaufen' },
    notAWord: 'nicht im Wörterbuch',
    missedBingo: (move, scoring) =>
      `${scoring === 'premiums' ? 'übersehenes Bingo' : 'übersehene Fünfzig'}: ${moveText(move)}`,
    move: moveText,
    rated: (move, { win, final }) =>
      `${moveText(move)}, Wert ${tenths(move.equity)}${win === null ? '' : `, gewinnt ${percent(win)}`}${final === null ? '' : `, Endstand ${tenths(final)}`}`,
  },
};
