import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { flatTests } from './scripts/vitest/flat-tests.mjs';

/** What computes for long, by the packages' own sources. */
const LONG = [
  'packages/{engine,analysis,cli,words}/test/**/*.test.ts',
  'packages/rules/test/{laws,chance}/**/*.test.ts',
  'packages/web/test/learn/{analysis/analysed-games,puzzles,studies/leaks}.test.ts',
];
/** What starts whole programs, browsers or databases. */
const SYSTEM = '{packages/*,scripts}/test/**/*.system.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'scripts/vitest/fresh-kernel.mjs',
    // Browsers and servers are waited for a third of the time: somebody else can use the core meanwhile.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Only against a test that hangs: laws play hundreds of games in one test, on machines with other things to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A test that was narrowed to while working on it must not pass for the whole suite.
    allowOnly: false,
    // What a browser or a server does takes as long as the machine is busy.
    expect: { poll: { timeout: 40_000 } },
    projects: [
      {
        extends: true,
        plugins: [flatTests()],
        test: { name: 'long', include: LONG, exclude: [SYSTEM] },
      },
      {
        extends: true,
        test: {
          name: 'short',
          include: ['{packages/*,scripts}/test/**/*.test.ts'],
          exclude: [SYSTEM, ...LONG],
          // The sources are loaded once, not once for each of many short files.
          isolate: false,
        },
      },
      // `npm run check` leaves this one out.
      { extends: true, test: { name: 'system', include: [SYSTEM] } },
    ],
  },
});
