/** The words in which newcomers ask about a section where the rulebook itself uses others, in French. Not shown anywhere. */

import type { RulebookSearchWords } from '../../rulebook-search-words.ts';

export const rulebookSearch: RulebookSearchWords = {
  askedAs: {
    aim: 'objectif principe gagner combien joueurs personnes bon score moyenne',
    set: 'jetons pièces tuiles sac pioche répartition distribution fréquence combien points valeur vaut chaque lettre taille grille cases couleur',
    agreement: 'règles maison personnaliser changer modifier options réglages variantes',
    dictionary:
      'autorisé admis permis valide accepté noms propres prénoms villes marques sigles étrangers argot gros mots vulgaires grossiers liste lexique',
    forms: 'pluriel conjugué verbe temps même mot deux fois répéter encore',
    lookup: 'tricher triche vérifier aide indice regarder internet téléphone',
    start: 'premier joueur débuter démarrer ordre tirage',
    opening: 'premier coup début départ étoile milieu centre',
    placing:
      'placer mettre jetons connecter toucher adjacent parallèle à côté diagonale envers direction prolonger rallonge collante',
    blanks: 'combien jeton blanc vide vaut zéro changer',
    refill: 'tirer combien nouvelles prendre compléter déplacer déjà jouées',
    score: 'calculer calcul compte additionner marquer croise deux mots',
    premiums:
      'prime primes bonus multiplicateur couleurs rose rouge bleu double triple lettre mot compte 2l 3l 2w 3w ld lt md mt deux fois réutiliser',
    fifty: 'bonus 50 bingo prime sept toutes lettres chevalet entier',
    exchange: 'changer remplacer défausser jeter se débarrasser mauvaises lettres jetons',
    pass: 'sauter tour bloqué ne peut pas jouer aucun mot',
    challenge:
      'contestation doute douter mettre en doute inventé bluff bluffer faux invalide erreur faute orthographe réclamer',
    ruling: 'pénalité punition perdre tour fausse contestation échoue retirer invalide',
    ending: 'fin finir terminer terminée arrêter dernière lettre sac vide bloqué personne joue',
    settling:
      'gagnant vainqueur gagne égalité nul lettres restantes non jouées soustraire déduire retrancher moins malus négatif',
    leaving: 'abandonner abandon arrêter partir adversaire parti déconnecté',
    anagram: 'anagramme réorganiser déplacer lettres',
    recycle: 'échanger changer lettres plateau grille',
    retrieve: 'échanger reprendre prendre remplacer joker blanc plateau grille',
    nine: '9 jetons plus de lettres rapide débutants enfants',
    finishLine: 'objectif course atteindre premier rapide courte handicap',
    timer: 'temps horloge pendule sablier minutes secondes limite combien vite lent',
    teams: 'équipe paires binômes partenaires classe école élèves',
    solitaire: 'seul seule solo un joueur tout seul',
    cwAim: 'objectif principe gagner joueurs',
    cwBoard: 'cases couleur coins zone grille',
    cwStart: 'premier commence débuter piocher combien dés',
    cwOpening: 'premier coup début départ milieu centre croix',
    cwPlaying: 'placer mettre connecter toucher joker blanc piocher diagonale',
    cwScore: 'calculer calcul dés lancer bonus 50 croix couleur',
    cwExchange: 'changer remplacer passer sauter bloqué ne peut pas jouer lettres',
    cwWords: 'autorisé admis permis pluriel étranger noms dictionnaire',
    cwChallenge: 'contestation doute bluff faux invalide pénalité',
    cwEnd: 'finir terminer dernière lettre gagnant égalité restantes',
    cwPartners: 'équipe paires à quatre joueurs',
    tips: 'mots de deux lettres stratégie tactique astuces progresser améliorer gagner apprendre',
    dosAndDonts: 'erreurs fautes interdit permis retenir',
    history: 'inventé inventeur qui a créé origine année nom ancien',
    originalSets: 'boîte contenu plateau tournant bois édition deluxe école',
  },
  emptyWords:
    'a à ai alors après as au aux avec avoir ça ce cela ces cet cette chez comme comment dans de des du d elle elles en est et être fait fait-on faire faut font il ils j je l la le les leur leurs lui ma mais me mes moi mon n ne nos notre nous on ont ou où par pas peut peut-on peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si sommes son sont sur ta te tes toi ton tu un une va vos votre vous y',
  endings: /(?:ements?|ations?|ées?|és?|er|ez|ent|es|e|s|x)$/u,
  doubled: null,
  attached:
    /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)[’']|(?:-t)?-(?:je|tu|il|ils|elle|elles|on|nous|vous|ce|ci|là)$/gu,
  joinsWords: false,
};
