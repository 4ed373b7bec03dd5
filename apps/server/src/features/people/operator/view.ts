import type { OperatorView } from '@folio/contract';
import type { Database } from '../../../platform/database/open.ts';
import { serverProcesses } from '../../../platform/database/server/processes.ts';
import type { Call } from '../../../platform/http/call.ts';
import { VERSION } from '../../../version.ts';
import type { Installation } from './installation.ts';
import { readSizes } from './size-store.ts';

/** How many of each kind of failed work are shown. */
const SHOWN = 100;

/** The state of the installation. One question after another: the embedded engine has one connection. */
export async function readView(database: Database, installation: Installation, call: Call): Promise<OperatorView> {
  const { schema, databaseBytes, files, fileBytes } = await readSizes(database.queries);
  const verification = await installation.verification();
  const queues = await installation.queues(call.now);
  const processes = await serverProcesses(database);
  return {
    version: VERSION,
    schema,
    engine: database.engine,
    database_bytes: databaseBytes,
    files: { count: files, bytes: fileBytes },
    verification: verification && { at: verification.at.toISOString(), holds: verification.holds },
    queues: queues.map(({ queue, waiting, oldestSeconds, failed }) => ({
      queue,
      waiting,
      oldest_seconds: oldestSeconds,
      failed,
    })),
    processes: processes.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
    given_up: await installation.givenUp(call.language, SHOWN),
  };
}
