/** Finding an opponent and the lobby, in Polish. */

import type { PairingTexts } from '../../en/online/pairing.ts';

export const pairing: PairingTexts = {
  title: 'Znajdź przeciwnika',
  about: 'Wybierz tempo, a my poszukamy kogoś o podobnej sile.',
  times: { '3+0': '3 min', '10+5': '10 min + 5 s', '25+0': '25 min', day: '1 dzień na ruch' },
  dictionary: 'Słownik',
  play: 'Rodzaj gry',
  playValues: { either: 'Rankingowa, jeśli się da', rated: 'Rankingowa', casual: 'Towarzyska' },
  guestAbout: 'Goście grają towarzysko. Załóż konto, żeby grać rankingowo.',
  fairPlay: {
    title: 'Gra fair',
    about:
      'Twoja pierwsza gra rankingowa: ranking coś znaczy tylko wtedy, gdy każdy sam znajduje swoje ruchy.',
    rules: [
      'Szukaj ruchów bez pomocy: bez silnika, bez wyszukiwarki anagramów, bez podpowiedzi.',
      'Sprawdzaj słowa tylko tam, gdzie pozwalają na to zasady gry.',
      'Nie korzystaj z pomocy innych i nie pozwalaj nikomu grać za Ciebie.',
    ],
    pledge: 'Gram fair',
    short: 'Rankingowa: słownik zablokowany, bez silnika.',
  },
  bots: 'Także boty',
  looking: 'Szukamy przeciwnika…',
  lookingSlow: 'Szukamy przeciwnika. Możesz zamknąć stronę: gra zacznie się, nawet jeśli nie czekasz.',
  widening: 'Im dłużej czekasz, tym większa może być różnica siły.',
  cancel: 'Anuluj szukanie',
  nobodyYet: (level) => `Na razie nikogo. ${level} to komputer o podobnej sile.`,
  playComputer: (level) => `Graj: ${level}`,
  lobby: 'Gry, do których można dołączyć',
  opponent: 'Przeciwnik',
  rating: 'Ranking',
  clock: 'Zegar',
  rules: 'Zasady',
  noRating: 'jeszcze brak',
  ratingOf: (rating, margin) => `${rating} ± ${margin}`,
  casual: 'Towarzyska',
  join: 'Dołącz',
  joinGameOf: (name) => `Dołącz: ${name}`,
  none: 'Teraz nikt nie szuka. Wybierz tempo powyżej, a inni Cię tu zobaczą.',
  noneElse: 'Nikt inny teraz nie szuka.',
  noneFits: 'Żadna gra nie pasuje do filtra.',
};
