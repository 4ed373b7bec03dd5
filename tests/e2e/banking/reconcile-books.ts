import { createHash } from 'node:crypto';
import {
  type BankImportPreview,
  blankInvoiceDraft,
  blankItem,
  type InvoiceDraft,
  type InvoiceType,
} from '@folio/contract';
import { type Client, dataOf } from '../../support/client.ts';

/** What a person does with a line, and the key that does it. */
export type Deed = 'accept' | 'pick' | 'classify' | 'transfer' | 'split' | 'match' | 'exclude';

export interface PlannedLine {
  /** Part of the line's text, and of no other line's. */
  readonly mark: string;
  readonly deed: Deed;
  readonly spent: boolean;
  /** A decimal text in HKD. */
  readonly amount: string;
  /** The open documents that there are for it. */
  readonly documents: readonly { number: string; amount: string }[];
}

const customers = ['Aurora Gifts Limited', 'Bamboo Grove Café', 'Crane Harbour Retail', 'Dragon Gate Trading'];
const suppliers = ['Evergreen Paper Works', 'Fortune Freight Limited'];
const costs = [
  'LAUNDRY ROUND',
  'WINDOW CLEANER',
  'TEA AND WATER',
  'KEY CUTTING',
  'PARKING METER',
  'STAMPS',
  'TAXI',
  'PLANTS',
];
const two = (n: number) => String(n).padStart(2, '0');

/** Forty lines: documents with their number, twins of one amount, costs, transfers, salaries, several in one, and a stranger's. */
export function plannedLines(): readonly PlannedLine[] {
  const many = (count: number, line: (n: number) => PlannedLine) => Array.from({ length: count }, (_, n) => line(n));
  const sale = (n: number) => ({ number: `INV-${300 + n}`, amount: `${1200 + n * 37}.50` });
  const bill = (n: number) => ({ number: `BILL-${700 + n}`, amount: `${640 + n * 29}.20` });
  return [
    ...many(10, (n) => settled('accept', false, `FPS ${customers[n % 4]} ${sale(n).number}`, [sale(n)])),
    ...many(6, (n) => settled('accept', true, `AUTOPAY ${suppliers[n % 2]} ${bill(n).number}`, [bill(n)])),
    ...many(3, (n) => {
      const amount = `${5000 + n * 250}.00`;
      const twins = [0, 1].map((twin) => ({ number: `INV-${400 + n * 2 + twin}`, amount }));
      return { mark: `CHEQUE DEPOSIT ${two(n)}X`, deed: 'pick', spent: false, amount, documents: twins };
    }),
    ...many(8, (n) => plain('classify', `${costs[n]} ${two(n)}Q`, `${45 + n * 3}.10`)),
    ...many(4, (n) => plain('transfer', `TO SAVINGS ${two(n)}T`, `${3000 + n * 100}.00`)),
    ...many(4, (n) => plain('split', `WAGES RUN ${two(n)}W`, `${18000 + n * 500}.00`)),
    ...many(3, (n) => {
      const parts = [0, 1].map((part) => ({
        number: `INV-${500 + n * 2 + part}`,
        amount: `${2110 + n * 17 + part * 9}.30`,
      }));
      return settled('match', false, `COUNTER DEPOSIT ${two(n)}M`, parts);
    }),
    ...many(2, (n) => plain('exclude', `NOT OURS ${two(n)}N`, `${77 + n}.77`)),
  ];
}

function settled(deed: Deed, spent: boolean, mark: string, documents: PlannedLine['documents']): PlannedLine {
  const cents = documents.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
  return { mark, deed, spent, amount: decimal(cents), documents };
}

function plain(deed: Deed, mark: string, amount: string): PlannedLine {
  return { mark, deed, spent: true, amount, documents: [] };
}

function decimal(cents: bigint): string {
  const [sign, text] = cents < 0n ? ['-', String(-cents)] : ['', String(cents)];
  return `${sign}${text.padStart(3, '0').slice(0, -2)}.${text.padStart(3, '0').slice(-2)}`;
}

/** One line a day from 2026-02-01 on, with running balances after an opening balance of 200,000.00. */
export function csvOf(lines: readonly PlannedLine[]): string {
  let balance = 20_000_000n;
  const rows = lines.map(({ mark, spent, amount }, n) => {
    const cents = BigInt(amount.replace('.', ''));
    balance += spent ? -cents : cents;
    const day = new Date(Date.UTC(2026, 1, 1 + n)).toISOString().slice(0, 10);
    return [day, mark, spent ? amount : '', spent ? '' : amount, decimal(balance)].join(',');
  });
  return ['Date,Description,Withdrawal,Deposit,Balance', ...rows].join('\n');
}

/** The bank accounts, the open documents and the statement, all through the API. Answers the current account's id. */
export async function reconcileBooks(
  client: Client,
  companyId: string,
  lines: readonly PlannedLine[],
): Promise<string> {
  const base = `/api/company/${companyId}`;
  const account = (body: object) =>
    client.post(`${base}/account/`, { currency: 'HKD', ...body }).then(dataOf<{ id: string }>);
  const { id } = await account({ name: 'Harbour current', number: '388-441-001' });
  await account({ name: 'Harbour savings', number: '388-441-202' });
  for (const { spent, documents } of lines)
    for (const [n, document] of documents.entries())
      await confirmedInvoice(
        client,
        base,
        spent ? 'purchase_bill' : 'sales_invoice',
        document,
        nameOf(lines, document, n),
      );
  await importCsv(client, base, id, csvOf(lines));
  return id;
}

/** Documents that one line settles together are of one contact; twins are of two. */
function nameOf(lines: readonly PlannedLine[], { number }: { number: string }, n: number): string {
  const line = lines.find(({ documents }) => documents.some((one) => one.number === number));
  const named = [...customers, ...suppliers].find((name) => line?.mark.includes(name));
  return named ?? (line?.deed === 'pick' ? `Twin House ${n + 1} Limited` : 'Lantern Club');
}

async function confirmedInvoice(
  client: Client,
  base: string,
  type: InvoiceType,
  { number, amount }: { number: string; amount: string },
  contact: string,
): Promise<void> {
  const nobody = { address: null, tax_id: null };
  const [own, other] = [
    { ...nobody, name: 'Golden Bauhinia Trading Limited' },
    { ...nobody, name: contact },
  ];
  const isSale = type === 'sales_invoice';
  const item = { ...blankItem, name: 'Goods', price: amount };
  const draft: InvoiceDraft = {
    ...blankInvoiceDraft('HKD'),
    number,
    issue_date: '2026-01-20',
    due_date: '2026-02-20',
    vendor: isSale ? own : other,
    customer: isSale ? other : own,
    items: [{ ...item, account_code: isSale ? '4000' : '5000' }],
  };
  const made = dataOf<{ id: string; version: number }>(await client.post(`${base}/invoice`, { type, draft }));
  dataOf(await client.post(`${base}/invoice/${made.id}/confirm`, { version: made.version }));
}

async function importCsv(client: Client, base: string, accountId: string, csv: string): Promise<void> {
  const form = new FormData();
  form.append('files[0]', new Blob([csv], { type: 'text/csv' }), 'statement.csv');
  const seen = dataOf<BankImportPreview>(
    await client.call('POST', `${base}/bank-import?account_id=${accountId}`, form),
  );
  const statements = seen.statements.map(({ opening_balance, closing_balance }) => ({
    bank_account_id: accountId,
    opening_balance,
    closing_balance,
    post_opening_balance: true,
  }));
  const confirmed = { ...(seen.mapping && { mapping: seen.mapping }), statements };
  dataOf(await client.post(`${base}/bank-import/${seen.document_id}/confirm`, confirmed));
}

/** Every account's balance and every document's open amount, as the reports and lists show them. */
export async function booksOf(client: Client, companyId: string): Promise<object> {
  const base = `/api/company/${companyId}`;
  const report = dataOf<object>(await client.get(`${base}/report/trial-balance?as_at=2026-12-31`));
  const sales = dataOf(await client.get(`${base}/sales-invoice?limit=200&sort=number`));
  const bills = dataOf(await client.get(`${base}/bill?limit=200&sort=number`));
  // All but the moment it was asked.
  const balances = JSON.parse(JSON.stringify(report, (key, value) => (key === 'produced_at' ? undefined : value)));
  return { balances, sales, bills };
}

export function hashOf(books: object): string {
  return createHash('sha256').update(JSON.stringify(books)).digest('hex');
}
