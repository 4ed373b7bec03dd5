import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';
import { practice } from '../practice/practice.ts';
import { buildClose } from './build.ts';
import { COUNTS, MONTH_END, YEAR_END } from './workload.ts';

const CALLS = 12;
const GOAL_MS = 300;
/** The largest answer of a list or board. */
const GOAL_KB = 500;

const sample = {
  title: 'Office expenses',
  from: '2024-04-01',
  to: '2026-07-31',
  source: 'entries',
  side: 'both',
  accounts: [],
  interval: null,
  seed: '2026',
};

interface Asked {
  name: string;
  call: (client: Client) => Promise<unknown>;
}

function asked({ companyId, practiceId }: { companyId: string; practiceId: string }): Asked[] {
  const own = `/api/company/${companyId}`;
  const get = (name: string, path: string): Asked => ({ name, call: async (client) => dataOf(await client.get(path)) });
  const draw = (name: string, body: object): Asked => ({
    name,
    call: async (client) => dataOf(await client.post(`${own}/audit-sample`, { ...sample, ...body })),
  });
  return [
    get('close of a month', `${own}/close?kind=month&end=${MONTH_END}`),
    get('close of a year', `${own}/close?kind=year&end=${YEAR_END}`),
    get('unusual entries of a month', `${own}/close/finding?kind=month&end=${MONTH_END}&check=unusual`),
    get('assets, first page', `${own}/fixed-asset?limit=50`),
    get('assets, last page', `${own}/fixed-asset?limit=50&page=2000`),
    get('assets, a word searched', `${own}/fixed-asset?limit=50&q=lantern%204711`),
    get('assets, by name', `${own}/fixed-asset?limit=50&sort=-name&state=all`),
    get('depreciation of a posted month', `${own}/depreciation?month=2026-07-01`),
    get('depreciation of the next month', `${own}/depreciation?month=2026-08-01`),
    get('note on movements', `${own}/fixed-asset/movement?from=2026-04-01&to=2027-03-31`),
    get('schedules, first page', `${own}/schedule?limit=50`),
    get('schedules, last page', `${own}/schedule?limit=50&page=200`),
    get('schedules, a word searched', `${own}/schedule?limit=50&q=insurance%204711`),
    get('lines due by two months later', `${own}/schedule/due?limit=50&month=2026-09-30`),
    get('balances explained', `${own}/schedule/balance?date=${MONTH_END}`),
    get('schedules behind a balance', `${own}/schedule/explanation?limit=50&account=1140&date=${MONTH_END}`),
    get('deadlines of all clients', `/api/practice/${practiceId}/deadline?limit=50`),
    get('deadlines, a client searched', `/api/practice/${practiceId}/deadline?limit=50&q=client%20217`),
    draw('a sample of 60 drawn', { method: 'random', size: 60 }),
    draw('a sample of 1,000 drawn', { method: 'largest', size: 1000, seed: null }),
    get('list of samples', `${own}/audit-sample?limit=50`),
  ];
}

function sayConditions(): void {
  const [cpu] = cpus();
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PGlite with fsync, load ${loads.join(' ')}`,
  );
  const rows = Object.entries(COUNTS).map(([what, count]) => `${count} ${what}`);
  console.log(`A company and a practice with ${rows.join(', ')}; one caller\n`);
}

/** `npm run bench -- close`: how quick the close, assets, schedules, deadlines and samples are. Answers the exit code. */
export async function benchClose(): Promise<number> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-close-'));
  const first = await startTestServer({ folder, port });
  const client = await signedInClient(first.url, folder, 'bench@example.com');
  const companyId = await createSampleCompany(client);
  const { id: practiceId } = dataOf<{ id: string }>(await client.post('/api/practice', practice));
  const { id: userId } = dataOf<{ id: string }>(await client.get('/api/user/profile'));
  await first.stop();
  const before = performance.now();
  await buildClose(join(folder, 'database'), { companyId, practiceId, userId });
  console.log(`Built in ${((performance.now() - before) / 1000).toFixed(0)} s\n`);
  const server = await startTestServer({ folder, port });
  sayConditions();
  try {
    const figures: Figure[] = [];
    for (const one of asked({ companyId, practiceId })) figures.push(...(await measure(client, one)));
    printFigures(figures);
    console.log(`\nLoad at the end: ${loadavg()[0]?.toFixed(1)}`);
    return figures.every(({ goal, value }) => goal === undefined || value <= goal) ? 0 : 1;
  } finally {
    await server.stop();
    server.clean();
  }
}

/** p50 of several calls, one after the other, and the size of the answer. */
async function measure(client: Client, { name, call }: Asked): Promise<Figure[]> {
  const times: number[] = [];
  let answer: unknown;
  for (let n = 0; n < CALLS; n++) {
    const before = performance.now();
    answer = await call(client);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const note = `p95 ${quantile(times, 0.95).toFixed(0)} ms`;
  return [
    { name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms', goal: GOAL_MS, note },
    { name: `${name}, size`, value: JSON.stringify(answer).length / 1024, unit: 'KB', goal: GOAL_KB },
  ];
}
