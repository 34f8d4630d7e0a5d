/** What is kept about pupils, for their parents, in French. */

import type { ParentsTexts } from '../../en/online/parents.ts';
import { counted } from '../grammar.ts';

export const parents: ParentsTexts = {
  title: 'Ce que Lexiko garde sur les élèves',
  lead: 'Pour les parents et les écoles. Avec une carte, un enfant joue et s’exerce ici sans e-mail, sans mot de passe, sans publicité ni pistage.',
  keptTitle: 'Ce qui est gardé',
  kept: [
    'un nom choisi par l’enseignant ; un prénom ou un surnom suffit',
    'l’image de la carte, et son code sous une forme où personne ne peut le lire',
    'les parties de la classe avec leurs coups, et les messages de l’équipe',
    'pour les devoirs : combien d’essais, ce qui était juste, et la date du dernier travail',
    'le navigateur où l’enfant est connecté, en quelques mots (« Firefox, Linux »)',
    'seulement sur l’appareil, pas sur le serveur : les leçons, exercices et problèmes que l’enfant y a faits ; qui entre avec une autre carte ne les voit pas',
  ],
  seesTitle: 'Qui le voit',
  sees: [
    'Les enseignants de la classe voient les noms, les parties et les devoirs.',
    'Les camarades voient les noms et les parties jouées ensemble.',
    'Personne d’autre : les élèves ne sont dans aucune recherche ni aucun palmarès, et une carte ne mène à aucune partie avec des inconnus.',
  ],
  longTitle: 'Combien de temps',
  year: (days) =>
    `Une classe se termine avec son année scolaire, après ${counted(days, 'jour')} au plus. Ses cartes cessent alors de marcher.`,
  archived: (days) =>
    `Ses enseignants peuvent encore la consulter pendant ${counted(days, 'jour')}. Ensuite, tout ce qui concerne les élèves est supprimé.`,
  devices:
    'Un appareil où ils sont entrés efface ce qu’il a d’eux la prochaine fois que quelqu’un y joue en ligne.',
  session: (days) =>
    `Un navigateur est déconnecté après ${counted(days, 'jour')} sans usage, et tout de suite avec « Terminer et se déconnecter ».`,
  earlier:
    'Les enseignants peuvent supprimer un élève ou toute la classe à tout moment : il suffit de le leur demander. Les sauvegardes de ce serveur gardent les données supprimées jusqu’à leur remplacement.',
  wordsTitle: 'Les mots',
  words:
    'Les mots qui ne conviennent pas à l’école n’apparaissent dans aucune leçon, aucun exercice, aucun problème ni aucune fiche, et les ordinateurs ne les jouent pas dans les parties scolaires.',
};
