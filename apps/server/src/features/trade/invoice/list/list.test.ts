import { Workbook } from '@cj-tech-master/excelts';
import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { invoiceListQuery } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../../test/signed-in.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { confirmInvoice } from '../confirm/confirm-invoice.ts';
import { createInvoice } from '../draft/create-invoice.ts';
import { removeInvoice } from '../draft/save-invoice.ts';
import { invoiceHistory } from '../life/history.ts';
import { voidInvoice } from '../life/void-invoice.ts';
import { invoiceRoutes } from '../routes.ts';
import { listInvoices, type Side } from './list-invoices.ts';

const TODAY = '2026-04-30';
const party = (name: string) => ({ name, address: null, tax_id: null });

describe.each(engines)('lists of documents on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let person: SignedIn;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database, TODAY);
    person = await signIn(database, books.call.userId, invoiceRoutes);
    await enter('sales_invoice', 'INV-1', '1234.50', { issue_date: '2026-03-01', due_date: '2026-03-31' });
    await enter('sales_invoice', 'INV-2', '200.00', {
      issue_date: '2026-04-02',
      due_date: '2026-05-02',
      reference: 'PO 77',
    });
    await enter('sales_invoice', 'INV-3', '300.00', { due_date: null, currency: 'USD', rate: '7.8' });
    await enter('sales_invoice', 'INV-4', '50.00', { paid_from: '1010', paid_date: '2026-04-03' });
    await enter('sales_invoice', 'INV-5', '60.00', { customer: party('光明燈飾有限公司') });
    await books.run((tx) => voidInvoice(tx, books.call, { id: id('INV-5'), reason: 'twice' }));
    await enter('sales_credit_note', 'CN-1', '34.50', { issue_date: '2026-04-04' });
    await enter('sales_invoice', 'DRAFT-1', '70.00', { issue_date: null, due_date: null }, false);
    await enter('quotation', 'Q-1', '900.00', { issue_date: '2026-04-01', due_date: '2026-04-20' });
    await enter('purchase_bill', 'B-1', '80.00');
  });
  afterAll(async () => {
    await person?.close();
    await database?.close();
  });

  const id = (number: string) => ids.get(number) ?? '';
  const enter = (type: InvoiceType, number: string, amount: string, over: Partial<InvoiceDraft> = {}, confirm = true) =>
    books.run(async (tx) => {
      const account_code = type === 'purchase_bill' ? '5000' : '4000';
      const items = [testItem({ quantity: '1', price: amount, account_code })];
      const made = await createInvoice(tx, books.call, { type, draft: testDraft({ number, items, ...over }) });
      if (confirm) await confirmInvoice(tx, books.call, made);
      ids.set(number, made);
    });
  const list = (query: Record<string, string> = {}, side: Side = 'sales') =>
    books.run((tx) => listInvoices(tx, TODAY, side, invoiceListQuery.parse(query)));
  const numbers = async (query: Record<string, string>, side: Side = 'sales') =>
    (await list(query, side)).rows.map(({ number }) => number);

  it('counts tabs and adds up by currency, without drafts and voided ones', async () => {
    const { meta } = await list();
    expect(meta).toMatchObject({
      total: 7,
      total_base: '3790.00',
      due_base: '3740.00',
      by_currency: [
        { currency: 'HKD', total: '1450.00', paid: '50.00', due: '1400.00' },
        { currency: 'USD', total: '300.00', paid: '0.00', due: '300.00' },
      ],
      counts: { all: 7, draft: 1, pending: 0, open: 4, overdue: 1, paid: 1, voided: 1 },
    });
  });

  it.each([
    ['all of them', {}, [{ currency: 'HKD', total: '900.00', paid: '0.00', due: '900.00' }]],
    ['of a tab without any', { state: 'declined' }, []],
  ])('adds up quotations: %s', async (_, query, totals) => {
    expect((await list({ type: 'quotation', ...query })).meta.by_currency).toEqual(totals);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['newest first', {}, ['DRAFT-1', 'CN-1', 'INV-2', 'INV-5', 'INV-4', 'INV-3', 'INV-1']],
    ['by what is due', { sort: '-due', state: 'unpaid,overdue' }, ['INV-1', 'INV-3', 'INV-2']],
    ['by contact, then newest made', { sort: 'contact', state: 'unpaid,overdue' }, ['INV-3', 'INV-2', 'INV-1']],
    ['overdue', { state: 'overdue' }, ['INV-1']],
    ['voided', { state: 'voided' }, ['INV-5']],
    ['of a status', { confirm_status: 'unconfirmed' }, ['DRAFT-1']],
    ['of a status nobody has', { confirm_status: 'pending' }, []],
    ['of a type', { type: 'sales_credit_note' }, ['CN-1']],
    ['quotations only when asked for', { type: 'quotation' }, ['Q-1']],
    ['a quotation past its day', { type: 'quotation', state: 'expired' }, ['Q-1']],
    ['of a currency', { currency: 'USD' }, ['INV-3']],
    ['of some days', { from: '2026-04-02', to: '2026-04-04' }, ['CN-1', 'INV-2']],
    ['a number', { q: 'inv-2' }, ['INV-2']],
    ['a reference', { q: 'po 77' }, ['INV-2']],
    ['a Chinese name', { q: '光明' }, ['INV-5']],
    ['an amount with its comma', { q: '1,234.50' }, ['INV-1']],
    ['an amount of any currency', { q: '300' }, ['INV-3']],
    ['what a pattern would match', { q: '%' }, []],
    ['a page of it', { limit: '2', page: '2' }, ['INV-2', 'INV-5']],
  ])('%s', async (_, query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  it.each([
    ['in the base currency', 'INV-1', '1234.50', '1234.50'],
    ['at the rate of its posting', 'INV-3', '2340.00', '2340.00'],
    ['paid', 'INV-4', '50.00', '0.00'],
    ['voided', 'INV-5', '60.00', '0.00'],
    ['negative for a credit note', 'CN-1', '-34.50', '-34.50'],
    ['of a draft without another rate', 'DRAFT-1', '70.00', '70.00'],
  ])('each document has its amounts in the base currency: %s', async (_, number, total_base, due_base) => {
    const { rows } = await list();
    expect(rows.find((row) => row.number === number)).toMatchObject({ total_base, due_base });
  });

  it('a draft in another currency has no amount in the base currency yet', async () => {
    await enter('sales_invoice', 'DRAFT-2', '10.00', { currency: 'USD', rate: '7.8', issue_date: '2020-01-01' }, false);
    const { rows } = await list({ q: 'DRAFT-2' });
    expect(rows).toMatchObject([{ total: '10.00', total_base: null, due_base: null }]);
    await books.run((tx) => removeInvoice(tx, books.call, id('DRAFT-2')));
  });

  const ageing = async (query: Record<string, string> = {}, side: Side = 'sales') =>
    (await list(query, side)).meta.ageing.map(({ age, documents, due_base }) => `${age} ${documents} ${due_base}`);

  it('adds up what is due by age in base currency, credit notes and drafts left out', async () => {
    const whole = ['not_due 2 2540.00', '1_30 1 1234.50', '31_60 0 0.00', '61_90 0 0.00', 'over_90 0 0.00'];
    expect(await ageing()).toEqual(whole);
    expect(await ageing({ age: '1_30', state: 'paid' })).toEqual(whole);
    expect((await ageing({ currency: 'USD' }))[0]).toBe('not_due 1 2340.00');
    expect((await ageing({ q: 'INV-1' })).slice(0, 2)).toEqual(['not_due 0 0.00', '1_30 1 1234.50']);
    expect(await ageing({}, 'purchases')).toContain('1_30 1 80.00');
  });

  it.each<[string, string[]]>([
    ['not_due', ['INV-2', 'INV-3']],
    ['1_30', ['INV-1']],
    ['over_90', []],
  ])('of an age: %s', async (age, expected) => {
    expect(await numbers({ age, sort: 'number' })).toEqual(expected);
    const { meta } = await list({ age });
    expect([meta.total, meta.counts.open]).toEqual([expected.length, expected.length]);
  });

  it('of a contact and of those merged into it', async () => {
    const { rows } = await list({ q: 'INV-1' });
    expect(await numbers({ contact_id: rows[0]?.contact_id ?? '', state: 'paid' })).toEqual(['INV-4']);
    expect(await numbers({}, 'purchases')).toEqual(['B-1']);
  });

  it('keeps the counts of all tabs while one is open and words are looked for', async () => {
    const { meta } = await list({ q: 'INV', state: 'overdue' });
    expect(meta).toMatchObject({ total: 1, counts: { all: 5, open: 3, overdue: 1, paid: 1, voided: 1 } });
    expect(meta.by_currency).toEqual([{ currency: 'HKD', total: '1234.50', paid: '0.00', due: '1234.50' }]);
  });

  it('confirms and deletes several documents separately, and says why one was rejected', async () => {
    await enter('sales_invoice', 'BULK-1', '10.00', {}, false);
    await enter('sales_invoice', 'BULK-2', '10.00', { items: [] }, false);
    const path = `/api/company/${books.companyId}/invoice/bulk`;
    const asked = { ids: [id('BULK-1'), id('BULK-2'), id('INV-2')] };
    const confirmed = await person.send('POST', `${path}/confirm`, asked);
    expect(confirmed.body.data).toMatchObject([
      { number: 'BULK-1', ok: true, message: null },
      { number: 'BULK-2', ok: false, message: expect.stringContaining('Add at least one item') },
      { number: 'INV-2', ok: false, message: expect.stringContaining('is confirmed') },
    ]);
    const removed = await person.send('POST', `${path}/remove`, { ids: [id('BULK-2'), id('INV-2')] });
    expect(removed.body.data).toMatchObject([
      { number: 'BULK-2', ok: true, message: null },
      { number: 'INV-2', ok: false },
    ]);
    await books.run((tx) => voidInvoice(tx, books.call, { id: id('BULK-1'), reason: 'a test' }));
  });

  it('is a file of the whole filtered list, or of those chosen, in both languages', async () => {
    const path = `/api/company/${books.companyId}/sales-invoice/export`;
    const csv = await person.get(`${path}.csv?state=unpaid,overdue&sort=number`, 'zh-Hant');
    const rows = csv.body.toString('utf8').slice(1).trim().split('\r\n');
    expect(rows[0]).toContain('編號,類型');
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['INV-1', 'INV-2', 'INV-3']);
    expect(rows[1]).toContain('2026-03-01,2026-03-31,HKD,1234.50,0.00,1234.50,逾期,已確認');
    const chosen = `${path}.xlsx?ids=${id('INV-3')},${id('CN-1')},nonsense&sort=number`;
    const book = new Workbook();
    await book.xlsx.load((await person.get(chosen)).body as never);
    const values = [2, 3].map((row) => [1, 9].map((cell) => book.worksheets[0]?.getRow(row).getCell(cell).value));
    expect(values).toEqual([
      ['CN-1', -34.5],
      ['INV-3', 300],
    ]);
  });

  it('shows the history of a document, newest first', async () => {
    const paid = await books.run((tx) => invoiceHistory(tx, id('INV-4')));
    expect(paid.map(({ action, detail }) => [action, detail])).toEqual([
      ['invoice.paid', 'RCT-0001 · 50.00 HKD'],
      ['invoice.confirmed', null],
      ['invoice.created', null],
    ]);
    const voided = await books.run((tx) => invoiceHistory(tx, id('INV-5')));
    expect(voided[0]).toMatchObject({ action: 'invoice.voided', detail: 'twice', by: 'Chan Tai Man' });
  });

  describe('with a total beyond what books hold', () => {
    const huge = testItem({ quantity: '999999999999999.9999', price: '34.10' });
    const at = (draft: Partial<InvoiceDraft>, type: InvoiceType) =>
      other.run((tx) => createInvoice(tx, other.call, { type, draft: testDraft(draft) }));
    let other: TestBooks;
    beforeAll(async () => {
      other = await openTestBooks(database, TODAY);
    });

    it.each<InvoiceType>(['sales_invoice', 'purchase_bill', 'quotation', 'sales_credit_note'])(
      'a draft is refused: %s',
      async (type) => {
        await expect(at({ items: [huge] }, type)).rejects.toMatchObject({
          faults: [
            {
              path: 'items',
              word: 'document_total_too_large',
              values: { found: '34100000000000000.00', max: '9999999999999.99', currency: 'HKD' },
            },
          ],
        });
      },
    );

    it.each<[Side, InvoiceType]>([
      ['sales', 'sales_invoice'],
      ['sales', 'quotation'],
      ['purchases', 'purchase_bill'],
    ])('drafts of an older version leave the list of %s readable', async (side, type) => {
      const made = [await at({ number: 'OLD-1' }, type), await at({ number: 'OLD-2' }, type)];
      await database.queries
        .updateTable('invoice')
        .set({ total_minor: 9_000_000_000_000_000_000n })
        .where('id', 'in', made)
        .execute();
      for (const q of [{}, { q: 'OLD' }]) {
        const query = invoiceListQuery.parse({ ...q, type });
        const { rows } = await other.run((tx) => listInvoices(tx, TODAY, side, query));
        expect(rows.map(({ total }) => total)).toEqual(['90000000000000000.00', '90000000000000000.00']);
      }
    });
  });
});
