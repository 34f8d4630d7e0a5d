/** What players type for a turn, in languages where a letter has several characters. */

import { describe, expect, test } from 'vitest';
import { createFromPosition, replay, viewFor, type PlayerView } from '../../src/index.ts';
import { parseTurnCommand, parseTypedTiles } from '../../src/entries/notation.ts';

/** A Spanish board with a word from the middle on, if any, and this rack to move. */
function spanishView(rack: readonly string[], word: readonly string[] = []): PlayerView {
  const created = createFromPosition(
    { preset: 'standard-2007', sides: 2, options: { 'letters.language': 'spanish', 'dictionary.id': 'any' } },
    {
      board: Array.from({ length: 225 }, (_, square) => word[square - 112] ?? ''),
      racks: [rack, []],
      pool: Array.from({ length: 20 }, () => 'A'),
      scores: [0, 0],
      turn: 0,
      passes: 0,
      zones: null,
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new Error(created.error.code);
  return viewFor(replay(created.value), 0);
}

describe('tiles to exchange', () => {
  test.each<[text: string, rack: readonly string[], tiles: readonly string[]]>([
    ['[CH]A', ['CH', 'A', 'C', 'H'], ['CH', 'A']],
    ['CHA', ['CH', 'A', 'E'], ['CH', 'A']],
    ['cha', ['C', 'H', 'A', 'CH'], ['C', 'H', 'A']],
    ['? ll', ['?', 'LL', 'A'], ['?', 'LL']],
  ])('“%s” are those of the rack %s that it can mean', (text, rack, tiles) => {
    const parsed = parseTurnCommand(spanishView(rack), 0, `exchange ${text}`);
    expect(parsed).toEqual({ ok: true, value: { type: 'exchange', seat: 0, tiles } });
  });

  test('are letters, brackets and blanks, and nothing else', () => {
    expect(parseTypedTiles('a, b ?')).toEqual(['A', 'B', '?']);
    expect(parseTypedTiles('A1')).toBeNull();
    expect(parseTypedTiles('[C')).toBeNull();
  });
});

describe('a word that is rearranged', () => {
  test.each<[text: string, rack: readonly string[], word: readonly string[]]>([
    ['CHOCA', ['CH', 'A'], ['CH', 'O', 'C', 'A']],
    ['[CH]OCA', ['CH', 'C', 'H'], ['CH', 'O', 'C', 'A']],
    ['CHOCA', ['CH', 'C', 'H'], ['C', 'H', 'O', 'C', 'A']],
    ['chOCA', ['?', 'E'], ['ch', 'O', 'C', 'A']],
  ])('“%s” with %s on the rack is the tiles that it can mean', (text, rack, word) => {
    const parsed = parseTurnCommand(spanishView(rack, ['O', 'C', 'A']), 0, `rearrange 8H ${text}`);
    expect(parsed).toMatchObject({ ok: true, value: { type: 'rearrange', from: [112, 113, 114], word } });
  });
});
