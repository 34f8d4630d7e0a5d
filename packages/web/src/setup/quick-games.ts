/** The games that have a card of their own on the front page. */

export const QUICK_GAMES = ['learning', 'nine', 'finish', 'dice', 'solo', 'twoRacks', 'openPool'] as const;
export type QuickGame = (typeof QUICK_GAMES)[number];
