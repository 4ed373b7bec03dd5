// `npm test`: from a fresh clone it installs, then checks types, lint, arrows and words, and runs unit, server and browser tests.
// `npm run test:deep` runs the long ones: the files that end in `.deep.test.ts` and `.deep.spec.ts`.
import { join } from 'node:path';
import { check } from './check.mjs';
import { buildServer, buildWeb, env, install, node, root, run } from './prepare.mjs';

const isDeep = process.argv.includes('--deep');

install();
const { ensureBrowser } = await import('./browser.mjs');
const chromium = ensureBrowser();
(await import('./hledger.mjs')).ensureHledger();
(await import('./openstack-swift.mjs')).ensureSwift();
if (!isDeep) await check([[node, ['tools/schema/generate-schema.ts', '--verify']]]);
buildWeb();
const environment = {
  ...env,
  FOLIO_DEEP: isDeep ? 'on' : 'off',
  FOLIO_TEST_SERVER: buildServer(),
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
};
timed('Unit and server tests', node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run']);
timed('Browser tests', 'playwright', ['test']);

function timed(name, command, args) {
  const start = Date.now();
  run(command, args, { env: environment });
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}
