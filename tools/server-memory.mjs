/**
 * Settings of the system allocator for the server. Without them it keeps a heap for each thread that reads a file, releases little of it,
 * and holds on to what starting the embedded database needs for a second.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Passwords, pictures and files share these threads; four would let pictures hold up signing in. */
const threads = { UV_THREADPOOL_SIZE: '16' };

const orGiven = (defaults) =>
  Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, process.env[name] ?? value]));

export const serverMemory = orGiven(allocator);
/** What the server's process needs in its environment before it starts, if nothing else is given. */
export const serverDefaults = { ...threads, ...allocator };
export const serverEnvironment = orGiven(serverDefaults);
