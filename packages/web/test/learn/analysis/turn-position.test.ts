/** The position before an analysed turn, handed over to the position editor. */

import { describe, expect, it } from 'vitest';
import { settingOf } from '../../../src/learn/editor/position-setting.ts';
import { readPositionText } from '../../../src/learn/editor/position-text.ts';
import { readGameText, type SourceGame } from '../../../src/learn/analysis/source/game-source.ts';
import { positionOfTurn } from '../../../src/learn/analysis/shown/turn-position.ts';
import { LEXICA } from '@lexiko/words';

function gameOf(text: string): SourceGame {
  const source = readGameText(text, 'standard-2007');
  if (!source.ok) throw new Error(source.error.code);
  return source.value;
}

const source = gameOf('>a: HORNAEI 8F HORN +14 14\n>b: FARMETU H6 FA.M +9 9\n>a: AEI 9C AI +4 18\n');

describe('the position of a turn', () => {
  it('is read by the editor with board, rack, scores and who is on turn', () => {
    const [, turn] = source.turns;
    if (turn === undefined) throw new Error('the game has turns');
    const text = positionOfTurn(source, turn) ?? '';
    const lexicon = LEXICA.find(({ language }) => language === 'english');
    if (lexicon === undefined) throw new Error('there is an English dictionary');
    const { ruleset, config } = settingOf({ preset: 'standard-2007' }, lexicon);
    const read = readPositionText(text, { preset: 'deluxe', ruleset, config, turn: null });
    if (!read.ok) throw new Error(read.error.code);
    const { position } = read.value;
    expect(position.preset).toBe('standard-2007');
    expect(position.board).toEqual(turn.board);
    // A position as text begins with the side to move.
    expect([position.turn, position.racks, position.scores]).toEqual([0, ['FARMETU', ''], [0, 14]]);
  });

  it('is not there where part of the rack is unknown, with more sides, or by rules of its own', () => {
    const [first, , third] = source.turns;
    if (first === undefined || third === undefined) throw new Error('the game has turns');
    expect(positionOfTurn(source, first)).not.toBeNull();
    expect(positionOfTurn(source, third)).toBeNull();
    const three = gameOf('>a: HORNAEI 8F HORN +14 14\n>b: FARMETU H6 FA.M +9 9\n>c: AEIOURT - +0 0\n');
    const [ofThree] = three.turns;
    expect(ofThree === undefined ? null : positionOfTurn(three, ofThree)).toBeNull();
    const { ruleset } = source;
    const own = { ...source, ruleset: { ...ruleset, rack: { ...ruleset.rack, size: 9 } } };
    expect(positionOfTurn(own, first)).toBeNull();
  });
});
