import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVEL_RATINGS, LEVELS, PERSONALITIES } from '../../src/index.ts';

const document = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');

test.each(LEVELS)('the rating of %s is the one that was played for, to the nearest ten', (level) => {
  const row = new RegExp(`^\\| ${PERSONALITIES[level].name} +\\| +(\\d+) `, 'mu').exec(document);
  expect(LEVEL_RATINGS[level]).toBe(10 * Math.round(Number(row?.[1]) / 10));
});
