import { type BankStatement, renderBankStatement, toScan } from '@folio/sample-documents';
import { type Client, dataOf } from '../tests/support/client.ts';
import type { Figure } from './figure.ts';

/** From upload to lines: a text statement of three pages, and pages of a scan. */
export async function measureReading(client: Client, companyId: string): Promise<Figure[]> {
  await readingTime(client, companyId, 'warm-up.pdf', await statement(3, '100-1'));
  const textMs = await readingTime(client, companyId, 'three-pages.pdf', await statement(90, '100-2'));
  const scan = await toScan(await statement(130, '100-3'), { seed: 7, createdOn: '2026-03-31', dpi: 200 });
  const scanned = await uploadAndWait(client, companyId, 'scan.pdf', scan);
  const pages = scanned.pages ?? 1;
  return [
    { name: 'text statement of 3 pages, upload to lines', value: textMs, unit: 'ms', goal: 2000 },
    {
      name: 'scanned pages read a minute',
      value: (pages * 60_000) / scanned.ms,
      unit: 'pages',
      note: `${pages} pages at 200 dpi, two languages`,
    },
  ];
}

async function readingTime(client: Client, companyId: string, name: string, bytes: Uint8Array): Promise<number> {
  return (await uploadAndWait(client, companyId, name, bytes)).ms;
}

async function uploadAndWait(
  client: Client,
  companyId: string,
  name: string,
  bytes: Uint8Array,
): Promise<{ ms: number; pages: number | null }> {
  const before = performance.now();
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, name, bytes));
  for (let tries = 0; tries < 6000; tries++) {
    const document = dataOf<{ state: string; pages: number | null }>(
      await client.get(`/api/company/${companyId}/document/${id}`),
    );
    if (document.state === 'needs_review') return { ms: performance.now() - before, pages: document.pages };
    if (document.state !== 'queued' && document.state !== 'processing')
      throw new Error(`${name} ended as ${document.state}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${name} was not read in time`);
}

/** About thirty lines a page. */
function statement(lines: number, accountNumber: string): Promise<Uint8Array> {
  const described = Array.from({ length: lines }, (_, n) => {
    const amount = `${100 + ((n * 37) % 900)}.${String((n * 13) % 100).padStart(2, '0')}`;
    const date = `2026-03-${String(1 + Math.floor((n * 31) / lines)).padStart(2, '0')}`;
    return n % 3 === 0
      ? { date, description: `FPS CREDIT\nCUSTOMER ${n}`, in: amount }
      : { date, description: `AUTOPAY OUT\nSUPPLIER ${n}`, out: amount };
  });
  const input: BankStatement = {
    layout: 'meridian',
    bank: { name: 'Meridian Bank', nameZh: '子午銀行' },
    accountNumber,
    accountName: 'Golden Bauhinia Trading Limited',
    currency: 'HKD',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    openingBalance: '500000.00',
    lines: described,
  };
  return renderBankStatement(input);
}
