import { at, type CashEntry, type CashLine } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';

/**
 * Cash lines of a period, summed by day, entry kind and source: the widget needs no single lines, and a year may have
 * many. Debit and credit totals of a day and kind are in one row.
 */
export async function readCashLines(tx: CompanyTransaction, from: string, to: string): Promise<CashLine[]> {
  const { rows } = await sql<{
    date: string;
    kind: string;
    source_type: string;
    debit_minor: bigint;
    credit_minor: bigint;
  }>`
    select line.date, entry.kind, entry.source_type, sum(line.debit_minor)::bigint as debit_minor, sum(line.credit_minor)::bigint as credit_minor
      from ledger_account account
      join journal_line line on line.company_id = account.company_id and line.account_code = account.code and line.date between ${from} and ${to}
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
     where account.company_id = ${tx.companyId} and account.cash_flow = 'cash'
     group by 1, 2, 3`.execute(tx.queries);
  return rows.map((row) => ({
    date: row.date,
    entryKind: row.kind as CashLine['entryKind'],
    sourceType: row.source_type as CashLine['sourceType'],
    debitMinor: row.debit_minor,
    creditMinor: row.credit_minor,
  }));
}

interface CashEntryRow {
  date: string;
  source_type: string;
  debit: bigint;
  credit: bigint;
  operating: bigint;
  investing: bigint;
  financing: bigint;
  none: bigint;
}

/**
 * Entries of a period that move cash, with the cash effect of their other lines by category. Entries of the same day,
 * source and direction share one row, because their split is the same.
 */
export async function readCashEntries(tx: CompanyTransaction, from: string, to: string): Promise<CashEntry[]> {
  const counter = (category: string) =>
    sql`coalesce(sum(line.credit_minor - line.debit_minor) filter (where account.cash_flow = ${category}), 0) as ${sql.raw(category)}`;
  const { rows } = await sql<CashEntryRow>`
    select date, source_type, sum(debit)::bigint as debit, sum(credit)::bigint as credit, sum(operating)::bigint as operating,
           sum(investing)::bigint as investing, sum(financing)::bigint as financing, sum(none)::bigint as none
      from (select entry.id, entry.date, entry.source_type,
                   coalesce(sum(line.debit_minor) filter (where account.cash_flow = 'cash'), 0) as debit,
                   coalesce(sum(line.credit_minor) filter (where account.cash_flow = 'cash'), 0) as credit,
                   ${counter('operating')}, ${counter('investing')}, ${counter('financing')}, ${counter('none')}
              from journal_entry entry
              join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
              join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
             where entry.company_id = ${tx.companyId} and entry.date between ${from} and ${to}
             group by 1, 2, 3) each_entry
     where debit <> 0 or credit <> 0
     group by date, source_type, debit >= credit`.execute(tx.queries);
  return rows.map(({ date, source_type, debit, credit, ...counterMinor }) => ({
    date,
    sourceType: source_type as CashEntry['sourceType'],
    cashDebitMinor: debit,
    cashCreditMinor: credit,
    counterMinor,
  }));
}

export interface SalesRow {
  date: string;
  contactId: string;
  contact: string;
  contactZh: string | null;
  netBaseMinor: bigint;
}

/**
 * Revenue of sales documents by day and customer: invoices net of tax less credit notes. A void is deducted on its
 * own day.
 */
export async function readSales(tx: CompanyTransaction, from: string, to: string): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select entry.date, contact.root_id as "contactId", contact.name as contact, contact.name_zh as "contactZh",
           sum(revenue.credit_minor - revenue.debit_minor)::bigint as "netBaseMinor"
      from journal_entry entry
      join journal_line revenue on revenue.company_id = entry.company_id and revenue.entry_id = entry.id
      join ledger_account account on account.company_id = revenue.company_id and account.code = revenue.account_code and account.section = 'revenue'
      join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
      join contact_root contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
     where entry.company_id = ${tx.companyId} and entry.date between ${from} and ${to}
       and entry.source_type in ('sales_invoice', 'sales_credit_note')
     group by 1, 2, 3, 4`.execute(tx.queries);
  return rows;
}

/** Open documents of a control account in their current state, with their due date if they have one. */
export async function readOpen(
  tx: CompanyTransaction,
  accountCode: string,
): Promise<{ dueDate: string | null; openBaseMinor: bigint }[]> {
  const { rows } = await sql<{ dueDate: string | null; openBaseMinor: bigint }>`
    select invoice.due_date as "dueDate", balance.open_base_minor as "openBaseMinor"
      from document_balance balance
      left join invoice on invoice.company_id = balance.company_id and invoice.id = balance.document_ref
     where balance.company_id = ${tx.companyId} and balance.account_code = ${accountCode} and balance.open_base_minor <> 0`.execute(
    tx.queries,
  );
  return rows;
}

/** Amounts settled by receipts in a period, in base currency. */
export async function readReceived(
  tx: CompanyTransaction,
  accountCode: string,
  from: string,
  to: string,
): Promise<bigint> {
  const { rows } = await sql<{ received: bigint }>`
    select coalesce(sum(line.credit_minor - line.debit_minor), 0)::bigint as received
      from journal_line line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
     where line.company_id = ${tx.companyId} and line.account_code = ${accountCode} and line.date between ${from} and ${to}
       and entry.source_type = 'receipt' and line.document_ref is distinct from entry.source_id`.execute(tx.queries);
  return at(rows, 0).received;
}

/** Fully paid invoices with the date of the final payment. */
export async function readPaid(
  tx: CompanyTransaction,
  from: string,
  to: string,
): Promise<{ issueDate: string; paidOn: string; amountMinor: bigint }[]> {
  const { rows } = await sql<{ issueDate: string; paidOn: string; amountMinor: bigint }>`
    select invoice.issue_date as "issueDate", settled.paid_on as "paidOn", invoice.base_minor as "amountMinor"
      from invoice
      join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id and balance.open_minor = 0
      cross join lateral (
        select max(line.date) as paid_on from journal_line line
         where line.company_id = invoice.company_id and line.document_ref = invoice.id) settled
     where invoice.company_id = ${tx.companyId} and invoice.type = 'sales_invoice' and invoice.confirm_status = 'confirmed'
       and invoice.voided_on is null and invoice.issue_date is not null and invoice.base_minor is not null
       and settled.paid_on between ${from} and ${to}`.execute(tx.queries);
  return rows;
}

export interface NeedCounts {
  toReview: number;
  failed: number;
  bankLines: number;
  missing: number;
  questions: number;
  answers: number;
  accountantQuestions: number;
  accountantAnswers: number;
  salesDrafts: number;
}

export async function countNeeds(tx: CompanyTransaction): Promise<NeedCounts> {
  const { rows } = await sql<NeedCounts>`
    select (select count(*)::int from document where company_id = ${tx.companyId} and ${waitsForReview()}) as "toReview",
           (select count(*)::int from document where company_id = ${tx.companyId} and state = 'failed') as failed,
           (select count(*)::int from bank_line where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested')) as "bankLines",
           (select count(*)::int from bank_line where company_id = ${tx.companyId} and lacks_evidence) as missing,
           asked.*,
           (select count(*)::int from invoice where company_id = ${tx.companyId} and type like 'sales%'
               and confirm_status = 'unconfirmed') as "salesDrafts"
      from (select (count(*) filter (where state = 'open' and to_practice is null))::int as questions,
                   (count(*) filter (where state = 'answered' and to_practice is null))::int as answers,
                   (count(*) filter (where state = 'open' and to_practice is not null))::int as "accountantQuestions",
                   (count(*) filter (where state = 'answered' and to_practice is not null))::int as "accountantAnswers"
              from client_question where company_id = ${tx.companyId} and state in ('open', 'answered')) asked`.execute(
    tx.queries,
  );
  return at(rows, 0);
}

export interface MonthCounts {
  bankLines: number;
  missing: number;
  drafts: number;
  salesDrafts: number;
}

/** What is still open up to a day. */
export async function countOpenUpTo(tx: CompanyTransaction, end: string): Promise<MonthCounts> {
  const { rows } = await sql<MonthCounts>`
    select (select count(*)::int from bank_line
             where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested') and date <= ${end}) as "bankLines",
           (select count(*)::int from bank_line where company_id = ${tx.companyId} and lacks_evidence and date <= ${end}) as missing,
           draft.number as drafts, draft.sales as "salesDrafts"
      from (select count(*)::int as number, (count(*) filter (where type like 'sales%'))::int as sales from invoice
             where company_id = ${tx.companyId} and type <> 'quotation' and confirm_status in ('unconfirmed', 'pending')
               and issue_date <= ${end}) draft`.execute(tx.queries);
  return at(rows, 0);
}
