/** The notes of the annotated Guide Game in Polish: each is about one turn. Their numbers are checked against the rules. */

import type { GuideStudyTexts } from '../../en/learn/guide-study.ts';

export const guideStudy: GuideStudyTexts = {
  title: 'Guide Game z notatkami',
  start:
    'Przykładowa gra po angielsku z instrukcji Deluxe. Instrukcja podaje ułożone płytki, a nie całe stojaki, więc te notatki mówią o polach i punktach, a nie o tym, co jeszcze mógł mieć gracz.',
  horn: 'Pierwszy ruch leży na środkowym polu i liczy się podwójnie: H4, O1, R1 i N1 to 7, a dwa razy 7 to 14. Cztery litery nad środkiem nie sięgają w tym rzędzie żadnego pola z podwójną wartością litery.',
  farm: 'FARM przechodzi przez R z HORN po zwykłych polach: 9 punktów. Zobacz wariant: dwie z tych samych płytek dają 19.',
  am: 'Obok HORN dwie płytki tworzą trzy słowa: AM, AH i MO. W dwóch z nich M liczy się podwójnie. 19 punktów, a F zostaje na stojaku.',
  paste:
    'S zmienia FARM w FARMS, więc FARM liczy się jeszcze raz. P i E leżą na polach z potrójną wartością litery: 25 punktów za pięć płytek.',
  mob: 'Dwie płytki, trzy słowa: MOB, NOT i BE. 16 punktów.',
  prevent: 'Wszystkie siedem płytek daje 50 punktów. T staje przed HORN i tworzy THORN: 82 punkty.',
  quite:
    'Q na polu z podwójną wartością litery, całe słowo podwojone: 48 punktów. Ale teraz Q leży między dwoma wolnymi polami z potrójną wartością słowa. Kto przez nie przejdzie, sięgnie jednego albo obu.',
  corner: 'wolne pole z potrójną wartością słowa',
  azure:
    'AZURE daje 15. Wariant biegnie od Q w dół do A8: QUARE daje 42 za te same cztery płytki i nikt już nie sięgnie obu rogów.',
  quare: 'Q liczy się jeszcze raz, i to potrójnie: 42 punkty.',
  conquest:
    'Oba pola z potrójną wartością słowa w jednym ruchu: słowo liczy się dziewięć razy. 18 razy 9 to 162, do tego 50 za siedem płytek: 212 punktów. Droga była wolna od QUITE.',
  cab: 'Jedna płytka, dwa słowa: CAB w pionie i ADO w poziomie. 15 punktów za A.',
  out: 'B ułożył wszystko i dostaje wartość płytek, które A jeszcze ma, A i I: 2 punkty. A traci tyle samo: 456 do 368.',
};
