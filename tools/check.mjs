// `npm run check`: types, lint, arrows.
import { join } from 'node:path';
import { install, node, root, run } from './prepare.mjs';

export function check() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  run(node, [tsc, '-p', 'tsconfig.json']);
  run(node, [tsc, '-p', 'apps/web/tsconfig.json']);
  run('biome', ['check', '.', '--error-on-warnings', '--reporter=summary']);
  run('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps',
    'tools',
    'tests',
    'bench',
    '--output-type',
    'err',
  ]);
}

if (process.argv[1]?.endsWith('check.mjs')) {
  install();
  check();
}
