/** Boards in frames on other pages, in Dutch. */

import type { EmbedTexts } from '../../en/online/embed.ts';

export const embed: EmbedTexts = {
  position: 'Stelling',
  answer: 'Antwoord tonen',
  open: 'Openen in Lexiko',
  button: 'Insluiten',
  about: 'Plak deze code in een webpagina om de partij daar te tonen.',
};
