import { z } from 'zod';

/** `ready` once migrations have run and the job queue works. */
export const health = z.object({
  status: z.enum(['ready', 'starting', 'degraded']),
  version: z.string(),
  database: z.enum(['pglite', 'postgres']),
});
