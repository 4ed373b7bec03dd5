import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { setRate } from '../../books/exchange-rate/set-rate.ts';
import { readJournalEntry } from '../../books/ledger/entries/journal-entry.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { removeInvoice, saveInvoice } from './draft/save-invoice.ts';
import { confirmInvoice, createInvoice, getInvoice, importInvoice, voidInvoice } from './index.ts';
import { listInvoices } from './list/list-invoices.ts';

describe.each(bothEngines)('invoices on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const create = (type: InvoiceType, over: Partial<InvoiceDraft> = {}) =>
    books.run((tx) => createInvoice(tx, books.call, { type, draft: testDraft(over) }));
  const confirm = (id: string, version?: number) =>
    books.run((tx) => confirmInvoice(tx, books.call, id, version === undefined ? {} : { version }));
  const get = (id: string, today = books.call.today) => books.run((tx) => getInvoice(tx, { ...books.call, today }, id));
  const balances = () => books.run((tx) => balancesOn(tx, '2026-12-31'));

  it('posts nothing until a draft is confirmed', async () => {
    const id = await create('sales_invoice');
    expect(await balances()).toEqual({});
    expect(await get(id)).toMatchObject({
      state: 'draft',
      confirm_status: 'unconfirmed',
      total: '1000.00',
      due: '1000.00',
    });
  });

  it('gives a new item the account its words suggest, visibly', async () => {
    const items = [testItem({ name: 'Delivery 送貨' }), testItem({ name: 'Lamp' }), testItem({ account_code: '4800' })];
    const { draft } = await get(await create('sales_invoice', { items }));
    expect(draft.items.map((item) => item.account_code)).toEqual(['4010', '4000', '4800']);
  });

  it('confirms a sales invoice: receivable against income, with its contact', async () => {
    const id = await create('sales_invoice');
    await confirm(id, 1);
    expect(await balances()).toEqual({ '1100': '1000.00', '4000': '-1000.00' });
    const detail = await get(id);
    expect(detail).toMatchObject({ state: 'overdue', confirm_status: 'confirmed', paid: '0.00', due: '1000.00' });
    expect(detail.journal_entries).toHaveLength(1);
    expect(await get(id, '2026-04-20')).toMatchObject({ state: 'unpaid' });
  });

  it('confirms a bill with its payment: two entries, one settlement', async () => {
    const items = [testItem({ account_code: '6240' })];
    const id = await create('purchase_bill', { items, paid_from: '1010', paid_date: '2026-04-02' });
    await confirm(id);
    expect(await balances()).toEqual({ '1010': '-1000.00', '6240': '1000.00' });
    const detail = await get(id);
    expect(detail).toMatchObject({ state: 'paid', paid: '1000.00', due: '0.00' });
    expect(detail.settlements).toMatchObject([
      { date: '2026-04-02', kind: 'payment', number: 'PAY-0001', amount: '1000.00' },
    ]);
  });

  it('books tax a document states although the company has no code for it as cost', async () => {
    const items = [testItem({ account_code: '6240', rate: '20' })];
    const id = await create('purchase_bill', { items, amounts_are: 'tax_exclusive' });
    await confirm(id);
    expect(await balances()).toEqual({ '2100': '-1200.00', '6240': '1200.00' });
  });

  it('converts a foreign document at its rate and refuses one without', async () => {
    const foreign = { currency: 'USD', items: [testItem({ account_code: '4000' })] };
    await expect(create('sales_invoice', foreign).then((id) => confirm(id))).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path: 'rate', word: 'enter_rate' }],
    });
    await confirm(await create('sales_invoice', { ...foreign, rate: '7.8126' }));
    expect(await balances()).toEqual({ '1100': '7812.60', '4000': '-7812.60' });
  });

  it('shows a credit note with negative amounts and its own states', async () => {
    const id = await create('sales_credit_note', { number: 'CN-1' });
    await confirm(id);
    expect(await balances()).toEqual({ '1100': '-1000.00', '4090': '1000.00' });
    expect(await get(id)).toMatchObject({ state: 'unapplied', total: '-1000.00', due: '-1000.00' });
  });

  it.each<[string, InvoiceType, Partial<InvoiceDraft>, string, string]>([
    ['no number of the supplier', 'purchase_bill', { number: '' }, 'number', 'enter_document_number'],
    [
      'no customer',
      'sales_invoice',
      { customer: { name: ' ', address: null, tax_id: null } },
      'customer.name',
      'enter_contact',
    ],
    [
      'no supplier',
      'purchase_bill',
      { vendor: { name: '', address: null, tax_id: null } },
      'vendor.name',
      'enter_contact',
    ],
    ['no issue date', 'sales_invoice', { issue_date: null }, 'issue_date', 'enter_issue_date'],
    ['a day that does not exist', 'sales_invoice', { due_date: '2026-04-31' }, 'due_date', 'date_invalid'],
    ['a due date before the issue date', 'sales_invoice', { due_date: '2026-03-31' }, 'due_date', 'due_before_issue'],
    ['no items', 'sales_invoice', { items: [] }, 'items', 'ledger_no_items'],
    ['a negative total', 'sales_invoice', { items: [testItem({ price: '-5' })] }, 'items', 'ledger_total_not_positive'],
    [
      'an unknown account',
      'sales_invoice',
      { items: [testItem({ account_code: '9999' })] },
      'items.0.account_code',
      'account_unknown',
    ],
    [
      'a control account',
      'sales_invoice',
      { items: [testItem({ account_code: '2100' })] },
      'items.0.account_code',
      'ledger_control_account_not_allowed',
    ],
    ['a payment without its day', 'purchase_bill', { paid_from: '1010' }, 'paid_date', 'enter_paid_date'],
    ['another printed total', 'sales_invoice', { total: '999.00' }, 'total', 'check_items'],
  ])('refuses to confirm with %s, and posts nothing', async (_, type, over, path, word) => {
    const id = await create(type, over);
    await expect(confirm(id)).rejects.toMatchObject({ faults: [{ path, word }] });
    expect(await balances()).toEqual({});
    expect(await get(id)).toMatchObject({ confirm_status: 'unconfirmed' });
  });

  it('takes a number once: ours for ever, a supplier’s per supplier', async () => {
    await confirm(await create('sales_invoice'));
    await expect(create('sales_invoice').then((id) => confirm(id))).rejects.toMatchObject({ code: 'number_taken' });
    await confirm(await create('purchase_bill'));
    await expect(create('purchase_bill').then((id) => confirm(id))).rejects.toMatchObject({
      word: 'supplier_number_taken',
    });
    await confirm(await create('purchase_bill', { vendor: { name: 'Somebody Else', address: null, tax_id: null } }));
  });

  it('finds a contact again however its name is written', async () => {
    await confirm(await create('sales_invoice'));
    const customer = { name: 'BLUE HARBOUR RETAIL LTD.', address: null, tax_id: null };
    await confirm(await create('sales_invoice', { number: 'INV-2', customer }));
    const contacts = await books.run((tx) => tx.queries.selectFrom('contact').select('name').execute());
    expect(contacts).toEqual([{ name: 'Blue Harbour Retail Limited' }]);
  });

  it('refuses a stale version and loses nothing', async () => {
    const id = await create('sales_invoice');
    await books.run((tx) => saveInvoice(tx, books.call, { id, version: 1, draft: testDraft({ number: 'INV-NEW' }) }));
    const stale = books.run((tx) =>
      saveInvoice(tx, books.call, { id, version: 1, draft: testDraft({ number: 'INV-OLD' }) }),
    );
    await expect(stale).rejects.toMatchObject({ code: 'stale_version' });
    await expect(confirm(id, 1)).rejects.toMatchObject({ code: 'stale_version' });
    expect(await get(id)).toMatchObject({ number: 'INV-NEW', version: 2 });
  });

  it('confirms once when two people confirm at the same moment', async () => {
    const id = await create('sales_invoice');
    const both = await Promise.allSettled([confirm(id, 1), confirm(id, 1)]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balances()).toEqual({ '1100': '1000.00', '4000': '-1000.00' });
  });

  it('voids by the opposite entry, on its own day, and refuses a paid one', async () => {
    const id = await create('sales_invoice');
    await confirm(id);
    await books.run((tx) => voidInvoice(tx, books.call, { id, reason: 'entered twice' }));
    expect(await balances()).toEqual({});
    const detail = await get(id);
    expect(detail).toMatchObject({ state: 'voided', paid: '0.00', due: '0.00' });
    expect(detail.journal_entries.map((entry) => [entry.kind, entry.date])).toEqual([
      ['sales_invoice', '2026-04-01'],
      ['void', '2026-04-01'],
    ]);
    const reversal = await books.run((tx) => readJournalEntry(tx, detail.journal_entries[1]?.id ?? ''));
    expect(reversal).toMatchObject({
      number: 'J0002',
      reverses: { number: 'J0001' },
      source: { number: 'VOID-INV-1' },
    });
    await expect(books.run((tx) => voidInvoice(tx, books.call, { id, reason: 'again' }))).rejects.toMatchObject({
      word: 'already_voided',
    });
    const paid = await create('purchase_bill', { paid_from: '1010', paid_date: '2026-04-02' });
    await confirm(paid);
    await expect(books.run((tx) => voidInvoice(tx, books.call, { id: paid, reason: 'no' }))).rejects.toMatchObject({
      word: 'ledger_document_has_allocations',
    });
  });

  it('dates the void of a locked month today', async () => {
    const id = await create('sales_invoice', { issue_date: '2026-03-20', due_date: null });
    await confirm(id);
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-03-31'));
    await books.run((tx) => voidInvoice(tx, books.call, { id, reason: 'wrong customer' }));
    expect((await get(id)).journal_entries.at(-1)).toMatchObject({ kind: 'void', date: '2026-04-30' });
  });

  it('deletes a draft only', async () => {
    const draft = await create('sales_invoice');
    await books.run((tx) => removeInvoice(tx, books.call, draft));
    await expect(get(draft)).rejects.toMatchObject({ code: 'not_found' });
    const confirmed = await create('sales_invoice');
    await confirm(confirmed);
    await expect(books.run((tx) => removeInvoice(tx, books.call, confirmed))).rejects.toMatchObject({
      code: 'already_confirmed',
    });
  });

  it('lists with totals in base currency over all pages, filtered, searched and sorted', async () => {
    await confirm(await create('sales_invoice', { number: 'A-1' }));
    await confirm(await create('sales_invoice', { number: 'A-2', due_date: '2026-05-20', issue_date: '2026-04-02' }));
    await confirm(await create('sales_credit_note', { number: 'CN-1', issue_date: '2026-04-03' }));
    await create('sales_invoice', { number: 'DRAFT-1', issue_date: null });
    const list = (over: object) =>
      books.run((tx) => listInvoices(tx, books.call.today, 'sales', { page: 1, limit: 50, ...over }));
    const all = await list({});
    expect(all.rows.map((row) => row.number)).toEqual(['DRAFT-1', 'CN-1', 'A-2', 'A-1']);
    expect(all.meta).toMatchObject({ total: 4, total_base: '1000.00', due_base: '1000.00', base_currency: 'HKD' });
    expect((await list({ state: 'overdue,draft', sort: 'number' })).rows.map((row) => row.number)).toEqual([
      'A-1',
      'DRAFT-1',
    ]);
    expect((await list({ q: 'cn-' })).rows.map((row) => row.number)).toEqual(['CN-1']);
    expect((await list({ from: '2026-04-02', to: '2026-04-02' })).rows.map((row) => row.number)).toEqual(['A-2']);
    expect((await list({ limit: 1, page: 2 })).meta).toMatchObject({ total: 4, page: 2, due_base: '1000.00' });
  });

  it('imports a till receipt without a number as a bill paid at once', async () => {
    const documentId = await insertDocument();
    const draft = testDraft({
      number: '',
      paid_from: '1080',
      paid_date: '2026-04-01',
      items: [testItem({ account_code: '6140' })],
    });
    const input = { kind: 'receipt' as const, draft, documentId, acceptArithmetic: false, language: 'en-US' as const };
    const imported = await books.run((tx) => importInvoice(tx, books.call, input));
    expect(imported).toMatchObject({ type: 'purchase_bill', number: 'EXP-0001' });
    expect(await get(imported.id)).toMatchObject({ state: 'paid', document_id: documentId });
    const { journal_entries: entries } = await get(imported.id);
    const entry = await books.run((tx) => readJournalEntry(tx, entries[0]?.id ?? ''));
    expect(entry.source).toMatchObject({
      document_id: documentId,
      page: 1,
      box: { x: 0.6, y: 0.8, width: 0.2, height: 0.03 },
    });
  });

  it.each([
    ['a tax without a rate', { amounts_are: 'no_tax', total: '1090.60', total_tax: '90.60' }, ['Tax', '90.60', '6140']],
    ['a rounding difference', { total: '999.99' }, ['Rounding', '-0.01', '7190']],
    ['an adjustment', { total: '1200.00' }, ['Adjustment to the total', '200.00', '6140']],
    [
      'an adjustment under a discount',
      { total: '950.00', discount: '10', discount_is: 'percent' },
      ['Adjustment to the total', '55.56', '6140'],
    ],
  ] as const)('posts exactly the total of the form, with %s as an item of its own', async (_, stated, expected) => {
    const draft = testDraft({ ...stated, items: [testItem({ account_code: '6140' })] });
    const input = {
      kind: 'purchase_bill' as const,
      draft,
      documentId: await insertDocument(),
      language: 'en-US' as const,
    };
    const imported = (acceptArithmetic: boolean) =>
      books.run((tx) => importInvoice(tx, books.call, { ...input, acceptArithmetic }));
    await expect(imported(false)).rejects.toMatchObject({ faults: [{ path: 'invoice.total' }] });
    const { id } = await imported(true);
    const posted = await get(id);
    expect(posted.total).toBe(stated.total);
    const last = posted.draft.items.at(-1);
    expect([last?.name, last?.amount, last?.account_code]).toEqual(expected);
  });

  it('takes the rate of the table for a document in another currency that brings none', async () => {
    const draft = testDraft({ currency: 'USD', rate: null, items: [testItem({ account_code: '6140' })] });
    const input = { kind: 'purchase_bill' as const, draft, documentId: await insertDocument() };
    const imported = () =>
      books.run((tx) => importInvoice(tx, books.call, { ...input, acceptArithmetic: false, language: 'en-US' }));
    await expect(imported()).rejects.toMatchObject({ faults: [{ path: 'invoice.rate' }] });
    await books.run((tx) => setRate(tx, books.call, { currency: 'USD', date: '2026-03-31', rate: '7.78' }));
    const { id } = await imported();
    expect((await get(id)).draft.rate).toBe('7.78');
  });

  it('rounds tax the way the document did where only that gives the tax it states', async () => {
    const item = { account_code: '6140', quantity: '1', tax_code: null, rate: '20' };
    const items = ['0.02', '0.12', '0.02'].map((price) => testItem({ ...item, price }));
    const stated = { amounts_are: 'tax_exclusive', subtotal: '0.16', total_tax: '0.03', total: '0.19' } as const;
    const documentId = await insertDocument();
    const input = { kind: 'purchase_bill' as const, draft: testDraft({ ...stated, items }), documentId };
    const { id } = await books.run((tx) =>
      importInvoice(tx, books.call, { ...input, acceptArithmetic: false, language: 'en-US' }),
    );
    expect((await get(id)).total).toBe('0.19');
  });

  it('names the fields of an uploaded document where the reviewer sees them', async () => {
    const documentId = await insertDocument();
    const input = {
      kind: 'purchase_bill' as const,
      draft: testDraft({ number: '' }),
      documentId,
      acceptArithmetic: false,
      language: 'en-US' as const,
    };
    await expect(books.run((tx) => importInvoice(tx, books.call, input))).rejects.toMatchObject({
      faults: [{ path: 'invoice.number', word: 'enter_document_number' }],
    });
  });

  async function insertDocument(): Promise<string> {
    const sha256 = 'a'.repeat(64);
    const spot = {
      page: 1,
      box: { x: 0.6, y: 0.8, width: 0.2, height: 0.03 },
      confidence: 0.9,
      origin: 'read',
      read: '1000.00',
    };
    await database.queries
      .insertInto('stored_file')
      .values({ company_id: books.companyId, sha256, size_bytes: 1n, type: 'application/pdf' })
      .execute();
    const row = await database.queries
      .insertInto('document')
      .values({
        company_id: books.companyId,
        name: 'receipt.pdf',
        sha256,
        state: 'needs_review',
        evidence: JSON.stringify({ 'invoice.total': spot }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
});
