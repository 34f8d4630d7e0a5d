/** Boards in frames on other pages, in Spanish. */

import type { EmbedTexts } from '../../en/online/embed.ts';

export const embed: EmbedTexts = {
  position: 'Posición',
  answer: 'Ver la solución',
  open: 'Abrir en Lexiko',
  button: 'Insertar',
  about: 'Pega este código en una página web para mostrar allí la partida.',
};
