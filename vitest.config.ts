import { defineConfig } from 'vitest/config';
import { SlowestFiles } from './tests/support/slowest-files.ts';

const isDeep = process.env.FOLIO_DEEP === 'on';
const ending = isDeep ? 'deep.test' : 'test';
/** A deep test reads whole files by recognition; several at once on two busy processors take minutes. */
const DEEP_MS = 300_000;
const exclude = ['**/node_modules/**', ...(isDeep ? [] : ['**/*.deep.test.ts'])];

/**
 * Three projects: pure code, hooks and components in a DOM, and everything that runs a server or a database. Files that end in `.deep.test.ts` take long; they run
 * in `npm run test:deep` (FOLIO_DEEP=on), all others in `npm test`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            `packages/**/*.${ending}.ts`,
            `apps/web/src/**/*.${ending}.ts`,
            `tools/**/*.${ending}.ts`,
            `bench/**/*.${ending}.ts`,
          ],
          exclude,
          testTimeout: isDeep ? DEEP_MS : 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: [`apps/web/src/**/*.${ending}.tsx`],
          exclude,
          environment: 'happy-dom',
          setupFiles: ['apps/web/test/screen-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [`apps/server/**/*.${ending}.ts`, `tests/**/*.${ending}.ts`],
          exclude,
          globalSetup: ['apps/server/test/global-databases.ts'],
          testTimeout: isDeep ? DEEP_MS : 120_000,
          hookTimeout: isDeep ? DEEP_MS : 120_000,
        },
      },
    ],
    // The test files of a worker share its modules: loading them again for each file would take a third of the run. What a file keeps
    // in a module is still there for the next file, so a test must not keep its own data in a module.
    isolate: false,
    // Tests of servers wait a good part of their time: three at once fill two processors.
    maxWorkers: 3,
    passWithNoTests: false,
    reporters: ['default', new SlowestFiles()],
  },
});
