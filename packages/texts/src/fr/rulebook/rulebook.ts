/** The rulebook in French, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import type { ChallengeCost } from '@lexiko/rules/rule-points';
import type { RulebookTexts } from '../../en/rulebook/rulebook.ts';
import { finishLineTargets, isBookOf, paragraphs, tileCount, tilesByValue } from '../../rulebook-facts.ts';
import { counted, plural, points } from '../grammar.ts';
import { crosswordsSections } from './crosswords.ts';
import { editionSections } from './editions.ts';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** `une lettre`, `sept lettres`. */
function letters(number: number): string {
  return `${word(number)} ${plural(number, 'lettre')}`;
}

function blanks({ tiles: { counts } }: Ruleset): string {
  const count = counts['?'] ?? 0;
  if (count === 0) return 'sans joker';
  return count === 1 ? 'dont un joker' : `dont ${word(count)} jokers`;
}

function failedChallenge(cost: ChallengeCost, scope: 'allWords' | 'singleWord'): string | false {
  switch (cost.kind) {
    case 'loseNextTurn':
      return `S’il est valable, le joueur qui a contesté perd son prochain tour${scope === 'allWords' ? ', et celui-là seulement, quel que soit le nombre de mots vérifiés' : ''}.`;
    case 'none':
      return 'S’il est valable, il ne se passe rien.';
    case 'points':
      return `S’il est valable, il rapporte ${points(cost.points)} de plus.`;
    case 'loseGame':
      return 'S’il est valable, le joueur qui a contesté perd la partie.';
    case 'stake':
      return false;
  }
}

const EXPIRED = {
  pass: 'Quand le temps est écoulé, le tour est passé.',
  warn: 'Quand le temps est écoulé, il y a un avertissement et rien de plus.',
  commitIfLegal: 'Quand le temps est écoulé, les lettres posées sont jouées si le coup est permis.',
  pointsPerMinute: 'Chaque minute entamée au-delà de la limite coûte 10 points.',
  resign: 'Le joueur dont le temps est écoulé perd la partie.',
} as const;

const COMMIT = {
  anyMember: 'N’importe quel membre peut jouer le coup.',
  captain: 'Le capitaine joue le coup.',
  rotate: 'Les membres jouent le coup à tour de rôle.',
  consensus: 'Tous les membres présents doivent être d’accord sur le coup.',
} as const;

export const rulebook: RulebookTexts = {
  chapters: {
    object: 'Le jeu',
    before: 'Avant de commencer',
    playing: 'Poser des lettres',
    scoring: 'Compter les points',
    instead: 'Échanger et passer',
    doubt: 'Contester',
    end: 'La fin de la partie',
    variations: 'Variantes et parties courtes',
    advice: 'Conseils',
    background: 'Pour en savoir plus',
  },
  sections: {
    ...crosswordsSections,
    ...editionSections,
    set: {
      title: 'Plateau, lettres et chevalets',
      body: (ruleset) => [
        `Le plateau a ${ruleset.layout.width} cases sur ${ruleset.layout.height}. Les cases bonus doublent ou triplent une lettre ou un mot entier ; chacune porte un sigle (2L, 3L, 2M, 3M) en plus de sa couleur.`,
        `Il y a ${tileCount(ruleset)} lettres, ${blanks(ruleset)}. Ton chevalet en porte ${word(ruleset.rack.size)}, que personne d’autre ne voit. Tu peux les ranger comme tu veux à tout moment.`,
        'Les lettres par valeur, avec le nombre de jetons de chacune :',
        ...tilesByValue(ruleset).map(({ value, letters: held }) => `• ${points(value)} : ${held}.`),
        'Les autres lettres sont dans le sac. Tout le monde voit combien il en reste, mais personne ne sait lesquelles.',
      ],
    },
    agreement: {
      title: 'Ce dont vous convenez',
      body: ({ houseNote }) =>
        paragraphs(
          'Mettez-vous d’accord sur tout changement de règles avant de piocher la première lettre. Chacun confirme, et confirme de nouveau après tout changement. Une fois la partie commencée, les règles ne changent plus.',
          houseNote !== '' && `Règle maison de cette partie : ${houseNote}`,
          'Vous pouvez combiner les variantes à votre guise.',
        ),
    },
    dictionary: {
      title: 'Mots valables',
      body: () => [
        'Choisissez d’abord un dictionnaire. Tout mot qu’il donne avec sa nature grammaticale est valable, même étranger, vieilli, régional ou familier.',
        'Ne sont pas valables : les mots qui s’écrivent toujours avec une majuscule, les abréviations, les préfixes et suffixes qui ne s’emploient pas seuls, et tout ce qui porte un trait d’union ou une apostrophe. PARIS est valable, car c’est aussi le pluriel de PARI.',
      ],
    },
    forms: {
      title: 'Pluriels, conjugaisons, répétitions',
      body: () => [
        'Les pluriels réguliers et les formes conjuguées sont valables, même si le dictionnaire ne les imprime pas : BARQUES avec BARQUE ; PARLE, PARLAIT et PARLANT avec PARLER.',
        'Le même mot peut être joué autant de fois qu’on veut.',
      ],
    },
    lookup: {
      title: 'Quand on peut chercher des mots',
      body: (ruleset) =>
        ruleset.dictionary.access === 'free'
          ? [
              'Dans cette partie, tout le monde peut se servir du dictionnaire à tout moment : cherche des mots pour tes lettres et apprends ce qu’ils veulent dire.',
            ]
          : paragraphs(
              'Le dictionnaire ne sert qu’aux contestations. Personne ne cherche de mots ni ne vérifie une orthographe avant que le mot soit sur le plateau. C’est pourquoi Lexiko montre les points des lettres que tu poses, mais jamais si le mot existe.',
              'Tu peux lire les règles et les conseils à tout moment. Les listes de mots et les exercices s’ouvrent quand la partie est finie.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'Une variante ouvre le dictionnaire à tous. Elle convient aux plus jeunes et à tous ceux qui veulent apprendre des mots. Pas dans cette partie.',
            ),
    },
    start: {
      title: 'Qui commence',
      body: ({ start, rack, teams }) => {
        const isTeams = teams.kind === 'teams';
        return paragraphs(
          start.kind === 'tiles' &&
            `${isTeams ? 'Chaque équipe' : 'Chacun'} pioche une lettre. La plus proche du début de l’alphabet commence ; un joker passe avant A. En cas d’égalité, on pioche de nouveau.`,
          start.kind === 'random' && 'Le premier joueur est tiré au sort.',
          start.kind === 'manual' && 'Vous convenez de qui commence.',
          `Les lettres retournent dans le sac, on le secoue, et ${isTeams ? 'chaque équipe' : 'chacun'} en pioche ${word(rack.size)}. ${isTeams ? 'Les équipes jouent à tour de rôle.' : 'On joue en tournant vers la gauche.'}`,
        );
      },
    },
    opening: {
      title: 'Le premier mot',
      body: ({ opening: { minimum }, preset }) =>
        paragraphs(
          'Le premier mot a au moins deux lettres, se lit à l’horizontale ou à la verticale, et couvre l’étoile du centre. L’étoile le double.',
          minimum > 2 &&
            `Dans cette partie, il lui faut au moins ${letters(minimum)}. Si tu n’as pas de mot assez long, c’est au suivant, jusqu’à ce que quelqu’un en ait un. Un long premier mot ouvre le jeu.`,
          minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'Une variante exige au moins trois, quatre ou cinq lettres. Si tu n’as pas de mot assez long, c’est au suivant. Pas dans cette partie.',
        ),
    },
    placing: {
      title: 'Poser des lettres',
      body: () => [
        'Toutes les lettres d’un tour vont sur une même ligne ou une même colonne, sans trou, et touchent une lettre du plateau. Les mots se lisent de gauche à droite ou de haut en bas, jamais en diagonale.',
        'Il y a trois façons d’ajouter un mot :',
        '• rallonger un mot ou des lettres du plateau : CHAT en CHATS ;',
        '• croiser un autre mot, par une de ses lettres ou à son bout ;',
        '• longer un autre mot, de sorte que toutes les lettres qui se touchent forment aussi des mots.',
        'Partout où tes lettres en touchent d’autres, toute la ligne doit former un mot. Deux mots d’une même ligne sont séparés par une case vide.',
        'Tant que tu n’as pas appuyé sur Jouer, tu peux déplacer tes lettres et les reprendre.',
      ],
    },
    blanks: {
      title: 'Les jokers',
      body: ({ blanks: rule }) =>
        paragraphs(
          'Un joker représente n’importe quelle lettre. Tu la choisis quand tu le joues, et elle ne change plus. Un joker vaut 0, mais sur une case mot il double ou triple quand même le mot.',
          rule.kind === 'retrieve' &&
            'Dans cette partie, tu peux récupérer un joker du plateau ; voir plus bas.',
        ),
    },
    refill: {
      title: 'Piocher des lettres',
      body: ({ draw, rack }) => [
        draw.refill === 'immediate'
          ? `Après ton coup, tu pioches autant de lettres que tu en as joué, pour revenir à ${word(rack.size)}, tant que le sac en contient.`
          : `Tu pioches pour revenir à ${word(rack.size)} quand ton coup ne peut plus être contesté.`,
        'Une lettre posée sur le plateau y reste. Si une contestation fait retirer un coup, les lettres piochées ensuite retournent dans le sac.',
      ],
    },
    exchange: {
      title: 'Échanger des lettres',
      body: ({ exchange: { allowsNone, minimumPool } }) =>
        paragraphs(
          `Au lieu de jouer, tu peux échanger ${allowsNone ? 'toutes tes lettres, une partie ou aucune' : 'toutes tes lettres ou une partie'} : pose-les face cachée, pioches-en autant, puis remets les anciennes dans le sac. Tu pioches d’abord, donc aucune ne peut te revenir aussitôt. Les autres savent seulement combien tu en échanges.`,
          allowsNone && 'N’en échanger aucune, c’est passer.',
          minimumPool > 0
            ? `Le sac doit contenir au moins ${letters(minimumPool)}.`
            : 'Le sac doit contenir autant de lettres que tu en échanges.',
        ),
    },
    pass: {
      title: 'Passer',
      body: ({ passing: { policy, obligation, enforce } }) => {
        const isBound = policy !== 'free' || obligation === 'must';
        return paragraphs(
          policy === 'free'
            ? 'Tu peux passer à tout moment.'
            : 'Tu peux passer seulement si tu ne peux pas jouer.',
          obligation === 'must' &&
            'Si le sac est vide et que tu as passé, tu dois jouer au tour suivant si tu peux.',
          isBound &&
            (enforce === 'honour'
              ? 'Personne ne le vérifie pour toi. C’est une question d’honneur : une vérification révélerait qu’il y a un coup.'
              : 'Lexiko vérifie s’il y a un coup possible.'),
        );
      },
    },
    challenge: {
      title: 'Contester un coup',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'Dans cette partie, Lexiko vérifie chaque mot quand tu le joues et refuse ceux qui ne sont pas valables. Il n’y a pas de contestations.',
            ]
          : paragraphs(
              'Tu peux jouer n’importe quel mot, valable ou non. Les autres peuvent le contester jusqu’à ce que le joueur suivant commence son tour. Ensuite, il reste.',
              challenge.scope === 'allWords'
                ? 'Une contestation porte sur tout le coup : si un de ses mots n’est pas valable, le coup ne l’est pas.'
                : 'Une contestation désigne un mot, et on ne vérifie que celui-là.',
              challenge.window === 'untilAllAccept' &&
                'Dans cette partie, le tour suivant attend que tout le monde ait accepté le coup.',
              challenge.graceMs > 0 &&
                `Chacun a au moins ${counted(challenge.graceMs / 1000, 'seconde')} pour contester.`,
              'On peut aussi contester le coup qui finit la partie.',
            ),
    },
    ruling: {
      title: 'Ce que coûte une contestation',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? ['Il n’y a pas de contestations dans cette partie.']
          : paragraphs(
              'Si le mot contesté n’est pas valable, le joueur qui l’a posé reprend ses lettres et ne marque rien, et son tour est fini.',
              failedChallenge(challenge.cost, challenge.scope),
            ),
    },
    ending: {
      title: 'Le dernier tour',
      body: ({ ending: { zeroTurns }, sides }) =>
        paragraphs(
          'Quand le sac est vide, le premier qui joue toutes ses lettres finit la partie. Personne ne joue après lui.',
          'Sinon, la partie continue jusqu’à ce que personne ne puisse plus jouer : alors tout le monde passe, ou vous convenez d’arrêter.',
          zeroTurns !== 'off' &&
            `Cette partie finit aussi après ${word(zeroTurns === 6 ? 6 : 3 * sides)} tours de suite sans point.`,
        ),
    },
    settling: {
      title: 'Décompte final et victoire',
      body: ({ ending }) =>
        paragraphs(
          'Chaque joueur perd la valeur des lettres qu’il n’a pas jouées. Celui qui a fini gagne les points que les autres perdent.',
          'Le plus haut score gagne.',
          ending.tieBreak === 'preAdjust'
            ? 'En cas d’égalité, la victoire va au joueur qui menait avant le décompte final.'
            : 'À égalité, la partie est nulle.',
        ),
    },
    leaving: {
      title: 'Quitter la partie',
      body: ({ sides, ending, teams }) => [
        teams.kind === 'teams'
          ? 'Les membres peuvent aller et venir. Une équipe qui n’a plus personne perd.'
          : sides === 2
            ? 'Si tu quittes une partie à deux, ton adversaire gagne.'
            : `Un joueur qui part n’est pas classé ; les autres continuent. Ses lettres ${ending.leaversTiles === 'pool' ? 'retournent dans le sac' : 'sont mises de côté'}.`,
      ],
    },
    anagram: {
      title: 'Réarranger un mot',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'Dans cette partie, tu peux réarranger les lettres d’un mot du plateau si tu en ajoutes au moins une et si tous les nouveaux mots sont valables.'
          : 'Une variante : tu peux réarranger les lettres d’un mot du plateau si tu en ajoutes au moins une. Pas dans cette partie.',
        'Toutes les lettres du mot restent sur sa ligne, et les mots perpendiculaires qui changent doivent aussi être valables. Les cases bonus déjà couvertes ne comptent pas de nouveau.',
      ],
    },
    recycle: {
      title: 'Remplacer des lettres du plateau',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'Dans cette partie, avant de jouer, tu peux remplacer des lettres du plateau par des lettres de ton chevalet, une à la fois, si tous les mots restent valables. Ça ne rapporte pas de points, mais les lettres sont à toi.'
          : 'Une variante : avant de jouer, tu peux remplacer des lettres du plateau, une à la fois, par des lettres de ton chevalet. Pas dans cette partie.',
      ],
    },
    retrieve: {
      title: 'Récupérer un joker',
      body: ({ blanks: rule }) => [
        rule.kind === 'retrieve'
          ? 'Dans cette partie, à ton tour, tu peux prendre un joker du plateau contre la lettre qu’il représente. Si tu as les deux lettres, tu peux récupérer les deux jokers à la fois. Ce n’est pas un coup et ça ne rapporte rien ; ensuite, tu joues normalement.'
          : 'Une variante : tu peux prendre un joker du plateau contre la lettre qu’il représente, et les deux jokers à la fois si tu as les deux lettres. Pas dans cette partie.',
      ],
    },
    nine: {
      title: 'Neuf lettres',
      body: ({ rack }) => [
        rack.size === 9
          ? 'Dans cette partie, chaque chevalet porte neuf lettres. En jouer sept, huit ou neuf en un tour rapporte les cinquante points.'
          : 'Une partie courte : neuf lettres par chevalet, cinquante points si on en joue sept ou plus. Elle convient aux débutants. Pas dans cette partie.',
      ],
    },
    finishLine: {
      title: 'Ligne d’arrivée',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'Dans cette partie, le premier qui atteint son objectif gagne aussitôt, quelles que soient les lettres restantes.'
          : 'Une partie courte : le premier qui atteint un objectif gagne aussitôt. Pas dans cette partie.',
        `L’objectif dépend de ton niveau, pour que des joueurs de force différente puissent s’affronter : débutant, intermédiaire ou ${preset === 'collectible-2020' ? 'avancé' : 'expert'}.`,
        ...[2, 3, 4].map(
          (players) => `• ${word(players)} joueurs : ${finishLineTargets(players).join(', ')}.`,
        ),
      ],
    },
    timer: {
      title: 'Jouer au chrono',
      body: ({ clock: { limit, onExpire } }) => {
        if (limit.kind === 'none')
          return [
            'Les tours peuvent être limités, d’habitude à trois minutes. La limite peut aussi servir de handicap : les joueurs expérimentés en ont une, les autres prennent leur temps. Cette partie n’a pas de limite.',
          ];
        const seconds = limit.kind === 'days' ? [] : limit.seconds.filter((one) => one !== null);
        return paragraphs(
          limit.kind === 'turn' && `Chaque tour est limité à ${counted(Math.max(...seconds), 'seconde')}.`,
          limit.kind === 'game' &&
            `Chaque joueur a ${counted(Math.max(...seconds) / 60, 'minute')} pour toute la partie.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Chaque tour ajoute ${counted(limit.incrementSeconds, 'seconde')}.`,
          limit.kind !== 'days' &&
            seconds.length < limit.seconds.length &&
            'Certains joueurs seulement ont un chrono, pour que des joueurs de force différente puissent s’affronter.',
          limit.kind === 'days' &&
            `Chaque tour peut prendre ${limit.days === 1 ? 'un jour' : counted(limit.days, 'jour')}.`,
          limit.kind === 'days' &&
            limit.bankDays > 0 &&
            `Ensuite, on puise dans une réserve de ${counted(limit.bankDays, 'jour')} pour toute la partie.`,
          EXPIRED[onExpire],
          'Le chrono s’arrête pendant qu’on juge une contestation.',
        );
      },
    },
    teams: {
      title: 'Jouer en équipe',
      body: ({ teams }) =>
        paragraphs(
          'Deux équipes d’au moins deux personnes s’affrontent. Une équipe a un seul chevalet et un seul score, et décide ensemble. Dans toutes les règles, elle compte comme un joueur.',
          teams.kind === 'teams' && COMMIT[teams.commit],
          'Dans une classe, l’enseignant prépare les tables, voit tous les plateaux et peut tous les mettre en pause.',
        ),
    },
    solitaire: {
      title: 'Solitaire',
      body: () => [
        'Il y a trois sortes de solitaire :',
        '• un chevalet, toutes les lettres, les règles habituelles : quel total feras-tu ?',
        '• deux chevalets à tour de rôle, un pour toi et un pour un adversaire imaginaire : joue loyalement pour les deux ;',
        '• toutes les lettres visibles : prends-en sept à chaque tour, sers-toi du dictionnaire, reprends des coups. Personne ne connaît le plus haut total possible.',
        'Garde tes totaux, et ne compare que des parties de la même sorte.',
      ],
    },
  },
};
