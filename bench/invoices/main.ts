import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';
import { createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { printFigures } from '../figure.ts';
import { buildInvoices } from './build.ts';
import { measureExport, measureLists } from './measures.ts';
import { INVOICES } from './workload.ts';

function sayConditions(): void {
  const [cpu] = cpus();
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PGlite with fsync, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`A company with ${INVOICES} sales invoices; one caller\n`);
}

/** `npm run bench -- invoices`: how quick the list of sales is when it is long. Answers the exit code. */
export async function benchInvoices(): Promise<number> {
  sayConditions();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-invoices-'));
  const first = await startTestServer({ folder, port });
  const client = await signedInClient(first.url, folder, 'bench@example.com');
  const companyId = await createSampleCompany(client);
  const { id: userId } = dataOf<{ id: string }>(await client.get('/api/user/profile'));
  await first.stop();
  const before = performance.now();
  await buildInvoices(join(folder, 'database'), companyId, userId);
  console.log(`Built in ${((performance.now() - before) / 1000).toFixed(0)} s\n`);
  const server = await startTestServer({ folder, port });
  try {
    printFigures([
      ...(await measureLists(client, companyId)),
      await measureExport(client, companyId, 'csv'),
      await measureExport(client, companyId, 'xlsx'),
    ]);
    return 0;
  } finally {
    await server.stop();
    server.clean();
  }
}
