/** Finding an opponent and the lobby, in Dutch. */

import type { PairingTexts } from '../../en/online/pairing.ts';

export const pairing: PairingTexts = {
  title: 'Tegenstander zoeken',
  about: 'Kies een speeltempo, dan zoeken we iemand van ongeveer jouw sterkte.',
  times: { '3+0': '3 min', '10+5': '10 min + 5 s', '25+0': '25 min', day: '1 dag per beurt' },
  dictionary: 'Woordenboek',
  play: 'Telt als',
  playValues: { either: 'Met rating als het kan', rated: 'Met rating', casual: 'Zonder rating' },
  guestAbout: 'Gasten spelen zonder rating. Maak een account om met rating te spelen.',
  fairPlay: {
    title: 'Eerlijk spelen',
    about: 'Je eerste spel met rating: ratings zeggen alleen iets als iedereen zelf de zetten vindt.',
    rules: [
      'Vind je zetten zelf: zonder engine, zonder anagramhulp, zonder hints.',
      'Zoek woorden alleen op waar de regels van het spel dat toestaan.',
      'Laat je niet helpen, en laat niemand voor je spelen.',
    ],
    pledge: 'Ik speel eerlijk',
    short: 'Met rating: woordenboek op slot, geen engine.',
  },
  bots: 'Ook bots',
  looking: 'Er wordt een tegenstander gezocht …',
  lookingSlow:
    'Er wordt een tegenstander gezocht. Je kunt de pagina sluiten: het spel begint ook zonder dat je wacht.',
  widening: 'Hoe langer je wacht, hoe groter het verschil in sterkte mag zijn.',
  cancel: 'Zoeken stoppen',
  nobodyYet: (level) => `Nog niemand. ${level} is een computer van ongeveer jouw sterkte.`,
  playComputer: (level) => `Tegen ${level} spelen`,
  lobby: 'Spellen om aan mee te doen',
  opponent: 'Tegenstander',
  rating: 'Rating',
  clock: 'Klok',
  rules: 'Regels',
  noRating: 'nog geen',
  ratingOf: (rating, margin) => `${rating} ± ${margin}`,
  casual: 'Zonder rating',
  join: 'Meedoen',
  joinGameOf: (name) => `Meedoen met ${name}`,
  none: 'Er zoekt nu niemand. Kies hierboven een speeltempo, dan zien anderen je hier.',
  noneElse: 'Er zoekt nu verder niemand.',
  noneFits: 'Geen spel past bij je filter.',
};
