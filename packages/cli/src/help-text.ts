/** The help of a command, laid out for a terminal of 80 columns. */

import type { HelpRow } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Command, CommandName, OptionSpec } from './command.ts';
import { wrap } from './play/terminal/styled-text.ts';

const COLUMNS = 79;
/** What is typed stands left of this column; what is longer gets a line of its own. */
const MEANING = 24;

export function helpText(texts: TerminalTexts, name: CommandName, { options }: Command): string {
  const { usage, about, options: meanings, tables = [], notes = [] } = texts.help[name];
  const { commandLine } = texts;
  const rows = Object.entries(meanings).map(([option, row]): HelpRow => {
    const { env } = options[option] ?? {};
    return [row[0], `${meaningOf(texts, row, options[option])}${env === undefined ? '' : ` [${env}]`}`];
  });
  return (
    [
      `${commandLine.usage} ${usage.join(`\n${' '.repeat(commandLine.usage.length + 1)}`)}`,
      ...about.map(paragraph),
      ...tables.map((table) => [table.title, ...table.rows.map(rowText)].join('\n')),
      [commandLine.options, ...rows.map(rowText)].join('\n'),
      ...notes.map(paragraph),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** What an option means, with what the command itself knows of it. */
export function meaningOf(
  { commandLine }: TerminalTexts,
  [, meaning]: HelpRow,
  { choices, usual }: Partial<OptionSpec> = {},
): string {
  return [
    meaning,
    ...(choices === undefined ? [] : [commandLine.choices(choices)]),
    ...(usual === undefined ? [] : [commandLine.usual(String(usual))]),
  ].join(' ');
}

function paragraph(text: string): string {
  return wrap(text, COLUMNS).join('\n');
}

export function rowText([typed, meaning]: HelpRow): string {
  const [first = '', ...more] = wrap(meaning, COLUMNS - MEANING);
  const indent = ' '.repeat(MEANING);
  const left = `  ${typed}`;
  const head = left.length <= MEANING - 2 ? [left.padEnd(MEANING) + first] : [left, indent + first];
  return [...head, ...more.map((line) => indent + line)].join('\n');
}
