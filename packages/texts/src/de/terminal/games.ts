/** Games and positions on the command line, in German: replayed, verified, analysed, ruled on. */

import type { GamesTexts } from '../../en/terminal/games.ts';
import { counted } from '../grammar.ts';

export const games: GamesTexts = {
  standardInput: 'Standardeingabe',
  player: (number) => `Spieler ${number}`,
  moreUnreadable: (count) =>
    count === 1
      ? '1 weitere Zeile ist nicht lesbar.'
      : `${counted(count, 'weitere Zeile', 'weitere Zeilen')} sind nicht lesbar.`,
  logNotGcg: (path) =>
    `Das ist ein Protokoll von Lexiko und immer nach den Regeln gezählt. lexiko analyze ${path} beurteilt die Züge, lexiko verify ${path} die Auslosung.`,
  noDice: 'Eine GCG-Datei hat keine Würfel; ein Crosswords-Spiel lässt sich damit nicht nachzählen.',
  noCrosswords: 'Eine GCG-Datei fasst kein Crosswords-Spiel. Nimm das Protokoll von Lexiko.',
  noMovedTiles:
    'Eine GCG-Datei sagt nicht, wie Buchstaben auf dem Brett gewandert sind. Nimm das Protokoll von Lexiko.',
  otherLexicon: (name, text) =>
    `Dieses Spiel hatte die Wortliste „${name}“, und die fehlt hier. Stattdessen gilt ${text}.`,
  openPool: 'Mit lauter offenen Buchstaben lassen sich Züge nicht einzeln beurteilen.',
  notVerified: (path, text) => `„${path}“ lässt sich nicht prüfen. ${text}`,
  replay: {
    columns: ['Zug', 'Spieler', 'Gespielt', 'Wörter', 'Punkte', 'Summe'],
    bonus: (score) => `Bonus ${score}`,
    played: 'Gespielt',
    final: 'Endstand',
    problem: (turn, line, text) => `Zug ${turn} (Zeile ${line}): ${text}`,
    strange: (turn, word) => `Zug ${turn}: ${word} steht nicht im Wörterbuch.`,
    allRight: 'Alle Züge sind erlaubt, alle Punkte stimmen.',
    wrong: (count) => `${counted(count, 'Fehler', 'Fehler')} gefunden.`,
  },
  verify: {
    commitment: 'Festlegung',
    nonce: (number) => `Beitrag von Seite ${number}`,
    differs: (number, type) => `Nicht bewiesen: events[${number}] (${type}) weicht ab.`,
    found: 'Gefunden',
    expected: 'Erwartet',
    nothingDrawn: 'keine Ziehung',
    promised: 'Festgelegt',
    otherSecret: 'Nicht bewiesen: Offengelegt wurde ein anderes Geheimnis als das festgelegte.',
    impossible: (number, type) => `Nicht bewiesen: events[${number}] (${type}) kann nicht geschehen sein.`,
    nothing: (text) => `Hier lässt sich nichts beweisen. ${text}`,
  },
  judge: {
    line: (line) => `Zeile ${line}`,
    differs: (path, expected, found) => `${path}: erwartet ${expected}, gefunden ${found}`,
    nothing: 'nichts',
    noError: 'error: erwartet, gefunden eine Entscheidung',
    tally: (count, different, unreadable) =>
      `${counted(count, 'Fall', 'Fälle')}, ${different} anders, ${unreadable} nicht lesbar`,
  },
  analysis: {
    progress: (done, all) => `${done} von ${counted(all, 'Zug', 'Zügen')}`,
    broken: (count) =>
      `${counted(count, 'Zeile', 'Zeilen')} der Datei ${count === 1 ? 'verstößt' : 'verstoßen'} gegen die Regeln. lexiko replay nennt die Fehler.`,
    best: 'Der beste Zug.',
    loss: (score, chance) =>
      chance === null
        ? `Verschenkt ${score} Punkte.`
        : `Verschenkt ${score} Punkte, ${chance} Prozentpunkte Siegchance.`,
    costs: {
      points: 'Kein messbarer Unterschied bei den Siegen.',
      even: 'Im Rahmen der Messunsicherheit.',
    },
    win: (share) => `Siegchance ${share}.`,
    final: (score) => `Endstand ${score}.`,
    luck: (score) => `Glück ${score}.`,
    dice: (score) => `Würfel ${score}.`,
    leave: (letters) => `Rest ${letters}`,
  },
};
