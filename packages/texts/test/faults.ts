/** Faults of grammar and voice that a rendered text must not have. */

export interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
  /** Only where values are put into a text: the help may well speak of null. */
  readonly inMessages?: true;
}

const SHARED: readonly Fault[] = [
  {
    name: 'a value that is none',
    pattern: /undefined|NaN|\[object|\bnull\b|Infinity/u,
    inMessages: true,
  },
  { name: 'a placeholder', pattern: /\$\{|\{\w*\}|%s/u },
  { name: 'two spaces', pattern: / {2}/u },
  { name: 'a space at an end', pattern: /^\s|\s$/u },
  { name: 'a space before a stop', pattern: /\w [.,;:!](?:\s|$)/u },
  { name: 'two stops', pattern: /[^.]\.\.(?!\.)|,,|;;|\.,/u },
  { name: 'a rule number', pattern: /\b[A-Z]-\d\d\b/u },
  { name: 'a straight apostrophe', pattern: /\w'\w/u },
  { name: 'the trademark', pattern: /scrabble/iu },
];

export const FAULTS: Readonly<Record<'en' | 'de', readonly Fault[]>> = {
  en: [
    ...SHARED,
    {
      name: 'a verb that does not fit “you”',
      pattern: /\byou (?:is|has|was|wins|plays|gets|gains|loses|does)\b/iu,
    },
    {
      name: 'a plural of one',
      pattern:
        /(?<![\d.,])1 (?:tiles|letters|points|turns|games|players|words|days|seconds|minutes|hours|people|pupils|crosses|moves|lines)\b/u,
    },
    {
      name: 'a singular of many',
      pattern:
        /(?<![\d.,])(?:0|2|5|21|1,000) (?:tile|letter|point|turn|game|player|word|day|second|minute|hour|person|pupil|cross|move|line)\b/u,
    },
  ],
  de: [
    ...SHARED,
    {
      name: 'a verb that does not fit „du“',
      pattern: /\bdu (?:ist|hat|hatte|war|gewinnt|legt|bekommt|verliert|möchte|wird|kann)\b/iu,
    },
    {
      name: 'a plural of one',
      pattern:
        /(?<![\d.,])1 (?:Punkte|Züge|Spiele|Wörter|Tage|Sekunden|Minuten|Stunden|Personen|Kreuze|Zeilen|Seiten|Plätze)\b/u,
    },
    {
      name: 'a singular of many',
      pattern:
        /(?<![\d.,])(?:0|2|5|21|1\.000) (?:Punkt|Buchstabe|Zug|Spiel|Wort|Tag|Sekunde|Minute|Stunde|Person|Kreuz|Zeile|Seite|Platz)\b/u,
    },
  ],
};
