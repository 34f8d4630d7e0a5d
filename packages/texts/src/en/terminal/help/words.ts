/** Help of the commands for words, in English. */

import type { CommandHelp } from '../../../command-help.ts';

export const wordsHelp = {
  words: {
    usage: ['lexiko words QUESTION [ARGUMENTS] [OPTIONS]'],
    about: ['Look words up.'],
    options: {
      lexicon: ['--lexicon ID', 'The lexicon. lexiko lexicon list names those installed.'],
      length: ['--length N', 'Only words of so many letters.'],
      min: ['--min N', 'At least so many letters.'],
      max: ['--max N', 'At most so many letters.'],
      level: ['--level N', 'Only words up to this commonness level: 10 the commonest, 95 everything.'],
      plurals: ['--plurals RULE', 'Leave out plurals, as Crosswords does.'],
      foreign: ['--foreign RULE', 'Leave out foreign words.'],
      school: ['--school N', 'Leave out words unfit for school: tier 1, or both tiers.'],
      sort: ['--sort ORDER', 'The order of the answers.'],
      limit: ['--limit N', 'At most so many answers.'],
      with: ['--with LETTERS', 'pattern: the words have these letters too.'],
      without: ['--without LETTERS', 'pattern: the words don’t have these letters.'],
      most: ['--most N', 'extend: at most so many letters more.'],
      size: ['--size N', 'stems: letters of a stem, 2 to 7.'],
      long: ['--long', 'Show points and commonness level too.'],
      json: ['--json', 'One JSON object a line.'],
    },
    tables: [
      {
        title: 'Questions:',
        rows: [
          [
            'check WORD…',
            'Are the words valid? If not, why? What do they mean? - reads words from standard input.',
          ],
          ['define WORD…', 'What do the words mean?'],
          ['anagram RACK', 'Words that use all the letters; ? is a blank, shown in lower case.'],
          ['build RACK', 'Words that use some of the letters, the longest first.'],
          ['pattern PATTERN', '? is any letter, * any letters or none.'],
          ['extend WORD', 'Longer words that contain the word.'],
          ['prefix LETTERS', 'Words that begin like this.'],
          ['suffix LETTERS', 'Words that end like this.'],
          ['contains LETTERS', 'Words with these letters side by side.'],
          ['q-without-u', 'Words with a Q and no U.'],
          ['two, three', 'The words of two or three letters.'],
          ['vowel-heavy', 'Words in which at least seven letters of ten are vowels.'],
          [
            'hooks WORD…',
            'Letters that fit before, after and inside a word, and what is left without an end letter.',
          ],
          ['stems [LETTERS]', 'The best stems for bingos, or the letters that go with one stem.'],
          [
            'probability RACK…',
            'How likely a rack is drawn. With --length N and no rack: the likeliest words of N letters.',
          ],
          ['list', 'All words.'],
        ],
      },
      {
        title: 'JSON:',
        rows: [
          [
            'lists',
            'word, points, level (0 unknown); anagram and build also spelling (a blank’s letter in lower case), extend also before and after',
          ],
          [
            'check',
            'lexicon, word, good, fault (null, unknown, plural, foreign, school), points, level, frequency, numberClass, partsOfSpeech, lemmas, listDefinition, definition',
          ],
          ['define', 'lexicon, word, listDefinition, definition'],
          ['hooks', 'word, isWord, front, back, middle (at, letter), inner (first, last)'],
          ['stems', 'letters, partners, tiles; for one stem letter, words'],
          [
            'probability',
            'rack, tiles, draws, ways, probability, waysWithBlanks, probabilityWithBlanks; for words order, word, ways, draws, probability',
          ],
        ],
      },
    ],
    notes: ['Exit status: 0 answered, 1 the answer is no or empty, 2 an argument is wrong.'],
  },
  lexicon: {
    usage: [
      'lexiko lexicon import FILE [OPTIONS]',
      'lexiko lexicon list',
      'lexiko lexicon info [ID]',
      'lexiko lexicon export ID [FILE]',
      'lexiko lexicon remove ID',
    ],
    about: [
      'Import word lists, and list, inspect, export and remove them.',
      'import takes a text with one word a line (UTF-8, UTF-16 or Latin-1, upper or lower case) or a KWG word graph (.kwg). Either may be packed (.gz). What follows a word is its definition. Lines that begin with #, ; or // are comments.',
      'export writes the words, one a line, to FILE or standard output.',
    ],
    options: {
      name: ['--name NAME', 'import: the name. By default that of the file.'],
      id: ['--id ID', 'import: the id. By default made from the name.'],
      version: ['--version V', 'import: the version.'],
      alphabet: ['--alphabet A', 'import: the alphabet, or a JSON file with one.'],
      encoding: ['--encoding E', 'import: the encoding. By default found out.'],
      format: [
        '--format F',
        'import: by default by the ending of the file. export: kwg writes a word graph to FILE.',
      ],
      'drop-capitalised': ['--drop-capitalised', 'import: leave out capitalised words, which are names.'],
      strict: ['--strict', 'import: refuse the file if any line isn’t a word.'],
      reported: ['--reported N', 'import: how many rejected lines are shown.'],
      replace: ['--replace', 'import: replace the lexicon with this id.'],
      json: ['--json', 'import, list and info: answer in JSON.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          [
            'import',
            'record (id, name, version, checksum, words, alphabet, source, format, encoding, definitions, importedAt), accepted, duplicates, rejectedCount, rejected (line, text, fault), rejectedBy, absent, plurals, graphBytes, hasGaddag, buildMs',
          ],
          ['list', 'id, name, version, checksum, words, builtIn; one line each'],
          [
            'info',
            'id, name, version, checksum, alphabet, words, lengths, levels, numberClasses, labels, graphBytes, hasGaddag, buildMs, openMs, definitions (all, common: defined, words)',
          ],
        ],
      },
    ],
    notes: [
      'An alphabet in JSON: {"id":"x", "name":"X", "blanks":2, "letters":[{"letter":"A", "points":1, "count":9, "vowel":true}, …]}.',
      'Lexica are kept in the folder LEXIKO_DATA, or in your data folder. Exit status: 0 done, 2 refused, with the reason.',
    ],
  },
} satisfies Readonly<Record<string, CommandHelp>>;

export type WordsHelpTexts = Readonly<Record<keyof typeof wordsHelp, CommandHelp>>;
