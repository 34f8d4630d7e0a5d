/**
 * What was learnt as a source file of the engine, so that every host has it without reading a file. It belongs in the folder
 * of its language: `judgement/learnt/<language>/standard-leaves.ts`.
 */

import { configure, PRESETS, type GameConfig } from '@lexiko/rules';
import type { LeaveText, WinTable } from '@lexiko/engine/moves';
import type { CourseOrder } from './course.ts';

export function leavesSource({ counts, longest, values }: LeaveText, order: CourseOrder): string {
  return `${opening('Leaves', order)}
import type { LeaveText } from '../../leave-text.ts';

export const ${constantName(order)}_LEAVES: LeaveText = {
  // prettier-ignore
  counts: [${counts.join(', ')}],
  longest: ${longest},
  values: \`
${values.trimEnd()}
\`,
};
`;
}

export function winsSource({ gains }: WinTable, order: CourseOrder): string {
  return `${opening('Win chances', order)}
import type { WinTable } from '../../win-chance.ts';

// prettier-ignore
export const ${constantName(order)}_WINS: WinTable = {
  gains: [
${gains.map((row) => `    [${row.join(', ')}],\n`).join('')}  ],
};
`;
}

function rackSizeOf(config: GameConfig): number {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new RangeError(`nothing was learnt from ${ruleset.error.code}`);
  return ruleset.value.rack.size;
}

function opening(what: string, { config, lexicon, games, generations, seed }: CourseOrder): string {
  const nine = rackSizeOf(config) === 9 ? ' with nine tiles' : '';
  const learnt = generations === 1 ? `${games} games` : `${generations} generations of up to ${games} games`;
  return `/** ${what} of ${config.preset}${nine}, ${lexicon}: made by \`lexiko train\` from ${learnt}, seed ${seed}. */\n`;
}

function constantName({ config }: CourseOrder): string {
  const { game } = PRESETS[config.preset];
  if (game !== 'classic') return game.toUpperCase();
  return rackSizeOf(config) === 9 ? 'NINE_TILES' : 'STANDARD';
}
