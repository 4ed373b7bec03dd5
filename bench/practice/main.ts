import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type Client, dataOf, signedInClient } from '../../tests/support/client.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';
import { buildClients } from './build.ts';
import { practice } from './practice.ts';
import { CLIENTS, PER_CLIENT } from './workload.ts';

const CALLS = 60;
const GOAL_MS = 300;

const ASKED: readonly { name: string; query: string; goal?: number }[] = [
  { name: 'all of them, most to review first', query: 'limit=500&sort=-to_review', goal: GOAL_MS },
  { name: 'all of them by name', query: 'limit=500&sort=name', goal: GOAL_MS },
  { name: 'what needs attention', query: 'limit=500&sort=lights&attention=true', goal: GOAL_MS },
  { name: 'a name searched', query: 'limit=500&q=Client%20217' },
];

function sayConditions(): void {
  const [cpu] = cpus();
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PGlite with fsync, load ${loads.join(' ')}`,
  );
  const rows = Object.entries(PER_CLIENT).map(([what, count]) => `${count} ${what}`);
  console.log(`A practice with ${CLIENTS} clients, each with ${rows.join(', ')}; one caller\n`);
}

/** `npm run bench -- practice`: how quick the practice's home is with many clients. Answers the exit code. */
export async function benchPractice(): Promise<number> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-practice-'));
  const first = await startTestServer({ folder, port });
  const client = await signedInClient(first.url, folder, 'bench@example.com');
  const { id } = dataOf<{ id: string }>(await client.post('/api/practice', practice));
  const { id: userId } = dataOf<{ id: string }>(await client.get('/api/user/profile'));
  await first.stop();
  const before = performance.now();
  const lookMs = await buildClients(join(folder, 'database'), id, userId);
  console.log(`Built in ${((performance.now() - before) / 1000).toFixed(0)} s\n`);
  const server = await startTestServer({ folder, port });
  sayConditions();
  try {
    const figures = [
      ...(await measure(client, id)),
      { name: 'a look at the books of one client', value: lookMs, unit: 'ms' },
    ];
    printFigures(figures);
    console.log(`\nLoad at the end: ${loadavg()[0]?.toFixed(1)}`);
    return figures.every(({ goal, value }) => goal === undefined || value <= goal) ? 0 : 1;
  } finally {
    await server.stop();
    server.clean();
  }
}

/** The very first answer of a server that was just started, then p50 and p95 of many, one after the other. */
async function measure(client: Client, practiceId: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, query, goal } of ASKED) {
    const times: number[] = [];
    for (let n = 0; n < CALLS; n++) {
      const before = performance.now();
      dataOf(await client.get(`/api/practice/${practiceId}/client?${query}`));
      times.push(performance.now() - before);
    }
    if (figures.length === 0)
      figures.push({ name: 'the first answer after a start', value: times[0] ?? Number.NaN, unit: 'ms' });
    times.sort((a, b) => a - b);
    figures.push({ name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    figures.push({
      name: `${name}, p95`,
      value: quantile(times, 0.95),
      unit: 'ms',
      ...(goal !== undefined && { goal }),
    });
  }
  return figures;
}
