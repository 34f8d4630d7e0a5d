/** Finding an opponent and the lobby, in German. */

import type { PairingTexts } from '../../en/online/pairing.ts';

export const pairing: PairingTexts = {
  title: 'Gegner finden',
  about: 'Wähle eine Bedenkzeit, und wir suchen jemanden, der etwa so stark ist wie du.',
  times: { '3+0': '3 Min.', '10+5': '10 Min. + 5 s', '25+0': '25 Min.', day: '1 Tag pro Zug' },
  dictionary: 'Wörterbuch',
  play: 'Wertung',
  playValues: { either: 'Gewertet, wenn möglich', rated: 'Gewertet', casual: 'Ohne Wertung' },
  guestAbout: 'Gäste spielen ohne Wertung. Mit einem Konto spielst du gewertet.',
  fairPlay: {
    title: 'Fair spielen',
    about:
      'Dein erstes gewertetes Spiel: Wertungszahlen sagen nur etwas aus, wenn alle ihre Züge selbst finden.',
    rules: [
      'Finde deine Züge selbst: ohne Engine, ohne Anagrammhilfe, ohne Tipps.',
      'Schlage Wörter nur nach, wo es die Regeln des Spiels erlauben.',
      'Lass dir nicht helfen, und lass niemanden für dich spielen.',
    ],
    pledge: 'Ich spiele fair',
    short: 'Gewertet: Wörterbuch gesperrt, keine Engine.',
  },
  bots: 'Auch Bots',
  looking: 'Gegner wird gesucht …',
  lookingSlow: 'Gegner wird gesucht. Du kannst die Seite schließen: Das Spiel entsteht auch ohne dich.',
  widening: 'Je länger du wartest, desto weiter dürft ihr in der Stärke auseinanderliegen.',
  cancel: 'Suche abbrechen',
  nobodyYet: (level) => `Noch niemand da. ${level} ist ein Computer, der etwa so stark ist wie du.`,
  playComputer: (level) => `Gegen ${level} spielen`,
  lobby: 'Spiele zum Mitspielen',
  opponent: 'Gegner',
  rating: 'Wertungszahl',
  clock: 'Bedenkzeit',
  rules: 'Regeln',
  noRating: 'noch keine',
  ratingOf: (rating, margin) => `${rating} ± ${margin}`,
  casual: 'Ohne Wertung',
  join: 'Mitspielen',
  joinGameOf: (name) => `Mit ${name} spielen`,
  none: 'Gerade sucht niemand. Wähle oben eine Bedenkzeit, dann sehen dich andere hier.',
  noneElse: 'Gerade sucht sonst niemand.',
  noneFits: 'Kein Spiel passt zu deinem Filter.',
};
