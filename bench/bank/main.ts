import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';
import { createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { printFigures } from '../figure.ts';
import { untilIdle } from '../ledger/process-figures.ts';
import { buildCompany } from './build.ts';
import { measureImport } from './import-file.ts';
import { measureAccepting, measurePages, measureSuggestions } from './measures.ts';
import { OPEN_DOCUMENTS, OPEN_LINES, PAST_LINES } from './workload.ts';

function sayConditions(): void {
  const [cpu] = cpus();
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PGlite with fsync, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `A company with ${PAST_LINES} past lines, ${OPEN_LINES} open lines and ${OPEN_DOCUMENTS} open documents; one caller\n`,
  );
}

/** `npm run bench -- bank`: how quick reconciling a long account is. Answers the exit code. */
export async function benchBank(): Promise<number> {
  sayConditions();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-bank-'));
  const first = await startTestServer({ folder, port });
  const client = await signedInClient(first.url, folder, 'bench@example.com');
  const companyId = await createSampleCompany(client);
  const { id: userId } = dataOf<{ id: string }>(await client.get('/api/user/profile'));
  await first.stop();
  const before = performance.now();
  const built = await buildCompany(join(folder, 'database'), companyId, userId);
  console.log(`Built in ${((performance.now() - before) / 1000).toFixed(0)} s\n`);
  const server = await startTestServer({ folder, port });
  try {
    await untilIdle(server.pid);
    const desk = { client, companyId, ...built };
    printFigures([
      await measureSuggestions(desk),
      ...(await measurePages(desk)),
      ...(await measureAccepting(desk)),
      ...(await measureImport(desk)),
    ]);
    return 0;
  } finally {
    await server.stop();
    server.clean();
  }
}
