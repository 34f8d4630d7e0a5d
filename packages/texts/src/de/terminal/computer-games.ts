/** Games that computers play by themselves on the command line, in German: records, tournaments, training. */

import type { ComputerGamesTexts } from '../../en/terminal/computer-games.ts';
import { counted, either, points } from '../grammar.ts';

function progress(done: number, all: number): string {
  return `${done} von ${counted(all, 'Spiel', 'Spielen')}`;
}

export const computerGames: ComputerGamesTexts = {
  progress,
  record: {
    found: (number, score, count) => `Suche ${number}: ${points(score)} in ${counted(count, 'Zug', 'Zügen')}`,
    noGcg: 'Eine GCG-Datei fasst dieses Spiel nicht. Schreib mit --log DATEI sein Protokoll.',
  },
  tournament: {
    noPlayers: 'Nenn die Spieler: --players hard,expert.',
    notANumber: (text) => `„${text}“ ist nicht lesbar. Schreib eine Zahl wie leave=0.5.`,
    noNumber: (key) => `Spieler haben keine Zahl „${key}“.`,
    interrupted: 'Unterbrochen, bevor die ersten Spiele zu Ende waren.',
    played: (done, all, seed) =>
      `${done === all ? counted(all, 'Spiel', 'Spiele') : progress(done, all)}, Startwert ${seed}`,
    columns: ['Spieler', 'Siege', 'Anteil', 'Punkte im Mittel', 'Vorsprung im Mittel'],
  },
  match: {
    title: 'Wettkampf',
    twoPlayers: 'Nenn mindestens zwei Spieler: --player champion --player "ucgi:ENGINE".',
    sameName: (name) => `Zwei Spieler heißen „${name}“. Gib einem einen anderen Namen: NAME=ucgi:ENGINE.`,
    noFolder: 'Nenn einen Ordner für die Spiele: --out ORDNER.',
    otherMatch: (path) =>
      `„${path}“ hat einen anderen Wettkampf. Beende ihn mit seinen eigenen Optionen oder nenn einen anderen Ordner.`,
    noAnchor: (text) => `„${text}“ ist nicht lesbar. Schreib einen Spieler und eine Wertung wie Medium=1500.`,
    noTime: (text) => `„${text}“ ist nicht lesbar. Schreib Sekunden für jeden Zug wie 0.5.`,
    played: (done, all, seed) =>
      `${done === all ? counted(all, 'Spiel', 'Spiele') : progress(done, all)}, Startwert ${seed}, je zwei mit demselben Beutel und getauschten Plätzen.`,
    byTime: (seconds) => `Alle haben ${seconds} s für einen Zug.`,
    byPositions: (count) =>
      `Stufen durchsuchen bis zu ${counted(count, 'Stellung', 'Stellungen')} für einen Zug, der Champion das Fünffache.`,
    anchored: (name, rating) => `Die Skala ist so gelegt, dass ${name} ${rating} hat.`,
    madeBy: 'Geschrieben von `lexiko match`.',
    ratings: 'Wertungen',
    meetings: 'Ergebnisse',
    plot: 'Wertungen mit ihren 95-%-Intervallen',
    ratingColumns: [
      'Spieler',
      'Elo',
      '95-%-Intervall',
      'Spiele',
      'Siege',
      'Zeit im Mittel',
      'längste',
      'kein Zug',
    ],
    meetingColumns: ['Spieler', 'Spiele', 'erster gewinnt', 'Vorsprung'],
    seconds: (seconds) => `${seconds.toFixed(2).replace('.', ',')} s`,
    method:
      'Anteil der Siege und Vorsprung sind die des ersten Spielers, mit dem halben 95-%-Intervall. Wertungen sind die, unter denen die Ergebnisse am wahrscheinlichsten sind; alle zählen gegen jeden Gegner ein weiteres unentschiedenes Spiel. Intervalle entstehen, indem die Paare von Spielen neu gezogen werden. „Kein Zug“ zählt Züge, die nicht lesbar waren oder gegen die Regeln verstießen: Dann passt die Seite.',
    written: (path) => `Bericht: ${path}`,
  },
  training: {
    whatToLearn: (choices) => `Nenn, was zu lernen ist: ${either(choices)}.`,
    wrongEnding: '--out nimmt eine Datei, die auf .json oder .ts endet, für leaves auch auf .klv2.',
    otherTraining: (path) =>
      `„${path}“ hat ein anderes Training. Beende es mit seinen eigenen Optionen oder lösch den Ordner.`,
    generation: (number, all) => `Generation ${number} von ${all}`,
    played: (count, score) => `${counted(count, 'Spiel', 'Spiele')}, ${score} Punkte pro Seite`,
    fitting: 'Werte werden berechnet',
    written: (path) => `${path} ist geschrieben.`,
  },
};
