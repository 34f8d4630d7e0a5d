/** Options that several commands take alike, in English. */

export const OPTION: readonly [string, string] = [
  '--option KEY=VALUE',
  'A rule that differs, such as rack.size=9. Repeat it for more.',
];
export const LEXICON: readonly [string, string] = ['--lexicon ID', 'The dictionary.'];
export const PRESET: readonly [string, string] = ['--preset NAME', 'The rulebook.'];
