import type { InvoiceDraft } from '@folio/contract';
import { parsePaymentReference } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDraft, testItem } from '../../../../../test/books.ts';
import { type InvoiceDesk, openInvoiceDesk } from '../../../../../test/desks/invoice-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { balancesOn } from '../../../../../test/reports.ts';
import type { Database } from '../../../../platform/database/open.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { readJournalEntry } from '../../../books/ledger/entries/journal-entry.ts';
import { setPeriodLock } from '../../../books/ledger/index.ts';
import { lookAlikes } from '../confirm/possible-duplicates.ts';
import { previewJournal } from './preview-journal.ts';
import { saveInvoice } from './save-invoice.ts';
import { listVersions } from './versions.ts';

describe.each(engines)('writing documents on %s', (engine) => {
  let database: Database;
  let desk: InvoiceDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    desk = await openInvoiceDesk(database);
  });
  afterAll(() => database?.close());

  describe('versions', () => {
    const after = (minutes: number, by: CompanyCall = desk.call) => ({
      ...by,
      now: new Date(desk.call.now.getTime() + 86_400_000 * 400 + minutes * 60_000),
    });
    const save = async (id: string, number: string, call: CompanyCall) => {
      const { version } = await desk.get(id);
      await desk.run((tx) => saveInvoice(tx, call, { id, version, draft: testDraft({ number }) }));
    };
    const kept = async (id: string) => (await desk.run((tx) => listVersions(tx, id))).map(({ draft }) => draft.number);

    it('keep what stood before, what one person saves within five minutes together', async () => {
      const id = await desk.create('sales_invoice', { number: 'FIRST' });
      expect(await kept(id)).toEqual([]);
      await save(id, 'A', after(0));
      await save(id, 'B', after(4));
      expect(await kept(id)).toEqual(['FIRST']);
      await save(id, 'C', after(6));
      await save(id, 'D', after(7, desk.other));
      await save(id, 'E', after(8));
      expect(await kept(id)).toEqual(['D', 'C', 'B', 'FIRST']);
      const [newest] = await desk.run((tx) => listVersions(tx, id));
      expect(newest).toMatchObject({ saved_by: 'Chan Tai Man', saved_at: after(7).now.toISOString() });
    });

    it('are the newest fifty', async () => {
      const id = await desk.create('sales_invoice', { number: 'FIRST' });
      for (let turn = 1; turn <= 54; turn += 1) await save(id, `T${turn}`, after(turn * 10));
      const numbers = await kept(id);
      expect(numbers).toHaveLength(50);
      expect([numbers[0], numbers.at(-1)]).toEqual(['T53', 'T4']);
    });
  });

  describe('the journal preview', () => {
    const preview = (type: 'sales_invoice' | 'purchase_bill' | 'quotation', over: Partial<InvoiceDraft> = {}) =>
      desk.run((tx) => previewJournal(tx, desk.call, { type, id: null, draft: testDraft(over) }));

    it.each([
      ['a sales invoice', 'sales_invoice', { discount: '10' }],
      ['a foreign one', 'sales_invoice', { currency: 'USD', rate: '7.8126', discount: '33.33', discount_is: 'amount' }],
      ['a bill paid at once', 'purchase_bill', { paid_from: '1010', paid_date: '2026-04-02' }],
      [
        'a foreign bill paid in base currency',
        'purchase_bill',
        { currency: 'USD', rate: '7.8', paid_from: '1010', paid_date: '2026-04-02' },
      ],
      ['a sale paid at once', 'sales_invoice', { number: '', paid_from: '1010', paid_date: '2026-04-02' }],
    ] as const)('of %s is what is posted', async (_, type, over) => {
      const draft = {
        ...over,
        items: [testItem({ account_code: '6240', discount: '5' }), testItem({ account_code: '6140', price: '33.33' })],
      };
      const told = await preview(type, draft);
      expect(told.problems).toEqual({});
      expect(await desk.run((tx) => balancesOn(tx, '2026-12-31'))).toEqual({});
      const id = await desk.issue(type, draft);
      const detail = await desk.get(id);
      const posted = [
        ...detail.journal_entries.map((entry) => entry.id),
        ...detail.settlements.map((one) => one.journal_entry_id),
      ];
      const entries = await desk.run(async (tx) => {
        const read = [];
        for (const entry of posted) read.push(await readJournalEntry(tx, entry));
        return read;
      });
      const plain = (lines: readonly { account_code: string; debit: string | null; credit: string | null }[]) =>
        lines.map(({ account_code, debit, credit }) => `${account_code} ${debit ?? ''} ${credit ?? ''}`);
      expect(told.entries.map(({ date, lines }) => [date, plain(lines)])).toEqual(
        entries.map(({ date, lines }) => [date, plain(lines)]),
      );
    });

    it('of a quotation is empty, and of what cannot be confirmed says why, by field', async () => {
      expect(await preview('quotation')).toEqual({ entries: [], problems: {} });
      const wrong = await preview('sales_invoice', { issue_date: null, items: [testItem({ quantity: '0' })] });
      expect(wrong).toMatchObject({ entries: [], problems: { issue_date: ['Enter the issue date'] } });
      expect(Object.keys(wrong.problems).sort()).toEqual(['issue_date', 'items', 'items.0.quantity']);
      await desk.run((tx) => setPeriodLock(tx, desk.call, '2026-04-15'));
      expect((await preview('sales_invoice')).problems).toEqual({
        issue_date: ['This period is locked until Apr 15, 2026'],
      });
    });
  });

  describe('look-alikes', () => {
    const ask = (over: Partial<InvoiceDraft>, id: string | null = null) =>
      desk.run(async (tx) => {
        const found = await lookAlikes(tx, desk.call.today, { type: 'purchase_bill', id, draft: testDraft(over) });
        return found.map(({ number, reason }) => `${number} ${reason}`);
      });

    it('are bills of the supplier with the number, or over the total within three days', async () => {
      const id = await desk.issue('purchase_bill', { number: 'B-1' });
      const { contact_id } = await desk.get(id);
      expect(await ask({ number: 'B-1', issue_date: '2025-01-01' })).toEqual(['B-1 same_number']);
      expect(await ask({ number: 'B-1', contact_id })).toEqual(['B-1 same_number']);
      expect(
        await ask({
          number: 'X',
          issue_date: '2026-04-04',
          vendor: { name: 'PEARL RIVER FREIGHT LTD', address: null, tax_id: null },
        }),
      ).toEqual(['B-1 same_amount_and_date']);
      expect(await ask({ number: 'X', issue_date: '2026-04-05' })).toEqual([]);
      expect(await ask({ number: 'X', items: [testItem({ price: '100.01' })] })).toEqual([]);
      expect(await ask({ number: 'B-1', vendor: { name: 'Somebody Else', address: null, tax_id: null } })).toEqual([]);
      expect(await ask({ number: 'B-1' }, id)).toEqual([]);
    });
  });

  it('gives sales invoices a payment reference of their own at confirmation', async () => {
    const references = new Set<string | null>();
    for (const number of ['R-1', 'R-2', 'R-3']) {
      const { payment_reference } = await desk.get(await desk.issue('sales_invoice', { number }));
      expect(parsePaymentReference(payment_reference ?? '')).toBe(payment_reference);
      references.add(payment_reference);
    }
    expect(references.size).toBe(3);
    expect((await desk.get(await desk.issue('sales_credit_note'))).payment_reference).toBeNull();
  });

  it('rounds tax where the company chose when it was confirmed', async () => {
    const items = ['0.02', '0.12', '0.02'].map((price) => testItem({ quantity: '1', price, rate: '20' }));
    const taxed = { amounts_are: 'tax_exclusive' as const, items };
    await desk.setting({ tax_rounding: 'per_document' });
    const once = await desk.issue('purchase_bill', { ...taxed, number: 'ONCE' });
    await desk.setting({ tax_rounding: 'per_line' });
    const each = await desk.issue('purchase_bill', { ...taxed, number: 'EACH', items: [...items, ...items] });
    expect((await desk.get(once)).total).toBe('0.19');
    expect((await desk.get(each)).total).toBe('0.36');
  });
});
