/** Setting up a position: typing, reading texts, what is impossible, and what the analysis and the table make of it. */

import { describe, expect, it } from 'vitest';
import type { LanguageId } from '@lexiko/languages';
import { isLaidBlank } from '@lexiko/rules/board';
import { parseCgp } from '@lexiko/rules/notation';
import type { Cursor } from '@lexiko/table/draft';
import { GUIDE_GAME } from '../../src/learn/trainer/worked-games.ts';
import { readGameText } from '../../src/learn/analysis/source/game-source.ts';
import {
  bagOf,
  configOf,
  emptyPosition,
  formatPosition,
  positionFaults,
  rulesetOfConfig,
  splitOrJoined,
  withKey,
  withoutLast,
  withRack,
  withScore,
  type EditedPosition,
  type Typed,
} from '../../src/learn/editor/edited-position.ts';
import { readPositionText } from '../../src/learn/editor/position-text.ts';

const CENTRE: Cursor = { square: 112, direction: 'across' };

function settingOf(language: LanguageId) {
  const config = configOf({ preset: 'standard-2007' }, { language, id: language });
  return { config, ruleset: rulesetOfConfig(config) };
}

/** Types letter by letter from the centre. */
function typed(language: LanguageId, keys: string): Typed {
  const { ruleset } = settingOf(language);
  let at: Typed = { position: emptyPosition('standard-2007', ruleset), cursor: CENTRE };
  for (const key of keys) {
    const upper = key.toUpperCase();
    const options = { asBlank: key !== upper, goesOn: at.cursor.square !== CENTRE.square };
    at = withKey(at, ruleset, upper, options) ?? at;
  }
  return at;
}

function laidOf({ board }: Pick<EditedPosition, 'board'>): readonly string[] {
  return board.filter((laid) => laid !== '');
}

function read(text: string, turn: number | null = null, language: LanguageId = 'english') {
  return readPositionText(text, { ...settingOf(language), preset: 'standard-2007', turn });
}

describe('typing on the board', () => {
  it('writes letters and blanks along the arrow, and takes them back', () => {
    const { ruleset } = settingOf('english');
    const horn = typed('english', 'HoRN');
    expect(laidOf(horn.position)).toEqual(['H', 'o', 'R', 'N']);
    expect(isLaidBlank('o')).toBe(true);
    const shorter = withoutLast(withoutLast(horn, ruleset), ruleset);
    expect(laidOf(shorter.position)).toEqual(['H', 'o']);
    expect(shorter.cursor.square).toBe(114);
  });

  it('makes one tile of C and H where the language has CH, and two again by a key', () => {
    const { ruleset } = settingOf('spanish');
    const chorro = typed('spanish', 'CHORRO');
    expect(laidOf(chorro.position)).toEqual(['CH', 'O', 'RR', 'O']);
    const split = splitOrJoined(typed('spanish', 'CH'), ruleset);
    expect(laidOf(split.position)).toEqual(['C', 'H']);
    expect(laidOf(splitOrJoined(split, ruleset).position)).toEqual(['CH']);
  });

  it('knows no tile for a letter of another language', () => {
    const { ruleset } = settingOf('english');
    const start = { position: emptyPosition('standard-2007', ruleset), cursor: CENTRE };
    expect(withKey(start, ruleset, 'Ł', { asBlank: false, goesOn: false })).toBeNull();
  });
});

describe('what is wrong with a position', () => {
  const { ruleset } = settingOf('english');
  const horn = withRack(typed('english', 'HORN').position, 0, 'AEIOURS');

  it('is nothing if tiles, racks and squares are possible', () => {
    expect(positionFaults(horn, ruleset)).toEqual([]);
    expect(bagOf(horn, ruleset.tiles)).toHaveLength(100 - 4 - 7);
  });

  it('names tiles that the box has not so often, on board and racks together', () => {
    const greedy = withRack(horn, 0, 'ZZ');
    expect(positionFaults(greedy, ruleset)).toEqual([{ code: 'TOO_MANY', tile: 'Z', held: 1, used: 2 }]);
  });

  it('names racks that cannot be, and tiles that hang in the air', () => {
    expect(positionFaults(withRack(horn, 0, ''), ruleset)).toEqual([{ code: 'NO_RACK' }]);
    expect(positionFaults(withRack(horn, 1, 'AEIOURST'), ruleset)).toEqual([
      { code: 'LONG_RACK', seat: 1, size: 7 },
    ]);
    expect(positionFaults(withRack(horn, 1, 'A1'), ruleset)).toEqual([{ code: 'NOT_A_RACK', seat: 1 }]);
    const apart = { ...horn, board: horn.board.with(0, 'A').with(112, '') };
    expect(positionFaults(apart, ruleset).map(({ code }) => code)).toEqual(['OFF_CENTRE', 'APART']);
  });
});

describe('a position in text', () => {
  it('is read as it was written, with rules and dictionary, the side to move first', () => {
    const { ruleset } = settingOf('spanish');
    const { position } = typed('spanish', 'CHORRO');
    const filled = withScore(withRack(withRack(position, 1, 'AE?[LL]'), 0, 'Ñ'), 1, 42);
    const written = formatPosition({ ...filled, turn: 1 }, ruleset, 'spanish');
    expect(written).toContain('[CH]O[RR]O');
    expect(written).toContain(' AE?[LL]/Ñ 42/0 0 lex spanish; rules standard-2007;');
    const back = read(written, null, 'spanish');
    expect(back.ok && back.value).toEqual({
      position: { ...filled, turn: 0, racks: ['AE?[LL]', 'Ñ'], scores: [42, 0] },
      lexicon: 'spanish',
    });
  });

  it('can be a game before one of its turns', () => {
    const third = read(GUIDE_GAME, 3);
    expect(third.ok && third.value.position).toMatchObject({
      racks: ['AEPST', ''],
      scores: [14, 9],
      turn: 0,
    });
    expect(third.ok && laidOf(third.value.position)).toHaveLength(7);
    expect(read(GUIDE_GAME, 99)).toEqual({ ok: false, error: { code: 'NO_SUCH_TURN', turns: 34 } });
  });

  it('can be a list of plays', () => {
    const plays = read('8F HORN\nH6 FA.M');
    expect(plays.ok && laidOf(plays.value.position)).toHaveLength(7);
    expect(read('8F HORN\nH6 XXXXXXXXXXXX')).toEqual({
      ok: false,
      error: { code: 'BAD_PLAY', text: 'H6 XXXXXXXXXXXX' },
    });
  });

  it('is refused with a reason if it is anything else', () => {
    expect(read('')).toEqual({ ok: false, error: { code: 'UNREADABLE' } });
    expect(read('3/3/3 ABC/ 0/0 0')).toEqual({ ok: false, error: { code: 'OTHER_BOARD' } });
  });

  it('is analysed by the rules that it names', () => {
    const { ruleset } = settingOf('english');
    const horn = { ...withRack(typed('english', 'HORN').position, 0, 'AEIOURS'), preset: 'deluxe' as const };
    const source = readGameText(formatPosition(horn, ruleset, 'english'), 'standard-2007');
    expect(source.ok && source.value.config.preset).toBe('deluxe');
    expect(parseCgp(formatPosition(horn, ruleset, 'english')).ok).toBe(true);
  });
});
