import { type Client, dataOf } from '../tests/support/client.ts';
import { invoiceDraft } from '../tests/support/drafts.ts';
import { type Figure, quantile } from './figure.ts';

const INVOICES = 120;

/** Creates and confirms invoices one after the other through the API: validated, audited, durable. */
export async function measurePosting(client: Client, companyId: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = 0; n < INVOICES; n++) {
    const created = dataOf<{ id: string; version: number }>(
      await client.post(`/api/company/${companyId}/invoice`, { type: 'sales_invoice', draft: draftOf(n) }),
    );
    const before = performance.now();
    dataOf(await client.post(`/api/company/${companyId}/invoice/${created.id}/confirm`, { version: created.version }));
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return [
    { name: 'confirm and post an invoice, p50', value: quantile(times, 0.5), unit: 'ms' },
    {
      name: 'confirm and post an invoice, p99',
      value: quantile(times, 0.99),
      unit: 'ms',
      note: `${INVOICES} invoices`,
    },
  ];
}

function draftOf(n: number) {
  const customer = { name: `Customer ${n % 20}`, address: null, tax_id: null };
  return invoiceDraft({ number: `B-${String(n).padStart(5, '0')}`, customer });
}
