import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { type Client, createSampleCompany, dataOf } from '../../tests/support/client.ts';
import { invoiceDraft } from '../../tests/support/drafts.ts';
import { acceptLine, importSuggested } from '../guard/bank.ts';
import { SMALL_CALL } from '../ledger/measures/framework-tax.ts';
import { contactIds, journalOf } from '../ledger/product/load.ts';
import type { ProductProcess } from '../ledger/product/server.ts';
import { type Company, postOnce } from '../ledger/product/sign-in.ts';
import { askMs, reportPath } from '../ledger/stage.ts';
import { fourLineEntry } from '../ledger/workload/entries.ts';
import { MID_MONTH } from '../ledger/workload/questions.ts';
import { scanOf } from '../reading/scan-of.ts';

/** One thing people do, and how often it is measured. */
export interface Task {
  name: string;
  times: number;
  /** What it needs before; not measured. */
  prepare?(): Promise<unknown>;
  run(n: number): Promise<unknown>;
}

interface Workplace {
  product: ProductProcess;
  company: Company;
  client: Client;
}

const ACCEPTS = 60;

export async function tasksOf({ product, company, client }: Workplace): Promise<Task[]> {
  const stage = { product, company };
  const base = `/api/company/${company.id}`;
  const contacts = await contactIds(company);
  let suggested: string[] = [];
  let scan: Uint8Array = new Uint8Array();
  return [
    { name: 'signed-in call that does nothing', times: 1000, run: () => askMs(stage, SMALL_CALL) },
    {
      name: 'trial balance in the middle of a month',
      times: 200,
      run: () => askMs(stage, reportPath(stage, 'trial-balance', { as_at: MID_MONTH })),
    },
    { name: 'Home', times: 100, run: () => askMs(stage, `${base}/dashboard`) },
    { name: 'page of 50 invoices', times: 200, run: () => askMs(stage, `${base}/sales-invoice?limit=50`) },
    {
      name: 'journal of 4 lines, posted',
      times: 400,
      run: (n) => postOnce(company.caller, `${base}/journal-entry`, journalOf(fourLineEntry(n, '2026-03'), contacts)),
    },
    { name: 'invoice, made and confirmed', times: 60, run: (n) => raiseInvoice(company, n) },
    {
      name: 'bank line, suggestion accepted',
      times: ACCEPTS,
      prepare: async () => {
        suggested = (await importSuggested(stage, ACCEPTS)).suggested;
      },
      run: (n) => acceptLine(stage, suggested[n] ?? ''),
    },
    {
      name: 'document: PDF with text, one page, read',
      times: 10,
      run: (n) => uploadAndRead(client, company.id, `bill ${n}.pdf`, textPage(n)),
    },
    {
      name: 'document: scan of 3 pages at 200 dpi, read',
      times: 1,
      prepare: async () => {
        scan = await scanOf(3);
      },
      run: () => uploadAndRead(client, company.id, 'scan.pdf', scan),
    },
    { name: 'company, made with its chart', times: 20, run: () => createSampleCompany(client) },
  ];
}

async function raiseInvoice({ caller, id: companyId }: Company, n: number): Promise<void> {
  const path = `/api/company/${companyId}/invoice`;
  const draft = invoiceDraft({ number: `COST-${n}` });
  const made = await postOnce<{ id: string; version: number }>(caller, path, { type: 'sales_invoice', draft });
  await postOnce(caller, `${path}/${made.id}/confirm`, { version: made.version });
}

async function uploadAndRead(client: Client, companyId: string, name: string, bytes: Uint8Array): Promise<void> {
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, name, bytes));
  for (;;) {
    const path = `/api/company/${companyId}/document/${id}`;
    const { state } = dataOf<{ state: string }>(await client.get(path));
    if (state !== 'queued' && state !== 'processing') return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

function textPage(n: number): Uint8Array {
  const lines = [
    'Invoice',
    `Number COST-${n}`,
    'Date 3 March 2026',
    'Harbour Paper Limited',
    `Total HKD ${100 + n}.00`,
  ];
  const content = lines.map((line, at) => `BT /F1 12 Tf 60 ${760 - at * 24} Td (${line}) Tj ET`).join('\n');
  return smallPdf([{ widthPt: 595, heightPt: 842, content }]);
}
