/** Boards in frames on other pages, in German. */

import type { EmbedTexts } from '../../en/online/embed.ts';

export const embed: EmbedTexts = {
  position: 'Stellung',
  answer: 'Lösung zeigen',
  open: 'In Lexiko öffnen',
  button: 'Einbetten',
  about: 'Füge diesen Code in eine Webseite ein, um die Partie dort zu zeigen.',
};
