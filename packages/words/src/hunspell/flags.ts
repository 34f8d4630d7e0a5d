/** Parses the flags of a Hunspell dictionary, which link words with affixes and properties. */

/** How flags are written: one character each, two characters each, or comma-separated numbers. */
export type FlagKind = 'single' | 'long' | 'number';

export function flagKindOf(name: string): FlagKind | null {
  switch (name) {
    case 'UTF-8':
      return 'single';
    case 'long':
      return 'long';
    case 'num':
      return 'number';
    default:
      return null;
  }
}

export function parseFlags(text: string, kind: FlagKind): readonly string[] {
  switch (kind) {
    case 'single':
      return Array.from(text);
    case 'long':
      return text.match(/.{1,2}/gsu) ?? [];
    case 'number':
      return text.split(',').filter((flag) => flag !== '');
  }
}
