/** How training tells of itself: a bar that is drawn over on a terminal, and a line for each generation anywhere. */

import type { Io } from '../command.ts';
import type { CourseOrder, CourseProgress } from './course.ts';

const WIDTH = 30;
const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001b[K';

export function trainingProgress(
  { stderr, stdout, texts }: Io,
  { generations }: CourseOrder,
): (step: CourseProgress) => void {
  const { progress, training } = texts.computerGames;
  const isTerminal = stdout.isTTY === true;
  let drawnMs = 0;
  return (step) => {
    const generation = generations === 1 ? '' : `${training.generation(step.generation, generations)}, `;
    if (step.kind === 'played') {
      const games = training.played(step.games, texts.report.numbers.tenths(step.score));
      stderr.write(`${isTerminal ? CLEAR_LINE : ''}${generation}${games}\n`);
      return;
    }
    if (!isTerminal || (step.done < step.of && Date.now() - drawnMs < REDRAW_MS)) return;
    drawnMs = Date.now();
    const filled = Math.round((WIDTH * step.done) / step.of);
    const what = step.kind === 'games' ? progress(step.done, step.of) : training.fitting;
    stderr.write(
      `${CLEAR_LINE}[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${generation}${what}${step.done === step.of ? CLEAR_LINE : ''}`,
    );
  };
}
