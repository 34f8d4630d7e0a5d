/** What `lexiko` does whatever the command: version, help, completions, and names that are nearly right. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { closestName } from '../src/closest-name.ts';
import { COMMAND_NAMES, COMMANDS } from '../src/command-table.ts';
import { fixture, runCommand } from './command-run.ts';

const OPENING = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 DEGILST/ 0/0 0';

test.each(['--version', '-V'])('%s shows the version of the packages', async (option) => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  expect(await runCommand([option])).toEqual({ status: 0, out: `lexiko ${version}\n`, err: '' });
});

test.each(COMMAND_NAMES)('“help %s” says the same as its --help', async (name) => {
  const help = await runCommand(['help', name]);
  expect(help).toEqual(await runCommand([name, '--help']));
  expect([help.status, help.out.startsWith(`Usage: lexiko ${name}`)]).toEqual([0, true]);
});

describe('a name that is nearly right', () => {
  test.each([
    [['reply'], 'lexiko: There’s no command “reply”. Did you mean replay?\n'],
    [['rplay'], 'lexiko: There’s no command “rplay”. Did you mean replay?\n'],
    [['words', 'chek'], 'lexiko words: There’s no question “chek”. Did you mean check?\n'],
    [['lexicon', 'lst'], 'lexiko lexicon: There’s no “lst”. Did you mean list?\n'],
    [['help', 'mvoes'], 'lexiko: There’s no command “mvoes”. Did you mean moves?\n'],
    [['tourn'], 'lexiko: There’s no command “tourn”. Did you mean tournament?\n'],
    [['fly'], 'lexiko: There’s no command “fly”. lexiko --help lists them all.\n'],
    [['moves', '--perset', 'deluxe'], 'lexiko moves: There’s no option --perset. Did you mean --preset?\n'],
    [['moves', '--lex=english'], 'lexiko moves: There’s no option --lex. Did you mean --lexicon?\n'],
    [['moves', '--frobnicate'], 'lexiko moves: There’s no option --frobnicate.\n'],
    [['--language', 'de', 'reply'], 'lexiko: Es gibt keinen Befehl „reply“. Meintest du replay?\n'],
  ])('%j', async (args, err) => {
    expect(await runCommand(args)).toEqual({ status: 2, out: '', err });
  });

  test('is found by slips of the keyboard, and not at any price', () => {
    const names = ['play', 'replay', 'words', 'sim'];
    expect(
      ['paly', 'plya', 'pla', 'REPLAY', 'wrods', 'sin', 'zzz', ''].map((typed) => closestName(typed, names)),
    ).toEqual(['play', 'play', 'play', 'replay', 'words', 'sim', null, null]);
  });
});

test.each(['play', 'serve', 'think', 'migrate', 'reports', 'bot', 'puzzles', 'tournament', 'record', 'ucgi'])(
  '%s takes only options, and says so before it does anything',
  async (name) => {
    const err = `lexiko ${name}: Can’t use “8080” here. --help shows how.\n`;
    expect(await runCommand([name, '8080'])).toEqual({ status: 2, out: '', err });
  },
);

describe('an option', () => {
  test.each([
    ['moves', ['--cgp', OPENING, '--top', '1'], 'ruleset', 'preset', 'deluxe'],
    ['endgame', ['--cgp', OPENING], 'time', 'seconds', '1'],
  ])('of %s goes by its earlier name too', async (command, args, formerly, name, value) => {
    const now = await runCommand([command, ...args, `--${name}`, value]);
    expect(await runCommand([command, ...args, `--${formerly}`, value])).toEqual(now);
    expect(await runCommand([command, ...args, `--${formerly}=${value}`])).toEqual(now);
    expect((await runCommand(['help', command])).out).not.toContain(`--${formerly}`);
  });

  test('has the same name in every command', async () => {
    const commands = await Promise.all(COMMAND_NAMES.map((name) => COMMANDS[name]()));
    const names = commands.flatMap(({ options }) => Object.keys(options));
    const former = commands.flatMap(({ options }) => Object.values(options).map(({ formerly }) => formerly));
    expect(former).toContain('ruleset');
    expect(names.filter((name) => former.includes(name))).toEqual([]);
  });
});

test.each([
  ['fr', 'It doesn’t speak “fr”'],
  ['xx', 'It doesn’t speak “xx”'],
])('The language %s is refused with those that the command line speaks', async (language, sentence) => {
  const { status, err } = await runCommand(['words', '--language', language]);
  expect(status).toBe(2);
  expect(err).toContain('The command line speaks English (en) and German (de).');
  expect(err).toContain(sentence);
});

test('A language may come with its country', async () => {
  expect((await runCommand(['--help', '--language', 'de-AT'])).out).toContain('Aufruf:');
});

test('words check takes many words from standard input', async () => {
  const named = await runCommand(['words', 'check', 'HORN', 'QQQQ', 'THORN', '--json']);
  const piped = await runCommand(['words', 'check', 'HORN', '-', '--json'], 'QQQQ\r\n\n  THORN\n');
  expect(piped).toEqual(named);
  expect(named.out.trimEnd().split('\n')).toHaveLength(3);
  const none = await runCommand(['words', 'define', '-'], '\n');
  expect([none.status, none.err]).toEqual([2, 'lexiko words: Name at least one word.\n']);
});

test('replay of a log names the commands that read logs', async () => {
  const log = fixture('logs/standard-2007.json');
  const { status, out, err } = await runCommand(['replay', log]);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(`lexiko analyze ${log}`);
  expect(err).toContain(`lexiko verify ${log}`);
});

describe('completion', () => {
  /** What bash offers for the last of these words, by the script. */
  async function offeredByBash(...words: readonly string[]): Promise<readonly string[]> {
    const { out } = await runCommand(['completion', 'bash']);
    const asked = [
      out,
      `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
      `COMP_CWORD=${words.length - 1}`,
      '_lexiko',
      'printf "%s\\n" "${COMPREPLY[@]}"',
    ];
    return execFileSync('bash', ['-c', asked.join('\n')], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
  }

  test('in bash offers commands, options of the command, and their values', async () => {
    expect(await offeredByBash('lexiko', 'rep')).toEqual(['replay', 'reports']);
    expect(await offeredByBash('lexiko', 'help', 'mo')).toEqual(['moves']);
    expect(await offeredByBash('lexiko', 'moves', '--pre')).toEqual(['--preset']);
    expect(await offeredByBash('lexiko', 'moves', '--preset', 'cro')).toEqual(['crosswords']);
    expect(await offeredByBash('lexiko', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await offeredByBash('lexiko', 'words', 'pr')).toEqual(['probability', 'prefix']);
    expect(await offeredByBash('lexiko', 'words', 'check', 'pr')).toEqual(['']);
    expect(await offeredByBash('lexiko', 'replay', 'game')).toEqual(['']);
  });

  test.each(['bash', 'zsh', 'fish'])(
    'in %s knows every command with every option and choice',
    async (shell) => {
      const { status, out } = await runCommand(['completion', shell]);
      expect(status).toBe(0);
      for (const name of COMMAND_NAMES) {
        const lines = out.split('\n').filter((line) => new RegExp(`\\b${name}\\b`, 'u').test(line));
        const { options, parts = [] } = await COMMANDS[name]();
        expect(lines.filter((line) => parts.every((part) => line.includes(part)))).not.toEqual([]);
        for (const [option, { choices = [] }] of Object.entries(options)) {
          const known = lines.filter((line) =>
            line.includes(shell === 'fish' ? `-l ${option}` : `--${option}`),
          );
          expect(known, `${name} ${option}`).not.toEqual([]);
          expect(known.filter((line) => choices.every((choice) => line.includes(choice)))).not.toEqual([]);
        }
      }
    },
  );

  test.each([[[]], [['powershell']], [['bash', 'zsh']]])('asks for one shell instead of %j', async (args) => {
    expect(await runCommand(['completion', ...args])).toEqual({
      status: 2,
      out: '',
      err: 'lexiko completion: Name your shell: bash, zsh or fish.\n',
    });
  });
});
