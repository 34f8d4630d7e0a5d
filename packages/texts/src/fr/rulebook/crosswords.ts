/** The rulebook's sections on Crosswords in French. */

import type { AreaScoring, ChallengeCost } from '@lexiko/rules/rule-points';
import type { CrosswordsSections } from '../../en/rulebook/crosswords.ts';
import { paragraphs, tilesWithCounts } from '../../rulebook-facts.ts';
import { counted } from '../grammar.ts';

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;

function stakes({ model, points }: Stake): string {
  switch (model) {
    case 'mover':
      return `S’il n’est pas valable, le joueur qui l’a posé perd ${points} points et reprend ses lettres. S’il est valable, il gagne ${points} points et rejoue.`;
    case 'loserPays':
      return `Celui qui a tort perd ${points} points. Si le mot est valable, le joueur qui l’a posé rejoue.`;
    case 'zeroSum':
      return `Celui qui a raison gagne ${points} points et rejoue ; celui qui a tort en perd ${points}.`;
    case 'challenger':
      return `Celui qui conteste gagne ou perd ${points} points et, s’il a raison, rejoue.`;
  }
}

function bonusText({ points, letters, tiles }: AreaScoring['bonus']): string {
  if (letters > 0 && tiles > 0)
    return `• Un mot d’au moins ${letters} lettres, dont au moins ${tiles} jouées à ce tour, rapporte ${points} de plus.`;
  return letters > 0
    ? `• Un mot d’au moins ${letters} lettres rapporte ${points} de plus.`
    : `• Jouer au moins ${tiles} lettres en un tour rapporte ${points} de plus.`;
}

export const crosswordsSections: CrosswordsSections = {
  cwAim: {
    title: 'Le but du jeu',
    body: () => [
      'De deux à quatre joueurs forment des mots qui se croisent et cherchent à écouler leurs lettres. Les lettres n’ont pas de valeur : ce qui compte, c’est combien tu en joues, et où. Ta propre couleur et les cases à croix rapportent plus.',
      'Les règles imprimées sont abîmées par endroits. Là où elles se taisent, Lexiko suit la lecture qui les rend toutes vraies.',
    ],
  },
  cwBoard: {
    title: 'Le plateau',
    body: ({ layout }) => [
      'Quatre zones de couleur de 25 cases (rouge, bleu, vert et orange) forment une grande croix. En son centre, une petite croix où la partie commence. Sur les cases à croix, on lance les dés.',
      layout.blocked.length === 0
        ? 'Les coins ne sont à personne, et tu peux les utiliser.'
        : 'Dans cette partie, on n’utilise pas les coins.',
      'Chaque joueur a une couleur. Le premier mot décide du sens du plateau : la couleur du joueur qui commence est en bas.',
    ],
  },
  cwStart: {
    title: 'Dés et lettres',
    body: (ruleset) => [
      `Chacun lance ${ruleset.dice.kind === 'rolled' && ruleset.dice.count === 1 ? 'un dé' : 'deux dés'}. Le plus haut lancer commence ; en cas d’égalité, on relance. On joue dans le sens des aiguilles d’une montre.`,
      'Chacun pioche dix des 120 lettres.',
      `Il y a : ${tilesWithCounts(ruleset)}, et ${counted(ruleset.tiles.counts['?'] ?? 0, 'joker')}.`,
    ],
  },
  cwOpening: {
    title: 'Le premier mot',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'centreSquare'
        ? 'Il a au moins trois lettres et couvre la case centrale.'
        : 'Il a au moins trois lettres et couvre toute une barre de la petite croix, horizontale ou verticale.',
    ],
  },
  cwPlaying: {
    title: 'Poser des lettres',
    body: () => [
      'Chaque coup suivant touche une lettre du plateau. Toutes ses lettres vont sur une même ligne ou une même colonne. Les mots se lisent de gauche à droite ou de haut en bas, et partout où des lettres se touchent, toute la ligne doit former un mot.',
      'Par exemple, en anglais : CAT, puis TAPE qui descend depuis son T, puis FACE qui descend par son C, puis FOOL à l’horizontale depuis le F. Chaque joueur ajoute quelques lettres. On peut aussi rallonger un mot : STRY fait de TAPE le mot TAPESTRY.',
      'Avec SHIP et FISH sur le plateau, on ne peut pas jouer BASE sous SHIP : SB n’est pas un mot.',
      'On pioche pour revenir à dix tant qu’il y a des lettres. Un joker reste la lettre pour laquelle on l’a joué.',
    ],
  },
  cwScore: {
    title: 'Compter les points',
    body: ({ scoring }) => {
      if (scoring.kind !== 'areas') return [];
      const { letterPoints, ownFactor, crossAdds, bonus, counted: countedTiles } = scoring;
      return paragraphs(
        `• Chaque lettre que tu joues rapporte ${letterPoints} points, ${letterPoints * ownFactor} sur ta propre couleur.`,
        `• Une lettre sur une croix fait lancer les dés : cinq fois le lancer, dix fois sur ta propre couleur${crossAdds ? ', en plus de ses points' : ', à la place de ses points'}.`,
        bonusText(bonus),
        countedTiles === 'placed'
          ? 'Les lettres déjà sur le plateau ne comptent pas de nouveau.'
          : 'Dans cette partie, les lettres déjà sur le plateau comptent de nouveau.',
        'Chacun compte ses points, et le marqueur les note. Ici, Lexiko fait les deux.',
      );
    },
  },
  cwExchange: {
    title: 'Échanger des lettres',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'Au lieu de jouer, tu peux échanger jusqu’à trois lettres.'
        : 'Si tu ne trouves aucun mot, tu échanges jusqu’à trois lettres ; cela compte comme ton tour.',
    ],
  },
  cwWords: {
    title: 'Mots valables',
    body: ({ dictionary: { bars } }) => [
      `Les noms propres, les abréviations${bars.foreign === 'off' ? ' et les mots avec apostrophe' : ', les mots avec apostrophe et les mots étrangers'} ne sont pas valables.`,
      bars.plurals === 'onlyPlural'
        ? 'Un pluriel n’est interdit que si le mot ne peut être rien d’autre : en anglais, CITIES et MICE sont exclus, mais BOATS est aussi une forme du verbe TO BOAT et reste valable.'
        : bars.plurals === 'anyPlural'
          ? 'Dans cette partie, tout mot qui peut être un pluriel est interdit.'
          : 'Dans cette partie, les pluriels sont valables.',
    ],
  },
  cwChallenge: {
    title: 'Contester un mot',
    body: ({ challenge }) =>
      paragraphs(
        'Tu peux contester un mot jusqu’à ce que le joueur suivant commence. Le dictionnaire tranche.',
        challenge.kind === 'challenge' && challenge.cost.kind === 'stake' && stakes(challenge.cost),
      ),
  },
  cwEnd: {
    title: 'La fin',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'Un joueur qui n’a plus de lettres s’arrête ; les autres continuent jusqu’à ce que personne ne puisse plus jouer.'
        : 'Dans cette partie, le premier joueur qui n’a plus de lettres la finit.',
      'Chaque lettre non jouée coûte 5 points. Le plus haut score gagne ; à égalité, la partie est nulle.',
    ],
  },
  cwPartners: {
    title: 'Partenaires',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'Dans cette partie, les joueurs assis face à face sont partenaires : rouge avec vert, bleu avec orange.'
        : 'À quatre, on peut jouer deux contre deux, face à face. Pas dans cette partie.',
      'Une paire a un seul score. Les lettres comptent double sur les couleurs des deux, et les croix aussi.',
      partners.kind === 'pairs' && partners.racks === 'shared'
        ? 'Les partenaires voient les lettres l’un de l’autre.'
        : 'Les partenaires ne voient pas les lettres l’un de l’autre.',
    ],
  },
};
