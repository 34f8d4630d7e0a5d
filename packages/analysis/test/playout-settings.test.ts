/** Playouts made as somebody wants them, and results that say how they were made. */

import { seededNumbers } from '@lexiko/engine';
import { configure } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, it } from 'vitest';
import { type StudiedTurn, studyOfTurn, type StudyTools } from '../src/index.ts';
import { positionOfTurn } from '../src/turns/turn-simulation.ts';
import { TOOLS, turns } from './study-table.ts';

const turn = itemAt(
  turns.filter(({ bagSize, lastTurn }) => bagSize > 20 && lastTurn?.act.kind === 'play'),
  1,
);

function looked(wanted: Partial<StudyTools>, iterations = 48): StudiedTurn {
  const study = studyOfTurn({ ...TOOLS, ...wanted, iterations, random: seededNumbers(1) }, turn);
  while (study.step());
  return study.result();
}

describe('the settings of playouts', () => {
  const usual = looked({});

  it('are kept with the results: how many, how far, and what they suppose of the opponent', () => {
    const { settings } = usual.analysis;
    expect(settings).toMatchObject({ plies: 2, rivalRack: 'by-last-turn', added: [] });
    expect(settings?.playouts).toBeGreaterThan(0);
    expect(settings?.playouts).toBeLessThanOrEqual(48);
    expect(looked({}, 0).analysis.settings).toBeUndefined();
    expect(looked({ rivalRack: 'any' }).analysis.settings?.rivalRack).toBe('any');
  });

  it('go further ahead if wanted, but not in a race, which counts on the next turn of each side', () => {
    const far = looked({ plies: 4 });
    expect(far.analysis.settings?.plies).toBe(4);
    expect(far.analysis.made.equity).not.toBe(usual.analysis.made.equity);
    const options = { 'finishLine.enabled': 'on', 'finishLine.ending': 'immediate' } as const;
    const race = configure({ preset: 'standard-2007', sides: 2, options });
    if (!race.ok) throw new Error(race.error.code);
    expect(positionOfTurn({ ...TOOLS, ruleset: race.value, plies: 6 }, turn).plies).toBe(2);
  });

  it('know the opponent’s rack: every reply comes from it', () => {
    const scores = ({ replies }: StudiedTurn) => new Set(replies.map(({ score }) => score));
    expect(scores(usual).size).toBeGreaterThan(10);
    const held = turn.unseen.slice(0, turn.unseen.length - turn.bagSize);
    const known = looked({ rivalRack: held });
    expect(scores(known).size).toBe(1);
    expect(known.analysis.settings?.rivalRack).toEqual(held);
    // Some of its tiles are a rack too.
    const some = looked({ rivalRack: held.slice(0, 3) });
    expect(scores(some).size).toBeGreaterThan(1);
  });

  it('compare moves that do not look good, too, and name no others', () => {
    const [tile = ''] = turn.rack;
    const exchange = `-${tile}`;
    expect(usual.analysis.best.map(({ notation }) => notation)).not.toContain(exchange);
    const { best, settings } = looked({ added: [exchange, '1A NOWHERE'] }).analysis;
    expect(best.map(({ notation }) => notation)).toContain(exchange);
    expect(settings?.added).toEqual([exchange]);
  });
});
