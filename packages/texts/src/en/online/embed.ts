/** Boards in frames on other pages, in English. */

export const embed = {
  position: 'Position',
  answer: 'Show the answer',
  open: 'Open in Lexiko',
  button: 'Embed',
  about: 'Paste this code into a web page to show the game there.',
};

export type EmbedTexts = typeof embed;
