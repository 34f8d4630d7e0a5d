/** `lexiko completion`: what makes a shell complete commands, options and their values, from the table of commands. */

import { TERMINAL_LANGUAGES } from '@lexiko/texts';
import { parseArguments, UsageError, type Command, type CommandTable, type OptionTable } from '../command.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const OPTIONS: OptionTable = {};

/** A command as a shell is told of it. */
interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: OptionTable;
  /** What its first argument may be; empty if anything. */
  readonly parts: readonly string[];
}

/** Every command has these. */
const COMMON: OptionTable = {
  help: { type: 'boolean' },
  language: { type: 'string', choices: TERMINAL_LANGUAGES },
};

/** `table`: all commands, this one included. */
export function completionOf(table: CommandTable): Command {
  return {
    options: OPTIONS,
    parts: SHELLS,
    async run(args, io) {
      const [wanted, more] = parseArguments(args, OPTIONS).positionals;
      const shell = SHELLS.find((one) => one === wanted);
      if (shell === undefined || more !== undefined)
        throw new UsageError(({ commandLine }) => commandLine.oneShell(SHELLS));
      const summaries: Readonly<Record<string, string>> = io.texts.commandLine.summaries;
      const commands = await Promise.all(
        Object.entries(table).map(async ([name, load]): Promise<Completed> => {
          const { options, parts = [] } = await load();
          return { name, summary: summaries[name] ?? '', options: { ...options, ...COMMON }, parts };
        }),
      );
      io.stdout.write(`${SCRIPTS[shell](commands).join('\n')}\n`);
      return 0;
    },
  };
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Completed[]) => readonly string[]>> = {
  bash: bashLines,
  zsh: zshLines,
  fish: fishLines,
};

/** As one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function optionNames(options: OptionTable): readonly string[] {
  return Object.keys(options).map((name) => `--${name}`);
}

/** Options with a closed list of values, each with its values. */
function choicesOf(options: OptionTable): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(options).flatMap(([name, { choices }]) =>
    choices === undefined ? [] : [[`--${name}`, choices] as const],
  );
}

function withParts(commands: readonly Completed[]): readonly Completed[] {
  return commands.filter(({ parts }) => parts.length > 0);
}

function bashLines(commands: readonly Completed[]): readonly string[] {
  const names = commands.map(({ name }) => name);
  return [
    '# bash: source <(lexiko completion bash)',
    '_lexiko() {',
    '  local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words=${quoted([...names, 'help', '--help', '--version'].join(' '))}`,
    '  else',
    '    case "${COMP_WORDS[1]} $before" in',
    `      'help help') words=${quoted(names.join(' '))} ;;`,
    ...withParts(commands).map(
      ({ name, parts }) => `      ${quoted(`${name} ${name}`)}) words=${quoted(parts.join(' '))} ;;`,
    ),
    ...commands.flatMap(({ name, options }) =>
      choicesOf(options).map(
        ([option, choices]) => `      ${quoted(`${name} ${option}`)}) words=${quoted(choices.join(' '))} ;;`,
      ),
    ),
    '    esac',
    '    if [ -z "$words" ]; then',
    '      case "$typed" in',
    '        -*) case "${COMP_WORDS[1]}" in',
    ...commands.map(
      ({ name, options }) => `          ${name}) words=${quoted(optionNames(options).join(' '))} ;;`,
    ),
    '        esac ;;',
    '      esac',
    '    fi',
    '  fi',
    // Without words of ours, the shell offers files.
    '  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$typed")); else COMPREPLY=(); fi',
    '}',
    'complete -o default -F _lexiko lexiko',
  ];
}

function zshLines(commands: readonly Completed[]): readonly string[] {
  const described = commands.map(({ name, summary }) => quoted(`${name}:${summary.replaceAll(':', '\\:')}`));
  return [
    '#compdef lexiko',
    '# zsh: lexiko completion zsh > a folder of $fpath, as _lexiko; or: source <(lexiko completion zsh)',
    '_lexiko() {',
    '  local -a commands',
    `  commands=(${described.join(' ')})`,
    '  if (( CURRENT == 2 )); then',
    "    _describe 'command' commands",
    '    compadd -- help --help --version',
    '    return',
    '  fi',
    '  case "$words[2] $words[CURRENT-1]" in',
    "    'help help') _describe 'command' commands; return ;;",
    ...withParts(commands).map(
      ({ name, parts }) =>
        `    ${quoted(`${name} ${name}`)}) compadd -- ${parts.map(quoted).join(' ')}; return ;;`,
    ),
    ...commands.flatMap(({ name, options }) =>
      choicesOf(options).map(
        ([option, choices]) =>
          `    ${quoted(`${name} ${option}`)}) compadd -- ${choices.map(quoted).join(' ')}; return ;;`,
      ),
    ),
    '  esac',
    '  if [[ $words[CURRENT] == -* ]]; then',
    '    case "$words[2]" in',
    ...commands.map(({ name, options }) => `      ${name}) compadd -- ${optionNames(options).join(' ')} ;;`),
    '    esac',
    '  else',
    '    _files',
    '  fi',
    '}',
    // As a file of $fpath it is run for the first completion, and only then defines itself.
    'if [[ $funcstack[1] == _lexiko ]]; then _lexiko "$@"; else compdef _lexiko lexiko; fi',
  ];
}

function fishLines(commands: readonly Completed[]): readonly string[] {
  const names = commands.map(({ name }) => name).join(' ');
  return [
    '# fish: lexiko completion fish | source',
    `complete -c lexiko -f -n '__fish_use_subcommand' -l version`,
    `complete -c lexiko -f -n '__fish_use_subcommand' -l help`,
    ...commands.map(
      ({ name, summary }) =>
        `complete -c lexiko -f -n '__fish_use_subcommand' -a ${name} -d ${quoted(summary)}`,
    ),
    `complete -c lexiko -f -n '__fish_seen_subcommand_from help' -a ${quoted(names)}`,
    ...withParts(commands).map(
      ({ name, parts }) =>
        `complete -c lexiko -f -n ${quoted(`__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${parts.join(' ')}`)} -a ${quoted(parts.join(' '))}`,
    ),
    ...commands.flatMap(({ name, options }) =>
      Object.entries(options).map(([option, { type, choices }]) =>
        [
          `complete -c lexiko -n '__fish_seen_subcommand_from ${name}' -l ${option}`,
          ...(type === 'string' ? ['-r'] : []),
          ...(choices === undefined ? [] : [`-f -a ${quoted(choices.join(' '))}`]),
        ].join(' '),
      ),
    ),
  ];
}
