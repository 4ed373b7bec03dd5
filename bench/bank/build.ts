import { randomUUID } from 'node:crypto';
import type { JournalDraft } from '@folio/ledger';
import { sql } from 'kysely';
import { createBankAccount, postEntries } from '../../apps/server/src/features/books/ledger/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../apps/server/src/platform/database/transaction.ts';
import { insertOpenMonth, insertPastMonth, line, type PostingCall } from './bank-lines.ts';
import { CONTACTS, contactName, LAST_MONTH, PAST_MONTHS, type WorkDocument, workDocuments } from './workload.ts';

const BATCH = 1000;

export interface BuiltCompany {
  bankAccountId: string;
  statementId: string;
}

/** Fills a company with past and open bank lines and open documents, straight into the data folder of a stopped server. */
export async function buildCompany(folder: string, companyId: string, userId: string): Promise<BuiltCompany> {
  const database = await openDatabase({ url: null, folder });
  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work);
  const call = { userId, now: new Date(), today: LAST_MONTH.last };
  try {
    const account = await run((tx) =>
      createBankAccount(tx, { name: 'Bench current', number: '100-7', currency: 'HKD' }),
    );
    const contacts = await run(insertContacts);
    const documents = workDocuments();
    for (let start = 0; start < documents.length; start += BATCH)
      await run((tx) => insertDocuments(tx, call, documents.slice(start, start + BATCH), contacts));
    for (let month = 0; month < PAST_MONTHS; month++) await run((tx) => insertPastMonth(tx, call, account, month));
    const statementId = await run((tx) => insertOpenMonth(tx, account, documents));
    await sql`analyze`.execute(database.queries);
    return { bankAccountId: account.id, statementId };
  } finally {
    await database.close();
  }
}

async function insertContacts(tx: CompanyTransaction): Promise<string[]> {
  const names = Array.from({ length: CONTACTS }, (_, n) => contactName(n));
  const { rows } = await sql<{ id: string }>`
    insert into contact (company_id, name, name_key) select ${tx.companyId}, name, upper(name) from unnest(${names}::text[]) as name
    returning id`.execute(tx.queries);
  return rows.map(({ id }) => id);
}

async function insertDocuments(
  tx: CompanyTransaction,
  call: PostingCall,
  documents: readonly WorkDocument[],
  contacts: readonly string[],
): Promise<void> {
  const rows = documents.map((document) => ({
    ...document,
    id: randomUUID(),
    contactId: contacts[document.contact] ?? '',
  }));
  await sql`
    insert into invoice (company_id, id, type, number, contact_id, contact_name, issue_date, due_date, currency, total_minor,
                         base_minor, confirm_status, draft)
    select ${tx.companyId}, id, type, number, contact_id, '', day, day + 30, 'HKD', amount, amount, 'confirmed', '{}'
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ sale }) => (sale ? 'sales_invoice' : 'purchase_bill'))}::text[],
                  ${rows.map(({ number }) => number)}::text[], ${rows.map(({ contactId }) => contactId)}::uuid[],
                  ${rows.map(({ date }) => date)}::date[], ${rows.map(({ amountMinor }) => amountMinor)}::bigint[])
           as given(id, type, number, contact_id, day, amount)`.execute(tx.queries);
  const drafts = rows.map(({ id, sale, number, contactId, date, amountMinor }): JournalDraft => {
    const netMinor = sale ? amountMinor : -amountMinor;
    const kind = sale ? 'sales_invoice' : 'purchase_bill';
    const control = line(sale ? '1100' : '2100', netMinor, { contactId, documentRef: id, description: number });
    const head = { date, kind, sourceType: kind, sourceRef: id, number, narration: number } as const;
    return { ...head, lines: [control, line(sale ? '4000' : '5000', -netMinor)] };
  });
  await postEntries(tx, call, drafts);
}
