import { type CompanyInput, companyBody } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { createCompany } from './create-company.ts';
import { listCompanies } from './list-store.ts';
import { setCompanyState } from './set-company-state.ts';
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
