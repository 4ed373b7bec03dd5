// Runs a TypeScript tool of the project on the pinned Node: `node tools/run.mjs FILE ARGS...`, paths as the caller wrote them.
import { join } from 'node:path';
import { hand, install, node, root } from './prepare.mjs';

install();
const [file, ...args] = process.argv.slice(2);
hand(node, [join(root, file), ...args], { cwd: process.env.INIT_CWD ?? process.cwd() });
