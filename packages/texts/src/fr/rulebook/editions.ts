/** Sections that the printed rulebooks tell differently, or only some of them, in French. */

import type { Ruleset } from '@lexiko/rules';
import type { EditionSections } from '../../en/rulebook/editions.ts';
import { isBookOf, paragraphs } from '../../rulebook-facts.ts';
import { BEGINNINGS, ENDINGS } from '../../word-ends.ts';

/** Of double and triple letter, double and triple word. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['bleu clair', 'bleu foncé', 'rose', 'rouge'],
  alt2007: ['bleue', 'verte', 'rouge', 'orange'],
  highContrast: ['bleu clair', 'bleu foncé', 'rose', 'rouge'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'On joue de deux à quatre, et il y a trois sortes de solitaire.';
    case 'standard-2007':
      return 'On joue de deux à quatre, à partir de huit ans.';
    case 'school':
      return 'Deux équipes d’au moins deux personnes s’affrontent.';
    default:
      return 'On joue de deux à quatre.';
  }
}

function box({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Le plateau tourne sur un socle à trois pieds de caoutchouc, pour faire face au joueur dont c’est le tour. La boîte contient aussi cent jetons, quatre chevalets, un sac et un bloc de score.';
    case 'standard-2007':
      return 'Un plateau, cent jetons, quatre chevalets et un sac.';
    case 'collectible-2020':
      return 'Un coffret de bois à tiroir, un plateau tournant dont la grille en relief retient les jetons, cent jetons, un sac, quatre chevalets de métal, un carnet de score avec un crayon, et un minuteur.';
    case 'school':
      return 'Six plateaux à quatre pieds, six sacs, six jeux de jetons, douze chevalets, un livret pour l’enseignant, un film et une feuille de règles : de quoi jouer six parties à deux équipes.';
    case 'crosswords':
      return 'Un plateau bordé d’un chevalet sur ses quatre côtés, 120 jetons, et des dés.';
    case 'custom':
      return 'Ta propre partie n’a pas de boîte : plateau et jetons sont ceux dont vous convenez.';
  }
}

export const editionSections: EditionSections = {
  aim: {
    title: 'Le but du jeu',
    body: (ruleset) => [
      'On forme des mots qui se croisent sur un plateau commun. Chaque lettre a une valeur, les cases bonus la multiplient, et celui qui a le plus de points gagne.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'De trois à quatre cents points, c’est un bon score pour une équipe.' : 'À deux, de trois à quatre cents points, c’est un bon score.'}`,
    ],
  },
  score: {
    title: 'Compter un tour',
    body: (ruleset) =>
      paragraphs(
        'Chaque mot que tu formes ou modifies compte en entier : la valeur de toutes ses lettres, y compris celles qui étaient déjà sur le plateau. Une lettre qui fait partie de deux nouveaux mots compte dans les deux.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
          'Ajouter un S à POMME rapporte les points de tout le mot POMMES.',
        `À la fin de ton tour, tu annonces tes points, et ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'le marqueur les note' : 'on les note'}. ${ruleset.scorekeeping.keeper === null ? 'Ici, Lexiko tient les scores.' : 'Ici, un joueur tient les scores.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'Dans cette partie, tu annonces d’abord tes points, puis Lexiko montre comment on les compte. C’est le compte juste qui vaut.',
      ),
  },
  premiums: {
    title: 'Cases bonus',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `Une case ${letter2} (2L) double la lettre posée dessus et une case ${letter3} (3L) la triple, dans tous les mots dont elle fait partie. Ensuite, une case ${word2} (2M) double le mot entier et une case ${word3} (3M) le triple. L’étoile du centre est une case ${word2} et double le premier mot.`,
        'Deux cases mot dans un même mot se multiplient : deux doubles font quatre fois, deux triples neuf fois.',
        'Une case bonus ne compte qu’au tour où on la couvre.',
      ];
    },
  },
  fifty: {
    title: 'Bingo : toutes ses lettres à la fois',
    body: (ruleset) => {
      if (ruleset.scoring.kind !== 'premiums') return [];
      const { bonus } = ruleset.scoring;
      return paragraphs(
        `Jouer ${bonus.tiles} lettres${ruleset.rack.size > bonus.tiles ? ' ou plus' : ''} en un tour rapporte ${bonus.points} points de plus.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' C’est un bingo.' : ' Les joueurs appellent ça un bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Cherche des débuts (en anglais ${BEGINNINGS.join(', ')}) et mets-les à gauche du chevalet, et des fins (${ENDINGS.join(', ')}) et mets-les à droite.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Dix rappels',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Les mots se lisent de gauche à droite ou de haut en bas, jamais en diagonale.',
      `• Toutes les lettres qui se touchent doivent former des mots.${isBookOf({ preset }, 'deluxe') ? ' Dans la Partie guide, HERD à côté d’un D ferait DD.' : ''}`,
      `• Laisse une case vide entre deux mots d’une même ligne, sauf s’ils forment un mot ensemble.${isBookOf({ preset }, 'deluxe') ? ' Dans la Partie guide, GATE et LIED feraient GATELIED.' : ''}`,
      `• Quand un joueur a fini, personne ne joue plus. Si tu ne peux pas jouer, tu passes, et tu ${passing.obligation === 'must' ? 'dois' : 'peux'} jouer au tour suivant si c’est possible.`,
      dictionary.access === 'free'
        ? '• Dans cette partie, tout le monde peut se servir du dictionnaire.'
        : '• Le dictionnaire ne sert qu’aux contestations.',
      '• Les mots d’autres langues sont valables si le dictionnaire les donne.',
      '• De même les pluriels et les formes verbales qu’il sous-entend.',
      '• Une lettre ajoutée à un mot fait compter tout le mot.',
      blanks.kind === 'retrieve'
        ? '• Un joker reste la lettre pour laquelle on l’a joué, jusqu’à ce que quelqu’un le récupère.'
        : '• Un joker reste la lettre pour laquelle on l’a joué.',
      '• Un mot peut être joué autant de fois qu’on veut.',
    ],
  },
  tips: {
    title: 'Dix conseils',
    body: (ruleset) => [
      `• Apprends les mots de deux et trois lettres : ils valent jusqu’à cinquante points par partie.${isBookOf(ruleset, 'collectible-2020') ? ' Le livret en donne cent de deux lettres.' : ''}`,
      '• Fais servir un S à deux mots à la fois, et jamais pour moins de huit points.',
      '• Mélange souvent tes lettres, et cherche celles qui vont ensemble : en anglais, CH, ED, ING, STR, UN.',
      '• Utilise les cases bonus, surtout celles à côté d’une voyelle.',
      '• Pense au tour suivant : garde quelques lettres parmi A E I L N R S T, et à peu près autant de voyelles que de consonnes.',
      '• Cherche les bingos : mets les débuts à gauche du chevalet et les fins à droite.',
      '• Apprends les mots avec un Q et sans U.',
      '• Rallonge des mots d’une lettre : en anglais, à part le S, essaie Y, E, R et D à la fin.',
      '• Quand tu trouves un bon coup, cherches-en un meilleur.',
      '• Tout le monde pioche parfois de mauvaises lettres. Tires-en le meilleur, et amuse-toi.',
    ],
  },
  history: {
    title: 'Petite histoire',
    body: () => [
      'Alfred Butts, architecte à Poughkeepsie, dans l’État de New York, remarqua qu’il manquait un score aux jeux de mots. Il inventa un jeu qui en avait un et l’appela Lexiko. Il l’améliora dans les années 1930 et 1940 et l’appela plus tard Criss Cross Words.',
      'Il fabriquait des jeux chez lui et les envoyait à ceux qui en commandaient, mais n’obtint ni brevet ni droits d’auteur et ne trouva pas de fabricant. En 1948 il eut les trois, et le jeu arriva dans les magasins avec un nouveau plateau et sous le nom qu’il porte encore.',
      'Depuis, on en a fabriqué des millions d’exemplaires, dans de nombreuses langues. Ce projet reprend le premier nom.',
    ],
  },
  originalSets: {
    title: 'Dans la boîte',
    body: (ruleset) => [
      box(ruleset),
      'À l’écran, le plateau peut se tourner vers le joueur, les lettres se calent sur les cases, et les parties sont enregistrées toutes seules.',
    ],
  },
};
