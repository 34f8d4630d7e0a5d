/** Which versions of Node the workspace runs on. */

import { expect, test } from 'vitest';
import { satisfies } from '../../install/node-version.mjs';

const RANGE = '^20.19.0 || ^22.12.0 || >=24.0.0';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.30.1', '24.0.0', '24.21.0', '30.1.0'])(
  'Node %s is enough',
  (version) => {
    expect(satisfies(version, RANGE)).toBe(true);
  },
);

test.each(['18.20.8', '20.9.0', '20.18.9', '21.7.3', '22.11.9', '23.11.0'])(
  'Node %s is refused',
  (version) => {
    expect(satisfies(version, RANGE)).toBe(false);
  },
);

test('A range in another form is a mistake of ours, not a refusal', () => {
  expect(() => satisfies('20.19.0', '20.x')).toThrow("can't read '20.x' as a version range");
});
