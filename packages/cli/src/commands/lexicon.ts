/** `lexiko lexicon`: brings in word lists, and says which there are and what is in them. */

import { basename } from 'node:path';
import { writeFileSync } from 'node:fs';
import { formatKwg } from '@lexiko/words';
import { ENCODINGS } from '@lexiko/words/import';
import { listWords } from '@lexiko/words/questions';
import { type Command, type Io, parseArguments, UsageError } from '../command.ts';
import { loadDefinitions } from '../definition-store.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';
import { readAlphabet } from '../words/alphabet-option.ts';
import { BUILT_IN_ID, builtInIdentity } from '../words/built-in-lexicon.ts';
import {
  folderOf,
  installedRecords,
  isLexiconId,
  readRecord,
  removeInstalled,
} from '../words/installed-lexica.ts';
import { importLexicon } from '../words/import-lexicon.ts';
import { fileFaultText, reportLines } from '../words/import-text.ts';
import { reportOn, reportText } from '../words/lexicon-report.ts';
import { oneOf, wholeNumber } from '../words/word-options.ts';
import { grouped, writeLines } from '../words/word-output.ts';

const HELP = `Usage: lexiko lexicon import FILE [--name NAME] [--id ID] [--version V] [--alphabet A] …
       lexiko lexicon list
       lexiko lexicon info [ID]
       lexiko lexicon export ID [FILE]
       lexiko lexicon remove ID

import takes a text with a word a line (UTF-8, UTF-16 or Latin-1, in any case; what follows the word is taken for its
definition; lines that begin with #, ; or // are comments) or a KWG word graph (.kwg); either may be packed (.gz).
  --name NAME          default: the name of the file
  --id ID              how the lexicon is called afterwards; default: made from the name
  --version V          default: 1
  --alphabet A         english (default), spanish, catalan, or a JSON file:
                       {"id":"x","name":"X","blanks":2,"letters":[{"letter":"A","points":1,"count":9,"vowel":true},…]}
  --encoding E         ${ENCODINGS.join(', ')}; default: found out
  --format text|kwg    default: by the ending of the file
  --drop-capitalised   capitalised words are names and left out
  --strict             refuse the file if any line is no word
  --reported N         how many rejected lines are told one by one (default: 20)
  --replace            take the place of a lexicon of that id

export writes the words, one a line, to FILE or standard output; --format kwg writes a word graph to FILE.

  --json               import, list (a line each) and info answer in JSON, with the fields
                         import  record (id, name, version, checksum, words, alphabet, source, format, encoding,
                                 definitions, importedAt), accepted, duplicates, rejectedCount, rejected (line, text,
                                 fault), rejectedBy, absent, plurals, graphBytes, hasGaddag, buildMs
                         list    id, name, version, checksum, words, builtIn
                         info    id, name, version, checksum, alphabet, words, lengths, levels, numberClasses, labels,
                                 graphBytes, hasGaddag, buildMs, openMs, definitions (all, common: defined, words)

Lexica are kept in LEXIKO_DATA, else in the user's data folder. Exit status: 0 done, 2 refused, with the reason.
`;

type Action = (args: readonly string[], io: Io) => Promise<number> | number;

const ACTIONS: Readonly<Record<string, Action>> = {
  import: importList,
  list: listLexica,
  info,
  export: exportLexicon,
  remove,
};

export const lexicon: Command = {
  help: HELP,
  async run([name, ...rest], io) {
    const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action !== undefined) return action(rest, io);
    const names = Object.keys(ACTIONS).join(', ');
    throw new UsageError(
      name === undefined
        ? `what is to be done? One of ${names}.`
        : `there is no '${name}'; it is one of ${names}.`,
    );
  },
};

async function importList(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, {
    name: { type: 'string' },
    id: { type: 'string' },
    version: { type: 'string' },
    alphabet: { type: 'string' },
    encoding: { type: 'string' },
    format: { type: 'string' },
    'drop-capitalised': { type: 'boolean' },
    strict: { type: 'boolean' },
    reported: { type: 'string' },
    replace: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const path = onlyOne(positionals, 'one file');
  const given = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const stem = basename(path).replace(/\.gz$/iu, '');
  const name = given('name') ?? stem.replace(/\.[^.]+$/u, '');
  const id = freeId(given('id') ?? idFrom(name), values['replace'] === true, io);
  const { data, alphabet } = readAlphabet(given('alphabet') ?? 'english');
  const report = importLexicon(
    {
      path,
      id,
      name,
      version: given('version') ?? '1',
      alphabet,
      alphabetData: data,
      format: oneOf(values, 'format', ['text', 'kwg']) ?? (/\.kwg$/iu.test(stem) ? 'kwg' : 'text'),
      encoding: oneOf(values, 'encoding', ENCODINGS) ?? null,
      capitals: values['drop-capitalised'] === true ? 'names' : 'ignore',
      strictness: values['strict'] === true ? 'strict' : 'lenient',
      reported: wholeNumber(values, 'reported') ?? 20,
      importedAt: new Date(),
    },
    io.env,
  );
  if (!report.ok) {
    const { sentence, lines } = fileFaultText(report.error);
    throw new UsageError([`${path}: ${sentence}`, ...lines].join('\n'));
  }
  await writeLines(io, values['json'] === true ? [JSON.stringify(report.value)] : reportLines(report.value));
  return 0;
}

/** `NWL 2023 (mine)` → `nwl-2023-mine`. */
function idFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 64);
}

function freeId(id: string, replaces: boolean, io: Io): string {
  if (!isLexiconId(id)) {
    throw new UsageError(`'${id}' cannot be an id; --id takes small letters, digits and hyphens.`);
  }
  if (id === BUILT_IN_ID) throw new UsageError(`'${id}' is the built-in lexicon; choose another by --id.`);
  if (!replaces && readRecord(id, io.env) !== null) {
    throw new UsageError(
      `a lexicon '${id}' is installed already; --replace takes its place, --id gives the new one another id.`,
    );
  }
  return id;
}

async function listLexica(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, { json: { type: 'boolean' } });
  if (positionals.length > 0) throw new UsageError('list takes no names.');
  const builtIn = { ...builtInIdentity(), words: openLexicon(BUILT_IN_ID, io.env).size, builtIn: true };
  const installed = installedRecords(io.env).map(({ id, name, version, checksum, words }) => ({
    id,
    name,
    version,
    checksum,
    words,
    builtIn: false,
  }));
  const all = [builtIn, ...installed];
  const width = Math.max(...all.map(({ id }) => id.length));
  await writeLines(
    io,
    all.map((entry) =>
      values['json'] === true
        ? JSON.stringify(entry)
        : `${entry.id.padEnd(width)}  ${grouped(entry.words).padStart(9)} words  ${entry.name}, version ${entry.version}`,
    ),
  );
  return 0;
}

async function info(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, { json: { type: 'boolean' } });
  if (positionals.length > 1) throw new UsageError('info takes one id.');
  const id = positionals[0] ?? DEFAULT_LEXICON;
  const definitions = loadDefinitions();
  const report = reportOn(() => openLexicon(id, io.env), definitions.ok ? definitions.value : null);
  const record = readRecord(id, io.env);
  const origin =
    record === null ? [] : ([['from', `${record.source}, imported ${record.importedAt}`]] as const);
  await writeLines(io, values['json'] === true ? [JSON.stringify(report)] : reportText(report, origin));
  return 0;
}

async function exportLexicon(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, { format: { type: 'string' } });
  const [id, path] = positionals;
  if (id === undefined || positionals.length > 2) {
    throw new UsageError('export takes an id, and perhaps a file.');
  }
  const opened = openLexicon(id, io.env);
  if (oneOf(values, 'format', ['text', 'kwg']) === 'kwg') {
    if (path === undefined) {
      throw new UsageError('a word graph is not for reading: name a file to write it to.');
    }
    const bytes = formatKwg(opened.graph);
    if (bytes === null) throw new UsageError(`'${id}' is too large for a KWG file; export it as text.`);
    writeExport(path, bytes);
    return 0;
  }
  if (path === undefined) await writeLines(io, listWords(opened));
  else writeExport(path, `${Array.from(listWords(opened)).join('\n')}\n`);
  return 0;
}

function writeExport(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(`'${path}' cannot be written (${error.message}).`);
  }
}

function remove(args: readonly string[], io: Io): number {
  const { positionals } = parseArguments(args, {});
  const id = onlyOne(positionals, 'one id');
  if (id === BUILT_IN_ID) throw new UsageError('the built-in lexicon cannot be removed.');
  if (readRecord(id, io.env) === null) {
    throw new UsageError(`there is no lexicon '${id}' in ${folderOf('', io.env)}.`);
  }
  removeInstalled(id, io.env);
  io.stdout.write(`Removed ${id}.\n`);
  return 0;
}

function onlyOne(positionals: readonly string[], what: string): string {
  const [first] = positionals;
  if (first === undefined || positionals.length > 1) throw new UsageError(`${what} is needed.`);
  return first;
}
