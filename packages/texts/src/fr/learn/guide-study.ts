/** The notes of the annotated Guide Game in French: each is about one turn. Their numbers are checked against the rules. */

import type { GuideStudyTexts } from '../../en/learn/guide-study.ts';

export const guideStudy: GuideStudyTexts = {
  title: 'La Partie guide annotée',
  start:
    'La partie d’exemple, en anglais, du livret Deluxe. Le livret imprime les lettres jouées, pas les chevalets entiers : ces notes parlent donc de cases et de points, pas de ce que chacun pouvait avoir d’autre.',
  horn: 'Le premier coup couvre la case centrale, qui le double : H4, O1, R1 et N1 font 7, et deux fois 7 font 14. Un mot de quatre lettres posé sur le centre n’atteint aucune case lettre compte double de la rangée.',
  farm: 'FARM passe par le R de HORN, sur des cases ordinaires : 9 points. Regarde la variante : deux de ces lettres en rapportent 19.',
  am: 'À côté de HORN, deux lettres font trois mots : AM, AH et MO. Le M compte double dans deux d’entre eux. 19 points, et le F reste sur le chevalet.',
  paste:
    'Son S change FARM en FARMS, donc FARM compte encore une fois. P et E sont sur des cases lettre compte triple : 25 points avec cinq lettres.',
  mob: 'Deux lettres, trois mots : MOB, NOT et BE. 16 points.',
  prevent: 'Les sept lettres rapportent 50 points. Le T se place devant HORN et donne THORN : 82 points.',
  quite:
    'Le Q sur une case lettre compte double, tout le mot doublé : 48 points. Mais le Q se trouve maintenant entre deux cases mot compte triple libres. Qui passe par lui peut en atteindre une, ou les deux.',
  corner: 'case mot compte triple libre',
  azure:
    'AZURE rapporte 15. La variante descend du Q jusqu’en A8 : QUARE rapporte 42 avec les quatre mêmes lettres, et plus personne n’atteint les deux coins.',
  quare: 'Le Q compte encore une fois, et triple : 42 points.',
  conquest:
    'Les deux cases mot compte triple en un seul coup : le mot compte neuf fois. 18 fois 9 font 162, plus 50 pour les sept lettres : 212 points. La voie était libre depuis QUITE.',
  cab: 'Une lettre, deux mots : CAB à la verticale et ADO à l’horizontale. 15 points pour un A.',
  out: 'B a tout posé et gagne la valeur des lettres que A a encore, A et I : 2 points. A en perd autant : 456 à 368.',
};
