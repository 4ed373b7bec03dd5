import type { Pool } from 'pg';

/** Starts PostgreSQL's backup mode, and answers the first file of its log that a copy needs. */
export async function startBackupMode(pool: Pool): Promise<string> {
  // The second argument: write all changed pages now instead of over some minutes.
  return only(await ask<{ file: string }>(pool, `select pg_walfile_name(pg_backup_start('folio', true)) as file`)).file;
}

/** Ends it; answers the last file of the log that a copy needs, and the text that the copy has to contain. */
export async function stopBackupMode(pool: Pool): Promise<{ end: string; label: string }> {
  return only(
    await ask<{ end: string; label: string }>(
      pool,
      // No archive of the log is awaited: the copy contains the log itself.
      `select pg_walfile_name(lsn) as "end", labelfile as label from pg_backup_stop(false)`,
    ),
  );
}

/** `query()` of a pool closes the connection after a failure, and the embedded engine has only one. */
async function ask<R extends object>(pool: Pool, text: string): Promise<R[]> {
  const client = await pool.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    client.release();
  }
}

function only<R>([row]: R[]): R {
  if (row === undefined) throw new Error('the database did not answer about its backup mode');
  return row;
}
