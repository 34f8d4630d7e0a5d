/** Boards in frames on other pages, in Polish. */

import type { EmbedTexts } from '../../en/online/embed.ts';

export const embed: EmbedTexts = {
  position: 'Pozycja',
  answer: 'Pokaż odpowiedź',
  open: 'Otwórz w Lexiko',
  button: 'Osadź',
  about: 'Wklej ten kod na stronę internetową, aby pokazać tam grę.',
};
