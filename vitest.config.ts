import { defineConfig } from 'vitest/config';

/** Two projects: pure code, and everything that runs a server or a database (with a real PostgreSQL beside PGlite). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/web/src/**/*.test.tsx',
            'tools/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/specification/**/*.test.ts',
            'tests/errors/**/*.test.ts',
            'tests/crash/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
            'tests/security/**/*.test.ts',
          ],
          globalSetup: ['apps/server/test/global-databases.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    // Files of a worker share its modules: loading and warming them anew for each would be a third of the run. What a file keeps in
    // a module outlives it, so nothing there may be a test's own.
    isolate: false,
    // Tests of servers wait a good part of their time: three at once fill two processors.
    maxWorkers: 3,
    passWithNoTests: false,
  },
});
