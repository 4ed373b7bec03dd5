// `npm run dev`: the server starts again when its sources change, the web application reloads in place.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { env, hand, install, node, root } from './prepare.mjs';

install();
const port = process.env.PORT ?? '8080';
const web = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), '--port', '5173'], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
  env: { ...env, FOLIO_API: `http://127.0.0.1:${port}` },
});
hand(node, ['--watch', 'apps/server/src/main.ts'], {
  env: { ...env, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
});
process.on('exit', () => web.kill());
