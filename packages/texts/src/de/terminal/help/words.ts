/** Help of the commands for words, in German. */

import type { WordsHelpTexts } from '../../../en/terminal/help/words.ts';

export const wordsHelp: WordsHelpTexts = {
  words: {
    usage: ['lexiko words FRAGE [ARGUMENTE] [OPTIONEN]'],
    about: ['Schlägt Wörter nach.'],
    options: {
      lexicon: ['--lexicon ID', 'Das Lexikon. lexiko lexicon list nennt die vorhandenen.'],
      length: ['--length N', 'Nur Wörter mit so vielen Buchstaben.'],
      min: ['--min N', 'Mindestens so viele Buchstaben.'],
      max: ['--max N', 'Höchstens so viele Buchstaben.'],
      level: ['--level N', 'Nur Wörter bis zu dieser Häufigkeitsstufe: 10 die häufigsten, 95 alle.'],
      plurals: ['--plurals REGEL', 'Ohne Mehrzahl, wie in Crosswords.'],
      foreign: ['--foreign REGEL', 'Ohne Fremdwörter.'],
      school: ['--school N', 'Ohne Wörter, die nicht in die Schule gehören: Stufe 1 oder beide.'],
      sort: ['--sort ORDNUNG', 'Die Reihenfolge der Antworten.'],
      limit: ['--limit N', 'Höchstens so viele Antworten.'],
      with: ['--with BUCHSTABEN', 'pattern: Die Wörter haben auch diese Buchstaben.'],
      without: ['--without BUCHST.', 'pattern: Die Wörter haben diese Buchstaben nicht.'],
      most: ['--most N', 'extend: höchstens so viele Buchstaben mehr.'],
      size: ['--size N', 'stems: Buchstaben eines Stamms, 2 bis 7.'],
      long: ['--long', 'Zeigt auch Punkte und Häufigkeitsstufe.'],
      json: ['--json', 'Ein JSON-Objekt pro Zeile.'],
    },
    tables: [
      {
        title: 'Fragen:',
        rows: [
          [
            'check WORT…',
            'Gelten die Wörter? Wenn nicht, warum? Was bedeuten sie? - liest Wörter von der Standardeingabe.',
          ],
          ['define WORT…', 'Was bedeuten die Wörter?'],
          ['anagram BANK', 'Wörter aus allen Buchstaben; ? ist ein Blankostein, klein gezeigt.'],
          ['build BANK', 'Wörter aus einigen der Buchstaben, die längsten zuerst.'],
          ['pattern MUSTER', '? ist ein beliebiger Buchstabe, * beliebig viele oder keiner.'],
          ['extend WORT', 'Längere Wörter, in denen das Wort steckt.'],
          ['prefix BUCHSTABEN', 'Wörter, die so beginnen.'],
          ['suffix BUCHSTABEN', 'Wörter, die so enden.'],
          ['contains BUCHST.', 'Wörter mit diesen Buchstaben nebeneinander.'],
          ['q-without-u', 'Wörter mit Q und ohne U.'],
          ['two, three', 'Die Wörter mit zwei oder drei Buchstaben.'],
          ['vowel-heavy', 'Wörter, in denen mindestens sieben von zehn Buchstaben Vokale sind.'],
          [
            'hooks WORT…',
            'Buchstaben, die vor, hinter und in ein Wort passen, und was ohne einen Randbuchstaben bleibt.',
          ],
          [
            'stems [BUCHST.]',
            'Die besten Stämme für Bingos, oder die Buchstaben, die zu einem Stamm passen.',
          ],
          [
            'probability BANK…',
            'Wie wahrscheinlich eine Bank gezogen wird. Mit --length N und ohne Bank: die wahrscheinlichsten Wörter mit N Buchstaben.',
          ],
          ['list', 'Alle Wörter.'],
        ],
      },
      {
        title: 'JSON:',
        rows: [
          [
            'Listen',
            'word, points, level (0 unbekannt); anagram und build auch spelling (Buchstabe eines Blankosteins klein), extend auch before und after',
          ],
          [
            'check',
            'lexicon, word, good, fault (null, unknown, plural, foreign, school), points, level, frequency, numberClass, partsOfSpeech, lemmas, listDefinition, definition',
          ],
          ['define', 'lexicon, word, listDefinition, definition'],
          ['hooks', 'word, isWord, front, back, middle (at, letter), inner (first, last)'],
          ['stems', 'letters, partners, tiles; zu einem Stamm letter, words'],
          [
            'probability',
            'rack, tiles, draws, ways, probability, waysWithBlanks, probabilityWithBlanks; zu Wörtern order, word, ways, draws, probability',
          ],
        ],
      },
    ],
    notes: ['Rückgabewert: 0 beantwortet, 1 die Antwort ist nein oder leer, 2 ein Argument stimmt nicht.'],
  },
  lexicon: {
    usage: [
      'lexiko lexicon import DATEI [OPTIONEN]',
      'lexiko lexicon list',
      'lexiko lexicon info [ID]',
      'lexiko lexicon export ID [DATEI]',
      'lexiko lexicon remove ID',
    ],
    about: [
      'Importiert Wortlisten, zählt sie auf, zeigt, exportiert und entfernt sie.',
      'import nimmt einen Text mit einem Wort pro Zeile (UTF-8, UTF-16 oder Latin-1, groß oder klein) oder einen Wortgraphen (.kwg). Beides darf gepackt sein (.gz). Was auf ein Wort folgt, ist seine Definition. Zeilen, die mit #, ; oder // beginnen, sind Kommentare.',
      'export schreibt die Wörter, eines pro Zeile, in DATEI oder auf die Standardausgabe.',
    ],
    options: {
      name: ['--name NAME', 'import: der Name. Sonst der Name der Datei.'],
      id: ['--id ID', 'import: die Kennung. Sonst aus dem Namen gebildet.'],
      version: ['--version V', 'import: die Version.'],
      alphabet: ['--alphabet A', 'import: das Alphabet, oder eine JSON-Datei mit einem.'],
      encoding: ['--encoding E', 'import: die Kodierung. Sonst wird sie erkannt.'],
      format: [
        '--format F',
        'import: sonst nach der Endung der Datei. export: kwg schreibt einen Wortgraphen in DATEI.',
      ],
      'drop-capitalised': ['--drop-capitalised', 'import: ohne großgeschriebene Wörter, das sind Namen.'],
      strict: ['--strict', 'import: Lehnt die Datei ab, wenn eine Zeile kein Wort ist.'],
      reported: ['--reported N', 'import: wie viele verworfene Zeilen gezeigt werden.'],
      replace: ['--replace', 'import: Ersetzt das Lexikon mit dieser Kennung.'],
      json: ['--json', 'import, list und info: Antwort in JSON.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          [
            'import',
            'record (id, name, version, checksum, words, alphabet, source, format, encoding, definitions, importedAt), accepted, duplicates, rejectedCount, rejected (line, text, fault), rejectedBy, absent, plurals, graphBytes, hasGaddag, buildMs',
          ],
          ['list', 'id, name, version, checksum, words, builtIn; je eine Zeile'],
          [
            'info',
            'id, name, version, checksum, alphabet, words, lengths, levels, numberClasses, labels, graphBytes, hasGaddag, buildMs, openMs, definitions (all, common: defined, words)',
          ],
        ],
      },
    ],
    notes: [
      'Ein Alphabet in JSON: {"id":"x", "name":"X", "blanks":2, "letters":[{"letter":"A", "points":1, "count":9, "vowel":true}, …]}.',
      'Lexika liegen im Ordner LEXIKO_DATA oder in deinem Datenordner. Rückgabewert: 0 fertig, 2 abgelehnt, mit dem Grund.',
    ],
  },
};
