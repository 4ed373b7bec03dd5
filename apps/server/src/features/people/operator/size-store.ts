import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

export interface Sizes {
  schema: string;
  databaseBytes: number;
  files: number;
  fileBytes: number;
}

/** The newest change of the schema, and what the database and the uploaded files need. */
export async function readSizes(queries: Queries): Promise<Sizes> {
  const { rows } = await sql<Sizes>`
    select (select max(name) from folio_migration) as schema,
           pg_database_size(current_database())::float8 as "databaseBytes",
           (select count(*)::int from stored_file) as files,
           (select coalesce(sum(size_bytes), 0)::float8 from stored_file) as "fileBytes"`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the database does not say how large it is');
  return row;
}
