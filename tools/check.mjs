// `npm run check`: types, lint, patterns, account codes, store functions, words, arrows.
import { join } from 'node:path';
import { install, node, root, runTogether } from './prepare.mjs';

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const folders = ['packages', 'apps', 'tools', 'tests', 'bench'];

const checks = [
  [node, [tsc, '-p', 'tsconfig.json']],
  [node, [tsc, '-p', 'apps/web/tsconfig.json']],
  ['biome', ['check', '.', '--error-on-warnings', '--reporter=summary']],
  [node, [join(root, 'tools/check-migrations.mjs')]],
  [node, ['tools/check-patterns.mjs']],
  [node, ['tools/check-account-codes.mjs']],
  [node, ['tools/check-stores.mjs']],
  [node, [join(root, 'tools/check-words.mjs')]],
  [node, [join(root, 'tools/check-styles.mjs')]],
  ['depcruise', ['--config', '.dependency-cruiser.cjs', ...folders, '--output-type', 'err']],
];

/** `more`: further checks as commands, which run at the same time. */
export function check(more = []) {
  return runTogether([...checks, ...more]);
}

if (process.argv[1]?.endsWith('check.mjs')) {
  install();
  await check();
}
