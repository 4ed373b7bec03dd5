import { contactBody, type SearchAnswer, type SearchKind } from '@folio/contract';
import { type Role, roles } from '@folio/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { asked, openMoneyDesk } from '../../../../test/desks/money-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import { signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../../people/company/index.ts';
import { createContact, saveContact } from '../../trade/contact/keep-contact.ts';
import { mergeContacts, unmergeContact } from '../../trade/contact/merge-contact.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { keepText } from '../document-text/index.ts';
import { makeEntries, search, searchRoutes } from './index.ts';
import { waitingCompanies } from './waiting-store.ts';

const AURORA = 'Aurora Trading Limited';
const RECEIVABLE = '1100 Trade receivables';

let files = 0;

/** A document as it is after reading. */
async function insertFile(database: Database, companyId: string, name: string, text: string, over: object = {}) {
  files += 1;
  const sha256 = `f${files.toString(16).padStart(63, '0')}`;
  await database.queries
    .insertInto('stored_file')
    .values({ company_id: companyId, sha256, size_bytes: 1n, type: 'application/pdf' })
    .execute();
  const { id } = await database.queries
    .insertInto('document')
    .values({ company_id: companyId, name, sha256, state: 'processed', ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, text };
}

/** Titles and numbers of an answer by kind. */
function shown({ groups }: SearchAnswer): Record<string, string[]> {
  return Object.fromEntries(
    groups.map(({ kind, hits }) => [
      kind,
      hits.map(({ number, title }) => (number === null ? title : `${number} ${title}`)),
    ]),
  );
}

describe.each(bothEngines)('the search on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let auroraId: string;
  let invoiceId: string;
  let uploaderId: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    uploaderId = await insertTestUser(database, 'Wong Siu Ming');
    await addMember(database.queries, books.companyId, uploaderId, 'uploader');
    await fill();
  });
  afterAll(() => database?.close());

  async function fill(): Promise<void> {
    const facts = contactBody.parse({
      name: AURORA,
      name_zh: '曙光貿易有限公司',
      is_customer: true,
      phone: '+852 2345 6789',
    });
    auroraId = (await books.run((tx) => createContact(tx, books.call, facts))).id;
    const customer = { name: AURORA, address: null, tax_id: null };
    const items = [
      testItem({ name: 'Office rent for the stand', quantity: '1', price: '23900.00', account_code: '4000' }),
    ];
    invoiceId = await invoice({ number: 'INV-2026-005', issue_date: '2026-03-14', customer, items });
    await invoice({ number: 'INV-2026-006', issue_date: '2026-04-02', customer });
    const money = await openMoneyDesk(books);
    await money.pay(invoiceId, '900.00', asked('900.00', { date: '2026-04-10' }));
    await openDesk(database, books).take(
      statement([line('2026-04-03', 'CHQ 000777 OFFICE RENT', -8800.5), line('2026-04-04', '八達通增值', -500)]),
    );
    const lines = [journalLine('6000', 77.7), journalLine('1010', -77.7, { description: 'Chrysanthemum tea' })];
    await postJournal(books, journal(lines, { narration: 'Staff welfare' }));
    const owned = { uploaded_by: uploaderId, fact_date: '2026-02-02' };
    for (const { id, text } of [
      await insertFile(database, books.companyId, 'scan 1.pdf', 'Insurance premium 保險費用', {
        fact_date: '2026-03-05',
      }),
      await insertFile(database, books.companyId, 'scan 2.pdf', 'Insurance renewal', owned),
      await insertFile(database, books.companyId, 'letter.pdf', '', {
        state: 'needs_review',
        fact_supplier: 'Pearl Water',
      }),
    ])
      await books.run((tx) => keepText(tx, id, text));
    await makeEntries(database, books.companyId);
  }

  function invoice(over: Parameters<typeof testDraft>[0]): Promise<string> {
    return books.run(async (tx) => {
      const id = await createInvoice(tx, books.call, { type: 'sales_invoice', draft: testDraft(over) });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
  }

  const find = async (q: string, role: Role = 'owner', limit = 5) => {
    await makeEntries(database, books.companyId);
    return books.run((tx) => search(tx, { role }, { q, limit }));
  };
  const titles = async (q: string) => shown(await find(q));
  const kinds = async (q: string) => (await find(q)).groups.map(({ kind }) => kind);

  it.each<[string, SearchKind, string]>([
    ['aurora', 'contact', AURORA],
    ['shuguang', 'contact', AURORA],
    ['曙光', 'contact', AURORA],
    ['贸易', 'contact', AURORA],
    ['23456789', 'contact', AURORA],
    ['INV-2026-005', 'invoice', `INV-2026-005 ${AURORA}`],
    ['inv2026005', 'invoice', `INV-2026-005 ${AURORA}`],
    ['rent', 'invoice', `INV-2026-005 ${AURORA}`],
    ['23,900', 'invoice', `INV-2026-005 ${AURORA}`],
    ['HKD 23,900.00', 'invoice', `INV-2026-005 ${AURORA}`],
    ['aurora march', 'invoice', `INV-2026-005 ${AURORA}`],
    ['曙光 三月', 'invoice', `INV-2026-005 ${AURORA}`],
    ['8,800.50', 'bank_line', 'CHQ 000777 OFFICE RENT'],
    ['chq rent', 'bank_line', 'CHQ 000777 OFFICE RENT'],
    ['八达通', 'bank_line', '八達通增值'],
    ['應收', 'account', RECEIVABLE],
    ['1100', 'account', RECEIVABLE],
    ['yingshou', 'account', RECEIVABLE],
    ['chrysanthemum', 'journal_entry', 'Staff welfare'],
    ['insurance march', 'file', 'scan 1.pdf'],
    ['保险', 'file', 'scan 1.pdf'],
    ['pearl', 'document', 'letter.pdf'],
  ])('finds %s among %s', async (q, kind, title) => {
    expect((await titles(q))[kind]?.some((one) => one.endsWith(title))).toBe(true);
  });

  it('matches every word', async () => {
    expect((await titles('aurora april')).invoice).toEqual([`INV-2026-006 ${AURORA}`]);
    expect(await titles('aurora january')).toEqual({});
    expect(await titles('aurora 23,901')).toEqual({});
    expect(await titles('—')).toEqual({});
  });

  it('answers with what the screen shows and opens', async () => {
    const { groups, corrected } = await find('INV-2026-005');
    expect(corrected).toBe(false);
    expect(groups[0]).toMatchObject({
      kind: 'invoice',
      more: false,
      hits: [
        {
          id: invoiceId,
          ...{ title: AURORA, title_zh: '曙光貿易有限公司', number: 'INV-2026-005', type: 'sales_invoice' },
          ...{ state: 'partly_paid', amount: '23900.00', currency: 'HKD', date: '2026-03-14' },
          target: { screen: 'invoice', id: invoiceId },
        },
      ],
    });
    const [bank] = (await find('8,800.50')).groups.find(({ kind }) => kind === 'bank_line')?.hits ?? [];
    expect(bank).toMatchObject({
      ...{ amount: '-8800.50', date: '2026-04-03' },
      target: { screen: 'bank_line', bank_account_id: books.bankAccountId, open: true },
    });
    const [payment] = (await find('receipt aurora')).groups.find(({ kind }) => kind === 'payment')?.hits ?? [];
    expect(payment).toMatchObject({ amount: '900.00', target: { screen: 'journal_entry' } });
  });

  it('puts an exact number before the beginning of one, and that before words', async () => {
    expect((await kinds('inv-2026-005'))[0]).toBe('invoice');
    expect((await titles('inv2026')).invoice).toEqual([`INV-2026-006 ${AURORA}`, `INV-2026-005 ${AURORA}`]);
    expect((await kinds('aurora'))[0]).toBe('contact');
    expect((await kinds('1100'))[0]).toBe('account');
    expect((await titles('rent')).account?.[0]).toBe('6100 Rent');
  });

  it.each(['auroar', 'aurrora', 'auora', 'aurara', 'tradung'])('forgives the typing mistake of %s', async (q) => {
    const answer = await find(q);
    expect(answer.corrected).toBe(true);
    expect(shown(answer).contact).toEqual([AURORA]);
  });

  it('does not forgive two, or one in a short word', async () => {
    expect(await titles('aurroar')).toEqual({});
    expect(await titles('rend')).toEqual({});
  });

  it('limits each kind and says that there are more', async () => {
    const { groups } = await find('aurora', 'owner', 1);
    expect(groups.find(({ kind }) => kind === 'invoice')).toMatchObject({ hits: [{}], more: true });
  });

  it('follows changes: a new name, a merge and its undoing, a void, the trash', async () => {
    const facts = contactBody.parse({ name: 'Borealis Company', is_customer: true });
    const other = await books.run((tx) => createContact(tx, books.call, facts));
    expect((await titles('borealis')).contact).toEqual(['Borealis Company']);
    const renamed = { ...facts, name: 'Zephyrus Company', id: other.id, version: other.version };
    await books.run((tx) => saveContact(tx, books.call, renamed));
    expect(await titles('borealis')).toEqual({});
    await books.run((tx) => mergeContacts(tx, books.call, auroraId, other.id));
    expect((await titles('zephyrus')).contact).toEqual([AURORA]);
    await books.run((tx) => unmergeContact(tx, books.call, auroraId, other.id));
    expect((await titles('zephyrus')).contact).toEqual(['Zephyrus Company']);
    const file = await insertFile(database, books.companyId, 'quicksilver.pdf', '');
    expect((await titles('quicksilver')).file).toEqual(['quicksilver.pdf']);
    await sql`update document set state = 'trashed', trashed_from = 'processed', trashed_at = now() where id = ${file.id}`.execute(
      database.queries,
    );
    expect(await titles('quicksilver')).toEqual({});
  });

  it('finds the same records after their entries were made again', async () => {
    const before = await titles('aurora');
    await sql`delete from search_entry`.execute(database.queries);
    await sql`delete from search_progress`.execute(database.queries);
    for (const [kind, table, id] of [
      ['contact', 'contact', 'id'],
      ['account', 'ledger_account', 'code'],
      ['invoice', 'invoice', 'id'],
      ['payment', 'money_record', 'id'],
      ['bank_line', 'bank_line', 'id'],
      ['document', 'document', 'id'],
    ] as const)
      await sql`insert into search_waiting (company_id, kind, record_id)
                select company_id, ${kind}, ${sql.ref(id)}::text from ${sql.table(table)}`.execute(database.queries);
    expect((await waitingCompanies(database.queries)).map(({ companyId }) => companyId)).toEqual([books.companyId]);
    expect(await titles('aurora')).toEqual(before);
    expect(await waitingCompanies(database.queries)).toEqual([]);
  });

  it('shows no other company', async () => {
    const others = await openTestBooks(database);
    await makeEntries(database, others.companyId);
    const answer = await others.run((tx) => search(tx, { role: 'owner' }, { q: 'aurora', limit: 5 }));
    expect(answer).toEqual({ groups: [], corrected: false });
  });

  describe('over HTTP', () => {
    const get = async (userId: string, q: string) => {
      const caller = await signIn(database, userId, searchRoutes);
      const { status, body } = await caller.get(`/api/company/${books.companyId}/search?q=${encodeURIComponent(q)}`);
      await caller.close();
      return { status, ...(JSON.parse(body.toString()) as { data?: SearchAnswer }) };
    };

    const memberRoles = roles.filter((role) => role !== 'adviser');
    it.each(memberRoles)('shows the role %s what it may read', async (role) => {
      const userId = role === 'uploader' ? uploaderId : await insertTestUser(database);
      if (role !== 'uploader') await addMember(database.queries, books.companyId, userId, role);
      const all = await get(userId, 'aurora');
      expect(all.status).toBe(200);
      const found = all.data?.groups.map(({ kind }) => kind) ?? [];
      expect(found.includes('contact') && found.includes('invoice')).toBe(role !== 'uploader');
      const insured = shown((await get(userId, 'insurance')).data ?? { groups: [], corrected: false });
      expect(insured.file).toEqual(role === 'uploader' ? ['scan 2.pdf'] : ['scan 1.pdf', 'scan 2.pdf']);
      expect(Object.keys(insured).includes('account')).toBe(role !== 'uploader');
      for (const q of ['insurence', 'rent', '23,900', '1100'])
        if (role === 'uploader') expect((await get(userId, q)).data?.groups).toEqual([]);
    });

    it('shows a stranger nothing', async () => {
      expect((await get(await insertTestUser(database), 'aurora')).status).toBe(404);
    });

    it('finds what was saved a moment ago', async () => {
      await books.run((tx) =>
        createContact(tx, books.call, contactBody.parse({ name: 'Heliotrope Studio', is_supplier: true })),
      );
      const { data } = await get(books.call.userId, 'heliotrope');
      expect(data?.groups).toMatchObject([
        { kind: 'contact', hits: [{ title: 'Heliotrope Studio', type: 'supplier' }] },
      ]);
    });
  });
});
