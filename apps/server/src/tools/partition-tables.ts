import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { type PartitionOutcome, partitionTables } from '../platform/database/partitions/partition-tables.ts';
import { runCommand, UsageError } from './backup-command.ts';

const USAGE = `npm run partition-tables -- [--parts N]   divide the large tables by company into N parts (default 32)`;
const PARTS = 32;
const MOST_PARTS = 1024;

/**
 * `npm run partition-tables`: divides the large tables of a PostgreSQL database by company. Folio must be stopped meanwhile.
 * Exit code 1 if it failed, 2 if the command was written wrongly.
 */
await runCommand(async ({ databaseUrl }) => {
  const parts = readParts();
  if (databaseUrl === null)
    throw new UsageError('The embedded database has no partitions. Set DATABASE_URL to a PostgreSQL database.');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await migrate(pool);
    const client = await pool.connect();
    try {
      await partitionTables(client, parts, (outcome) => console.log(lineOf(outcome)));
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
});

function readParts(): number {
  try {
    const { values } = parseArgs({ options: { parts: { type: 'string' } } });
    const parts = Number(values.parts ?? PARTS);
    if (Number.isInteger(parts) && parts >= 2 && parts <= MOST_PARTS) return parts;
  } catch {
    throw new UsageError(USAGE);
  }
  throw new UsageError(`--parts takes a whole number from 2 to ${MOST_PARTS}.`);
}

function lineOf(outcome: PartitionOutcome): string {
  const { table, done } = outcome;
  if (done !== 'partitioned') return `${table}: ${done}`;
  return `${table}: ${outcome.rows.toLocaleString('en-US')} rows divided in ${outcome.seconds.toFixed(1)} s`;
}
