/** Turn alerts, in Polish: how they are turned on, and what they say. */

import type { AlertTexts } from '../../en/online/alerts.ts';
import { countedOf } from '../grammar.ts';

export const alerts: AlertTexts = {
  title: 'Powiadomienia',
  about: 'Lexiko może dać Ci znać, gdy przyjdzie Twój ruch, nawet gdy strona jest zamknięta.',
  /** On a button at a table that waits for somebody else. */
  offer: 'Powiadom mnie o moim ruchu',
  on: 'Włącz',
  off: 'Wyłącz tutaj',
  isOn: 'Powiadomienia są włączone w tej przeglądarce.',
  /** Why there are no alerts. */
  faults: {
    blocked:
      'Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach i spróbuj ponownie.',
    unsupported:
      'Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw Lexiko do ekranu początkowego.',
    'not-here': 'Ten serwer nie wysyła powiadomień.',
    failed: 'Nie udało się włączyć powiadomień. Spróbuj ponownie później.',
  },
  devices: 'Urządzenia z powiadomieniami',
  remove: 'Usuń',
  kindsTitle: 'Rodzaje powiadomień',
  kinds: {
    turn: 'Mój ruch',
    answer: 'Kwestionowanie, głosowania i propozycje',
    over: 'Zakończone gry',
    invitation: 'Zaproszenia i rewanże',
    chat: 'Wiadomości na czacie',
  },
  quiet: 'Godziny ciszy',
  quietAbout: 'W tym czasie nic nie przychodzi, a potem jedno podsumowanie.',
  from: 'Od',
  until: 'Do',
  muteGame: 'Wycisz powiadomienia o tej grze',
  unmuteGame: 'Włącz powiadomienia o tej grze',
  /** How a game ended for whoever reads the alert. */
  outcomes: { won: 'Wygrana.', drawn: 'Remis.', lost: 'Przegrana.' },
  /** After quiet hours: in so many games something happened. */
  news: (count) => `Nowości w ${countedOf(count, 'grze', 'grach')}.`,
};
