/** Boards in frames on other pages, in French. */

import type { EmbedTexts } from '../../en/online/embed.ts';

export const embed: EmbedTexts = {
  position: 'Position',
  answer: 'Voir la solution',
  open: 'Ouvrir dans Lexiko',
  button: 'Intégrer',
  about: 'Colle ce code dans une page web pour y montrer la partie.',
};
