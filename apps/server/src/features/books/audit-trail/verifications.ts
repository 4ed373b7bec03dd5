import type { Queries } from '../../../platform/database/open.ts';
import type { Verification } from '../../../platform/metrics/index.ts';
import { type Counts, insertVerification, newestVerification } from './verification-store.ts';

/** Records that the books of all companies were verified. */
export async function noteVerification(queries: Queries, done: Verification & Counts): Promise<void> {
  await insertVerification(queries, done);
}

/** When the books of all companies were last verified; null if they never were. */
export async function lastVerification(queries: Queries): Promise<Verification | null> {
  return newestVerification(queries);
}
