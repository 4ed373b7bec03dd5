import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type InvoiceDesk, openInvoiceDesk } from '../../../../../test/desks/invoice-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { balancesOn } from '../../../../../test/reports.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { readPaymentTerms } from '../../../books/numbering/index.ts';
import { copyInvoice, creditInvoice } from '../draft/copy-invoice.ts';
import { removeInvoice } from '../draft/save-invoice.ts';
import { answerQuotation, invoiceQuotation } from './quotation.ts';
import { voidInvoice } from './void-invoice.ts';

describe.each(engines)('what documents become on %s', (engine) => {
  let database: Database;
  let desk: InvoiceDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    desk = await openInvoiceDesk(database);
  });
  afterAll(() => database?.close());

  const answer = (id: string, said: 'accepted' | 'declined' | null) =>
    desk.run((tx) => answerQuotation(tx, desk.call, { id, answer: said }));
  const toInvoice = (id: string) => desk.run((tx) => invoiceQuotation(tx, desk.call, id));
  const voidIt = (id: string) => desk.run((tx) => voidInvoice(tx, desk.call, { id, reason: 'no' }));
  const copy = (id: string, type: Parameters<typeof copyInvoice>[2]['type'] = null) =>
    desk.run((tx) => copyInvoice(tx, desk.call, { id, type, date: null }));
  const credit = (id: string) => desk.run((tx) => creditInvoice(tx, desk.call, id));
  const remove = (id: string) => desk.run((tx) => removeInvoice(tx, desk.call, id));
  const balances = () => desk.run((tx) => balancesOn(tx, '2026-12-31'));

  describe('a quotation', () => {
    it('is issued with a number and posts nothing', async () => {
      const id = await desk.issue('quotation', { number: '', due_date: '2026-05-20' });
      expect(await desk.get(id)).toMatchObject({ number: 'QU-2026-001', state: 'open', due: '1000.00' });
      expect((await desk.get(id)).draft.number).toBe('QU-2026-001');
      expect(await balances()).toEqual({});
      expect((await desk.get(id, { ...desk.call, today: '2026-05-21' })).state).toBe('expired');
      await voidIt(id);
      expect(await desk.get(id)).toMatchObject({ state: 'voided', journal_entries: [] });
    });

    it('is answered, and the answer can be undone', async () => {
      const id = await desk.issue('quotation');
      await answer(id, 'declined');
      expect((await desk.get(id)).state).toBe('declined');
      await expect(toInvoice(id)).rejects.toMatchObject({ word: 'quotation_declined' });
      await answer(id, null);
      await answer(id, 'accepted');
      expect((await desk.get(id)).state).toBe('accepted');
      expect((await desk.acts(id)).slice(2)).toEqual(['invoice.answered', 'invoice.answered', 'invoice.answered']);
    });

    it('becomes one invoice, which is free again when that is deleted or voided', async () => {
      const id = await desk.issue('quotation', { order_number: 'PO-7', payment_term_id: null });
      const first = await toInvoice(id);
      const { draft, related } = await desk.get(first);
      expect(draft).toMatchObject({
        number: '',
        issue_date: '2026-04-30',
        due_date: null,
        from_quotation: id,
        order_number: 'PO-7',
      });
      expect(related).toMatchObject([{ id, relation: 'quotation', number: 'INV-1' }]);
      expect(await desk.get(id)).toMatchObject({ state: 'invoiced', related: [{ id: first, relation: 'invoice' }] });
      await expect(toInvoice(id)).rejects.toMatchObject({ word: 'quotation_invoiced' });
      await expect(voidIt(id)).rejects.toMatchObject({ word: 'quotation_invoiced' });
      await remove(first);
      expect((await desk.get(id)).state).toBe('accepted');
      const second = await toInvoice(id);
      await desk.confirm(second);
      expect(await balances()).toEqual({ '1100': '1000.00', '4000': '-1000.00' });
      await voidIt(second);
      expect((await desk.get(id)).state).toBe('accepted');
    });

    it.each([
      ['a draft of one', () => desk.create('quotation'), 'quotation_not_issued'],
      ['an invoice', () => desk.issue('sales_invoice'), 'not_a_quotation'],
    ])('is not %s', async (_, make, word) => {
      const id = await make();
      await expect(answer(id, 'accepted')).rejects.toMatchObject({ word });
      await expect(toInvoice(id)).rejects.toMatchObject({ word });
    });
  });

  describe('a copy', () => {
    it('has the content and nothing of the one document', async () => {
      const over = {
        reference: 'PO 1',
        total: '1000.00',
        notes: 'Thank you',
        discount: '10',
        paid_from: '1010',
        paid_date: '2026-04-02',
      };
      const id = await copy(await desk.issue('sales_invoice', { ...over, total: '900.00' }));
      const { draft, confirm_status } = await desk.get(id);
      expect(confirm_status).toBe('unconfirmed');
      expect(draft).toMatchObject({
        number: '',
        reference: null,
        issue_date: '2026-04-30',
        due_date: '2026-05-19',
        total: null,
        paid_from: null,
        notes: 'Thank you',
        discount: '10',
      });
      expect(draft.contact_id).not.toBeNull();
      expect(await desk.acts(id)).toEqual(['invoice.created', 'invoice.copied']);
    });

    it('is due by its terms', async () => {
      const terms = await desk.run(readPaymentTerms);
      const monthly = terms.find(({ name }) => name === '30 days end of month');
      const id = await copy(await desk.create('sales_invoice', { payment_term_id: monthly?.id ?? null }));
      expect((await desk.get(id)).draft.due_date).toBe('2026-05-30');
    });

    it('of a document in foreign currency uses the rate of the copy’s date', async () => {
      const source = await desk.create('sales_invoice', { currency: 'USD', rate: '7.8' });
      expect((await desk.get(await copy(source))).draft.rate).toBeNull();
      const rate = { company_id: desk.companyId, currency: 'USD', date: '2026-04-29', rate: '7.75' };
      await database.queries.insertInto('exchange_rate').values(rate).execute();
      expect((await desk.get(await copy(source))).draft.rate).toBe('7.75');
    });

    it('of a receipt is paid from the same account; as a sales invoice it is not a receipt', async () => {
      const receipt = { is_receipt: true, number: '', paid_from: '1010', paid_date: '2026-04-01' };
      const id = await desk.issue('purchase_bill', receipt);
      expect((await desk.get(id)).number).toBe('EXP-0001');
      expect((await desk.get(await copy(id))).draft).toMatchObject({
        is_receipt: true,
        paid_from: '1010',
        paid_date: '2026-04-30',
      });
      await expect(copy(id, 'sales_invoice')).rejects.toMatchObject({ word: 'copy_other_side' });
      expect((await desk.get(await copy(await desk.issue('sales_invoice'), 'quotation'))).type).toBe('quotation');
    });
  });

  describe('a credit note', () => {
    it('takes an invoice back at its rate, once', async () => {
      const id = await desk.issue('sales_invoice', { currency: 'USD', rate: '7.8', discount: '10' });
      const note = await credit(id);
      const { draft } = await desk.get(note);
      expect(draft).toMatchObject({ currency: 'USD', rate: '7.8', credit_of: id, due_date: null, number: '' });
      expect(draft.items[0]?.account_code).toBe('4090');
      await desk.confirm(note);
      expect(await balances()).toEqual({ '4000': '-7020.00', '4090': '7020.00' });
      expect(await desk.get(id)).toMatchObject({
        related: [{ id: note, relation: 'credit_note', number: 'CN-2026-001' }],
      });
      expect(await desk.get(note)).toMatchObject({ related: [{ id, relation: 'credited' }] });
      await expect(desk.confirm(await credit(id))).rejects.toMatchObject({
        faults: [{ path: 'items', word: 'credit_over_invoice', values: { left: '0.00' } }],
      });
    });

    it('over a paid invoice leaves a credit to refund', async () => {
      const id = await desk.issue('sales_invoice', { paid_from: '1010', paid_date: '2026-04-02' });
      const note = await credit(id);
      await desk.confirm(note);
      expect(await desk.get(note)).toMatchObject({ state: 'unapplied', due: '-1000.00' });
    });

    it('over a bill keeps the accounts it was booked to', async () => {
      const id = await desk.issue('purchase_bill');
      const { draft, type } = await desk.get(await credit(id));
      expect(type).toBe('purchase_credit_note');
      expect(draft.items[0]?.account_code).not.toBe('4090');
      await expect(credit(await desk.create('purchase_bill'))).rejects.toMatchObject({ word: 'credit_unconfirmed' });
      await expect(credit(await desk.issue('quotation'))).rejects.toMatchObject({ word: 'credit_of_invoice_only' });
    });

    it('is of the contact and currency of its document', async () => {
      const id = await desk.issue('sales_invoice');
      const other = { name: 'Somebody Else', address: null, tax_id: null };
      await expect(
        desk.issue('sales_credit_note', { number: '', credit_of: id, customer: other }),
      ).rejects.toMatchObject({
        faults: [{ path: 'credit_of', word: 'credit_other_party' }],
      });
      await expect(
        desk.issue('sales_credit_note', { number: '', credit_of: id, currency: 'USD', rate: '7.8' }),
      ).rejects.toMatchObject({ faults: [{ path: 'credit_of', word: 'credit_currency' }] });
      await voidIt(id);
      await expect(desk.issue('sales_credit_note', { number: '', credit_of: id })).rejects.toMatchObject({
        faults: [{ path: 'credit_of', word: 'credit_of_unknown' }],
      });
    });
  });
});
