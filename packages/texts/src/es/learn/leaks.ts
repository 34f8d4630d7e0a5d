/** What the games of a player have in common, in Spanish. */

import type { LeaksTexts } from '../../en/learn/leaks.ts';
import { counted } from '../grammar.ts';

export const leaks: LeaksTexts = {
  title: 'Qué tienen en común estas partidas',
  about:
    'Dónde pierde puntos alguien en las partidas de este estudio, por clases de turnos. Solo cuentan los turnos con el atril completo: de los demás nadie sabe qué se podía jugar.',
  noGames: 'Este estudio no tiene partidas desde el principio. Importa alguna primero.',
  player: 'Quién',
  playerGames: (name, count) => `${name} (${counted(count, 'partida')})`,
  look: 'Buscar puntos débiles',
  looking: (done, of) => `${done} de ${counted(of, 'partida')}`,
  nothing: (turns) => `Ningún punto débil en ${counted(turns, 'turno')}.`,
  most: (name, kind, points, margin) =>
    `Lo que más le cuesta a ${name}: ${kind}, ${points} puntos por partida (±${margin}).`,
  unclear: (name, kind, points) =>
    `Lo que más le cuesta a ${name}: ${kind}, ${points} puntos por partida. Dentro del margen de error, otra cosa puede costar más.`,
  single: (name, kind, points) =>
    `En esta partida, lo que más le costó a ${name}: ${kind}, ${points} puntos. Con más partidas se verá si es una costumbre.`,
  judged: (turns, games) => `Turnos juzgados: ${turns}, de ${counted(games, 'partida')}.`,
  columns: { kind: 'Clase', turns: 'Turnos', total: 'Puntos', perGame: 'Por partida' },
  kinds: {
    'early-exchange': 'cambios al principio',
    'late-exchange': 'cambios tardíos',
    'no-exchange': 'jugar en vez de cambiar',
    pass: 'pases',
    phoney: 'palabras no válidas',
    endgame: 'turnos con la bolsa vacía',
    'missed-bingo': 'bingos no vistos',
    points: 'jugadas de pocos puntos',
    leave: 'quedarse con las fichas equivocadas',
  },
  turn: (title, turn) => `${title}, turno ${turn}`,
  instead: (best, made, points) => `${best} en vez de ${made}: ${points} puntos más`,
  drill: 'Practicar estos turnos',
  drilling: 'Comprobando…',
  drilled: (kept, of) =>
    kept === of
      ? `Añadido a tus ejercicios: ${counted(kept, 'turno')}.`
      : `Añadido a tus ejercicios: ${kept} de ${counted(of, 'turno')}. Las simulaciones no confirman los demás.`,
};
