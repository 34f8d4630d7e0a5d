/** What a best play is an example of. */

import { configure } from '@lexiko/rules';
import { withLaid } from '@lexiko/rules/board';
import { parseMove } from '@lexiko/rules/notation';
import { expect, test } from 'vitest';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { isOfTopic, kindOfTopic, PUZZLE_TOPICS, themeOf } from '../src/puzzles/theme.ts';

const configured = configure({ preset: 'standard-2007', sides: 2, options: {} });
if (!configured.ok) throw new Error(configured.error.code);
const ruleset = configured.value;
const { layout, tiles } = ruleset;
const EMPTY = Array.from({ length: layout.width * layout.height }, () => '');

function placed(board: readonly string[], text: string) {
  const move = parseMove({ board, layout, tiles }, text);
  if (!move.ok) throw new Error(move.error.code);
  return move.value;
}

/** HORN lies on the board; `text` is the answer. */
function answering(text: string, leave: number, kind: Puzzle['kind'] = 'best'): Puzzle {
  const board = withLaid(EMPTY, placed(EMPTY, '8F HORN'));
  const answers = [{ placed: placed(board, text), score: 20, worth: 20 + leave }];
  const position = { board, rack: [], other: null, scores: [0, 0] } as const;
  return { kind, position, square: null, answers, margin: 9, difficulty: 'easy' };
}

test.each([
  ['A play along another, with three words across, is parallel', '9F OBE', 0, 'parallel'],
  ['Blanks make no difference', '9F oBe', 0, 'parallel'],
  ['Two words across are not enough', '9H BE', 0, null],
  ['A play through a word is none', 'G6 FA(O)M', 0, null],
  ['Few tiles for the sake of the leave are fishing', '9H BE', 8, 'fishing'],
  ['A leave that is worth less is not', '9H BE', 7.9, null],
  ['Nor are many tiles, whatever the leave', 'G6 FA(O)MED', 12, null],
])('%s', (_what, text, leave, theme) => {
  expect(themeOf(ruleset, answering(text, leave))).toBe(theme);
});

test('Only best plays have themes, and each puzzle is of its kind and of its theme', () => {
  expect(themeOf(ruleset, answering('9F OBE', 0, 'hook'))).toBe(null);
  const parallel = answering('9F OBE', 0);
  expect(PUZZLE_TOPICS.filter((topic) => isOfTopic(ruleset, parallel, topic))).toEqual(['best', 'parallel']);
  expect(kindOfTopic('parallel')).toBe('best');
  expect(kindOfTopic('hook')).toBe('hook');
});
