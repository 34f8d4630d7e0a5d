/** The language of the command line: how it is chosen, and that every command explains itself in it. */

import { describe, expect, test } from 'vitest';
import { configure } from '@lexiko/rules';
import { TERMINAL_LANGUAGES } from '@lexiko/texts';
import { COMMAND_NAMES as NAMES, COMMANDS } from '../src/command-table.ts';
import { helpText } from '../src/help-text.ts';
import { languageOf, loadTexts } from '../src/language.ts';
import { lineWidth } from '../src/play/terminal/styled-text.ts';
import { helpLines } from '../src/play/text/help-text.ts';
import { fixture, runCommand } from './command-run.ts';

const OPENING = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 DEGILST/ 0/0 0';

describe('the language', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de' }, 'de'],
    [{ LANG: 'den_CA' }, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LANG: 'de_AT.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'de_CH.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: '' }, 'de'],
  ])('follows from %j', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });

  test.each([
    [['--language', 'de', 'words', 'check', 'QQQQ']],
    [['words', 'check', 'QQQQ', '--language=de']],
  ])('is what %j says, whatever the environment', async (args) => {
    const { status, out } = await runCommand(args, '', { LANG: 'en_GB.UTF-8' });
    expect({ status, out }).toEqual({
      status: 1,
      out: 'QQQQ ist ungültig: steht nicht im Wörterbuch.\n',
    });
  });

  test.each([[['words', '--language', 'xx']], [['--language']]])('%j is refused', async (args) => {
    const { status, out, err } = await runCommand(args, '', { LANG: 'de_DE.UTF-8' });
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(
      /^lexiko: Die Kommandozeile spricht Deutsch \(de\) und Englisch \(en\), aber nicht „.*“\.\n$/u,
    );
  });

  test('does not change what programs read', async () => {
    const faulty = '#player1 A Ann\n#player2 B Ben\n>A: HORN 8F HORN +15 15\n';
    for (const args of [
      ['replay', '-', '--json'],
      ['analyze', fixture('guide-game/guide-game.gcg'), '--static', '--json'],
      ['words', 'check', 'HORN', 'QQQQ', '--json'],
      ['moves', '--cgp', OPENING, '--json'],
      ['sim', '--cgp', OPENING, '--candidates', '2', '--iterations', '16', '--threads', '1', '--json'],
    ]) {
      const [en, de] = await Promise.all(
        TERMINAL_LANGUAGES.map((language) => runCommand([...args, '--language', language], faulty)),
      );
      expect(de, args[0]).toEqual(en);
    }
  });

  test.each([
    [
      'judge',
      JSON.stringify({ id: 'a', preset: 'deluxe', options: { 'dictionary.id': 'nope' } }),
      /"error":"\w/u,
    ],
    ['ucgi', 'position cgp nowhere\ngo\nguess\n', /^info error \w.*\ninfo error \w.*\ninfo error /u],
  ])('does not change what %s answers to what it can’t read', async (command, input, answer) => {
    const { out } = await runCommand([command], input);
    expect(out).toMatch(answer);
    expect((await runCommand([command, '--language', 'de'], input)).out).toBe(out);
  });

  test('does not change the numbers of a tournament', async () => {
    const args = ['tournament', '--players', 'beginner,easy', '--games', '2', '--threads', '1', '--json'];
    const { status, out } = await runCommand(args);
    expect(status).toBe(0);
    expect((await runCommand([...args, '--language', 'de'])).out).toBe(out);
  });
});

describe.each(TERMINAL_LANGUAGES)('the help in %s', (language) => {
  test('at the table is not cut off at 80 columns', async () => {
    const ruleset = configure({ preset: 'deluxe' });
    if (!ruleset.ok) throw new Error(ruleset.error.code);
    const lines = helpLines(await loadTexts(language), ruleset.value, 'screen');
    expect(Math.max(...lines.map(lineWidth))).toBeLessThan(80);
  });

  test('lists every command', async () => {
    const { status, out } = await runCommand(['--help', '--language', language]);
    expect(status).toBe(0);
    for (const name of NAMES) expect(out).toContain(`  ${name} `);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(80);
  });

  test.each(NAMES)('explains every option that %s reads, and no other', async (name) => {
    const texts = await loadTexts(language);
    const command = await COMMANDS[name]();
    const { options } = texts.help[name];
    expect(Object.keys(options).toSorted()).toEqual(Object.keys(command.options).toSorted());
    for (const [option, [typed]] of Object.entries(options))
      expect(typed).toMatch(new RegExp(`^--${option}(?: |$)`, 'u'));
    const help = helpText(texts, name, command);
    for (const option of Object.keys(command.options)) expect(help).toContain(`--${option}`);
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThan(80);
    expect(help.endsWith('\n')).toBe(true);
  });
});
