import autocannon from 'autocannon';
import type { Client } from '../tests/support/client.ts';
import { type Figure, quantile } from './figure.ts';

const ONE_BY_ONE = 400;

/** p50 and p99 of two everyday calls by one signed-in client, and how many sixteen get in three seconds. */
export async function measureRequests(client: Client, companyId: string): Promise<Figure[]> {
  const calls = [
    { name: 'profile', path: '/api/user/profile' },
    { name: 'list of 50 sales invoices', path: `/api/company/${companyId}/sales-invoice?limit=50` },
  ];
  const figures: Figure[] = [];
  for (const { name, path } of calls) {
    const times = await timeCalls(client, path);
    figures.push(
      { name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' },
      { name: `${name}, p99`, value: quantile(times, 0.99), unit: 'ms' },
      { name: `${name}, 16 clients`, value: await throughput(client, path), unit: 'requests/s' },
    );
  }
  return figures;
}

async function timeCalls(client: Client, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ONE_BY_ONE; n++) {
    const before = performance.now();
    const answer = await client.get(path);
    times.push(performance.now() - before);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  }
  return times.sort((a, b) => a - b);
}

async function throughput(client: Client, path: string): Promise<number> {
  const headers = { cookie: `folio_session=${client.cookie('folio_session')}` };
  const run = await autocannon({ url: client.url + path, connections: 16, duration: 3, headers });
  if (run.non2xx > 0) throw new Error(`${path} answered ${run.non2xx} failures`);
  return run.requests.average;
}
