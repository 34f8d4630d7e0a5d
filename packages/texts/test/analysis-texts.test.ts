/** Sentences of the analysis about a player: the verb follows the person. */

import type { RatedMove } from '@lexiko/analysis';
import { named, PAGE_LANGUAGES } from '@lexiko/texts';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';
import { report as germanReport } from '@lexiko/texts/de/analysis/report';
import { analysis as germanAnalysis } from '@lexiko/texts/de/learn/analysis';
import { report as englishReport } from '@lexiko/texts/en/analysis/report';
import { analysis as englishAnalysis } from '@lexiko/texts/en/learn/analysis';
import { describe, expect, it } from 'vitest';

describe('a sentence about a player', () => {
  it('follows the person in English', () => {
    const { didPlay, didExchange, didPass, didLose } = englishAnalysis;
    expect(didPlay('you', '8F HORN', 14)).toBe('You play 8F HORN for 14.');
    expect(didPlay(named('Ann'), '8F HORN', 14)).toBe('Ann plays 8F HORN for 14.');
    expect(didExchange('you', 'QV')).toBe('You exchange QV.');
    expect(didPass('you')).toBe('You pass.');
    expect(didLose.challenge('you')).toBe('You lose this turn after a failed challenge.');
    expect(didLose.time(named('Ann'))).toBe('Ann loses this turn: time ran out.');
    expect([englishReport.wins('You'), englishReport.wins('Ann')]).toEqual([
      'Your win chance',
      'Ann’s win chance',
    ]);
  });

  it('follows the person in German', () => {
    const { didPlay, didExchangeSome, didPass } = germanAnalysis;
    expect(didPlay('you', '8F HORN', 14)).toBe('Du legst 8F HORN für 14.');
    expect(didPlay(named('Ann'), '8F HORN', 14)).toBe('Ann legt 8F HORN für 14.');
    expect(didExchangeSome('you', 1)).toBe('Du tauschst 1 Buchstaben.');
    expect(didPass('you')).toBe('Du passt.');
    expect([germanReport.wins('Du'), germanReport.wins('You'), germanReport.wins('Ann')]).toEqual([
      'Deine Siegchance',
      'Deine Siegchance',
      'Siegchance von Ann',
    ]);
  });
});

it.each(PAGE_LANGUAGES)('two L on a rack are not the tile LL (%s)', async (language) => {
  const { move } =
    language === 'en' ? englishReport : await (await LANGUAGE_SOURCES[language]()).areas.report();
  const made: Omit<RatedMove, 'leave'> = {
    move: { type: 'exchange', letters: [], equityMilli: 0 },
    notation: '8H OCHO',
    score: 20,
    equity: 21,
    win: 0.5,
    isBingo: false,
  };
  expect(move({ ...made, leave: ['L', 'L', 'E'] })).toMatch(/ LLE$/u);
  expect(move({ ...made, leave: ['LL', 'E'] })).toMatch(/ \[LL\]E$/u);
});
