import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { agedReceivableSheet } from '../../reports/report/aged/sheet.ts';
import { confirmInvoice, createInvoice, readOpenInvoices } from '../invoice/index.ts';
import { allocateCredit, recordMoney } from '../payment-record/index.ts';
import { contactFamily, contactRoots, findOrCreateContact, rootContactId } from './index.ts';
import { listContacts } from './list-contacts.ts';
import { mergeContacts, unmergeContact } from './merge-contact.ts';
import { getContact } from './read-contact.ts';

/** Three contacts with an invoice each: A 100.00, B 40.00, C 7.00. */
describe.each(engines)('merging contacts on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let ids: Record<'A' | 'B' | 'C', string>;
  let invoices: Record<'A' | 'B' | 'C', string>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    const contactOf = async (name: string) => (await books.run((tx) => findOrCreateContact(tx, { name }))).id;
    ids = { A: await contactOf('Alpha'), B: await contactOf('Beta'), C: await contactOf('Gamma') };
    invoices = {
      A: await sell('Alpha', 'sales_invoice', '100.00', 'INV-A'),
      B: await sell('Beta', 'sales_invoice', '40.00', 'INV-B'),
      C: await sell('Gamma', 'sales_invoice', '7.00', 'INV-C'),
    };
  });
  afterAll(() => database?.close());

  const sell = (name: string, type: 'sales_invoice' | 'sales_credit_note', price: string, number: string) =>
    books.run(async (tx) => {
      const customer = { name, address: null, tax_id: null };
      const items = [testItem({ quantity: '1', price })];
      const id = await createInvoice(tx, books.call, { type, draft: testDraft({ number, customer, items }) });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
  const merge = (id: string, other: string) => books.run((tx) => mergeContacts(tx, books.call, id, other));
  const unmerge = (id: string, other: string) => books.run((tx) => unmergeContact(tx, books.call, id, other));
  const owed = async () =>
    (await books.run((tx) => listContacts(tx, { page: 1, limit: 50, archived: 'false' }))).rows.map(
      ({ name, receivable }) => `${name} ${receivable}`,
    );
  const roots = async () => {
    const found = await books.run((tx) => contactRoots(tx, Object.values(ids)));
    return Object.entries(ids).map(([letter, id]) => {
      const root = Object.entries(ids).find(([, one]) => one === found.get(id));
      return `${letter}>${root?.[0]}`;
    });
  };
  const aged = () =>
    books.run((tx) =>
      agedReceivableSheet(tx, books.call, {
        as_at: '2026-04-30',
        age_by: 'due_date',
        period_days: 30,
        period_count: 4,
        currency: 'base',
      } as never),
    );

  it('shows the one that stays wherever the other was, and the control account agrees as before', async () => {
    await merge(ids.A, ids.B);
    expect(await owed()).toEqual(['Alpha 140.00', 'Gamma 7.00']);
    const { sheet } = await aged();
    expect(sheet.rows.map((row) => [row.cells[0]?.value, row.cells.at(-1)?.value])).toEqual([
      ['Alpha', '140.00'],
      ['Gamma', '7.00'],
      ['Total', '147.00'],
    ]);
    expect(sheet.checks).toMatchObject([{ holds: true }]);
    const open = await books.run((tx) => readOpenInvoices(tx));
    expect(open.filter(({ contactRef }) => contactRef === ids.A).map(({ contact }) => contact)).toEqual([
      'Alpha',
      'Alpha',
    ]);
    // A merged id leads to the remaining contact, and the merged name still finds it.
    expect(await books.run((tx) => getContact(tx, ids.B))).toMatchObject({ id: ids.A, merged: [{ name: 'Beta' }] });
    expect((await books.run((tx) => findOrCreateContact(tx, { name: 'BETA' }))).id).toBe(ids.A);
    const { rows } = await books.run((tx) => listContacts(tx, { page: 1, limit: 9, archived: 'false', q: 'beta' }));
    expect(rows.map(({ name }) => name)).toEqual(['Alpha']);
  });

  it('keeps every chain one step long, and takes each merge back as it was made', async () => {
    await merge(ids.B, ids.C);
    await merge(ids.A, ids.B);
    expect(await roots()).toEqual(['A>A', 'B>A', 'C>A']);
    expect(await books.run((tx) => contactFamily(tx, [ids.C]))).toHaveLength(3);
    expect(await books.run((tx) => rootContactId(tx, ids.C))).toBe(ids.A);
    await unmerge(ids.A, ids.B);
    expect(await roots()).toEqual(['A>A', 'B>B', 'C>B']);
    const { history } = await unmerge(ids.B, ids.C);
    expect(await roots()).toEqual(['A>A', 'B>B', 'C>C']);
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'contact_unmerged', detail: 'Gamma' },
      { action: 'contact_merged', detail: 'Gamma' },
    ]);
    expect(await owed()).toEqual(['Alpha 100.00', 'Beta 40.00', 'Gamma 7.00']);
  });

  it('refuses what would make no sense', async () => {
    await merge(ids.A, ids.B);
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error) => error.word,
      );
    expect(await refused(merge(ids.A, ids.A))).toBe('contact_merge_itself');
    expect(await refused(merge(ids.C, ids.B))).toBe('contact_merged_already');
    expect(await refused(merge(ids.B, ids.C))).toBe('contact_merged_already');
    expect(await refused(merge(ids.A, crypto.randomUUID()))).toBe('contact_unknown');
    expect(await refused(merge(crypto.randomUUID(), ids.A))).toBe('not_found');
    expect(await refused(unmerge(ids.A, ids.C))).toBe('contact_not_merged');
    expect(await refused(unmerge(ids.C, ids.B))).toBe('contact_not_merged');
  });

  it('lets payments and credits of either settle documents of the other, also after a reversal', async () => {
    const credit = await sell('Beta', 'sales_credit_note', '30.00', 'CN-B');
    const apply = (amountMinor: bigint) =>
      books.run((tx) =>
        allocateCredit(tx, books.call, { date: '2026-04-30', fromRef: credit, toRef: invoices.A, amountMinor }),
      );
    await expect(apply(1000n)).rejects.toMatchObject({ word: 'ledger_contact_mismatch' });
    await merge(ids.A, ids.B);
    await apply(1000n);
    const receive = (allocations: { documentRef: string; amountMinor: bigint }[]) =>
      books.run((tx) =>
        recordMoney(tx, books.call, {
          type: 'receipt',
          date: '2026-04-30',
          accountCode: '1010',
          contactId: ids.A,
          contactName: 'Alpha',
          amountMinor: 5000n,
          rate: null,
          reference: '',
          allocations,
        }),
      );
    await receive([
      { documentRef: invoices.A, amountMinor: 2000n },
      { documentRef: invoices.B, amountMinor: 3000n },
    ]);
    expect(await owed()).toEqual(['Alpha 60.00', 'Gamma 7.00']);
    await unmerge(ids.A, ids.B);
    expect(await owed()).toEqual(['Alpha 70.00', 'Beta -10.00', 'Gamma 7.00']);
    expect((await aged()).sheet.checks).toMatchObject([{ holds: true }]);
    await expect(apply(100n)).rejects.toMatchObject({ word: 'ledger_contact_mismatch' });
  });

  it('knows a supplier’s number again that was used under either name', async () => {
    const bill = (name: string) =>
      books.run(async (tx) => {
        const vendor = { name, address: null, tax_id: null };
        const draft = testDraft({ number: 'S-1', vendor, items: [testItem({ account_code: '6240' })] });
        const id = await createInvoice(tx, books.call, { type: 'purchase_bill', draft });
        await confirmInvoice(tx, books.call, id);
      });
    await bill('Beta');
    await merge(ids.A, ids.B);
    await expect(bill('Alpha')).rejects.toMatchObject({ code: 'number_taken' });
    expect(await books.run((tx) => getContact(tx, ids.A))).toMatchObject({ is_customer: true, is_supplier: true });
  });
});
