import autocannon from 'autocannon';
import type { Client } from '../tests/support/client.ts';
import type { Figure } from './figure.ts';

/** p50 and p99 of two everyday calls by one signed-in client, five seconds each. */
export async function measureRequests(client: Client, companyId: string): Promise<Figure[]> {
  const calls = [
    { name: 'profile', path: '/api/user/profile' },
    { name: 'list of 50 sales invoices', path: `/api/company/${companyId}/sales-invoice?limit=50` },
  ];
  const figures: Figure[] = [];
  for (const { name, path } of calls) {
    const run = await autocannon({
      url: client.url + path,
      connections: 1,
      duration: 5,
      headers: { cookie: `folio_session=${client.cookie('folio_session')}` },
    });
    if (run.non2xx > 0) throw new Error(`${path} answered ${run.non2xx} failures`);
    figures.push(
      { name: `${name}, p50`, value: run.latency.p50, unit: 'ms' },
      {
        name: `${name}, p99`,
        value: run.latency.p99,
        unit: 'ms',
        note: `${Math.round(run.requests.average)} requests/s`,
      },
    );
  }
  return figures;
}
