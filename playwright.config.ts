import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

/** Browser tests; specs share servers of their worker on free ports, or start one of their own (`tests/e2e/shared-server.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/prepare.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A shared machine may stall in the middle of a story; the second try is reported as flaky, not as passed.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions,
  },
});
