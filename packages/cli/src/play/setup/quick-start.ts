/** The first screen: a quick game against a computer, or a custom game; and the choice of a level. */

import { LEVELS, type Level } from '@lexiko/engine';
import type { PresetId } from '@lexiko/rules';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Environment } from '../../words/data-folder.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { askOnPage } from '../screens/question-page.ts';
import { cleanName, DEFAULT_LEVEL } from './seating.ts';
import { line, type Line } from '../terminal/styled-text.ts';

/** The rulebook of a quick game. */
export const QUICK_PRESET: PresetId = 'standard-2007';

/** The levels with the numbers to type. */
export function levelLines({ levels }: TerminalTexts['terminalSetup']): readonly Line[] {
  return LEVELS.map((level, at) => line(`  ${at + 1}  ${level.padEnd(9)} ${levels[level]}`));
}

/** By number or name; `null` if there is no such level. */
export function levelTyped(text: string): Level | null {
  return LEVELS.find((level, at) => text === String(at + 1) || text.toLowerCase() === level) ?? null;
}

/** `null` if the user quits. */
export async function askFirst(terminal: Terminal): Promise<'quick' | 'table' | null> {
  const { presets, terminalSetup } = terminal.texts;
  const { menu } = terminalSetup;
  const lines = [
    line('LEXIKO', 'strong'),
    line(''),
    line(`  1  ${menu.computer.padEnd(24)} ${menu.computerAbout(presets[QUICK_PRESET].title)}`),
    line(`  2  ${menu.table.padEnd(24)} ${menu.tableAbout}`),
  ];
  let notice: readonly string[] = [];
  for (;;) {
    const text = await askOnPage(terminal, lines, `${terminalSetup.number(1)} `, notice);
    if (text === null) return null;
    if (text === '' || text === '1') return 'quick';
    if (text === '2') return 'table';
    notice = [terminalSetup.noChoice(text)];
  }
}

/** `about` describes the game that the answer starts. `null` if the user quits. */
export async function askLevel(terminal: Terminal, about: readonly string[]): Promise<Level | null> {
  const { terminalSetup } = terminal.texts;
  const lines = [
    line(terminalSetup.whichLevel, 'strong'),
    line(''),
    ...levelLines(terminalSetup),
    ...(about.length === 0 ? [] : [line('')]),
    ...about.map((text) => line(text, 'dim')),
  ];
  const usual = LEVELS.indexOf(DEFAULT_LEVEL) + 1;
  let notice: readonly string[] = [];
  for (;;) {
    const text = await askOnPage(terminal, lines, `${terminalSetup.numberOrName(usual)} `, notice);
    if (text === null) return null;
    const level = text === '' ? DEFAULT_LEVEL : levelTyped(text);
    if (level !== null) return level;
    notice = [terminalSetup.noLevel(text)];
  }
}

/** The user's login name, if it looks like a name. */
export function ownName(env: Environment): string {
  const login = cleanName(env['USER'] ?? env['USERNAME'] ?? '');
  const isName = /^\p{L}[\p{L}\d .-]*$/u.test(login) && !['root', 'computer'].includes(login.toLowerCase());
  return isName ? login.charAt(0).toUpperCase() + login.slice(1) : 'Ann';
}
