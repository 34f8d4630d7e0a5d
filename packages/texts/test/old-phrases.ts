/** Phrases that the product no longer uses, with what it says instead. A text that brings one back fails. */

export const OLD_PHRASES: readonly (readonly [old: RegExp, instead: string])[] = [
  [/with commas between/iu, 'Player names'],
  [/is no turn/iu, 'Can’t read “horn”. Try 8F HORN'],
];
