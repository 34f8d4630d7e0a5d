/** `lexiko lexicon`: brings in word lists, and says which there are and what is in them. */

import { closestName } from '../../closest-name.ts';
import { basename } from 'node:path';
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@lexiko/languages';
import { builtInLexicon, formatKwg } from '@lexiko/words';
import { ENCODINGS } from '@lexiko/words/import';
import { listWords } from '@lexiko/words/questions';
import {
  type Command,
  type Io,
  type OptionTable,
  parseArguments,
  type Saying,
  UsageError,
} from '../../command.ts';
import { loadDefinitions } from '../../definition-store.ts';
import { DEFAULT_LEXICON, openLexicon } from '../../lexicon-store.ts';
import { readAlphabet } from '../../lexica/alphabet-option.ts';
import { folderOf, isLexiconId, readRecord, removeInstalled } from '../../lexica/installed-lexica.ts';
import { importLexicon } from '../../lexica/import-lexicon.ts';
import { fileFaultText, reportLines } from '../../lexica/import-text.ts';
import { listedLexica } from '../../lexica/listed-lexica.ts';
import { reportOn, reportText } from '../../lexica/lexicon-report.ts';
import { oneOf, wholeNumber } from '../../words/word-options.ts';
import { writeLines } from '../../words/word-output.ts';

const FORMATS = ['text', 'kwg'] as const;
const USUAL_REPORTED = 20;

const OPTIONS = {
  name: { type: 'string' },
  id: { type: 'string' },
  version: { type: 'string', usual: 1 },
  alphabet: { type: 'string', choices: LANGUAGES.map(({ id }) => id), usual: 'english' },
  encoding: { type: 'string', choices: ENCODINGS },
  format: { type: 'string', choices: FORMATS },
  'drop-capitalised': { type: 'boolean' },
  strict: { type: 'boolean' },
  reported: { type: 'string', usual: USUAL_REPORTED },
  replace: { type: 'boolean' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

type Action = (args: readonly string[], io: Io) => Promise<number> | number;

const ACTIONS: Readonly<Record<string, Action>> = {
  import: importList,
  list: listLexica,
  info,
  export: exportLexicon,
  remove,
};

export const lexicon: Command = {
  options: OPTIONS,
  parts: Object.keys(ACTIONS),
  async run([name, ...rest], io) {
    const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action !== undefined) return action(rest, io);
    const names = Object.keys(ACTIONS);
    throw new UsageError(({ lexica }) =>
      name === undefined ? lexica.whichAction(names) : lexica.noAction(name, closestName(name, names), names),
    );
  },
};

async function importList(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS);
  const path = onlyOne(positionals, ({ lexica }) => lexica.needsFile);
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
      format: oneOf(values, 'format', FORMATS) ?? (/\.kwg$/iu.test(stem) ? 'kwg' : 'text'),
      encoding: oneOf(values, 'encoding', ENCODINGS) ?? null,
      capitals: values['drop-capitalised'] === true ? 'names' : 'ignore',
      strictness: values['strict'] === true ? 'strict' : 'lenient',
      reported: wholeNumber(values, 'reported') ?? USUAL_REPORTED,
      importedAt: new Date(),
    },
    io.env,
  );
  if (!report.ok) {
    const { error } = report;
    throw new UsageError(({ lexica }) => {
      const { sentence, lines } = fileFaultText(lexica, error);
      return [lexica.refused(path, sentence), ...lines].join('\n');
    });
  }
  await writeLines(
    io,
    values['json'] === true ? [JSON.stringify(report.value)] : reportLines(io.texts, report.value),
  );
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
    throw new UsageError(({ lexica }) => lexica.badId(id));
  }
  if (builtInLexicon(id) !== null) throw new UsageError(({ lexica }) => lexica.isBuiltIn(id));
  if (!replaces && readRecord(id, io.env) !== null) {
    throw new UsageError(({ lexica }) => lexica.isInstalled(id));
  }
  return id;
}

async function listLexica(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, { json: { type: 'boolean' } });
  if (positionals.length > 0) throw new UsageError(({ lexica }) => lexica.listTakesNothing);
  const all = listedLexica(io.env);
  const { lexica, options } = io.texts;
  const rows = all.map(({ id, words, language, name, version, licence, state }) => [
    id,
    lexica.wordCount(words),
    language === null ? lexica.ownAlphabet : options['letters.language'].values[language],
    lexica.states[state],
    licence === null ? lexica.listed(name, version) : lexica.listedUnder(name, version, licence),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  await writeLines(
    io,
    values['json'] === true
      ? all.map((entry) => JSON.stringify(entry))
      : rows.map((row) =>
          row
            .map((cell, column) =>
              column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
            )
            .join('  '),
        ),
  );
  return 0;
}

async function info(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, { json: { type: 'boolean' } });
  if (positionals.length > 1) throw new UsageError(({ lexica }) => lexica.infoTakesOne);
  const id = positionals[0] ?? DEFAULT_LEXICON;
  const definitions = loadDefinitions();
  const report = reportOn(() => openLexicon(id, io.env), definitions.ok ? definitions.value : null);
  const record = readRecord(id, io.env);
  const texts = io.texts.lexica.info;
  const origin =
    record === null ? [] : ([[texts.from, texts.fromText(record.source, record.importedAt)]] as const);
  await writeLines(
    io,
    values['json'] === true ? [JSON.stringify(report)] : reportText(io.texts, report, origin),
  );
  return 0;
}

async function exportLexicon(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, { format: { type: 'string' } });
  const [id, path] = positionals;
  if (id === undefined || positionals.length > 2) {
    throw new UsageError(({ lexica }) => lexica.exportTakes);
  }
  const opened = openLexicon(id, io.env);
  if (oneOf(values, 'format', FORMATS) === 'kwg') {
    if (path === undefined) {
      throw new UsageError(({ lexica }) => lexica.kwgNeedsFile);
    }
    const bytes = formatKwg(opened.graph);
    if (bytes === null) throw new UsageError(({ lexica }) => lexica.tooLargeForKwg(id));
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
    const { message } = error;
    throw new UsageError(({ commandLine }) => commandLine.cannotWrite(path, message));
  }
}

function remove(args: readonly string[], io: Io): number {
  const { positionals } = parseArguments(args, {});
  const id = onlyOne(positionals, ({ lexica }) => lexica.needsId);
  const isInstalled = readRecord(id, io.env) !== null;
  if (!isInstalled && builtInLexicon(id) !== null) throw new UsageError(({ lexica }) => lexica.builtInStays);
  if (!isInstalled) {
    throw new UsageError(({ lexica }) => lexica.notInstalled(id, folderOf('', io.env)));
  }
  removeInstalled(id, io.env);
  io.stdout.write(`${io.texts.lexica.removed(id)}\n`);
  return 0;
}

function onlyOne(positionals: readonly string[], lack: Saying): string {
  const [first] = positionals;
  if (first === undefined || positionals.length > 1) throw new UsageError(lack);
  return first;
}
