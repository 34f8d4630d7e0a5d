/** Finding an opponent and the lobby, in French. */

import type { PairingTexts } from '../../en/online/pairing.ts';

export const pairing: PairingTexts = {
  title: 'Trouver un adversaire',
  about: 'Choisis une cadence : nous cherchons quelqu’un d’à peu près ta force.',
  times: { '3+0': '3 min', '10+5': '10 min + 5 s', '25+0': '25 min', day: '1 jour par tour' },
  dictionary: 'Dictionnaire',
  play: 'Type de partie',
  playValues: { either: 'Classée si possible', rated: 'Classée', casual: 'Amicale' },
  guestAbout: 'Les invités jouent des parties amicales. Crée un compte pour les parties classées.',
  fairPlay: {
    title: 'Jouer loyalement',
    about: 'Ta première partie classée : une cote n’a de sens que si chacun trouve ses coups seul.',
    rules: [
      'Trouve tes coups toi-même : sans moteur, sans outil d’anagrammes, sans indices.',
      'Ne cherche un mot que si les règles de la partie le permettent.',
      'Ne te fais pas aider, et ne laisse personne jouer à ta place.',
    ],
    pledge: 'Je joue loyalement',
    short: 'Classée : dictionnaire verrouillé, pas de moteur.',
  },
  bots: 'Bots acceptés',
  looking: 'Recherche d’un adversaire…',
  lookingSlow:
    'Recherche d’un adversaire. Tu peux fermer la page : ta partie commencera sans que tu aies à attendre.',
  widening: 'Plus tu attends, plus l’écart de force peut être grand.',
  cancel: 'Annuler la recherche',
  nobodyYet: (level) => `Personne pour l’instant. ${level} est un ordinateur d’à peu près ta force.`,
  playComputer: (level) => `Jouer contre ${level}`,
  lobby: 'Parties à rejoindre',
  opponent: 'Adversaire',
  rating: 'Cote',
  clock: 'Cadence',
  rules: 'Règles',
  noRating: 'pas encore',
  ratingOf: (rating, margin) => `${rating} ± ${margin}`,
  casual: 'Amicale',
  join: 'Rejoindre',
  joinGameOf: (name) => `Rejoindre ${name}`,
  none: 'Personne ne cherche en ce moment. Choisis une cadence ci-dessus, et les autres te verront ici.',
  noneElse: 'Personne d’autre ne cherche en ce moment.',
  noneFits: 'Aucune partie ne correspond à ton filtre.',
};
