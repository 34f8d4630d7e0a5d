/** The notes of the annotated Guide Game in Polish: each is about one turn. Their numbers are checked against the rules. */

import type { GuideStudyTexts } from '../../en/learn/guide-study.ts';

export const guideStudy: GuideStudyTexts = {
  title: 'Gra przykładowa z notatkami',
  start:
    'Przykładowa gra po angielsku z instrukcji Deluxe. Instrukcja podaje ułożone płytki, a nie całe stojaki, więc te notatki mówią o polach i punktach, a nie o tym, co gracze mogli mieć poza tym.',
  horn: 'Pierwszy ruch zakrywa środkowe pole i liczy się podwójnie: H4, O1, R1 i N1 to 7, a dwa razy 7 to 14. Słowo z czterech liter przez środek nie sięga w tym rzędzie żadnego pola z podwójną premią literową.',
  farm: 'FARM przechodzi przez R z HORN po zwykłych polach: 9 punktów. Zobacz wariant: dwie z tych samych płytek dają 19.',
  am: 'Obok HORN dwie płytki tworzą trzy słowa: AM, AH i MO. W dwóch z nich M liczy się podwójnie. 19 punktów, a F zostaje na stojaku.',
  paste:
    'S zmienia FARM w FARMS, więc FARM liczy się jeszcze raz. P i E leżą na polach z potrójną premią literową: 25 punktów za pięć płytek.',
  mob: 'Dwie płytki, trzy słowa: MOB, NOT i BE. 16 punktów.',
  prevent: 'Wszystkie siedem płytek daje 50 punktów. T staje przed HORN i tworzy THORN: 82 punkty.',
  quite:
    'Q na polu z podwójną premią literową, całe słowo podwojone: 48 punktów. Ale teraz Q leży między dwoma wolnymi polami z potrójną premią słowną. Ruch przez Q może sięgnąć jednego z nich albo obu.',
  corner: 'wolne pole z potrójną premią słowną',
  azure:
    'AZURE daje 15. Wariant biegnie od Q w dół do A8: QUARE daje 42 za te same cztery płytki i nikt już nie sięgnie obu rogów.',
  quare: 'Q liczy się jeszcze raz, i to potrójnie: 42 punkty.',
  conquest:
    'Oba pola z potrójną premią słowną w jednym ruchu: słowo liczy się dziewięć razy. 18 razy 9 to 162, do tego 50 za siedem płytek: 212 punktów. Droga stała otworem od ruchu QUITE.',
  cab: 'Jedna płytka, dwa słowa: CAB w pionie i ADO w poziomie. 15 punktów za A.',
  out: 'B kończy bez płytek i dostaje wartość płytek, które A jeszcze ma, A i I: 2 punkty. A traci tyle samo: 456 do 368.',
};
