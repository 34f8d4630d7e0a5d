/** Turn alerts, in Dutch: how they are turned on, and what they say. */

import type { AlertTexts } from '../../en/online/alerts.ts';
import { counted } from '../grammar.ts';

export const alerts: AlertTexts = {
  title: 'Meldingen',
  about: 'Lexiko kan je laten weten wanneer je aan de beurt bent, ook als de pagina dicht is.',
  /** On a button at a table that waits for somebody else. */
  offer: 'Waarschuw me bij mijn beurt',
  on: 'Aanzetten',
  off: 'Hier uitzetten',
  isOn: 'Meldingen staan aan in deze browser.',
  /** Why there are no alerts. */
  faults: {
    blocked:
      'Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen en probeer het nog eens.',
    unsupported:
      'Deze browser kan geen meldingen tonen. Zet Lexiko op een iPhone of iPad eerst op het beginscherm.',
    'not-here': 'Deze server stuurt geen meldingen.',
    failed: 'De browser kon de meldingen niet aanzetten. Probeer het later nog eens.',
  },
  devices: 'Apparaten met meldingen',
  remove: 'Verwijderen',
  kindsTitle: 'Meldingen over',
  kinds: {
    turn: 'Mijn beurt',
    answer: 'Aanvechten, stemmen en voorstellen',
    over: 'Afgelopen spellen',
    invitation: 'Uitnodigingen en revanches',
    chat: 'Chatberichten',
  },
  quiet: 'Stille uren',
  quietAbout: 'In die uren geen meldingen, daarna één overzicht.',
  from: 'Van',
  until: 'Tot',
  muteGame: 'Meldingen van dit spel uit',
  unmuteGame: 'Meldingen van dit spel aan',
  /** How a game ended for whoever reads the alert. */
  outcomes: { won: 'Je hebt gewonnen.', drawn: 'Gelijkspel.', lost: 'Je hebt verloren.' },
  /** After quiet hours: in so many games something happened. */
  news: (count) => `Er is nieuws in ${counted(count, 'spel', 'spellen')}.`,
};
