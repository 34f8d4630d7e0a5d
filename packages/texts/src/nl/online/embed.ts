/** Boards in frames on other pages, in Dutch. */

import type { EmbedTexts } from '../../en/online/embed.ts';

export const embed: EmbedTexts = {
  position: 'Stelling',
  answer: 'Oplossing tonen',
  open: 'Openen in Lexiko',
  button: 'Insluiten',
  about: 'Plak deze code in een webpagina om het spel daar te tonen.',
};
