import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { MAX_ITEMS } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDraft, testItem } from '../../../../../test/books.ts';
import { type InvoiceDesk, openInvoiceDesk } from '../../../../../test/desks/invoice-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../../test/signed-in.ts';
import { sentence } from '../../../../messages/index.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { invoiceRoutes } from '../index.ts';
import { saveInvoice } from './save-invoice.ts';

const tooMuch = testItem({ discount: '1000.01', discount_is: 'amount' });

describe.each(engines)('bad input of documents on %s', (engine) => {
  let database: Database;
  let desk: InvoiceDesk;
  let owner: SignedIn;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    desk = await openInvoiceDesk(database);
    owner = await signIn(database, desk.call.userId, invoiceRoutes);
  });
  afterAll(async () => {
    await owner?.close();
    await database?.close();
  });
  const path = (rest = '') => `/api/company/${desk.companyId}/invoice${rest}`;

  it.each<[string, InvoiceType, Partial<InvoiceDraft>, string, string]>([
    ['a total of nil', 'sales_invoice', { items: [testItem({ price: '0' })] }, 'items', 'total_not_positive'],
    ['a discount that leaves nothing', 'sales_invoice', { discount: '100' }, 'items', 'total_not_positive'],
    [
      'a negative credit note',
      'sales_credit_note',
      { items: [testItem({ price: '-1' })] },
      'items',
      'total_not_positive',
    ],
    [
      'a quantity of nil',
      'purchase_bill',
      { items: [testItem(), testItem({ quantity: '0.000' })] },
      'items.1.quantity',
      'quantity_zero',
    ],
    [
      'a discount over its item',
      'sales_invoice',
      { items: [tooMuch] },
      'items.0.discount',
      'ledger_discount_too_large',
    ],
    [
      'a discount over the items',
      'sales_invoice',
      { discount: '1000.01', discount_is: 'amount' },
      'discount',
      'ledger_discount_too_large',
    ],
    [
      'a tax code nobody knows',
      'sales_invoice',
      { amounts_are: 'tax_exclusive', items: [testItem({ tax_code: 'XX' })] },
      'items.0.tax_code',
      'ledger_unknown_tax_code',
    ],
    [
      'a receipt without its account',
      'purchase_bill',
      { is_receipt: true, number: '' },
      'paid_from',
      'receipt_paid_from',
    ],
    [
      'a paid quotation',
      'quotation',
      { paid_from: '1010', paid_date: '2026-04-02' },
      'paid_from',
      'quotation_not_paid',
    ],
    ['a rate of nil', 'sales_invoice', { currency: 'USD', rate: '0.00' }, 'rate', 'ledger_bad_rate'],
    [
      'a total beyond all columns',
      'sales_invoice',
      { items: [testItem({ quantity: '999999999999', price: '999999999999' })] },
      'items.0.price',
      'ledger_amount_too_large',
    ],
  ])('%s is refused at its field, in both languages', async (_, type, over, field, word) => {
    const id = await desk.create(type, over).catch((error: unknown) => error);
    const refusal = typeof id === 'string' ? await desk.confirm(id).catch((error: unknown) => error) : id;
    if (!(refusal instanceof DomainError)) throw new Error('was not refused');
    expect(refusal.faults).toMatchObject([{ path: field, word }]);
    for (const language of ['en-US', 'zh-Hant'] as const) {
      const [fault] = refusal.faults;
      const said = sentence(language, fault?.word ?? '', fault?.values);
      expect(said).not.toMatch(/\{|undefined/);
      expect(said).not.toBe(sentence(language, 'internal'));
    }
  });

  it.each([
    [{ price: '1.0000001' }, 'items.1.price', 'Item 2: 1.0000001 has more than 6 decimals. Round it to 6.'],
    [{ quantity: '0.3333333' }, 'items.1.quantity', 'Item 2: 0.3333333 has more than 6 decimals. Round it to 6.'],
    [{ amount: '1.005' }, 'items.1.amount', 'Item 2: 1.005 has more than 2 decimals. Round it to 2.'],
    [
      { discount: '101' },
      'items.1.discount',
      'A discount of 101% is not possible; enter 0 or more, and at most 100 where it is a percentage.',
    ],
    [
      { price: '1.123456789' },
      'draft.items.1.price',
      '"1.123456789" is not a number that can be used here. Write it like 12.5, with at most 6 decimals.',
    ],
  ])(
    'figures nobody can count with are refused already when saving, and what was saved stays: %j',
    async (item, field, said) => {
      const id = await desk.create('sales_invoice', { number: 'KEPT' });
      const body = { version: 1, draft: { ...testDraft(), items: [testItem(), testItem(item)] } };
      expect(await owner.send('PUT', path(`/${id}`), body)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [said] } },
      });
      expect(await desk.get(id)).toMatchObject({ number: 'KEPT', version: 1 });
    },
  );

  it('a discount may be too large while the items are being typed', async () => {
    const id = await desk.create('sales_invoice', { number: 'LARGE' });
    const draft = testDraft({ number: 'LARGE', discount: '5000', discount_is: 'amount' });
    await desk.run((tx) => saveInvoice(tx, desk.call, { id, version: 1, draft }));
    expect(await desk.get(id)).toMatchObject({ total: '1000.00', draft: { discount: '5000' } });
  });

  it('2,000 items are refused with how many there may be; 1,000 are taken', async () => {
    const items = (count: number) => Array.from({ length: count }, () => testItem());
    const create = (count: number) =>
      owner.send('POST', path(), { type: 'sales_invoice', draft: testDraft({ number: 'MANY', items: items(count) }) });
    expect(await create(2000)).toMatchObject({
      status: 422,
      body: {
        errors: {
          'draft.items': ['There are 2000 items; one document takes at most 1000. Split it over several documents.'],
        },
      },
    });
    expect(await create(MAX_ITEMS)).toMatchObject({ status: 200, body: { data: { total: '1000000.00' } } });
  });

  it('names of signs and very long ones are names like any other', async () => {
    const customer = (name: string) => ({ customer: { name, address: null, tax_id: null } });
    const smile = await desk.issue('sales_invoice', { number: 'E-1', ...customer('🏮🐉') });
    expect((await desk.get(smile)).contact).toBe('🏮🐉');
    const again = await desk.issue('sales_invoice', { number: 'E-2', ...customer('🏮🐉') });
    expect((await desk.get(again)).contact_id).toBe((await desk.get(smile)).contact_id);
    const long = await desk.issue('sales_invoice', { number: 'E-3', ...customer('長'.repeat(300)) });
    expect((await desk.get(long)).contact).toHaveLength(300);
  });

  it('a confirmed document saved from a stale tab is refused, and so is an older version', async () => {
    const id = await desk.issue('sales_invoice', { number: 'STALE' });
    const save = (version: number) => owner.send('PUT', path(`/${id}`), { version, draft: testDraft() });
    expect(await save(1)).toMatchObject({ status: 409, body: { error: 'already_confirmed' } });
    const open = await desk.create('sales_invoice');
    const saved = { version: 1, draft: testDraft({ number: 'NEWER' }) };
    expect((await owner.send('PUT', path(`/${open}`), saved)).status).toBe(200);
    expect(await owner.send('PUT', path(`/${open}`), saved)).toMatchObject({
      status: 409,
      body: { error: 'stale_version' },
    });
  });
});
