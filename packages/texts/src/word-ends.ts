/** Beginnings and endings worth looking for when all tiles shall go at once, as the rulebooks list them (H-07). */

export const BEGINNINGS: readonly string[] = 'UN DE RE OUT'.split(' ');
export const ENDINGS: readonly string[] = 'ES ED ER LY ING ERS IER EST IES'.split(' ');
