// `npm start`: installs and builds what is missing or out of date, then serves.
import { buildServer, buildWeb, env, hand, install, node } from './prepare.mjs';
import { serverMemory } from './server-memory.mjs';

// Passwords, pictures and files share these threads; four would let pictures hold up signing in.
const threads = { UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '16' };
install();
buildWeb();
hand(node, [buildServer()], { env: { ...env, ...threads, ...serverMemory } });
