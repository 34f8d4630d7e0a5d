/** `lexiko judge`: positions and actions in, rulings out. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { anyWordAuthority, listAuthority, type WordAuthority } from '@lexiko/rules';
// Programs read the answers, whatever the language of the terminal.
import { terminal as english } from '@lexiko/texts/en/terminal';
import { parseArguments, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { isObject, MalformedCase, readCase, type JudgeCase } from '../../judge/judge-case.ts';
import { comparable, type Difference, differences } from '../../judge/judge-compare.ts';
import { runCase } from '../../judge/judge-run.ts';
import { rulesetAuthority } from '../../ruleset-authority.ts';

const DEEPEST = 64;

interface Tally {
  cases: number;
  differing: number;
  malformed: number;
}

const OPTIONS = { expect: { type: 'boolean' } } as const satisfies OptionTable;

export const judge: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, OPTIONS);
    const tally: Tally = { cases: 0, differing: 0, malformed: 0 };
    for (const source of positionals.length > 0 ? positionals : ['-']) {
      const lines = (await readSource(source, io)).split('\n');
      for (const [at, line] of lines.entries()) {
        if (line.trim() !== '') judgeLine(line, at + 1, { io, tally, compares: values['expect'] === true });
      }
    }
    if (values['expect'] === true) {
      const { cases, differing, malformed } = tally;
      io.stderr.write(`${io.texts.games.judge.tally(cases, differing, malformed)}\n`);
    }
    return tally.malformed > 0 ? 2 : tally.differing > 0 ? 1 : 0;
  },
};

async function readSource(source: string, io: Io): Promise<string> {
  if (source === '-') return text(io.stdin);
  try {
    return await readFile(source, 'utf8');
  } catch {
    throw new UsageError(({ commandLine }) => commandLine.unreadable(source));
  }
}

interface Judging {
  readonly io: Io;
  readonly tally: Tally;
  readonly compares: boolean;
}

function judgeLine(line: string, number: number, { io, tally, compares }: Judging): void {
  tally.cases++;
  const json = parseJson(line);
  const id = isObject(json) && typeof json['id'] === 'string' ? json['id'] : null;
  const expected = compares && isObject(json) && isObject(json['expect']) ? json['expect'] : {};
  const output = answer(json, number, id);
  io.stdout.write(`${JSON.stringify(output)}\n`);
  const failed = 'error' in output;
  if (failed && expected['error'] !== true) tally.malformed++;
  if (!compares || failed) return;
  const texts = io.texts.games.judge;
  const found =
    expected['error'] === true
      ? [texts.noError]
      : differences(comparable(expected, output), output).map((one) => differenceText(texts, one));
  if (found.length > 0) tally.differing++;
  for (const sentence of found) io.stderr.write(`${id ?? texts.line(number)}: ${sentence}\n`);
}

function differenceText(
  { differs, nothing }: Io['texts']['games']['judge'],
  { path, expected, actual }: Difference,
): string {
  return differs(path, JSON.stringify(expected), JSON.stringify(actual) ?? nothing);
}

function answer(json: unknown, number: number, id: string | null): object {
  try {
    if (json === undefined) throw new MalformedCase(`line ${number} is not JSON`);
    if (isNestedDeeply(json)) throw new MalformedCase(`line ${number} is nested too deeply`);
    const judgeCase = readCase(json);
    return runCase(judgeCase, authorityFor(judgeCase));
  } catch (error) {
    // A lexicon that is not installed spoils the case that names it, not the others.
    if (error instanceof UsageError) return { id, error: error.say(english) };
    if (!(error instanceof MalformedCase)) throw error;
    return { id, error: error.message };
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** No case is; what reads and writes JSON would run out of stack. */
function isNestedDeeply(json: unknown): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

function authorityFor({ words, ruleset }: JudgeCase): WordAuthority {
  if (words === '*') return anyWordAuthority();
  return words === null ? rulesetAuthority(ruleset) : listAuthority(words);
}
