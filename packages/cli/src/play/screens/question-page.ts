/** A page with a question below, for the set-up. */

import { FRAME_COLUMNS, type Terminal } from '../terminal/terminal.ts';
import { line, plainText, wrap, type Line } from '../terminal/styled-text.ts';

/** The answer, trimmed; `null` if the user quits. `notice` says what was wrong with the last one. */
export async function askOnPage(
  terminal: Terminal,
  lines: readonly Line[],
  prompt: string,
  notice: readonly string[] = [],
): Promise<string | null> {
  const page = [
    ...lines,
    line(''),
    ...notice.flatMap((text) => wrap(text, FRAME_COLUMNS)).map((text) => line(text, 'notice')),
  ];
  const answer = await terminal.ask({
    frame: () => ({ lines: page, cursor: null }),
    news: [],
    notice,
    frameKey: page.map(plainText).join('\n'),
    prompt,
    untilMs: null,
  });
  return answer.kind === 'line' ? answer.text.trim() : null;
}
