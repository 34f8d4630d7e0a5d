/** `docs/options.md`, written from the records of the options and their texts. */

import { OPTION_GROUPS, OPTIONS, optionsOf, type OptionKey } from '@lexiko/rules/options';
import { options as texts } from '../src/en/options/options.ts';
import { forms } from '../src/en/setup.ts';

const SCOPES = {
  every: 'every game',
  classic: 'all but Crosswords',
  crosswords: 'Crosswords',
  solitaire: 'all but Crosswords',
  custom: 'custom games',
} as const;

const TYPES = {
  choice: 'a choice',
  number: 'a whole number',
  text: 'a text',
  list: 'some of a list',
  seat: '`auto` or a seat',
  letters: 'a number for each letter',
  squares: 'names of squares',
  board: 'rows of marks',
} as const;

function valuesOf(key: OptionKey): string {
  const { choices, range, type, isBySeat } = OPTIONS[key];
  const list: readonly unknown[] | null = choices;
  const one =
    list !== null
      ? list.map((value) => `\`${String(value)}\``).join(', ')
      : range !== undefined
        ? `${range[0]} to ${range[1]}`
        : TYPES[type];
  return isBySeat ? `${one}, for each seat` : one;
}

function initialOf(key: OptionKey): string {
  const { initial, isBySeat } = OPTIONS[key];
  const value: unknown = isBySeat && Array.isArray(initial) ? initial[0] : initial;
  if (value === null || value === '') return '–';
  return Array.isArray(value)
    ? value.map((part) => `\`${String(part)}\``).join(', ')
    : `\`${value as string | number | boolean}\``;
}

function row(key: OptionKey): string {
  const { scope, rules } = OPTIONS[key];
  const cells = [
    `\`${key}\``,
    valuesOf(key),
    initialOf(key),
    SCOPES[scope],
    rules.join(', '),
    `${texts[key].name}: ${texts[key].about}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

export function optionDocument(): string {
  const groups = OPTION_GROUPS.map((group) =>
    [
      `## ${forms.groups[group]}`,
      '',
      '| option | values | unless chosen | in | rules | what it does |',
      '| --- | --- | --- | --- | --- | --- |',
      ...optionsOf(group).map(row),
    ].join('\n'),
  );
  return [
    '# Options',
    'Written from `packages/rules/src/options` and the texts; a test holds it current. A preset may begin with another value. Rules are those of [RULES.md](RULES.md).',
    ...groups,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/u, '\n');
}
