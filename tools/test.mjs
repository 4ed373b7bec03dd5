// `npm test`: everything, from a fresh clone: installs, types, lint, arrows, unit, integration, browser.
import { join } from 'node:path';
import { check } from './check.mjs';
import { buildWeb, env, install, node, root, run } from './prepare.mjs';

install();
const { ensureBrowser } = await import('./browser.mjs');
const chromium = ensureBrowser();
(await import('./hledger.mjs')).ensureHledger();
await check([[node, ['apps/server/src/tools/generate-database-types.ts', '--verify']]]);
buildWeb();
run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run']);
run('playwright', ['test'], { env: { ...env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) } });
