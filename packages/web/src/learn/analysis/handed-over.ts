/** Where the table companion and others leave a game for the analysis, as GCG: a place in the storage of the tab. */

export const HANDED_OVER = 'lexiko.analyse';
