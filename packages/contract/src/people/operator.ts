import { z } from 'zod';
import { id } from '../wire/wire.ts';

/** Kinds of work that a queue gives up. */
export const givenUpKinds = ['document', 'email'] as const;

/** Work that a queue gave up. Names, contents and receivers are not shown: an administrator does not read the books. */
export const givenUp = z.object({
  kind: z.enum(givenUpKinds),
  id,
  company_id: id,
  company: z.string(),
  /** Why, as a sentence in the caller's language. */
  reason: z.string(),
  /** When it was uploaded or written. */
  at: z.iso.datetime(),
});
export type GivenUpRow = z.infer<typeof givenUp>;

export const queueState = z.object({
  queue: z.string(),
  waiting: z.int(),
  /** Age of the oldest that waits; null if the queue keeps no times. */
  oldest_seconds: z.number().nullable(),
  /** Null if the queue gives nothing up. */
  failed: z.int().nullable(),
});
export type QueueRow = z.infer<typeof queueState>;

/** A process that has a connection to the database. */
export const serverProcess = z.object({
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  connections: z.int(),
  since: z.iso.datetime(),
});
export type ProcessRow = z.infer<typeof serverProcess>;

/** The state of the installation, for the administrators of the server. */
export const operatorView = z.object({
  version: z.string(),
  /** The newest change of the schema. */
  schema: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  database_bytes: z.number(),
  files: z.object({ count: z.int(), bytes: z.number() }),
  /** The newest verification of all books; null if there was none. */
  verification: z.object({ at: z.iso.datetime(), holds: z.boolean() }).nullable(),
  queues: z.array(queueState),
  processes: z.array(serverProcess),
  /** The newest of each kind. */
  given_up: z.array(givenUp),
});
export type OperatorView = z.infer<typeof operatorView>;

export const retryBody = z.object({ kind: z.enum(givenUpKinds), company_id: id, id });
export type RetryBody = z.infer<typeof retryBody>;
