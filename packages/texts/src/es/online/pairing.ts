/** Finding an opponent and the lobby, in Spanish. */

import type { PairingTexts } from '../../en/online/pairing.ts';

export const pairing: PairingTexts = {
  title: 'Buscar rival',
  about: 'Elige un ritmo y buscamos a alguien de tu nivel.',
  times: { '3+0': '3 min', '10+5': '10 min + 5 s', '25+0': '25 min', day: '1 día por turno' },
  dictionary: 'Diccionario',
  play: 'Tipo de partida',
  playValues: { either: 'Clasificatoria si se puede', rated: 'Clasificatoria', casual: 'Amistosa' },
  guestAbout: 'Los invitados juegan partidas amistosas. Crea una cuenta para las clasificatorias.',
  fairPlay: {
    title: 'Juego limpio',
    about: 'Tu primera partida clasificatoria: el rating solo vale si cada cual encuentra sus jugadas.',
    rules: [
      'Encuentra tus jugadas por tu cuenta: sin motor, sin buscador de anagramas, sin pistas.',
      'Consulta palabras solo donde lo permitan las reglas de la partida.',
      'No aceptes ayuda de otros ni dejes que nadie juegue por ti.',
    ],
    pledge: 'Juego limpio',
    short: 'Clasificatoria: diccionario bloqueado, sin motor.',
  },
  bots: 'También bots',
  looking: 'Buscando rival…',
  lookingSlow: 'Buscando rival. Puedes cerrar la página: tu partida empezará sin que tengas que esperar.',
  widening: 'Cuanto más esperes, mayor puede ser la diferencia de nivel.',
  cancel: 'Cancelar la búsqueda',
  nobodyYet: (level) => `Todavía nadie. ${level} es una máquina de tu nivel.`,
  playComputer: (level) => `Jugar contra ${level}`,
  lobby: 'Partidas a las que unirse',
  opponent: 'Rival',
  rating: 'Rating',
  clock: 'Ritmo',
  rules: 'Reglas',
  noRating: 'aún sin',
  ratingOf: (rating, margin) => `${rating} ± ${margin}`,
  casual: 'Amistosa',
  join: 'Unirse',
  joinGameOf: (name) => `Unirse a ${name}`,
  none: 'Ahora mismo no busca nadie. Elige un ritmo arriba y los demás te verán aquí.',
  noneElse: 'Ahora mismo no busca nadie más.',
  noneFits: 'Ninguna partida encaja con tu filtro.',
};
