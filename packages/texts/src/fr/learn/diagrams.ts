/** The lessons on Crosswords in French. */

import type { DiagramsTexts } from '../../en/learn/diagrams.ts';
import { points, tiles } from '../grammar.ts';

export const diagrams: DiagramsTexts = {
  title: 'Schémas de Crosswords',
  about: 'Les trois schémas du livret Crosswords. Compte chaque tour avant de regarder.',
  names: { first: 'Schéma 1', second: 'Schéma 2', third: 'Schéma 3' },
  steps: {
    first: [
      'Le premier mot a au moins trois lettres et couvre toute une barre de la petite croix, ici la barre horizontale.',
    ],
    second: [
      'Le premier mot, comme dans le schéma 1.',
      'A, P et E vont sous le T. Seules comptent les lettres jouées à ce tour.',
      'F et A vont devant le C, E derrière : on peut ajouter des lettres aux deux bouts, sur une même ligne.',
      'O, O et L vont après le F. Le schéma imprimé s’arrête ici ; la suite est de nous.',
      'Le joueur 1 ajoute STRY à TAPE. Les quatre lettres sont sur sa propre couleur. Le mot a huit lettres, mais quatre seulement viennent d’être jouées : pas de bonus de 50 points.',
      'B, O et B vont devant CAT. Le premier B couvre une croix sur la couleur du joueur, et les dés donnent 6, comme dans l’exemple du livret.',
      'ANIMAL descend jusqu’au L de FOOL : cinq lettres posées pour un mot de six. Il couvre aussi une croix.',
      'I, S et H vont après FOOL, toutes sur la couleur du joueur.',
    ],
    third: [
      'Quatre lettres sur la barre horizontale.',
      'FISH descend par le I de SHIP. Regarde maintenant la ligne 9 : pourrait-on y jouer BASE, en passant par le S ?',
    ],
  },
  turn: (turn, of) => `Tour ${turn} sur ${of}`,
  player: (number, colour) => `Joueur ${number} (${colour})`,
  plays: (player, word) => `${player} joue ${word}.`,
  rolled: (reading, square) => `Les dés pour ${square} donnent ${reading}.`,
  letters: (plain, own, score) => {
    if (own === 0) return `${tiles(plain)}, aucune sur sa propre couleur : ${score}.`;
    if (plain === 0)
      return own === 1
        ? `1 lettre, sur sa propre couleur, comptée double : ${score}.`
        : `${tiles(own)}, toutes sur sa propre couleur, comptées double : ${score}.`;
    return `${tiles(plain)} en valeur simple, ${own} sur sa propre couleur en valeur double : ${score}.`;
  },
  dice: (reading, square, score) => `Les dés donnent ${reading} pour la croix en ${square} : ${score}.`,
  fifty: (score) => `Plus de cinq lettres, dont au moins cinq jouées à ce tour : ${score}.`,
  total: (score) => `Total : ${points(score)}.`,
  rule: 'Lire la règle',
  totals: 'Scores',
  hints: 'Montrer où ce joueur marque',
  hintsAbout: (player) =>
    `Les croix libres, avec ce que les dés y rapportent en moyenne à ${player}. Sur sa propre couleur, les lettres comptent double.`,
  bonus: (score) => `${points(score)} en moyenne`,
  clinic: 'Essayer BASE dans « Permis ou non ? »',
  colours: { red: 'rouge', blue: 'bleu', green: 'vert', orange: 'orange' },
};
