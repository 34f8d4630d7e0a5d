/** Where the page can be built. */

import { expect, test } from 'vitest';
import { requireBuildablePath } from '../build-web.mjs';

test.each(['/home/ann/c#', '/home/ann/what?/lexiko'])('In %s one sentence says why not', (root) => {
  expect(() => requireBuildablePath(root)).toThrow(`The page can't be built in ${root}`);
});

test('Blanks, percent signs and umlauts in a path are no hindrance', () => {
  expect(() => requireBuildablePath('/home/bärbel/100 % words')).not.toThrow();
});
