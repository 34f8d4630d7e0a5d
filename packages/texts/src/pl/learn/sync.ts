/** Synchronising what was learnt in Polish. */

import { counted, number } from '../grammar.ts';
import type { SyncTexts } from '../../en/learn/sync.ts';

export const sync: SyncTexts = {
  title: 'Nauka na kilku urządzeniach',
  about:
    'Twoje zestawy, ćwiczenia, zadania i lekcje są na tym urządzeniu. Inne Twoje urządzenia też mogą je mieć: odpowiedź na jednym liczy się na wszystkich.',
  choice: 'Przechowuj to, czego się uczysz',
  choices: {
    device: { name: 'Tylko na tym urządzeniu', about: 'Serwer niczego nie dostaje.' },
    plain: {
      name: 'Na Twoich urządzeniach',
      about:
        'Serwer przechowuje kopię, którą mogliby przeczytać jego administratorzy. Należy do danych, które możesz pobrać.',
    },
    sealed: {
      name: 'Na Twoich urządzeniach, zaszyfrowane',
      about:
        'Twoje urządzenia szyfrują kopię przed wysłaniem. Bez Twojego hasła szyfrowania nikt jej nie przeczyta, nawet administratorzy serwera.',
    },
  },
  cannotSeal: 'Ta przeglądarka szyfruje tylko pod adresem z https.',
  phrase: 'Hasło szyfrowania',
  phraseAbout:
    'Co najmniej 12 znaków i inne niż hasło do konta. Zapisz je: inne urządzenia o nie zapytają i nikt Ci go nie przypomni. Bez niego kopia na serwerze przepada; to, co jest na Twoich urządzeniach, zostaje.',
  suggest: 'Zaproponuj hasło',
  start: 'Synchronizuj',
  starting: 'Chwileczkę…',
  there: {
    plain: (kilobytes) =>
      `Na serwerze jest kopia tego, czego uczysz się na innych urządzeniach (${number(kilobytes)} KB). To urządzenie doda do niej to, co ma.`,
    sealed: (kilobytes) =>
      `Na serwerze jest zaszyfrowana kopia tego, czego uczysz się na innych urządzeniach (${number(kilobytes)} KB). Podaj jej hasło, a to urządzenie doda do niej to, co ma.`,
  },
  join: 'Synchronizuj to urządzenie',
  wrongPhrase:
    'To nie jest hasło tej kopii. Sprawdź każdy znak. Jeśli hasło przepadło, usuń tu kopię i zacznij nową na urządzeniu, które ma wszystko.',
  shortPhrase: 'Hasło szyfrowania musi mieć co najmniej 12 znaków.',
  samePhrase: 'Kopia ma już to hasło. Wybierz inne.',
  wrongOldPhrase:
    'To nie jest obecne hasło tej kopii, więc nic się nie zmieniło. Jeśli hasło przepadło, usuń kopię i zacznij nową: to urządzenie ma wszystko.',
  phraseNeeded: 'Podaj hasło szyfrowania.',
  on: {
    plain: 'To urządzenie się synchronizuje.',
    sealed: 'To urządzenie się synchronizuje, z szyfrowaniem.',
  },
  waiting: 'Coś czeka na wysłanie.',
  running: (count) =>
    count === 0 ? 'Synchronizacja…' : `Synchronizacja… ${counted(count, 'część', 'części', 'części')}`,
  done: (when) => `Wszystko jest zsynchronizowane (${when}).`,
  before: (when) => `Ostatnio: ${when}.`,
  failed: {
    offline: 'Brak połączenia z serwerem. Gdy się pojawi, synchronizacja ruszy sama.',
    busy: 'Serwer jest zajęty. Kolejna próba nastąpi sama.',
    signedOut: 'Twoja sesja wygasła. Zaloguj się, a synchronizacja ruszy dalej.',
    full: 'Serwer nie ma już miejsca na Twoją kopię: usuń zestawy, których już się nie uczysz.',
    locked:
      'Hasło szyfrowania zmieniono na innym urządzeniu. Podaj nowe, a to urządzenie ruszy dalej. Do tego czasu nic nie wysyła i nic nie przepada.',
    sealed:
      'Kopię zaszyfrowano na innym urządzeniu. Podaj jej hasło, a to urządzenie ruszy dalej. Do tego czasu nic nie wysyła i nic nie przepada.',
    unsealed:
      'Kopia nie jest już szyfrowana: zmieniono to na innym urządzeniu. To urządzenie nic nie wyśle bez Twojej zgody i nic nie przepada.',
    ended: 'Inne urządzenie usunęło kopię z serwera. To, czego się uczysz, jest już tylko na tym urządzeniu.',
    tooLarge: 'Coś jest za duże, żeby je wysłać. Na tym urządzeniu wszystko zostaje: zgłoś to, proszę.',
    broken: 'Coś się nie udało na tym urządzeniu. Kolejna próba nastąpi sama i nic nie przepadnie.',
  },
  now: 'Synchronizuj teraz',
  leave: 'Wyłącz na tym urządzeniu',
  agree: 'Synchronizuj bez szyfrowania',
  oldPhrase: 'Obecne hasło szyfrowania',
  newPhrase: 'Nowe hasło szyfrowania',
  changePhrase: 'Zmiana hasła szyfrowania',
  changePhraseAbout:
    'Kopia dostaje też nowy klucz, więc stare hasło nie otworzy niczego nowego. Inne urządzenia czekają, aż podasz na nich nowe hasło. Niczego nie tracą.',
  changePhraseNow: 'Zmień hasło',
  seal: 'Szyfrowanie kopii',
  sealAbout:
    'Serwer usuwa kopię, którą mógłby odczytać, i dostaje zaszyfrowaną. W kopiach zapasowych serwera stara może jeszcze przez jakiś czas zostać. Inne urządzenia czekają, aż podasz na nich hasło. Niczego nie tracą.',
  sealNow: 'Zaszyfruj kopię',
  unseal: 'Koniec szyfrowania',
  unsealAbout:
    'Administratorzy serwera mogliby wtedy przeczytać kopię. Inne urządzenia zapytają Cię, zanim ruszą dalej.',
  unsealNow: 'Nie szyfruj więcej',
  change: {
    changed: {
      sealed: 'Nowe hasło już obowiązuje. Podaj je na innych urządzeniach.',
      plain: 'Kopia nie jest już szyfrowana.',
    },
    unsure:
      'Połączenie przerwało się, zanim serwer odpowiedział. To urządzenie samo sprawdzi, czy zmiana się udała: do tego czasu zachowaj oba hasła.',
    unchanged: 'Zmiana się nie udała. Spróbuj ponownie.',
    moved: 'Inne urządzenie właśnie zmieniło lub usunęło kopię. To niczego nie zmieniło i nic nie przepadło.',
    notDone: 'To urządzenie musi najpierw wszystko zsynchronizować. Spróbuj potem ponownie.',
  },
  end: 'Usuń kopię',
  endAbout:
    'Kopia zostanie usunięta z serwera dla wszystkich Twoich urządzeń. Każde zachowa to, co ma, i będzie działać osobno.',
  endNow: 'Usuń kopię teraz',
  ended: 'Kopia na serwerze została usunięta.',
  line: 'Nauka na kilku urządzeniach',
  lineOff: 'To, czego się uczysz, jest tylko na tym urządzeniu.',
};
