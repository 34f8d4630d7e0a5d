/** The notes of the annotated Guide Game in Spanish: each is about one turn. Their numbers are checked against the rules. */

import type { GuideStudyTexts } from '../../en/learn/guide-study.ts';

export const guideStudy: GuideStudyTexts = {
  title: 'La Partida modelo, con notas',
  start:
    'La partida de ejemplo, en inglés, del reglamento Deluxe. El reglamento da las fichas jugadas, no los atriles enteros, así que estas notas hablan de casillas y puntos, no de qué más podía tener cada cual.',
  horn: 'La primera jugada cubre la casilla central, que la duplica: H4, O1, R1 y N1 suman 7, y dos veces 7 son 14. Una palabra de cuatro letras sobre el centro no llega a ninguna casilla de doble letra de la fila.',
  farm: 'FARM pasa por la R de HORN, sobre casillas normales: 9 puntos. Mira la variante: dos de esas mismas fichas dan 19.',
  am: 'Junto a HORN, dos fichas forman tres palabras: AM, AH y MO. La M cuenta doble en dos de ellas. 19 puntos, y la F se queda en el atril.',
  paste:
    'Su S convierte FARM en FARMS, así que FARM vuelve a contar. P y E están en casillas de triple letra: 25 puntos con cinco fichas.',
  mob: 'Dos fichas, tres palabras: MOB, NOT y BE. 16 puntos.',
  prevent: 'Las siete fichas dan 50 puntos. La T se pone delante de HORN y forma THORN: 82 puntos.',
  quite:
    'La Q en una casilla de doble letra y toda la palabra duplicada: 48 puntos. Pero ahora la Q está entre dos casillas libres de triple palabra. Quien pase por ella puede alcanzar una, o las dos.',
  corner: 'casilla libre de triple palabra',
  azure:
    'AZURE da 15. La variante baja desde la Q hasta A8: QUARE da 42 con las mismas cuatro fichas, y ya nadie alcanza las dos esquinas.',
  quare: 'La Q cuenta otra vez, y triplicada: 42 puntos.',
  conquest:
    'Las dos casillas de triple palabra en una jugada: la palabra cuenta nueve veces. 18 por 9 son 162, más 50 por las siete fichas: 212 puntos. El camino estaba abierto desde QUITE.',
  cab: 'Una ficha, dos palabras: CAB en vertical y ADO en horizontal. 15 puntos por una A.',
  out: 'B ha colocado todo y gana el valor de las fichas que A aún tiene, A e I: 2 puntos. A pierde otros tantos: 456 a 368.',
};
