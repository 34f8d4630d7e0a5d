import { expect, test } from 'vitest';
import { isKernelFresh } from '../../build/kernel.mjs';

test('Tests run on a kernel built from the sources as they are', () => {
  expect(isKernelFresh()).toBe(true);
});
