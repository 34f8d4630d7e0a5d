/** The analysis of games in Dutch. */

import type { AnalysisTexts } from '../../en/learn/analysis.ts';
import { counted, does, list, tiles } from '../grammar.ts';

function turns(count: number): string {
  return counted(count, 'beurt', 'beurten');
}

export const analysis: AnalysisTexts = {
  title: 'Spelanalyse',
  about:
    'Elke beurt van een afgelopen spel: de beste zet, wat een andere zet kostte, en waarom. Je apparaat rekent alles zelf uit.',
  games: 'Je afgelopen spellen',
  noGames: 'Nog geen afgelopen spel op dit apparaat.',
  imported: 'Geïmporteerde spellen',
  forget: (title) => `${title} verwijderen`,
  serverGames: 'Je afgelopen onlinespellen',
  paste: 'Spel importeren',
  pasteAbout:
    'Plak een GCG-tekst, of kies een bestand: GCG, een logboek van Lexiko, of een opgeslagen analyse.',
  file: 'Bestand kiezen',
  rules: 'Gespeeld volgens de regels van',
  analyse: 'Analyseren',
  problems: {
    unreadable: 'Dit is niet als spel te lezen. De regels hieronder laten zien waarom.',
    'other-game': 'Zulke bestanden bestaan niet voor spellen met deze regels.',
    'open-letters':
      'Met alle letters open valt er niets per beurt te beoordelen. De werkbank laat zien hoe je meer scoort.',
    'no-turns': 'In dit spel heeft niemand gelegd.',
  },
  moreLines: (count) => `En nog ${counted(count, 'regel', 'regels')}.`,
  missing: 'Dit spel staat niet op dit apparaat.',
  others: 'Ander spel',
  firstSight: (done, of) => `Eerste blik: ${done} van ${turns(of)}`,
  looking: (done, of) => `Nadere blik: ${done} van ${turns(of)}`,
  halted: (done, of) => `Gestopt na ${done} van ${turns(of)}`,
  looked: (count) => `${turns(count)} geanalyseerd`,
  stop: 'Stoppen',
  goOn: 'Verdergaan',
  judgedBy: (name) => `Deze analyse gebruikt ${name}.`,
  mistakes: (count) =>
    `${counted(count, 'regel', 'regels')} van het bestand ${count === 1 ? 'klopt' : 'kloppen'} niet met de spelregels.`,
  mistakesAbout: 'De analyse telt volgens de spelregels.',
  turn: (turn, of) => `Beurt ${turn} van ${of}`,
  didPlay: (person, move, score) => `${does(person, 'legt')} ${move} voor ${score}.`,
  didExchange: (person, rack) => `${does(person, 'wisselt')} ${rack}.`,
  didExchangeSome: (person, count) => `${does(person, 'wisselt')} ${tiles(count)}.`,
  didPass: (person) => `${does(person, 'past')}.`,
  didLose: {
    challenge: (person) => `${does(person, 'verliest')} deze beurt: onterecht aangevochten.`,
    time: (person) => `${does(person, 'verliest')} deze beurt: de tijd was om.`,
  },
  holds: (rack, isWhole) => (isWhole ? `Plankje: ${rack}` : `Bekende letters: ${rack}`),
  best: 'Een betere zet is niet gevonden.',
  lost: (loss, chance) =>
    `Deze zet geeft ${list([
      ...(loss === null ? [] : [`${loss} punten`]),
      ...(chance === null ? [] : [`${chance} procentpunt winstkans`]),
    ])} weg.`,
  close: (loss) =>
    `Ongeveer even goed als de beste zet: gemiddeld ${loss} punten minder, binnen de foutmarge.`,
  fewer: (loss) =>
    `Wint ongeveer even vaak als de beste zet, maar levert gemiddeld ${loss} punten minder op.`,
  withdrawn: 'De zet is teruggenomen en telt als pas.',
  notAWord: 'De zet vormt een woord dat niet in het woordenboek staat.',
  missedBingo: (move) => `Gemiste bingo: ${move}.`,
  missedFifty: (move) => `Gemiste bonus van 50 punten: ${move}.`,
  luck: (value) => `Geluk bij het trekken: ${value} punten.`,
  dice: (value) => `Geluk met de dobbelstenen: ${value} punten vergeleken met het gemiddelde.`,
  margin: (loss, margin) => `${loss} (±${margin})`,
  why: 'Waarom',
  moves: 'Beste zetten',
  columns: {
    move: 'Zet',
    score: 'Score',
    keeps: 'Rest',
    worth: 'Waarde',
    win: 'Wint',
    final: 'Eindscore',
  },
  made: 'gelegd',
  tried: 'geprobeerd',
  show: (move) => `${move} op het bord tonen`,
  nextMistake: 'Volgende fout',
  worstFirst: 'Ergste eerst',
  mistake: (place, of) => `Fout ${place} van ${of}`,
  noMistakes: 'Geen fouten gevonden.',
  worthMeaning: 'Wat ‘Waarde’ betekent',
  worthMeans: {
    score: 'Alleen de punten van de zet.',
    equity: 'De punten van de zet, plus wat de rest later gemiddeld oplevert.',
    simulated:
      'Hoeveel punten de voorsprong gemiddeld groeit tot het einde van de simulatie; ook de letters die beide kanten dan nog hebben tellen mee.',
    'played-on': 'Hoeveel punten de voorsprong groeit tot het einde van het spel.',
    searched: 'Hoeveel punten de voorsprong groeit tot het einde van het spel.',
    solved: 'Hoeveel punten de voorsprong groeit tot het einde van het spel.',
  },
  longer: 'Langer nadenken',
  remember: 'Aan oefenkaarten toevoegen',
  remembered: 'Toegevoegd aan je oefenkaarten.',
  notConfirmed: 'Niet toegevoegd: uit meer simulaties blijkt niet dat een andere zet beter was.',
  thinking: (playouts) => `${counted(playouts, 'simulatie', 'simulaties')} per zet …`,
  heat: 'Kaart van antwoorden',
  heatAbout: (replies, value) =>
    `${counted(replies, 'antwoord', 'antwoorden')} van willekeurige plankjes, gemiddeld ${value} punten. De meeste gebruiken:`,
  heatSquare: (square, share, value) => `${square}: ${share} van de antwoorden, gemiddeld ${value} punten`,
  heatLater: 'De kaart verschijnt na de nadere blik op deze beurt.',
  heatAlone: 'Bij solitaire zijn er geen antwoorden.',
  heatNone:
    'Geen kaart voor deze beurt: het plankje is niet helemaal bekend, de zak is leeg, of de zet vormt een woord dat niet in het woordenboek staat.',
  meanings: 'Betekenis van deze woorden',
  unseen: 'Waarde van de resterende letters',
  unseenAbout: (count, value) =>
    `Nog ${tiles(count)} onbekend. Bij de rest gevoegd was één ervan gemiddeld ${value} punten waard.`,
  tile: 'Letter',
  count: 'Resterend',
  worth: 'Waarde',
  attempt: 'Andere zet proberen',
  attemptAbout: 'Leg letters op het bord of typ een zet, en kies Beoordelen. Je kunt ook wisselen of passen.',
  judge: 'Beoordelen',
  judging: 'Simuleren …',
  leave: 'Terug naar het spel',
  attempted: (move, value, chance) => `${move} is ${value} waard en wint ${chance} van de spellen.`,
  attemptedAlone: (move, final) => `${move} leidt tot een eindscore van ${final}.`,
  diceShow: 'De dobbelstenen geven',
  diceMean: 'het gemiddelde',
  diceGame: (reading) => `${reading}, zoals in het spel`,
  diceScore: (reading, score) => `Met ${reading} op de dobbelstenen levert het ${score} op.`,
  undoubted: (move, value) =>
    `${move} vormt een woord dat niet in het woordenboek staat. Als niemand aanvecht, is de zet ${value} waard.`,
  charts: 'Grafieken',
  players: 'Geluk en vaardigheid',
  playersAbout:
    'Vaardigheid: wat je zetten weggaven vergeleken met de beste. Geluk: wat je letters opleverden vergeleken met een gemiddelde trekking.',
  allTurns: 'Alle beurten',
  saveHtml: 'Opslaan als webpagina',
  saveJson: 'Opslaan als gegevens',
  print: 'Afdrukken',
};
