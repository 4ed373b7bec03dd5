import { randomUUID } from 'node:crypto';
import type { BankImportPreview, BankLineRow, BulkResult, ImportDetail, InvoiceDetail } from '@folio/contract';
import { manyPagesPdf } from '@folio/sample-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { invoiceDraft } from '../support/drafts.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TAKEN = '2024-12-31';
const EARLY = '2024-12-20';

let server: TestServer;
let client: Client;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await signedInClient(server.url, server.folder, 'early@example.com');
  companyId = await createSampleCompany(client);
});
afterAll(async () => {
  await server.stop();
  server.clean();
});

const at = (path: string) => `/api/company/${companyId}/${path}`;
const post = <T>(path: string, body: unknown) => client.post(at(path), body).then((answer) => dataOf<T>(answer));
const line = (account_code: string, debit: string | null, credit: string | null) => ({ account_code, debit, credit });
const journal = (date: string, debit = '6100', credit = '2110') => ({
  date,
  narration: 'Rent',
  lines: [line(debit, '10.00', null), line(credit, null, '10.00')],
});
const entryCount = async () =>
  dataOf<{ checks: { check: string; counted: number }[] }>(await client.post(at('verify-books'), {})).checks[0]
    ?.counted;

/** Refused without a person's word, with nothing posted; posted once with it, however often the key asks. */
async function refusedThenPosted(path: string, body: object, word = 'before_takeover'): Promise<Answer> {
  const before = await entryCount();
  const key = { 'idempotency-key': `early-${randomUUID()}` };
  const refused = await client.post(at(path), body, key);
  expect([path, refused.body.error, refused.body.message]).toEqual([path, word, expect.any(String)]);
  expect(await entryCount()).toBe(before);
  const accepted = await client.post(at(path), { ...body, accept_early_date: true }, key);
  dataOf(accepted);
  const after = await entryCount();
  expect(after).toBeGreaterThan(before ?? 0);
  await client.post(at(path), { ...body, accept_early_date: true }, key);
  expect(await entryCount()).toBe(after);
  return accepted;
}

async function invoiceOf(type: string, number: string, more: object = {}): Promise<InvoiceDetail> {
  const draft = invoiceDraft({ number, issue_date: EARLY, due_date: EARLY, ...more });
  return post<InvoiceDetail>('invoice', { type, draft });
}

async function posted(type: string, number: string, more: object = {}): Promise<InvoiceDetail> {
  const { id, version } = await invoiceOf(type, number, more);
  return post<InvoiceDetail>(`invoice/${id}/confirm`, { version, accept_early_date: true });
}

describe('a day before the books begin', () => {
  it('is asked about from the incorporation on while nothing was taken over', async () => {
    await refusedThenPosted('journal-entry', journal('2019-06-02'), 'before_incorporation');
    dataOf(await client.post(at('journal-entry'), journal('2019-06-03')));
  });

  it('is asked about up to the day of the opening balances, with the days in the sentence', async () => {
    const lines = [line('1010', '100.00', null), line('3000', null, '100.00')];
    await post('opening-balance', { date: TAKEN, lines });
    await refusedThenPosted('journal-entry', journal('2018-05-19'), 'before_incorporation');
    await refusedThenPosted('journal-entry', journal(TAKEN));
    dataOf(await client.post(at('journal-entry'), journal('2025-01-01')));
    const say = async (date: string) => (await client.post(at('journal-entry'), journal(date))).body.message;
    expect(await say(EARLY)).toBe(
      'Dec 20, 2024 is on or before Dec 31, 2024, the day of the opening balances. This entry would change the balances taken over on that day.',
    );
    expect(await say('2018-05-19')).toBe(
      'May 19, 2018 is before Jun 3, 2019, the day the company was incorporated. This entry would also change the balances taken over on Dec 31, 2024.',
    );
    client.language = 'zh-Hant';
    expect(await say(EARLY)).toContain('期初結餘日');
    client.language = 'en-US';
  });

  it('does not keep the opening balances from being entered again, nor an early entry from being reversed', async () => {
    const lines = [line('1010', '90.00', null), line('3000', null, '90.00')];
    await post('opening-balance', { date: TAKEN, lines });
    const document = { number: 'OLD-1', contact: 'Old Customer', issue_date: EARLY, due_date: EARLY, currency: 'HKD' };
    const added = await post<{ documents: { id: string }[] }>('opening-balance/document', {
      ...document,
      type: 'sales_invoice',
      total: '5.00',
    });
    dataOf(await client.call('DELETE', at(`opening-balance/document/${added.documents[0]?.id}`)));
    const accepted = { ...journal(EARLY), accept_early_date: true };
    const { journal_id: id } = await post<{ journal_id: string }>('journal-entry', accepted);
    await post(`manual-journal/${id}/reverse`, { date: EARLY });
  });

  it('is refused by the lock, not asked about, in a locked period', async () => {
    dataOf(await client.put(at('period-lock'), { through: '2024-11-30' }));
    const locked = await client.post(at('journal-entry'), journal('2024-11-30'));
    expect(locked.body.error).not.toBe('before_takeover');
    expect(locked.status).toBe(422);
    dataOf(await client.put(at('period-lock'), { through: null }));
  });
});

describe('every door that posts by date asks', () => {
  it('journals: at once, in a batch, from a draft', async () => {
    await refusedThenPosted('journal-entry/batch', { entries: [journal('2025-02-01'), journal(EARLY)] });
    const draft = await post<{ id: string; version: number }>('manual-journal', { draft: journal(EARLY) });
    await refusedThenPosted(`manual-journal/${draft.id}/post`, { version: draft.version });
  });

  it('invoices and bills: one by one and in bulk', async () => {
    for (const [type, number] of [
      ['sales_invoice', 'S-1'],
      ['purchase_bill', 'B-1'],
      ['sales_credit_note', 'SC-1'],
      ['purchase_credit_note', 'BC-1'],
    ] as const) {
      const { id, version } = await invoiceOf(type, number);
      await refusedThenPosted(`invoice/${id}/confirm`, { version });
      await post(`invoice/${id}/void`, { reason: 'Entered twice' });
    }
    const early = await invoiceOf('sales_invoice', 'S-2');
    const usual = await invoiceOf('sales_invoice', 'S-3', { issue_date: '2025-01-05', due_date: '2025-01-05' });
    const first = await post<BulkResult>('invoice/bulk/confirm', { ids: [early.id, usual.id] });
    expect(first.map(({ ok, reason }) => [ok, reason])).toEqual([
      [false, 'before_takeover'],
      [true, null],
    ]);
    const second = await post<BulkResult>('invoice/bulk/confirm', { ids: [early.id], accept_early_date: true });
    expect(second).toMatchObject([{ ok: true, reason: null }]);
  });

  it('money: payments, refunds, credits and bad debts', async () => {
    const sale = await posted('sales_invoice', 'S-4');
    const contact = sale.contact_id ?? '';
    const money = { date: EARLY, account_code: '1010', amount: '10.00' };
    await refusedThenPosted(`invoice/${sale.id}/payment`, money);
    const many = { contact_id: contact, allocations: [{ id: sale.id, amount: '2.00' }] };
    await refusedThenPosted('payment', { ...money, ...many, amount: '2.00', side: 'sales' });
    const batch = { side: 'sales', date: EARLY, payments: [{ ...many, account_code: '1010', amount: '2.00' }] };
    await refusedThenPosted('payment/batch', batch);
    await refusedThenPosted(`invoice/${sale.id}/bad-debt`, { date: EARLY, amount: '1.00' });
    const credit = await posted('sales_credit_note', 'SC-2');
    const apply = { credit_id: credit.id, amount: '3.00', date: EARLY };
    await refusedThenPosted(`invoice/${sale.id}/apply-credit`, apply);
    await refusedThenPosted(`credit/${credit.id}/refund`, { ...money, amount: '4.00' });
  });

  it('closing a year and revaluing', async () => {
    await post('journal-entry', { ...journal('2024-02-01', '3300', '2190'), accept_early_date: true });
    await refusedThenPosted('year-end', { end: '2024-03-31' });
    await posted('sales_invoice', 'S-5', { currency: 'USD', rate: '7.8' });
    await refusedThenPosted('revaluation', { date: TAKEN, rates: [{ currency: 'USD', rate: '7.7' }] });
  });

  it('a document under review', async () => {
    const { fileName, bytes } = await manyPagesPdf(1);
    const { id } = dataOf<{ id: string }>(await client.upload(companyId, fileName, bytes));
    const { version } = await untilRead(id);
    const draft = {
      kind: 'purchase_bill',
      invoice: invoiceDraft({ number: 'B-9', issue_date: EARLY }),
      statements: null,
    };
    const saved = dataOf<{ version: number }>(await client.put(at(`document/${id}/draft`), { version, draft }));
    await refusedThenPosted(`document/${id}/confirm`, { version: saved.version, accept_arithmetic: true });
  });

  it('lines of a bank account, one by one and several', async () => {
    const [account, transfer, matched, ...two] = await importedLines();
    await refusedThenPosted(`bank-line/${account}/classify`, { splits: [{ account_code: '6400', amount: '1.00' }] });
    await refusedThenPosted(`bank-line/${transfer}/transfer`, { account_code: '1080' });
    const bill = await posted('purchase_bill', 'B-10', { items: [item('3.00')] });
    await refusedThenPosted(`bank-line/${matched}/match`, { documents: [{ id: bill.id }] });
    for (const amount of ['4.00', '5.00']) await posted('purchase_bill', `B-${amount}`, { items: [item(amount)] });
    const first = await post<{ refused: { reason: string }[] }>('bank-line/accept', { ids: two });
    expect(first.refused.map(({ reason }) => reason)).toEqual(['before_takeover', 'before_takeover']);
    const second = await post<{ accepted: string[] }>('bank-line/accept', { ids: two, accept_early_date: true });
    expect(second.accepted).toEqual(two);
  });

  it('an import from another program', async () => {
    const form = new FormData();
    const ledger = `Date,Account,Amount\n${EARLY},Rent,100.00\n${EARLY},Accrued expenses,-100.00\n`;
    form.append('files[0]', new Blob([ledger]), 'ledger.csv');
    const draft = dataOf<ImportDetail>(await client.call('POST', `${at('import')}?kind=general_ledger`, form));
    expect(draft.reading?.ready).toBe(true);
    await refusedThenPosted(`import/${draft.id}/post`, { version: 1 });
  });
});

const item = (price: string) => ({
  ...invoiceDraft().items[0],
  quantity: '1',
  price,
  account_code: '5000',
});

async function untilRead(id: string): Promise<{ version: number }> {
  for (let tries = 0; tries < 900; tries++) {
    const document = dataOf<{ state: string; version: number }>(await client.get(at(`document/${id}`)));
    if (document.state !== 'queued' && document.state !== 'processing') return document;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the document is stuck');
}

/** Five payments of 1.00 to 5.00 on early days, in this order. */
async function importedLines(): Promise<string[]> {
  const [account] = dataOf<{ id: string }[]>(await client.get(at('account')));
  const form = new FormData();
  const balances = [99, 97, 94, 90, 85];
  const rows = balances.map((balance, index) => `2024-12-1${index},Supplier ${index},-${index + 1}.00,${balance}.00`);
  form.append('files[0]', new Blob([['Date,Description,Amount,Balance', ...rows].join('\n')]), 'statement.csv');
  const path = `${at('bank-import')}?account_id=${account?.id}`;
  const seen = dataOf<BankImportPreview>(await client.call('POST', path, form));
  const statements = seen.statements.map(() => ({
    bank_account_id: account?.id,
    opening_balance: null,
    closing_balance: null,
    post_opening_balance: false,
  }));
  const mapping = seen.mapping && { mapping: seen.mapping };
  await post(`bank-import/${seen.document_id}/confirm`, { ...mapping, statements });
  const rowsOf = dataOf<BankLineRow[]>(await client.get(at(`bank-line?account_id=${account?.id}`)));
  return rowsOf.toSorted((one, other) => one.description.localeCompare(other.description)).map(({ id }) => id);
}
