import { cpus, loadavg, totalmem } from 'node:os';
import { createSampleCompany, signedInClient } from '../tests/support/client.ts';
import { startTestServer } from '../tests/support/server.ts';
import { type Figure, printFigures } from './figure.ts';
import { measurePosting } from './posting.ts';
import { measureReading } from './reading.ts';
import { measureRequests } from './requests.ts';
import { measureSignInPage } from './sign-in-page.ts';

async function timedStart(folder?: string) {
  const before = performance.now();
  const server = await startTestServer(folder === undefined ? {} : { folder });
  return { server, ms: performance.now() - before };
}

/** The promises of speed and size of everyday use, with their conditions. */
export async function benchEveryday(): Promise<void> {
  const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite with fsync';
  console.log(
    `Conditions: ${cpus().length} x ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${engine}, load ${loadavg()[0]?.toFixed(1)}`,
  );

  const figures: Figure[] = [];
  const cold = await timedStart();
  figures.push({ name: 'cold start, fresh data folder to ready', value: cold.ms, unit: 'ms' });
  await cold.server.stop();
  const warm = await timedStart(cold.server.folder);
  figures.push({ name: 'warm start to ready', value: warm.ms, unit: 'ms', goal: 5000 });

  try {
    const { url, folder } = warm.server;
    const client = await signedInClient(url, folder, 'bench@example.com');
    const companyId = await createSampleCompany(client);
    figures.push(...(await measureSignInPage(url)));
    figures.push(...(await measurePosting(client, companyId)));
    figures.push(...(await measureRequests(client, companyId)));
    figures.push(...(await measureReading(client, companyId)));
  } finally {
    await warm.server.stop();
    warm.server.clean();
  }
  printFigures(figures);
}
