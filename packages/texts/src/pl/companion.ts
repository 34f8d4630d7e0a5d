/** The companion of a physical set, in Polish. */

import type { CompanionTexts } from '../en/companion.ts';

export const companion: CompanionTexts = {
  players: 'Imiona graczy',
  entry: 'Wpisz ruch',
  entryHelp:
    '8F KOTY układa poziomo, F8 KOTY pionowo. Mała litera to blank: 8F KoTY. Można też: exchange 3, pass.',
  tapHelp: 'Dotknij pola, a potem liter. Dotknij pola ponownie, aby układać pionowo.',
  enterPlay: 'Wpisz ruch',
  notATurn: (text) => `Nie rozumiem „${text}”. Spróbuj 8F KOTY.`,
  enter: 'Wpisz',
  toPlay: (name) => `Ruch: ${name}`,
  takeBack: 'Cofnij ostatni ruch',
  judge: (words) => `Zakwestionuj ${words}`,
  noDice:
    'Crosswords wymaga kostek, a pliki gier ich nie zapisują. Zagrajcie w tę grę tutaj, na jednym ekranie.',
  challenger: 'Kto kwestionuje',
  challenge: 'nietrafione zakwestionowanie',
  stands: (words, penalty) => `Ruch jest poprawny: ${words}. ${penalty}`,
  penalties: {
    loseNextTurn: 'Kto zakwestionował, traci następną kolejkę.',
    none: 'Zakwestionowanie nic nie kosztuje.',
    points5: 'Autor ruchu dostaje 5 punktów.',
    points10: 'Autor ruchu dostaje 10 punktów.',
    loseGame: 'Kto zakwestionował, przegrywa grę.',
  },
  falls: (words) => `Niepoprawne: ${words}. Ruch zostaje cofnięty i nie daje punktów.`,
  clock: 'Czas na ruch',
  noClock: 'Bez zegara',
  minutes: (count) => `${count} min`,
  startClock: 'Włącz zegar',
  stopClock: 'Zatrzymaj zegar',
  timeUp: 'Czas minął.',
  left: 'Pozostałe płytki',
  leftAbout: 'Na koniec gracz bez płytek dostaje tyle punktów, ile są warte płytki wszystkich pozostałych.',
  settled: 'Wynik końcowy',
  restart: 'Nowa gra',
  gone: 'Gra usunięta.',
  takenBack: 'Cofnięto ostatni ruch.',
  analyse: 'Analizuj',
  count: (words, score) => `${words}: ${score}`,
};
