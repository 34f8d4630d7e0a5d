/** The illegal-play clinic in French. The verdicts are not here: they come from the rules. */

import type { ClinicTexts } from '../../en/learn/clinic.ts';
import { points } from '../grammar.ts';

export const clinic: ClinicTexts = {
  title: 'Permis ou non ?',
  about:
    'Ce coup est-il permis ? Regarde les nouvelles lettres, décide, et dis pourquoi. Puis l’arbitre tranche. On joue en anglais.',
  case: (number, of) => `Cas ${number} sur ${of}`,
  rack: 'Chevalet :',
  question: 'Ce coup est-il permis ?',
  reasons: {
    legal: 'Oui, il est permis',
    line: 'Non : les lettres ne sont pas alignées',
    gap: 'Non : il y a un trou',
    apart: 'Non : il ne touche aucune autre lettre',
    opening: 'Non : il ne peut pas ouvrir la partie',
    letters: 'Non : il manque une lettre sur le chevalet',
    word: 'Non : il forme un mot qui n’existe pas',
  },
  check: 'Décider',
  right: 'Juste !',
  wrong: 'L’arbitre n’est pas d’accord.',
  legal: (count) => `Permis, pour ${points(count)} :`,
  fifty: (count) => `et ${count} pour un bingo`,
  rule: 'Lire la règle',
  mend: 'Jouer un coup permis',
  mendAbout: 'Joue un coup permis avec ces lettres.',
  playMended: 'Jouer',
  mended: (notation, score) => `${notation} est permis et rapporte ${points(score)}.`,
  next: 'Cas suivant',
  solved: (right, of) => `Justes : ${right} sur ${of}`,
  list: 'Tous les cas',
  cases: {
    diagonal: {
      situation: 'HORN est sur le plateau. I et T sont posés en diagonale depuis F9.',
      lesson:
        'Toutes les lettres d’un tour sont sur une même ligne ou une même colonne, jamais en diagonale.',
    },
    gap: {
      situation: 'HORN est sur le plateau. F est posé en H6 et M en H9.',
      lesson: 'Une case reste vide entre F et R. Avec un A, ce serait FARM.',
    },
    apart: {
      situation: 'HORN est sur le plateau. BIT est posé sur la ligne 11.',
      lesson: 'Après le premier mot, chaque coup doit toucher une lettre du plateau.',
    },
    star: {
      situation: 'Le plateau est vide. HORN est posé au bord gauche.',
      lesson: 'Le premier mot couvre l’étoile du centre.',
    },
    single: {
      situation: 'Le plateau est vide. Une seule lettre est posée sur l’étoile.',
      lesson: 'A est un mot anglais, mais dans ce jeu un mot a au moins deux lettres.',
    },
    thorn: {
      situation: 'HORN est sur le plateau. Un T est posé devant.',
      lesson: 'Une lettre ajoutée à un mot est une rallonge. Tout le nouveau mot compte.',
    },
    beside: {
      situation: 'HORN est sur le plateau. AT est posé sous HO.',
      lesson: 'AT et HA sont valables, mais le T forme aussi OT avec le O au-dessus.',
    },
    hornet: {
      situation: 'HORN est sur le plateau. On y ajoute E et T.',
      lesson: 'Les lettres ajoutées à un mot le prolongent : HORNET.',
    },
    apples: {
      situation: 'APPLE est sur le plateau. On y ajoute un S.',
      lesson: 'Une seule lettre fait compter tout le mot. Dans le jeu classique, les pluriels sont valables.',
    },
    farms: {
      situation: 'HORN et FARM sont sur le plateau. PASTE est posé sous FARM.',
      lesson: 'Un même S sert à deux mots : PASTE et FARMS.',
    },
    borrowed: {
      situation: 'HORN est sur le plateau. FARM descend par le R. Voici le chevalet :',
      lesson: 'Tu ne poses que des lettres de ton chevalet. Celles du plateau servent à tout le monde.',
    },
    blank: {
      situation: 'Le plateau est vide. Un joker représente le H de HORN.',
      lesson: 'Un joker peut être n’importe quelle lettre et vaut 0. L’étoile double les autres lettres.',
    },
    bingo: {
      situation: 'Le plateau est vide. Les sept lettres sont jouées : PREVENT.',
      lesson: 'Jouer ses sept lettres est un bingo : 50 points de plus.',
    },
    herd: {
      situation: 'La Partie guide après le tour 10 : HERD au lieu de HERO.',
      lesson: 'HERD est valable, mais son D touche un autre D, et DD n’est pas un mot.',
    },
    hero: {
      situation: 'La Partie guide après le tour 10 : HERO, comme il a été joué.',
      lesson: 'La même place avec un O : HERO forme aussi ME, OR et DO.',
    },
    gate: {
      situation: 'La Partie guide après le tour 26 : GATE descend depuis le G de LYING.',
      lesson: 'LIED suit juste au-dessous : toute la colonne se lit GATELIED.',
    },
    boats: {
      situation: 'BOAT est sur le plateau. On y ajoute un S, dans le jeu classique.',
      lesson: 'Les pluriels réguliers sont valables, qu’un dictionnaire les imprime ou non.',
    },
    base: {
      situation:
        'Crosswords, troisième schéma : SHIP et FISH sont sur le plateau. BASE est posé sous SHIP, en passant par le S.',
      lesson:
        'Cela forme trois petits mots : SB, HA et PE. Le livret les rejette tous les trois ; les dictionnaires actuels ont HA et PE, mais aucun n’a SB.',
    },
    bar: {
      situation: 'Crosswords : le plateau est vide. CAT commence sur la case centrale.',
      lesson:
        'Le premier mot doit couvrir toute une barre de la petite croix. Une case plus à gauche, il la couvrirait.',
    },
    cwApples: {
      situation: 'Crosswords : APPLE est sur le plateau. On y ajoute un S.',
      lesson: 'Crosswords interdit les mots qui ne peuvent être que des pluriels, comme APPLES.',
    },
    cwTalks: {
      situation: 'Crosswords : TALK est sur le plateau. On y ajoute un S.',
      lesson: 'TALKS est un pluriel, mais aussi un verbe : she talks. Il est donc valable.',
    },
    cwBoats: {
      situation: 'Crosswords : BOAT est sur le plateau. On y ajoute un S.',
      lesson:
        'BOATS est un pluriel, mais aussi un verbe : she boats. Il est donc valable, sauf si vous convenez d’interdire tous les pluriels possibles.',
    },
  },
};
