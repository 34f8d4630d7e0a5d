/** The start page of everything that teaches, and what all of its pages share, in Dutch. */

import type { LearnTexts } from '../../en/learn/learn.ts';
import { counted } from '../grammar.ts';

export const learn: LearnTexts = {
  home: { title: 'Leren', about: 'Van je eerste woord tot het laatste punt van een eindspel.' },
  done: (done, of) => (done === of ? `Alle ${of} klaar` : `${done} van ${of} klaar`),
  startOver: 'Opnieuw beginnen',
  toGame: 'Terug naar het spel',
  groups: { begin: 'Begin hier', practise: 'Oefenen', lookBack: 'Terugkijken', read: 'Lezen' },
  screens: {
    steps: { title: 'Eerste stappen', about: 'In vijf beurten leer je punten tellen.' },
    guide: {
      title: 'Voorbeeldspel',
      about: 'Het voorbeeld uit het regelboek van Deluxe: tel alle 32 beurten.',
    },
    diagrams: {
      title: 'Crosswords in beeld',
      about: 'Kleuren, kruisen en dobbelstenen, beurt voor beurt geteld.',
    },
    clinic: {
      title: 'Mag dit of niet?',
      about: 'Mag deze zet? Jij beslist, daarna oordeelt de scheidsrechter.',
    },
    tips: {
      title: 'Tien tips',
      about: 'Advies van ervaren spelers, met bij elke tip een hulpmiddel om te oefenen.',
    },
    puzzles: { title: 'Puzzels', about: 'Elke dag een puzzel, en zoveel meer als je wilt.' },
    statistics: { title: 'Statistieken', about: 'Je resultaten in getallen en grafieken.' },
    records: {
      title: 'Solitairerecords',
      about: 'Je solitairespellen: totalen, verloop, beste beurten.',
    },
    worksheets: { title: 'Werkbladen', about: 'Opgaven op papier, met oplossingen.' },
    workbench: {
      title: 'Werkbank met open letters',
      about: 'Alle 100 letters liggen open. Hoeveel punten haal jij?',
    },
    diary: { title: 'Woordendagboek', about: 'De woorden van je leerspellen en wat ze betekenen.' },
    words: {
      title: 'Woorden',
      about: 'Zoek woorden op letters, aanhaakletters of patroon, en controleer ze.',
    },
    decks: {
      title: 'Stapels',
      about: 'Je eigen woordstapels, hoe groot ook: anagrammen, aanhaakletters, betekenissen.',
    },
    drills: {
      title: 'Oefenkaarten',
      about: 'Elke dag een paar kaarten: woorden, aanhaakletters, bingo’s, gemiste zetten.',
    },
    rules: { title: 'Regelboek', about: 'De regels van elke editie, en van je eigen spel.' },
    studies: { title: 'Studies', about: 'Spellen en stellingen met notities en varianten.' },
    position: { title: 'Stellingeditor', about: 'Zet een stelling op om te analyseren of verder te spelen.' },
    editions: { title: 'Edities', about: 'De regelboeken naast elkaar.' },
    analysis: {
      title: 'Spelanalyse',
      about: 'De beste zet in elke beurt van een afgelopen spel, en waarom.',
    },
  },
  gate: {
    about:
      'In je lopende spel mag je geen woorden opzoeken. Deze pagina gaat open als het spel is afgelopen.',
    rule: 'Regel lezen',
    pause: 'Spel pauzeren en doorgaan',
    rated: 'Je speelt een spel met rating. Hints, woordhulp en analyse gaan open als het is afgelopen.',
    ratedBoard: 'Dit is het bord van je spel met rating. Je kunt het analyseren als dat spel is afgelopen.',
  },
  rulebook: 'Regelboek',
  rulesOf: 'Regels van',
  currentGame: 'het lopende spel',
  search: 'Zoeken in de regels',
  nothing: (query) => `Niets gevonden voor ‘${query}’.`,
  found: (count) => counted(count, 'paragraaf', 'paragrafen'),
  contents: 'Inhoud',
  agreed: 'Wat je kunt afspreken',
  lessons: 'Probeer het:',
  sections: 'In het regelboek:',
  refusals: 'Wat de scheidsrechter zegt',
  onlyWith: 'Alleen indien afgesproken:',
  editions: 'Waarin de edities verschillen',
  editionsAbout: 'Alleen de regels die verschillen, staan hier.',
  onlyIn: 'Alleen in sommige regelboeken',
  isIncluded: 'ja',
  isNotIncluded: 'nee',
  otherBooks: (titles) =>
    `Staat niet in het regelboek van deze editie, maar je kunt het afspreken. Het komt uit: ${titles.join(', ')}.`,
  option: 'Regel',
};
