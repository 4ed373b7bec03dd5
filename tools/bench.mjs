// `npm run bench`: measures the server as `npm start` runs it.
import { join } from 'node:path';
import { buildServer, buildWeb, env, hand, install, node, root } from './prepare.mjs';

install();
const { ensureBrowser } = await import('./browser.mjs');
const chromium = ensureBrowser();
buildWeb();
hand(node, [join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...env, FOLIO_TEST_SERVER: buildServer(), ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
});
