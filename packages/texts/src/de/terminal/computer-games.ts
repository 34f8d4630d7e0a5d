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
