/** A play that is laid on the companion's board, by tapped or typed letters, is entered as it lies. */

import { formatGcg, type GcgGame } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { NO_FEEDBACK } from '../../src/page/feedback/feedback.ts';
import { entryTable, lettersLeft } from '../../src/paper/entry-table.ts';
import { entrySnapshot, framesOf } from '../../src/paper/paper-game.ts';
import { configFor, entered, newPaperGame, nextPlayer } from '../../src/paper/paper-rules.ts';
import type { Table } from '../../src/table/table.ts';

/** The table on which the next turn of a game is laid, and the game as it is after what was entered there. */
function entering(game: GcgGame): { readonly table: Table; readonly game: () => GcgGame } {
  let now = game;
  const show = (): void => {
    const config = configFor(now);
    const frame = framesOf(now, config).at(-1);
    if (frame !== undefined) table.receive(entrySnapshot(now, config, frame, nextPlayer(now)));
  };
  const table = entryTable((tiles) => {
    const next = entered(now, { kind: 'laid', tiles });
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
    show();
  }, NO_FEEDBACK);
  show();
  return { table, game: () => now };
}

function lay({ laying }: Table, square: number, letters: string): void {
  laying.tapSquare(square);
  for (const letter of letters)
    laying.typeLetter(letter.toUpperCase(), letter === letter.toUpperCase() ? 'letter' : 'blank');
}

function lines(game: GcgGame): readonly string[] {
  return formatGcg(game)
    .split('\n')
    .filter((line) => line.startsWith('>'));
}

const CENTRE = 7 * 15 + 7;

describe('a play laid in the companion', () => {
  it('is written with its blank, and the next one with the letters that it goes through', () => {
    const { table, game } = entering(newPaperGame(['Ann', 'Ben'], 'standard-2007', 'none'));
    lay(table, CENTRE - 2, 'HoRN');
    table.laying.commit();
    // The same square twice: downwards.
    table.laying.tapSquare(CENTRE - 15);
    lay(table, CENTRE - 15, 'AT');
    table.laying.commit();
    expect(lines(game())).toEqual(['>player1:  8F HoRN +12 12', '>player2:  H7 A.T +3 3']);
  });

  it('offers every letter that has not turned up, until it lies on the board', () => {
    const { table } = entering(newPaperGame(['Ann', 'Ben'], 'standard-2007', 'none'));
    lay(table, CENTRE, 'QUiZ');
    expect(['Q', 'U', 'I', 'Z', '?'].map((tile) => lettersLeft(table).get(tile) ?? 0)).toEqual([
      0, 3, 9, 0, 1,
    ]);
    table.laying.takeBack();
    expect(lettersLeft(table).get('Z')).toBe(1);
  });

  it('is not entered before it can lie there', () => {
    const { table, game } = entering(newPaperGame(['Ann', 'Ben'], 'standard-2007', 'none'));
    lay(table, 0, 'HORN');
    table.laying.commit();
    expect(lines(game())).toEqual([]);
    expect(table.notice.value?.tone).toBe('refused');
    expect(table.draft.value.laidOut).toHaveLength(4);
  });

  it('makes one tile of C and H where CH is a letter', () => {
    const { table, game } = entering(newPaperGame(['Ana', 'Luis'], 'standard-2007', 'none', 'spanish'));
    lay(table, CENTRE, 'CH');
    lay(table, CENTRE + 1, 'E');
    table.laying.commit();
    expect(lines(game())).toEqual(['>player1:  8H [CH]E +12 12']);
  });
});
