import { blankInvoiceDraft, blankItem, type InvoiceDraft } from '@folio/contract';
import { createBankAccount, installChart } from '../src/features/books/ledger/index.ts';
import { addMember } from '../src/features/people/company/index.ts';
import type { Database } from '../src/platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../src/platform/database/transaction.ts';
import type { CompanyCall } from '../src/platform/http/call.ts';

/** A company with the default chart and one bank account in its base currency, and a call of its owner. */
export interface TestBooks {
  companyId: string;
  call: CompanyCall;
  bankAccountId: string;
  /** Runs work in a separate transaction of the company. */
  run<T>(work: (tx: CompanyTransaction) => Promise<T>): Promise<T>;
  /** The same where a person accepted entries dated before the books begin. */
  runEarly<T>(work: (tx: CompanyTransaction) => Promise<T>): Promise<T>;
}

let people = 0;

export async function insertTestUser(database: Database, name = 'Chan Tai Man'): Promise<string> {
  people += 1;
  const email = `person-${people}-${Date.now()}@folio.example`;
  const row = await database.queries
    .insertInto('app_user')
    .values({ name, email, password_hash: '', account_type: 'company' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function openTestBooks(database: Database, today = '2026-04-30'): Promise<TestBooks> {
  const userId = await insertTestUser(database);
  const company = await database.queries
    .insertInto('company')
    .values({
      name: 'Lantern Test Limited',
      registration_number: '1234567',
      incorporated_date: '2021-04-12',
      industry: 'Trade',
      br: '12345678',
      ci: '1234567',
      address: 'Hong Kong',
      fye: '03-31',
      directors: '[]',
      shareholders: '[]',
      secretaries: '[]',
      base_currency: 'HKD',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const companyId = company.id;
  await addMember(database.queries, companyId, userId, 'owner');
  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work);
  const accepting = { practiceId: null, address: null, acceptsEarlyDates: true };
  const runEarly = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work, accepting);
  const bankAccount = await run(async (tx) => {
    await installChart(tx);
    return createBankAccount(tx, { name: 'Bank - HKD current', number: '001-234567-001', currency: 'HKD' });
  });
  const call: CompanyCall = {
    database,
    userId,
    language: 'en-US',
    now: new Date(`${today}T04:00:00Z`),
    today,
    companyId,
    role: 'owner',
    practice: null,
    actor: { practiceId: null, address: null },
    transaction: run,
  };
  return { companyId, call, bankAccountId: bankAccount.id, run, runEarly };
}

const NOBODY = { name: '', address: null, tax_id: null };

/** A complete draft over one item; `over` changes what a scenario is about. */
export function testDraft(over: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    ...blankInvoiceDraft('HKD'),
    number: 'INV-1',
    issue_date: '2026-04-01',
    due_date: '2026-04-20',
    vendor: { ...NOBODY, name: 'Pearl River Freight Limited' },
    customer: { ...NOBODY, name: 'Blue Harbour Retail Limited' },
    items: [testItem()],
    ...over,
  };
}

export function testItem(over: Partial<InvoiceDraft['items'][number]> = {}): InvoiceDraft['items'][number] {
  return {
    ...blankItem,
    name: 'Paper lantern',
    quantity: '10',
    price: '100.00',
    ...over,
  };
}
