/**
 * Settings of the system allocator for the server. Without them it keeps a heap for each thread that reads a file, releases little of it,
 * and holds on to what starting the embedded database needs for a second.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * How much the young part of Node's heap may take, in MB a half. Node lets it grow to 64 MB a half, and a long file that is
 * written fills all of it before the first row is given back.
 */
const heap = { NODE_OPTIONS: '--max-semi-space-size=16' };

/** Passwords, pictures and files share these threads; four would let pictures hold up signing in. */
const threads = { UV_THREADPOOL_SIZE: '16' };

const orGiven = (defaults) =>
  Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, process.env[name] ?? value]));

export const serverMemory = orGiven({ ...allocator, ...heap });
/** What the server's process needs in its environment before it starts, if nothing else is given. */
export const serverDefaults = { ...threads, ...allocator, ...heap };
export const serverEnvironment = orGiven(serverDefaults);
