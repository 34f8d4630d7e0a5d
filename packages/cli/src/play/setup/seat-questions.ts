/** Asks seat by seat who plays: a person or team by name, a computer by level. */

import { err, ok, PRESETS, type PresetId, type Result } from '@lexiko/rules';
import { belongsTo, MAX_SIDES } from '@lexiko/rules/options';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Saying } from '../../command.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { askOnPage } from '../screens/question-page.ts';
import { levelLines, levelTyped } from './quick-start.ts';
import { parseSeating, titleOf, type Seating } from './seating.ts';
import { line, type Line } from '../terminal/styled-text.ts';

const TEAMS = 2;

/** `notice`: what was wrong with the last answer. `null` if the user quits. */
export async function askSeating(
  terminal: Terminal,
  preset: PresetId,
  notice: readonly string[],
): Promise<Seating | null> {
  const { texts } = terminal;
  const { terminalSetup } = texts;
  const most = PRESETS[preset].teams ? TEAMS : MAX_SIDES;
  let entries: readonly string[] = [];
  let seating: Seating = [];
  let wrong = notice;
  while (seating.length < most) {
    const text = await askOnPage(
      terminal,
      seatPage(texts, preset, seating),
      `${(seating.length === 0 ? terminalSetup.seat : terminalSetup.nextSeat)(seating.length + 1)} `,
      wrong,
    );
    if (text === null) return null;
    if (text === '' && seating.length > 0) return seating;
    const next = seated([...entries, entryTyped(text)]);
    if (next.ok) [entries, seating, wrong] = [next.value.entries, next.value.seating, []];
    else wrong = [next.error(texts)];
    // Several names at once are all the players.
    if (next.ok && text.includes(',')) return seating;
  }
  return seating;
}

function entryTyped(text: string): string {
  const level = levelTyped(text);
  return level === null ? text : `computer:${level}`;
}

function seated(
  entries: readonly string[],
): Result<{ entries: readonly string[]; seating: Seating }, Saying> {
  const seating = parseSeating(entries.join(','));
  return seating.ok ? ok({ entries, seating: seating.value }) : err(seating.error);
}

function seatPage(texts: TerminalTexts, preset: PresetId, seating: Seating): readonly Line[] {
  const { terminalSetup } = texts;
  const { title } = texts.presets[preset];
  const { teams } = PRESETS[preset];
  const who = teams ? terminalSetup.teamOrComputer : terminalSetup.nameOrComputer;
  const alone = teams || !belongsTo('solitaire.mode', preset) ? '' : ` ${terminalSetup.oneName}`;
  const all = teams ? 'Reds:Ann+Cy,computer:hard' : 'Ann,Ben,computer:hard';
  return [
    line(title, 'strong'),
    line(''),
    line(terminalSetup.whoPlays),
    ...(seating.length === 0
      ? []
      : [line(terminalSetup.soFar(seating.map((side) => titleOf(texts, side)).join(', ')))]),
    line(''),
    line(who),
    ...levelLines(terminalSetup),
    line(''),
    line(`${terminalSetup.allAtOnce(all)}${alone}`, 'dim'),
  ];
}
