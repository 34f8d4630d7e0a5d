/** Options that several commands take alike, in German. */

export const OPTION: readonly [string, string] = [
  '--option KEY=WERT',
  'Eine andere Regel, etwa rack.size=9. Für mehrere mehrmals.',
];
export const LEXICON: readonly [string, string] = ['--lexicon ID', 'Das Wörterbuch.'];
export const PRESET: readonly [string, string] = ['--preset NAME', 'Das Regelbuch.'];
