import { randomUUID } from 'node:crypto';
import type { JournalDraft } from '@folio/ledger';
import { sql } from 'kysely';
import { createBankAccount, postEntries } from '../../apps/server/src/features/books/ledger/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../apps/server/src/platform/database/transaction.ts';
import { line, type PostingCall } from '../bank/bank-lines.ts';
import { contactName } from '../bank/workload.ts';
import { CONTACTS, INVOICES, type WorkInvoice, workInvoice } from './workload.ts';

const BATCH = 1000;

/** Fills a company with sales invoices in every state, straight into the data folder of a stopped server. */
export async function buildInvoices(folder: string, companyId: string, userId: string): Promise<void> {
  const database = await openDatabase({ url: null, folder });
  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work);
  const call = { userId, now: new Date(), today: '2026-08-31' };
  try {
    const bank = await run((tx) => createBankAccount(tx, { name: 'Bench current', number: '100-7', currency: 'HKD' }));
    const contacts = await run(insertContacts);
    for (let start = 0; start < INVOICES; start += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => workInvoice(start + at));
      await run((tx) => insertInvoices(tx, call, batch, contacts, bank.code));
    }
    await sql`analyze`.execute(database.queries);
  } finally {
    await database.close();
  }
}

async function insertContacts(tx: CompanyTransaction): Promise<string[]> {
  const names = Array.from({ length: CONTACTS }, (_, n) => contactName(n));
  const { rows } = await sql<{ id: string }>`
    insert into contact (company_id, name, name_key, is_customer)
    select ${tx.companyId}, name, upper(name), true from unnest(${names}::text[]) as name returning id`.execute(
    tx.queries,
  );
  return rows.map(({ id }) => id);
}

type Row = WorkInvoice & { id: string; contactId: string };

async function insertInvoices(
  tx: CompanyTransaction,
  call: PostingCall,
  batch: readonly WorkInvoice[],
  contacts: readonly string[],
  bankCode: string,
): Promise<void> {
  const rows = batch.map(
    (invoice): Row => ({ ...invoice, id: randomUUID(), contactId: contacts[invoice.contact] ?? '' }),
  );
  await tx.queries
    .insertInto('invoice')
    .values(
      rows.map((row) => ({
        company_id: tx.companyId,
        id: row.id,
        type: 'sales_invoice',
        number: row.number,
        contact_id: row.contactId,
        contact_name: contactName(row.contact),
        issue_date: row.date,
        due_date: row.due,
        currency: row.currency,
        rate: row.rate,
        total_minor: row.totalMinor,
        base_minor: row.state === 'draft' ? null : row.baseMinor,
        confirm_status: row.state === 'draft' ? 'unconfirmed' : 'confirmed',
        draft: JSON.stringify(row.draft),
      })),
    )
    .execute();
  await postEntries(
    tx,
    call,
    rows.flatMap((row) => entriesOf(row, bankCode)),
  );
}

/** The entry of a confirmed invoice, and the receipt of one that was paid wholly or by half. */
function entriesOf(row: Row, bankCode: string): JournalDraft[] {
  if (row.state === 'draft') return [];
  const { id, number, contactId, date, currency, rate } = row;
  const foreign = (minor: bigint) => (rate === null ? null : minor);
  const about = { contactId, documentRef: id, description: number, currency };
  const made: JournalDraft = {
    date,
    kind: 'sales_invoice',
    sourceType: 'sales_invoice',
    sourceRef: id,
    number,
    narration: number,
    lines: [
      line('1100', row.baseMinor, { ...about, foreignAmountMinor: foreign(row.totalMinor), rate }),
      line('4000', -row.baseMinor),
    ],
  };
  if (row.state === 'unpaid') return [made];
  const part = row.state === 'paid' ? 1n : 2n;
  const base = row.baseMinor / part;
  const receipt: JournalDraft = {
    ...made,
    kind: 'receipt',
    sourceType: 'receipt',
    sourceRef: randomUUID(),
    number: `RCT-${number}`,
    lines: [
      line(bankCode, base),
      line('1100', -base, { ...about, foreignAmountMinor: foreign(-row.totalMinor / part), rate }),
    ],
  };
  return [made, receipt];
}
