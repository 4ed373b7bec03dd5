/**
 * Settings of the system allocator for the server. Without them it keeps a heap for each thread that reads a file, releases little of it,
 * and holds on to what starting the embedded database needs for a second.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};
