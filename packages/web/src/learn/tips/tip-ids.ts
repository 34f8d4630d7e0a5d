/** The ten tips by name. */

/** In the order of the rulebooks (H-02 to H-11). */
export const TIPS = [
  'short',
  's',
  'groups',
  'premiums',
  'keeping',
  'bingos',
  'q',
  'hooks',
  'choice',
  'attitude',
] as const;
export type TipId = (typeof TIPS)[number];
