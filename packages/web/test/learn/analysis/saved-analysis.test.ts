/** Analyses that are saved: opened again with all that was found out, and never believed where they are damaged. */

import { asGame } from '@lexiko/analysis';
import { analysisHtml } from '@lexiko/analysis/report';
import { report as reportTexts } from '@lexiko/texts/en/analysis/report';
import { describe, expect, it } from 'vitest';
import { study } from '../../../../analysis/test/study-table.ts';
import { readGameText } from '../../../src/learn/analysis/source/game-source.ts';
import { Session, type SessionParts } from '../../../src/learn/analysis/session.ts';
import { Study } from '../../../src/study/study.ts';
import { formatSaved, parseSaved } from '../../../src/learn/analysis/saved-analysis.ts';
import { isOnBoard, isStudiedTurn } from '../../../src/learn/analysis/studied-turn-check.ts';

const GAME = `#player1 a Ann
#player2 b Bob
#lexicon CSW21
#note Played at the club.
>a: HORNAEI 8F HORN +14 14
#note A quiet start.
>b: FARMETU H6 FA.M +9 9
>a: AEIBCDE - +0 14
#note turn lost
`;

function sourceOf(text: string) {
  const source = readGameText(text, 'standard-2007');
  if (!source.ok) throw new Error(source.error.code);
  return source.value;
}

/** Nothing is asked. */
function unused(): never {
  throw new Error('nobody asks');
}

const source = sourceOf(GAME);
const studied = source.turns.map((turn) => study(turn, 8));

describe('a saved analysis', () => {
  const saved = { origin: source.origin, studied, deep: [0, 2] };
  const text = formatSaved(saved, { title: 'Ann – Bob' });

  it('is opened again with the game and everything that was found out', () => {
    const read = parseSaved(text);
    // What playouts brought is plain data, but for arrays of numbers that no list shows.
    expect(read).toEqual(JSON.parse(JSON.stringify(saved)));
    expect(read?.studied.every((one) => one !== null)).toBe(true);
    expect(sourceOf(read?.origin.text ?? '').turns).toEqual(source.turns);
  });

  it('says how the whole game was judged; older files and nonsense are judged as usual', () => {
    const dictionary = { id: 'english', name: 'Lexiko English' };
    const settings = { playouts: 2400, seconds: 10, plies: 4, inference: 'off', dictionary } as const;
    expect(parseSaved(formatSaved({ ...saved, settings }, {}))?.settings).toEqual(settings);
    expect(parseSaved(text)?.settings).toBeUndefined();
    for (const wrong of [{ playouts: -1 }, { playouts: 1e12 }, { inference: 'maybe' }, { dictionary: {} }]) {
      const changed = { ...settings, ...wrong } as typeof settings; // as somebody may have edited it
      const read = parseSaved(formatSaved({ ...saved, settings: changed }, {}));
      expect([read?.settings, read?.deep]).toEqual([undefined, [0, 2]]);
    }
    const parts = {
      study: new Study(() => unused(), 1),
      failure: { show: unused } as unknown as SessionParts['failure'],
    };
    expect(new Session(source, parts, { ...saved, settings }).saved().settings).toEqual(settings);
    expect(new Session(source, parts, saved).saved().settings).toMatchObject({
      playouts: 600,
      seconds: null,
      plies: 2,
      inference: 'on',
      dictionary,
    });
  });

  it('is not believed where it is damaged: such turns are looked into again', () => {
    expect(parseSaved('{')).toBe(null);
    expect(parseSaved('{"title":"x"}')).toBe(null);
    expect(parseSaved(text.replace('"preset":"standard-2007"', '"preset":"nonsense"'))).toBe(null);
    const damaged = parseSaved(text.replace('"equityLoss":', '"equityLost":'));
    expect(damaged?.studied.map((one) => one !== null)).toEqual([false, true, true]);
    const [first] = studied;
    expect(isStudiedTurn(first)).toBe(true);
    // Earlier versions kept no settings.
    expect(first?.analysis.settings?.plies).toBe(2);
    const { settings: _, ...earlier } = first?.analysis ?? {};
    expect(isStudiedTurn({ ...first, analysis: earlier })).toBe(true);
    const settings = { ...first?.analysis.settings, rivalRack: 'nonsense' };
    expect(isStudiedTurn({ ...first, analysis: { ...first?.analysis, settings } })).toBe(false);
    expect(isStudiedTurn({ ...first, facts: [{ kind: 'made-up' }] })).toBe(false);
    expect(isStudiedTurn({ ...first, replies: [{ score: 'many', squares: [] }] })).toBe(false);
    if (first === undefined) throw new Error('there is a turn');
    expect(isOnBoard(first, 225)).toBe(true);
    expect(isOnBoard({ ...first, replies: [{ score: 1, squares: [225] }] }, 225)).toBe(false);
    expect(isOnBoard({ ...first, replies: [{ score: 1, squares: [-1] }] }, 225)).toBe(false);
  });
});

describe('notes and the word list of a file', () => {
  it('belong to the turns they stand beside, and to the game', () => {
    expect(source.turns.map(({ notes }) => notes)).toEqual([['A quiet start.'], undefined, undefined]);
    expect(source.turns[2]?.act).toEqual({ kind: 'lost', cause: 'challenge' });
  });

  it('stand in the saved page, with boards after each turn', () => {
    const { file, ruleset, replayed } = source;
    const analysis = asGame(
      studied.map((one) => one.analysis),
      2,
    );
    const html = analysisHtml({ game: file.game, ruleset, replayed, analysis }, reportTexts);
    for (const part of [
      ' playouts of each move at most, 2 turns ahead, the opponent’s rack',
      'CSW21',
      'Played at the club.',
      'A quiet start.',
      'turn lost: failed challenge',
    ])
      expect(html).toContain(part);
    // One at the end, and one for each turn that was taken.
    expect(html.match(/<svg class="board"/gu)).toHaveLength(3);
    expect(html).toContain('aria-label="The board after turn 2"');
    expect(html.match(/class="tile fresh"/gu)).toHaveLength(7);
  });
});
