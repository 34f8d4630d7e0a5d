import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Only against a test that hangs: laws play hundreds of games in one test, on machines with other things to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A test that was narrowed to while working on it must not pass for the whole suite.
    allowOnly: false,
    // What a browser or a server does takes as long as the machine is busy.
    expect: { poll: { timeout: 20_000 } },
  },
});
