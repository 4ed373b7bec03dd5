import { startRealPostgres } from './real-postgres.ts';

/** One real PostgreSQL for the whole run; each test file makes its own database in it (`engines.ts`). */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startRealPostgres();
  process.env.FOLIO_TEST_POSTGRES_URL = await server.createDatabase('folio_tests');
  return () => server.stop();
}
