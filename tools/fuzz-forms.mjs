// `npm run fuzz:forms -- [--runs N] [--seed N]`: random editing sequences on the forms that save themselves, in a browser.
import { parseArgs } from 'node:util';
import { buildWeb, env, install, run } from './prepare.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' }, seed: { type: 'string' } } });
const asked = [values.runs, values.seed ?? '1'].map(Number);
if (!asked.every((number) => Number.isInteger(number) && number > 0)) {
  console.error(`found: ${process.argv.slice(2).join(' ')}; it takes --runs N --seed N, whole numbers above 0`);
  process.exit(2);
}
install();
const chromium = (await import('./browser.mjs')).ensureBrowser();
buildWeb();
run('playwright', ['test', 'form-fuzz.deep.spec.ts'], {
  env: {
    ...env,
    FOLIO_DEEP: 'on',
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    FOLIO_FUZZ_RUNS: values.runs,
    ...(values.seed ? { FOLIO_FUZZ_SEED: values.seed } : {}),
  },
});
