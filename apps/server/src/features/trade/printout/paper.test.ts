import { salesSetting } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { BLUE_HARBOUR, type MoneyDesk, openMoneyDesk } from '../../../../test/desks/money-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { lettersOf, readPages } from '../../../../test/paper-pages.ts';
import { signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { PdfEngine } from '../../../platform/pdf/index.ts';
import { createTaxCode } from '../../books/tax-code/keep-tax-code.ts';
import { contactById } from '../contact/index.ts';
import { getInvoice } from '../invoice/index.ts';
import { recordMoney } from '../payment-record/index.ts';
import { saveSalesSetting } from '../sales-setting/keep-setting.ts';
import { draftPaper, paperName, paperRoutes, readPaper, readReceipt } from './index.ts';

const pdf = new PdfEngine();
afterAll(() => pdf.close());

describe.each(engines)('papers read from the books on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: MoneyDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openMoneyDesk(books);
  });
  afterAll(() => database?.close());

  const set = (over: object) =>
    books.run((tx) => saveSalesSetting(tx, books.call, { version: 0, setting: salesSetting.parse(over) }));
  const read = (id: string, wish = {}) => books.run((tx) => readPaper(tx, id, wish));

  it('says what the books say of a confirmed invoice, and what the setting adds', async () => {
    await set({
      template: 'modern',
      document_language: 'bilingual',
      payment_instructions: 'Quote the reference.',
      footer: 'Thank you',
      pay_to_account_id: books.bankAccountId,
      fps: { kind: 'mobile', value: '9123 4567' },
    });
    const id = await desk.document('sales_invoice', 'INV-7', '1234.50', { notes: 'As agreed.' });
    const paper = await read(id);
    const reference = (await desk.get(id)).payment_reference;
    expect(paper).toMatchObject({
      type: 'sales_invoice',
      language: 'bilingual',
      template: 'modern',
      number: 'INV-7',
      currency: 'HKD',
      seller: { name: 'Lantern Test Limited', br: '12345678', taxId: null },
      buyer: { name: BLUE_HARBOUR },
      itemsTotal: '1234.50',
      total: '1234.50',
      paid: '0.00',
      due: '1234.50',
      taxes: [],
      discount: null,
      payTo: { accountName: 'Lantern Test Limited', number: '001-234567-001', currency: 'HKD' },
      instructions: 'Quote the reference.',
      footer: 'Thank you',
      notes: 'As agreed.',
      paymentReference: reference,
      mark: null,
    });
    expect(paper.fpsPayload).toContain('0313+852-91234567');
    expect(paper.fpsPayload).toContain('54071234.50');
    expect(paper.fpsPayload).toContain(reference);
    expect(await read(id, { language: 'zh-Hant', template: 'compact' })).toMatchObject({
      language: 'zh-Hant',
      template: 'compact',
    });
  });

  it('counts discounts and taxes as the ledger does, each code by its name', async () => {
    const uk = { code: 'UK20', name: 'UK VAT 20%', name_zh: '英國增值稅 20%', country: 'GB', rate_percent: '20' };
    await books.run((tx) =>
      createTaxCode(tx, books.call, { ...uk, kind: 'standard', recoverable: true, valid_from: null, valid_to: null }),
    );
    await set({ tax_number: 'GB 123 4567 89' });
    const items = [
      testItem({ quantity: '3', price: '10.5', discount: '10', tax_code: 'UK20' }),
      testItem({ name: 'Postage', quantity: '1', price: '5', discount: '1', discount_is: 'amount' }),
      testItem({ name: '', quantity: '1', price: null }),
    ];
    const draft = testDraft({ amounts_are: 'tax_exclusive', items, discount: '5', currency: 'GBP', rate: '10' });
    const paper = await books.run((tx) => draftPaper(tx, 'sales_invoice', draft));
    expect(paper).toMatchObject({
      mark: 'draft',
      seller: { taxId: 'GB 123 4567 89' },
      items: [
        {
          quantity: '3',
          price: '10.50',
          discount: '10%',
          discountMoney: '3.15',
          amount: '28.35',
          taxRate: '20',
          taxNameZh: uk.name_zh,
        },
        { quantity: '1', price: '5.00', discount: '1.00', amount: '4.00', taxCode: null, tax: '0.00' },
      ],
      itemsTotal: '32.35',
      discount: { stated: '5%', money: '1.62' },
      taxes: [{ code: 'UK20', name: uk.name, base: '26.93', tax: '5.39' }],
      fpsPayload: null,
    });
    const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + BigInt(text.replace('.', '')), 0n);
    expect(sum(paper.items.map(({ net }) => net))).toBe(sum([paper.subtotal]));
    expect(sum([paper.subtotal, paper.totalTax])).toBe(sum([paper.total]));
  });

  it.each([
    ['sales_credit_note', 'CN-1'],
    ['purchase_bill', 'B-1'],
    ['quotation', 'Q-1'],
  ] as const)('%s: the right party sells, and no other than an invoice asks for money', async (type, number) => {
    await set({ fps: { kind: 'id', value: '1234567' }, footer: 'Ours' });
    const paper = await read(await desk.document(type, number, '100.00'));
    const isBill = type === 'purchase_bill';
    expect(paper).toMatchObject({
      type,
      number,
      total: '100.00',
      fpsPayload: null,
      mark: null,
      footer: isBill ? null : 'Ours',
      seller: { name: isBill ? BLUE_HARBOUR : 'Lantern Test Limited' },
      buyer: { name: isBill ? 'Lantern Test Limited' : BLUE_HARBOUR },
    });
  });

  it('prints what was typed where it differs from the contact', async () => {
    const id = await desk.document('sales_invoice', 'INV-8', '10.00');
    const { draft, contact_id } = await desk.get(id);
    await books.run(async (tx) => {
      await tx.queries
        .updateTable('contact')
        .set({ name_zh: '藍港零售有限公司', address: 'Old Road', address_zh: '舊路', language: 'zh-Hant' })
        .where('id', '=', contact_id ?? '')
        .execute();
    });
    expect(await books.run((tx) => contactById(tx, contact_id ?? ''))).not.toBeNull();
    const known = { ...draft, contact_id };
    const same = await books.run((tx) => draftPaper(tx, 'sales_invoice', known));
    expect(same).toMatchObject({ language: 'zh-Hant', buyer: { nameZh: '藍港零售有限公司', addressZh: '舊路' } });
    const typed = { ...known, customer: { name: 'Blue Harbour (Kowloon)', address: 'New Road', tax_id: null } };
    expect((await books.run((tx) => draftPaper(tx, 'sales_invoice', typed))).buyer).toMatchObject({
      name: 'Blue Harbour (Kowloon)',
      nameZh: null,
      address: 'New Road',
      addressZh: null,
    });
  });

  it('makes a receipt of money that came in, and of no other', async () => {
    const invoiceId = await desk.document('sales_invoice', 'INV-9', '300.00');
    const { contact_id } = await books.run((tx) => getInvoice(tx, books.call, invoiceId));
    const money = (type: 'receipt' | 'payment', amountMinor: bigint) =>
      books.run((tx) =>
        recordMoney(tx, books.call, {
          type,
          date: '2026-04-10',
          accountCode: '1010',
          contactId: contact_id ?? '',
          contactName: BLUE_HARBOUR,
          amountMinor,
          rate: null,
          reference: 'Cheque 123',
          allocations: type === 'receipt' ? [{ documentRef: invoiceId, amountMinor: 30_000n }] : [],
        }),
      );
    const { id, number } = await money('receipt', 35_000n);
    const paper = await books.run((tx) => readReceipt(tx, id));
    expect(paper).toMatchObject({
      type: 'receipt',
      number,
      issueDate: '2026-04-10',
      buyer: { name: BLUE_HARBOUR },
      total: '350.00',
      items: [
        { name: 'INV-9', amount: '300.00' },
        { name: 'On account', amount: '50.00' },
      ],
    });
    const paid = await money('payment', 100n);
    await expect(books.run((tx) => readReceipt(tx, paid.id))).rejects.toMatchObject({
      word: 'receipt_of_customer_only',
    });
    expect(await read(invoiceId)).toMatchObject({ paid: '300.00', due: '0.00', mark: 'paid', fpsPayload: null });
  });

  it('answers the PDF by name, and a picture of any of its pages', async () => {
    const owner = await signIn(database, books.call.userId, paperRoutes);
    const id = await desk.document('sales_invoice', 'INV-10', '88.00', {
      customer: { name: '藍港', address: null, tax_id: null },
    });
    const path = `/api/company/${books.companyId}/invoice`;
    const file = await owner.get(`${path}/${id}/pdf?language=zh-Hant`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Invoice INV-10 _.pdf"; filename*=UTF-8''Invoice%20INV-10%20${encodeURIComponent('藍港')}.pdf`,
    });
    const [page] = await readPages(pdf, new Uint8Array(file.body));
    expect(page?.letters).toContain(lettersOf('發票編號 INV-10'));
    const draft = testDraft({ items: Array.from({ length: 60 }, () => testItem()) });
    const body = { type: 'sales_invoice', id: null, draft, page: 2 };
    const preview = await owner.send('POST', `${path}/preview-paper`, body);
    expect(preview.body.data).toMatchObject({
      page: 2,
      pages: expect.any(Number),
      picture: expect.stringMatching(/^iVBOR/),
    });
    const wrong = await owner.send('POST', `${path}/preview-paper`, {
      ...body,
      draft: { ...draft, items: [testItem({ price: '1.1234567' })] },
    });
    expect(wrong.status).toBe(422);
    const sample = await owner.send('POST', `/api/company/${books.companyId}/sales-setting/sample`, { setting: {} });
    expect(sample.body.data).toMatchObject({ pages: 1, picture: expect.stringMatching(/^iVBOR/) });
    await owner.close();
  });
});

describe('the name of a paper', () => {
  const party = (name: string) => ({
    name,
    nameZh: null,
    address: null,
    addressZh: null,
    country: null,
    taxId: null,
    br: null,
    phone: null,
    email: null,
    contactPerson: null,
  });
  it.each([
    ['sales_invoice', 'INV/2026:1', 'A "B" <C>', 'Invoice INV 2026 1 A B C.pdf'],
    ['purchase_bill', 'B-1', '', 'Bill B-1 Seller.pdf'],
    ['quotation', '', `${'長'.repeat(200)}`, `Quotation ${'長'.repeat(110)}.pdf`],
  ] as const)('%s %s of %s', (type, number, buyer, name) => {
    expect(paperName({ type, number, buyer: party(buyer), seller: party('Seller') }, 'pdf')).toBe(name);
  });
});
