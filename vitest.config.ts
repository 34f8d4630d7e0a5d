import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Laws play hundreds of games in one test.
    testTimeout: 60_000,
    // A test that was narrowed to while working on it must not pass for the whole suite.
    allowOnly: false,
  },
});
