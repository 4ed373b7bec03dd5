import { type ContactBody, contactBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmInvoice, createInvoice } from '../invoice/index.ts';
import { contactKey } from './contact-key.ts';
import { findOrCreateContact } from './index.ts';
import { archiveContact, createContact, saveContact } from './keep-contact.ts';
import { listContacts } from './list-contacts.ts';
import { getContact } from './read-contact.ts';

const body = (over: Partial<ContactBody> = {}) => contactBody.parse({ name: 'Blue Harbour Retail Limited', ...over });
const BLUE = {
  name_zh: '藍港零售有限公司',
  is_customer: true,
  address: 'Shop 3, Harbour City',
  email: 'ap@blue.example',
  phone: '+852 2345 6789',
  currency: 'USD',
  sales_account: '4000',
  language: 'bilingual' as const,
};

describe.each(bothEngines)('contacts on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const add = (over: Partial<ContactBody> = {}) => books.run((tx) => createContact(tx, books.call, body(over)));
  const save = (id: string, version: number, over: Partial<ContactBody>) =>
    books.run((tx) => saveContact(tx, books.call, { ...body(over), id, version }));
  const list = (over: Partial<Parameters<typeof listContacts>[1]> = {}) =>
    books.run((tx) => listContacts(tx, { page: 1, limit: 50, archived: 'false', ...over }));
  const names = async (over: Parameters<typeof list>[0] = {}) => (await list(over)).rows.map(({ name }) => name);
  const sell = (customer: string, amount: string, number: string) =>
    books.run(async (tx) => {
      const draft = testDraft({
        number,
        customer: { name: customer, address: null, tax_id: null },
        items: [testItem({ quantity: '1', price: amount })],
      });
      const id = await createInvoice(tx, books.call, { type: 'sales_invoice', draft });
      await confirmInvoice(tx, books.call, id);
    });

  it('keeps everything that is written of one, and who wrote it when', async () => {
    const made = await add(BLUE);
    expect(made).toMatchObject({ ...BLUE, version: 1, archived: false, receivable: '0.00', merged: [], alike: [] });
    expect(made.history).toMatchObject([{ action: 'contact_added', by: 'Chan Tai Man' }]);
    const saved = await save(made.id, 1, { ...BLUE, email: 'pay@blue.example', phone: null });
    expect(saved).toMatchObject({ email: 'pay@blue.example', phone: null, version: 2 });
    expect(saved.history[0]).toMatchObject({ action: 'contact_changed', detail: 'email,phone' });
    await expect(save(made.id, 1, BLUE)).rejects.toMatchObject({ code: 'stale_version' });
    // Saving without a difference changes nothing.
    expect(await save(made.id, 2, { ...BLUE, email: 'pay@blue.example', phone: null })).toMatchObject({ version: 2 });
  });

  it.each<[string, Partial<ContactBody>, string, string]>([
    ['an account that is not there', { sales_account: '9999' }, 'sales_account', 'account_unknown'],
    ['a control account', { purchase_account: '2100' }, 'purchase_account', 'ledger_control_account_not_allowed'],
    ['a tax code nobody has', { tax_code: 'X20' }, 'tax_code', 'ledger_unknown_tax_code'],
    ['a term that is gone', { payment_term_id: crypto.randomUUID() }, 'payment_term_id', 'contact_term_unknown'],
    ['the name of another, spelt otherwise', { name: 'ALPHA CO., LTD.' }, 'name', 'contact_name_taken'],
  ])('refuses %s', async (_, over, path, word) => {
    await add({ name: 'Alpha Company Limited' });
    await expect(add(over)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
  });

  it('accepts names of only symbols, and distinguishes two of them', async () => {
    await add({ name: '🏮' });
    await add({ name: '🎏🎏' });
    await expect(add({ name: ' 🏮 ' })).rejects.toMatchObject({ faults: [{ word: 'contact_name_taken' }] });
    expect([contactKey('🏮'), contactKey('Blue & Co. Limited')]).toEqual(['🏮', 'BLUE AND CO LTD']);
  });

  it('finds by either name, e-mail and telephone, by side, with what is open', async () => {
    await add(BLUE);
    await add({ name: 'Golden Printing', is_supplier: true, phone: '2111-0000' });
    await add({ name: 'apple pie' });
    await sell('Blue Harbour Retail Ltd', '120.50', 'INV-1');
    await sell('Zebra', '80.00', 'INV-2');
    expect(await names()).toEqual(['apple pie', 'Blue Harbour Retail Limited', 'Golden Printing', 'Zebra']);
    expect(await names({ sort: '-name', limit: 2 })).toEqual(['Zebra', 'Golden Printing']);
    for (const q of ['harbour', '藍港', 'AP@blue', '2345 6789', '23456789'])
      expect([q, await names({ q })]).toEqual([q, ['Blue Harbour Retail Limited']]);
    expect(await names({ q: '100%' })).toEqual([]);
    expect(await names({ side: 'supplier' })).toEqual(['Golden Printing']);
    // A contact becomes a customer with the first sale.
    expect(await names({ side: 'customer' })).toEqual(['Blue Harbour Retail Limited', 'Zebra']);
    const byDue = await list({ sort: '-receivable', limit: 3 });
    expect(byDue.meta).toEqual({ page: 1, limit: 3, total: 4, receivable: '200.50', payable: '0.00' });
    expect((await list({ q: 'zebra', limit: 1 })).meta).toMatchObject({ total: 1, receivable: '80.00' });
    expect(byDue.rows.map(({ name, receivable, payable }) => [name, receivable, payable])).toEqual([
      ['Blue Harbour Retail Limited', '120.50', '0.00'],
      ['Zebra', '80.00', '0.00'],
      ['apple pie', '0.00', '0.00'],
    ]);
  });

  it('archives one: it is offered no more, stays findable, keeps what is open, and comes back', async () => {
    const { id } = await add(BLUE);
    await sell(body().name, '99.00', 'INV-1');
    const archive = (version: number, archived: boolean) =>
      books.run((tx) => archiveContact(tx, books.call, { id, version, archived }));
    await archive(1, true);
    expect([await names(), await names({ archived: 'true' }), await names({ archived: 'all' })]).toEqual([
      [],
      [body().name],
      [body().name],
    ]);
    await expect(archive(1, false)).rejects.toMatchObject({ code: 'stale_version' });
    const back = await archive(2, false);
    expect(back).toMatchObject({ archived: false, receivable: '99.00' });
    expect(back.history.map(({ action }) => action)).toEqual(['contact_restored', 'contact_archived', 'contact_added']);
  });

  it('lists contacts with a similar name in either language', async () => {
    const { id } = await add(BLUE);
    await add({ name: 'Blue Harbor Retail' });
    await add({ name: 'Lam Gong', name_zh: '藍港零售' });
    await add({ name: 'Blue Sky Travel' });
    const { alike } = await books.run((tx) => getContact(tx, id));
    expect(alike.map(({ name }) => name).sort()).toEqual(['Blue Harbor Retail', 'Lam Gong']);
  });

  it('is made by the first document that names it, and found by its Chinese name', async () => {
    await sell('Zebra', '1.00', 'INV-1');
    const zebra = await books.run((tx) => findOrCreateContact(tx, { name: 'ZEBRA' }));
    const detail = await books.run((tx) => getContact(tx, zebra.id));
    expect(detail.history).toMatchObject([{ action: 'contact_made', by: null }]);
    const { id } = await add(BLUE);
    expect((await books.run((tx) => findOrCreateContact(tx, { name: '藍港零售有限公司' }))).id).toBe(id);
  });
});
