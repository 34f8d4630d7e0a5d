/** Passes a game from another screen to the analysis, as GCG in the storage of the tab. */

export const HANDED_OVER = 'lexiko.analyse';
