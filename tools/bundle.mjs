// `npm run bundle`: installs and builds what is missing or out of date, then writes `dist/folio-VERSION` and its archive.
// `--folder-only` leaves the archive out.
import { join } from 'node:path';
import { buildServer, buildWeb, install, node, root, run } from './prepare.mjs';

install();
buildWeb();
buildServer();
run(node, [join(root, 'tools/bundle/main.ts'), ...process.argv.slice(2)]);
