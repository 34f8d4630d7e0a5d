/** What is kept about pupils, for their parents, in Polish. */

import type { ParentsTexts } from '../../en/online/parents.ts';
import { counted, countedOf } from '../grammar.ts';

export const parents: ParentsTexts = {
  title: 'Co Lexiko przechowuje o uczniach',
  lead: 'Dla rodziców i szkół. Z kartą dziecko gra i ćwiczy tu bez e-maila, bez hasła, bez reklam i bez śledzenia.',
  keptTitle: 'Co jest przechowywane',
  kept: [
    'nazwa wybrana przez nauczyciela; wystarczy imię lub przezwisko',
    'obrazek z karty oraz jej kod w postaci, z której nikt go nie odczyta',
    'gry klasy z ruchami i wiadomości w drużynie',
    'przy zadaniach: ile było prób, co się udało i kiedy ostatnio coś zrobiono',
    'w jakiej przeglądarce uczeń jest zalogowany, w kilku słowach („Firefox, Linux”)',
    'tylko na urządzeniu, nie na serwerze: które lekcje, ćwiczenia i zadania uczeń na nim zrobił; kto wejdzie z inną kartą, tego nie zobaczy',
  ],
  seesTitle: 'Kto to widzi',
  sees: [
    'Nauczyciele klasy widzą imiona, gry i zadania.',
    'Koledzy i koleżanki z klasy widzą imiona i wspólne gry.',
    'Nikt więcej: uczniów nie ma w wyszukiwaniu ani na liście najlepszych, a karta nie prowadzi do gier z obcymi.',
  ],
  longTitle: 'Jak długo',
  year: (days) =>
    `Klasa kończy się wraz z rokiem szkolnym, najpóźniej po ${countedOf(days, 'dniu', 'dniach')}. Wtedy jej karty przestają działać.`,
  archived: (days) =>
    `Nauczyciele mogą ją oglądać jeszcze przez ${counted(days, 'dzień', 'dni', 'dni')}. Potem wszystko o uczniach zostaje usunięte.`,
  devices: 'Urządzenie, na którym się logowali, usuwa to, co o nich ma, gdy ktoś znowu gra na nim online.',
  session: (days) =>
    `Przeglądarka zostaje wylogowana po ${countedOf(days, 'dniu', 'dniach')} bez użycia, a od razu przyciskiem „Zakończ i wyloguj”.`,
  earlier:
    'Nauczyciel może w każdej chwili usunąć ucznia albo całą klasę: wystarczy poprosić. Kopie zapasowe serwera mogą zawierać usunięte dane, dopóki nie zastąpią ich nowsze.',
  wordsTitle: 'Słowa',
  words:
    'Słowa nieodpowiednie dla szkoły nie pojawiają się w lekcjach, fiszkach, łamigłówkach ani na kartach pracy, a komputery nie grają ich w grach szkolnych.',
};
