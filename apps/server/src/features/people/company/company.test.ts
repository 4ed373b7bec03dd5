import { type CompanyInput, companyBody } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks, testDraft } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { addMember, createCompany, startCompany } from './create-company.ts';
import { listCompanies } from './list-store.ts';
import { setCompanyState } from './set-company-state.ts';
import { closeSetUp, setUpOf } from './set-up.ts';
import { companyOf, updateCompany } from './update-company.ts';

const form: CompanyInput = {
  name: 'Golden Bauhinia <b>Trading</b> Limited',
  registration_number: '2345678',
  incorporated_date: '2019-06-03',
  industry: 'Wholesale',
  br: '12345678-001-04-25-5',
  ci: '2345678',
  address: 'Kowloon',
  fye: '03-31',
  directors: [{ name: 'CHAN Tai Man', name_zh: '陳大文', kind: 'person', appointed_on: '2019-06-03' }],
  shareholders: 'CHAN Tai Man',
  secretaries: ['Example Secretaries Limited'],
};
const bodyOf = (over: Partial<CompanyInput> = {}) => companyBody.parse({ ...form, ...over });

let database: Database;
let books: TestBooks;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  books = await openTestBooks(database);
  await updateCompany(books.call, bodyOf());
});
afterAll(() => database?.close());

const stored = () =>
  database.queries
    .selectFrom('company')
    .select(['br', 'br_branch', 'br_certificate'])
    .where('id', '=', books.companyId)
    .executeTakeFirstOrThrow();
const seenBy = (role: 'owner' | 'uploader') => books.run((tx) => companyOf(tx, { ...books.call, role }));
const list = (over: object = {}) =>
  listCompanies(database.queries, books.call.userId, { page: 1, limit: 10, level: 3, ...over });

describe('a company', () => {
  it('is kept with its number and branch apart, and read as it was written', async () => {
    expect(await stored()).toEqual({ br: '12345678', br_branch: '001', br_certificate: '12345678-001-04-25-5' });
    expect(await seenBy('owner')).toMatchObject({
      name: 'Golden Bauhinia <b>Trading</b> Limited',
      br: '12345678-001-04-25-5',
      br_number: '12345678',
      br_branch: '001',
      directors: [
        { name: 'CHAN Tai Man', name_zh: '陳大文', kind: 'person', appointed_on: '2019-06-03', address: null },
      ],
      shareholders: [{ name: 'CHAN Tai Man', kind: null, shares: null }],
      secretaries: [{ name: 'Example Secretaries Limited', licence: null }],
    });
  });

  it('shows its people to those who see its books only', async () => {
    expect(await seenBy('uploader')).toMatchObject({
      name: form.name,
      directors: [],
      shareholders: [],
      secretaries: [],
    });
  });

  it('keeps its share capital until a form states another, for those who see its books', async () => {
    const ordinary = { share_class: 'Ordinary', currency: 'HKD', number: '10000', amount: '10000.00', paid: '8000' };
    await updateCompany(books.call, bodyOf({ share_capital: [ordinary] }));
    await updateCompany(books.call, bodyOf({}));
    expect((await seenBy('owner')).share_capital).toEqual([ordinary]);
    expect((await seenBy('uploader')).share_capital).toEqual([]);
    await updateCompany(books.call, bodyOf({ share_capital: [] }));
    expect((await seenBy('owner')).share_capital).toEqual([]);
  });

  it('is found by its number, its contact and its state', async () => {
    await updateCompany(books.call, bodyOf({ contact_person: 'Miss Ho', email: 'ho@bauhinia.example' }));
    for (const q of ['12345678', '-04-25-5', 'miss ho', 'ho@bauhinia', 'BAUHINIA'])
      expect((await list({ q })).total, q).toBe(1);
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ state: 'archived' })).total).toBe(0);
  });

  it('is archived and restored, each recorded once', async () => {
    expect((await setCompanyState(books.call, 'archived')).state).toBe('archived');
    await setCompanyState(books.call, 'archived');
    expect((await list({ state: 'archived' })).total).toBe(1);
    expect((await setCompanyState(books.call, 'active')).state).toBe('active');
    const { rows } = await database.pool.query<{ action: string }>(
      `select action from audit_event where company_id = $1 and action in ('company.archived', 'company.restored') order by id`,
      [books.companyId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['company.archived', 'company.restored']);
  });

  it('may change its year and its currency while nothing is posted', async () => {
    const company = await createCompany(books.call, bodyOf());
    expect(company).toMatchObject({ base_currency: 'HKD', fye: '03-31' });
    expect(await updateCompany(books.call, bodyOf({ base_currency: 'USD', fye: '12-31' }))).toMatchObject({
      base_currency: 'USD',
      fye: '12-31',
    });
    await updateCompany(books.call, bodyOf());
  });

  it('keeps its currency once something is posted, and its year unless a person says so', async () => {
    await books.run(async (tx) =>
      confirmInvoice(
        tx,
        books.call,
        await createInvoice(tx, books.call, { type: 'sales_invoice', draft: testDraft() }),
      ),
    );
    await expect(updateCompany(books.call, bodyOf({ base_currency: 'USD' }))).rejects.toMatchObject({
      code: 'company_has_postings',
      faults: [{ path: 'base_currency' }],
    });
    await expect(updateCompany(books.call, bodyOf({ fye: '12-31' }))).rejects.toMatchObject({
      word: 'fye_change_not_accepted',
      values: { before: '03-31', after: '12-31' },
    });
    expect((await updateCompany(books.call, bodyOf({ fye: '12-31', accept_fye_change: true }))).fye).toBe('12-31');
  });
});

describe('a company in set-up', () => {
  const start = { name: 'Harbour Start Limited', fye: '12-31', base_currency: 'HKD' };
  const started = async () => {
    const { id } = await startCompany(books.call, start);
    const call: CompanyCall = {
      ...books.call,
      companyId: id,
      transaction: (work) => inCompany(database, id, work),
    };
    return { id, call };
  };
  const done = async (call: CompanyCall) =>
    (await setUpOf(call)).steps.filter((one) => one.done).map(({ step }) => step);

  it('has books at once, and no details until the company form is saved', async () => {
    const { call } = await started();
    expect(await call.transaction((tx) => companyOf(tx, call))).toMatchObject({
      ...start,
      incorporated_date: null,
      br: '',
      directors: [],
      role: 'owner',
    });
    expect(await updateCompany(call, bodyOf({ fye: '12-31' }))).toMatchObject({ incorporated_date: '2019-06-03' });
  });

  it.each([
    [{ fye: '02-31' }, 'fye_no_day'],
    [{ base_currency: 'ZZZ' }, 'currency_unknown'],
  ])('does not start with %j', async (over, word) => {
    await expect(startCompany(books.call, { ...start, ...over })).rejects.toMatchObject({
      faults: [expect.objectContaining({ word })],
    });
  });

  it('ticks each step of its set-up once it has what the step asks for', async () => {
    const { id, call } = await started();
    const of = { company_id: id };
    const insert = (table: string, row: object) =>
      database.queries
        .insertInto(table as 'opening_balance')
        .values(row as never)
        .execute();
    expect(await done(call)).toEqual([]);
    await updateCompany(call, bodyOf());
    await database.queries.updateTable('bank_account').set({ number: '012-1' }).where('company_id', '=', id).execute();
    await insert('opening_balance', { ...of, date: '2026-01-01' });
    await insert('sales_image', { ...of, kind: 'logo', type: 'image/png', width: 1, height: 1, content: Buffer.of(1) });
    await insert('sales_setting', { ...of, setting: JSON.stringify({ fps: { kind: 'id', value: '1234567' } }) });
    await addMember(database.queries, id, await insertTestUser(database), 'reader');
    expect(await done(call)).toEqual(['details', 'bank', 'opening', 'logo', 'fps', 'colleagues']);
  });

  it('keeps its list until a person closes it', async () => {
    const { call } = await started();
    expect((await setUpOf(call)).closed).toBe(false);
    expect((await closeSetUp(call)).closed).toBe(true);
  });
});
