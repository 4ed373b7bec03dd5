import type { InvoiceRow } from '@folio/contract';
import { type Client, dataOf } from '../../tests/support/client.ts';
import { type Figure, quantile } from '../figure.ts';
import { INVOICES } from './workload.ts';

const CALLS = 100;
const GOAL_MS = 100;

interface Ask {
  name: string;
  query: string;
  goal?: number;
}

const ASKED: readonly Ask[] = [
  { name: 'first page', query: 'limit=50', goal: GOAL_MS },
  { name: 'first page of 200', query: 'limit=200' },
  { name: 'tab "overdue"', query: 'limit=50&state=overdue', goal: GOAL_MS },
  { name: 'page 700', query: 'limit=50&page=700' },
  { name: 'sorted by what is due', query: 'limit=50&sort=-due' },
  { name: 'one contact', query: 'limit=50&contact_id={contact}' },
  { name: 'a month', query: 'limit=50&from=2025-03-01&to=2025-03-31' },
  { name: 'a number searched', query: 'limit=50&q=INV-12345' },
];

/** p50 and p95 of pages of the list, each with its counts and totals, asked one by one by one client. */
export async function measureLists(client: Client, companyId: string): Promise<Figure[]> {
  const base = `/api/company/${companyId}/sales-invoice`;
  const [first] = dataOf<InvoiceRow[]>(await client.get(`${base}?limit=1`));
  const figures: Figure[] = [];
  for (const { name, query, goal } of ASKED) {
    const path = `${base}?${query.replace('{contact}', first?.contact_id ?? '')}`;
    const times: number[] = [];
    for (let n = 0; n < CALLS; n++) {
      const before = performance.now();
      dataOf(await client.get(path));
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    figures.push({ name: `${name} of ${INVOICES}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    const aim = goal === undefined ? {} : { goal };
    figures.push({ name: `${name} of ${INVOICES}, p95`, value: quantile(times, 0.95), unit: 'ms', ...aim });
  }
  return figures;
}

/** The whole list as a file, to its last byte. */
export async function measureExport(client: Client, companyId: string, format: 'csv' | 'xlsx'): Promise<Figure> {
  const before = performance.now();
  const answer = await fetch(`${client.url}/api/company/${companyId}/sales-invoice/export.${format}`, {
    headers: { cookie: `folio_session=${client.cookie('folio_session')}` },
  });
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  const note = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return {
    name: `all of them as ${format.toUpperCase()}`,
    value: (performance.now() - before) / 1000,
    unit: 's',
    note,
  };
}
