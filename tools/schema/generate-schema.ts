import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { startRealPostgres } from '../../apps/server/test/real-postgres.ts';
import { describeSchema, schemaText } from './describe-schema.ts';

/*
 * Writes what follows from the migrations: `schema.sql`, the schema as one readable file, and `types.gen.ts`, its types. With
 * `--verify` it only compares and ends with 1 when a file differs.
 */
const verify = process.argv.includes('--verify');
const folder = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'platform', 'database');

const server = await startRealPostgres();
try {
  const url = await server.createDatabase('schema');
  const database = await openDatabase({ url, folder: null });
  await database.close();
  const isSame = await writeSchema(url);
  process.exitCode = writeTypes(url) && isSame ? 0 : 1;
} finally {
  await server.stop();
}

async function writeSchema(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = schemaText(await describeSchema(client).finally(() => client.end()));
  const file = join(folder, 'schema.sql');
  if (!verify) writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return true;
  console.error('schema.sql differs from the migrations: run `npm run schema` and commit the file.');
  return false;
}

function writeTypes(url: string): boolean {
  const choices = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--date-parser',
    'string',
    '--exclude-pattern',
    'folio_migration',
  ];
  const types = ['--type-mapping', JSON.stringify({ int8: 'bigint' }), '--out-file', join(folder, 'types.gen.ts')];
  const run = spawnSync('kysely-codegen', [...choices, ...types, ...(verify ? ['--verify'] : [])], {
    stdio: 'inherit',
    env: process.env,
  });
  return run.status === 0;
}
