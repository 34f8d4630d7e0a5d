/** The rulebook as every edition tells it: all of its sections, written out. */

import { configure, PRESET_IDS, type Ruleset } from '@lexiko/rules';
import type { RulebookTexts } from '../src/en/rulebook/rulebook.ts';

/** What changes many sections at once. */
const AGREED: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { 'words.validation': 'auto' },
  { 'challenge.graceSeconds': 1 },
  { 'clock.seconds': 60, 'clock.increment': 1 },
  { 'timer.seconds': 180 },
  { 'timer.days': 1 },
  { 'timer.days': 3 },
  { 'firstWord.min': 4 },
  { 'shift.anagram': 'on', 'shift.recycle': 'on', 'blank.retrieve': 'on' },
  { 'cw.partners': 'on', sides: 4 },
];

function games(): readonly Ruleset[] {
  return PRESET_IDS.flatMap((preset) =>
    AGREED.flatMap((options) => {
      const teams = preset === 'school' ? { teamSizes: [2, 2] } : {};
      const configured = configure({ preset, sides: 2, ...teams, options });
      return configured.ok ? [configured.value] : [];
    }),
  );
}

export function readBook({ chapters, sections }: RulebookTexts): Readonly<Record<string, unknown>> {
  const all = games();
  const read: Record<string, unknown> = { chapters };
  for (const [id, { title, body }] of Object.entries(sections))
    read[id] = [title, ...new Set(all.flatMap((ruleset) => body(ruleset)))];
  return read;
}
