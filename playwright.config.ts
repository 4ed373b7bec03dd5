import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

/** Matches the names of files and the tags of tests. */
const deep = /\.deep\.spec\.ts|@deep/;

/**
 * Browser tests; specs share servers of their worker on free ports, or start one of their own (`tests/e2e/shared-server.ts`).
 * Specs that end in `.deep.spec.ts` and tests with the tag @deep run in `npm run test:deep` (FOLIO_DEEP=on), all others in `npm test`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  ...(process.env.FOLIO_DEEP === 'on' ? { grep: deep } : { grepInvert: deep }),
  outputDir: 'test-results',
  globalSetup: './tests/e2e/prepare.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 0,
  reporter: [['list']],
  reportSlowTests: { max: 15, threshold: 1 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Most people's appearance in one half of the tests, the other one in the deep half; a test that is about it chooses its own.
    colorScheme: process.env.FOLIO_DEEP === 'on' ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker would answer before the routes of a test.
    serviceWorkers: 'block',
    // A click on something that still slides in may be lost between pressing and releasing.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
