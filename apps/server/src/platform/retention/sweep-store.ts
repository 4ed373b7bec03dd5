import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/open.ts';

/** Rows that no part of Folio reads any more. */
export interface Rule {
  table: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** Which rows are of no more use. */
  isOver: RawBuilder<boolean>;
}

/** A statement that removes more would keep others waiting on the embedded database. */
const AT_ONCE = 1000;

/** Removes the rows of a rule, some at a time, and answers their number. */
export async function sweepTable(queries: Queries, { table, key, isOver }: Rule): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${columns}) in
        (select ${columns} from ${sql.table(table)} where ${isOver} limit ${AT_ONCE})`.execute(queries);
    removed += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return removed;
  }
}

const HOUR_MS = 3_600_000;

/**
 * What is removed. Everything here has ended long before, also for a server whose clock is an hour behind. The log, the
 * books and sent emails are not among it.
 */
export function rulesAt(now: Date, keptKeyDays: number): Rule[] {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const expired = (table: string, key: string): Rule => ({
    table,
    key: [key],
    isOver: sql<boolean>`expires_at < ${before(24)}`,
  });
  return [
    {
      table: 'idempotency_key',
      key: ['company_id', 'key'],
      isOver: sql<boolean>`created_at < ${before(24 * keptKeyDays)}`,
    },
    expired('user_session', 'token_hash'),
    expired('one_time_code', 'id'),
    expired('password_reset', 'token_hash'),
    expired('email_change', 'user_id'),
    expired('passkey_challenge', 'challenge_hash'),
    expired('identity_request', 'state_hash'),
    expired('identity_arrival', 'token_hash'),
    // Failures count together only within a day.
    {
      table: 'sign_in_guard',
      key: ['key_hash'],
      isOver: sql<boolean>`last_at < ${before(48)} and coalesce(locked_until < ${before(24)}, true)`,
    },
    // The longest window is a day.
    { table: 'attempt', key: ['key_hash', 'window_start'], isOver: sql<boolean>`window_start < ${before(72)}` },
  ];
}
