/** A page with a question under it, as the set-up of a game asks them. */

import { FRAME_COLUMNS, type Terminal } from '../terminal/terminal.ts';
import { line, plainText, wrap, type Line } from '../terminal/styled-text.ts';

/** What is typed under the page, trimmed; `null` if somebody stops. What was wrong before stands below the page. */
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
    heard: [],
    notice,
    situation: page.map(plainText).join('\n'),
    prompt,
    untilMs: null,
  });
  return answer.kind === 'line' ? answer.text.trim() : null;
}
