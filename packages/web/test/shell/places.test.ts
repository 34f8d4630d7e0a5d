/** Which place of the navigation an address belongs to. */

import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/page/route.ts';
import { isBeginning, placeOf, type Place } from '../../src/shell/places.ts';

const CASES: readonly (readonly [Route, Place | null, 'begins' | 'inside'])[] = [
  [{ screen: 'front' }, 'play', 'begins'],
  [{ screen: 'game', game: '7' }, 'play', 'inside'],
  [{ screen: 'new', path: [] }, 'play', 'inside'],
  [{ screen: 'online', path: [] }, 'play', 'inside'],
  [{ screen: 'online', path: ['game', 'abc'] }, 'play', 'inside'],
  [{ screen: 'online', path: ['watch'] }, 'watch', 'begins'],
  [{ screen: 'shared', code: 'abc' }, 'watch', 'inside'],
  [{ screen: 'online', path: ['account'] }, 'account', 'begins'],
  [{ screen: 'online', path: ['history'] }, 'account', 'inside'],
  [{ screen: 'online', path: ['people'] }, 'account', 'inside'],
  [{ screen: 'online', path: ['console', 'log'] }, 'account', 'inside'],
  [{ screen: 'online', path: ['player', 'bob'] }, null, 'inside'],
  [{ screen: 'learn', path: [] }, 'learn', 'begins'],
  [{ screen: 'learn', path: ['puzzles'] }, 'learn', 'inside'],
  [{ screen: 'learn', path: ['analysis'] }, 'analyse', 'begins'],
  [{ screen: 'learn', path: ['analysis', '7', '3'] }, 'analyse', 'inside'],
  [{ screen: 'learn', path: ['statistics'] }, 'analyse', 'inside'],
  [{ screen: 'companion' }, null, 'inside'],
];

describe('the navigation', () => {
  it.each(CASES)('knows where %j belongs', (at, place, where) => {
    expect(placeOf(at)).toBe(place);
    if (place !== null) expect(isBeginning(at, place)).toBe(where === 'begins');
  });
});
