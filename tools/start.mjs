// `npm start`: installs and builds what is missing or out of date, then serves.
import { buildWeb, env, hand, install, node } from './prepare.mjs';

// Passwords, pictures and files share these threads; four would let pictures hold up signing in.
const threads = { UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '16' };
// Without this limit, the system allocator keeps a heap for each thread that reads a file and releases little of it.
const memory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
install();
buildWeb();
hand(node, ['apps/server/src/main.ts'], { env: { ...env, ...threads, ...memory } });
