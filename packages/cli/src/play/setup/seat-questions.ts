/** Who sits at the table, asked seat by seat: a person or team by name, a computer by its level. */

import { belongsTo, err, MAX_SIDES, ok, PRESETS, type PresetId, type Result } from '@lexiko/rules';
import type { Terminal } from '../terminal/terminal.ts';
import { askOnPage } from '../screens/question-page.ts';
import { levelLines, levelTyped } from './quick-start.ts';
import { parseSeating, titleOf, type Seating } from './seating.ts';
import { line, type Line } from '../terminal/styled-text.ts';

const TEAMS = 2;

/** `notice`: what was wrong with those named before. `null` if somebody stops. */
export async function askSeating(
  terminal: Terminal,
  preset: PresetId,
  notice: readonly string[],
): Promise<Seating | null> {
  const most = PRESETS[preset].teams ? TEAMS : MAX_SIDES;
  let entries: readonly string[] = [];
  let seating: Seating = [];
  let wrong = notice;
  while (seating.length < most) {
    const text = await askOnPage(
      terminal,
      seatPage(preset, seating),
      `Seat ${seating.length + 1}${seating.length === 0 ? '' : ' (Enter: nobody else)'}: `,
      wrong,
    );
    if (text === null) return null;
    if (text === '' && seating.length > 0) return seating;
    const next = seated([...entries, entryTyped(text)]);
    if (next.ok) [entries, seating, wrong] = [next.value.entries, next.value.seating, []];
    else wrong = [next.error];
    // Whoever names several at once names all.
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
): Result<{ entries: readonly string[]; seating: Seating }, string> {
  const seating = parseSeating(entries.join(','));
  return seating.ok ? ok({ entries, seating: seating.value }) : err(seating.error);
}

function seatPage(preset: PresetId, seating: Seating): readonly Line[] {
  const { title, teams } = PRESETS[preset];
  const who = teams
    ? 'A team with its members (Reds:Ann+Cy), or a computer by number:'
    : 'A name, or a computer by number:';
  const alone = teams || !belongsTo('solitaire.mode', preset) ? '' : ' One name alone plays solitaire.';
  const all = teams ? 'Reds:Ann+Cy,computer:hard' : 'Ann,Ben,computer:hard';
  return [
    line(title, 'strong'),
    line(''),
    line('Who plays? Clockwise, seat by seat.'),
    ...(seating.length === 0 ? [] : [line(`So far: ${seating.map(titleOf).join(', ')}`)]),
    line(''),
    line(who),
    ...levelLines(),
    line(''),
    line(`Or all at once: ${all}.${alone}`, 'dim'),
  ];
}
