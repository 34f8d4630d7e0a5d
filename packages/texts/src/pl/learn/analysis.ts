/** The analysis of games in Polish. */

import type { AnalysisTexts } from '../../en/learn/analysis.ts';
import { counted, countedOf, does, list, plural, tilesAsObject } from '../grammar.ts';

function ofTurns(count: number): string {
  return countedOf(count, 'ruchu', 'ruchów');
}

export const analysis: AnalysisTexts = {
  title: 'Analiza gry',
  about:
    'Każdy ruch zakończonej gry: jaki ruch był najlepszy, ile kosztował inny i dlaczego. Wszystko liczy Twoje urządzenie.',
  games: 'Twoje zakończone gry',
  noGames: 'Na tym urządzeniu nie ma jeszcze zakończonej gry.',
  imported: 'Zaimportowane gry',
  forget: (title) => `Usuń ${title}`,
  serverGames: 'Twoje zakończone gry online',
  paste: 'Zaimportuj grę',
  pasteAbout: 'Wklej tekst GCG albo wybierz plik: GCG, zapis z Lexiko lub zapisaną analizę.',
  file: 'Wybierz plik',
  rules: 'Grane według zasad',
  analyse: 'Analizuj',
  problems: {
    unreadable: 'Nie da się tego odczytać jako gry. Powody są poniżej.',
    'other-game': 'Takie pliki nie mogą zawierać gier o tych zasadach.',
    'open-letters':
      'Przy odkrytych płytkach nie ma czego oceniać ruch po ruchu. Warsztat pokaże, jak zdobyć więcej punktów.',
    'no-turns': 'W tej grze nikt nie wykonał ruchu.',
  },
  moreLines: (count) => `I jeszcze ${counted(count, 'wiersz', 'wiersze', 'wierszy')}.`,
  missing: 'Tej gry nie ma na tym urządzeniu.',
  others: 'Inna gra',
  firstSight: (done, of) => `Pierwsze spojrzenie: ${done} z ${ofTurns(of)}`,
  looking: (done, of) => `Dokładniejsze spojrzenie: ${done} z ${ofTurns(of)}`,
  halted: (done, of) => `Zatrzymano po ${done} z ${ofTurns(of)}`,
  looked: (count) => `Przeanalizowano ${counted(count, 'ruch', 'ruchy', 'ruchów')}`,
  stop: 'Zatrzymaj',
  goOn: 'Kontynuuj',
  judgedBy: (name) => `Ta analiza korzysta ze słownika ${name}.`,
  mistakes: (count) =>
    `${counted(count, 'wiersz', 'wiersze', 'wierszy')} pliku ${plural(count, 'łamie', 'łamią', 'łamie')} zasady.`,
  mistakesAbout: 'Analiza liczy według zasad.',
  turn: (turn, of) => `Ruch ${turn} z ${of}`,
  didPlay: (person, move, score) => `${does(person, 'układasz', 'układa')} ${move} za ${score} pkt.`,
  didExchange: (person, rack) => `${does(person, 'wymieniasz', 'wymienia')} ${rack}.`,
  didExchangeSome: (person, count) => `${does(person, 'wymieniasz', 'wymienia')} ${tilesAsObject(count)}.`,
  didPass: (person) => `${does(person, 'pasujesz', 'pasuje')}.`,
  didLose: {
    challenge: (person) => `${does(person, 'tracisz', 'traci')} tę kolejkę po nietrafionym zakwestionowaniu.`,
    time: (person) => `${does(person, 'tracisz', 'traci')} tę kolejkę: czas minął.`,
  },
  holds: (rack, isWhole) => (isWhole ? `Stojak: ${rack}` : `Znane płytki: ${rack}`),
  best: 'Nie znaleziono lepszego ruchu.',
  lost: (loss, chance) =>
    `Ten ruch kosztuje ${list([
      ...(loss === null ? [] : [`${loss} pkt`]),
      ...(chance === null ? [] : [`${chance} pkt proc. szansy na wygraną`]),
    ])}.`,
  close: (loss) =>
    `Mniej więcej tak dobry jak najlepszy ruch: średnio o ${loss} pkt mniej, w marginesie błędu.`,
  fewer: (loss) =>
    `Wygrywa mniej więcej tak często jak najlepszy ruch, ale daje średnio o ${loss} pkt mniej.`,
  withdrawn: 'Ruch został cofnięty i liczy się jako pas.',
  notAWord: 'Ruch tworzy słowo, którego nie ma w słowniku.',
  missedBingo: (move) => `Przeoczone bingo: ${move}.`,
  missedFifty: (move) => `Przeoczona premia 50 punktów: ${move}.`,
  luck: (value) => `Szczęście w dobieraniu: ${value} pkt.`,
  dice: (value) => `Szczęście w kostkach: ${value} pkt wobec średniej.`,
  margin: (loss, margin) => `${loss} (±${margin})`,
  why: 'Dlaczego',
  moves: 'Najlepsze ruchy',
  columns: {
    move: 'Ruch',
    score: 'Punkty',
    keeps: 'Zostawka',
    worth: 'Wartość',
    win: 'Wygrywa',
    final: 'Wynik końcowy',
  },
  made: 'zagrany',
  tried: 'próba',
  show: (move) => `Pokaż ${move} na planszy`,
  nextMistake: 'Następny błąd',
  worstFirst: 'Od najgorszych',
  mistake: (place, of) => `Błąd ${place} z ${of}`,
  noMistakes: 'Nie znaleziono błędów.',
  worthMeaning: 'Co oznacza „Wartość”',
  worthMeans: {
    score: 'Same punkty za ruch.',
    equity: 'Punkty za ruch i to, ile zostawka daje średnio w dalszej grze.',
    simulated:
      'O ile punktów średnio rośnie przewaga do końca symulacji; liczą się też płytki, które obie strony wtedy mają.',
    'played-on': 'O ile punktów rośnie przewaga do końca gry.',
    searched: 'O ile punktów rośnie przewaga do końca gry.',
    solved: 'O ile punktów rośnie przewaga do końca gry.',
  },
  longer: 'Myśl dłużej',
  remember: 'Dodaj do fiszek',
  remembered: 'Dodano do Twoich fiszek.',
  notConfirmed: 'Nie dodano: dalsze symulacje nie potwierdzają, że inny ruch był lepszy.',
  thinking: (playouts) => `${counted(playouts, 'symulacja', 'symulacje', 'symulacji')} każdego ruchu…`,
  heat: 'Mapa odpowiedzi',
  heatAbout: (replies, value) =>
    `${counted(replies, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')} z losowych stojaków, średnio ${value} pkt. Najczęściej używane pola:`,
  heatSquare: (square, share, value) => `${square}: ${share} odpowiedzi, średnio ${value} pkt`,
  heatLater: 'Mapa pojawi się po dokładniejszym spojrzeniu na ten ruch.',
  heatAlone: 'W pasjansie nie ma odpowiedzi.',
  heatNone:
    'Nie ma mapy dla tego ruchu: nie znamy całego stojaka, woreczek jest pusty albo ruch tworzy słowo, którego nie ma w słowniku.',
  meanings: 'Definicje tych słów',
  unseen: 'Wartość niewidocznych płytek',
  unseenAbout: (count, value) =>
    `Niewidoczne płytki: ${count}. Dołożona do zostawki, taka płytka jest warta średnio ${value} pkt.`,
  tile: 'Płytka',
  count: 'Niewidoczne',
  worth: 'Wartość',
  attempt: 'Wypróbuj inny ruch',
  attemptAbout:
    'Połóż płytki na planszy albo wpisz ruch, a potem naciśnij „Oceń”. Możesz też wymienić płytki lub spasować.',
  judge: 'Oceń',
  judging: 'Trwa symulacja…',
  leave: 'Wróć do gry',
  attempted: (move, value, chance) => `${move}: wartość ${value}, wygrywa ${chance} gier.`,
  attemptedAlone: (move, final) => `${move} prowadzi do wyniku końcowego ${final}.`,
  diceShow: 'Na kostkach',
  diceMean: 'średnia',
  diceGame: (reading) => `${reading}, jak w grze`,
  diceScore: (reading, score) => `Gdy na kostkach jest ${reading}, daje to ${score}.`,
  undoubted: (move, value) =>
    `${move} tworzy słowo, którego nie ma w słowniku. Niezakwestionowany ruch byłby wart ${value}.`,
  charts: 'Wykresy',
  players: 'Szczęście i umiejętności',
  playersAbout:
    'Umiejętności: ile Twoje ruchy straciły wobec najlepszych. Szczęście: ile dały Twoje płytki wobec przeciętnego dobrania.',
  allTurns: 'Wszystkie ruchy',
  saveHtml: 'Zapisz jako stronę WWW',
  saveJson: 'Zapisz jako dane',
  print: 'Drukuj',
};
