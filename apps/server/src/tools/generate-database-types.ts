import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startRealPostgres } from '../../test/real-postgres.ts';
import { openDatabase } from '../platform/database/open.ts';

/**
 * Writes `platform/database/types.gen.ts` from a freshly migrated database; with `--verify` it only compares and exits
 * with 1 when the file does not match the migrations.
 */
const verify = process.argv.includes('--verify');
const target = join(import.meta.dirname, '..', 'platform', 'database', 'types.gen.ts');

const server = await startRealPostgres();
try {
  const url = await server.createDatabase('types');
  const database = await openDatabase({ url, folder: null });
  await database.close();
  const run = spawnSync(
    'kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      url,
      '--date-parser',
      'string',
      '--type-mapping',
      JSON.stringify({ int8: 'bigint' }),
      '--exclude-pattern',
      'folio_migration',
      '--out-file',
      target,
      ...(verify ? ['--verify'] : []),
    ],
    { stdio: 'inherit', env: process.env },
  );
  process.exitCode = run.status ?? 1;
} finally {
  await server.stop();
}
