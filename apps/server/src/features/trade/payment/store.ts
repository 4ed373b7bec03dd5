import { type ConfirmStatus, confirmStatus, type InvoiceType, invoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export type Side = 'sales' | 'purchases';

/**
 * A document that a payment may settle. `openMinor` is signed, debit positive, in its currency; a merged contact is
 * replaced by its root.
 */
export interface MoneyDocument {
  id: string;
  type: InvoiceType;
  number: string;
  currency: string;
  issueDate: Day | null;
  confirmStatus: ConfirmStatus;
  voidedOn: Day | null;
  contactId: string | null;
  contact: string;
  openMinor: bigint;
}

export async function readMoneyDocument(tx: CompanyTransaction, id: string): Promise<MoneyDocument | null> {
  const { rows } = await sql<MoneyDocument>`
    select invoice.id, invoice.type, invoice.number, invoice.currency, invoice.issue_date as "issueDate",
           invoice.confirm_status as "confirmStatus", invoice.voided_on as "voidedOn", root.id as "contactId",
           coalesce(root.name, invoice.contact_name) as contact, coalesce(balance.open_minor, 0) as "openMinor"
      from invoice
      left join contact own on own.company_id = invoice.company_id and own.id = invoice.contact_id
      left join contact root on root.company_id = own.company_id and root.id = coalesce(own.merged_into, own.id)
      left join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id
     where invoice.company_id = ${tx.companyId} and invoice.id = ${id}`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, type: invoiceType.parse(row.type), confirmStatus: confirmStatus.parse(row.confirmStatus) };
}

/** A credit note or over-payment with an open amount; `openMinor` positive, in its currency. */
export interface Credit {
  ref: string;
  kind: 'credit_note' | 'over_payment';
  side: Side;
  number: string;
  date: Day;
  currency: string;
  openMinor: bigint;
  contactId: string;
  contact: string;
}

function credits(tx: CompanyTransaction, wanted: RawBuilder<unknown>): RawBuilder<Credit> {
  return sql<Credit>`
    select balance.document_ref as ref, case when money.id is null then 'credit_note' else 'over_payment' end as kind,
           case account.system_role when 'accounts_receivable' then 'sales' else 'purchases' end as side,
           coalesce(money.number, invoice.number) as number, coalesce(money.date, invoice.issue_date, invoice.created_at::date) as date,
           coalesce(money.currency, invoice.currency) as currency, abs(balance.open_minor) as "openMinor",
           root.id as "contactId", root.name as contact
      from document_balance balance
      join ledger_account account on account.company_id = balance.company_id and account.code = balance.account_code
      left join invoice on invoice.company_id = balance.company_id and invoice.id = balance.document_ref
      left join money_record money on money.company_id = balance.company_id and money.id = balance.document_ref
      join contact own on own.company_id = balance.company_id and own.id = coalesce(money.contact_id, invoice.contact_id)
      join contact root on root.company_id = own.company_id and root.id = coalesce(own.merged_into, own.id)
     where balance.company_id = ${tx.companyId} and ${wanted}
       and (balance.open_minor <> 0 or balance.open_base_minor <> 0)
       and (account.system_role = 'accounts_receivable' and balance.open_minor < 0
            or account.system_role = 'accounts_payable' and balance.open_minor > 0)
     order by date, number, ref`;
}

/** The open credit with an id; null if the id is not a credit, or nothing is open. */
export async function readCredit(tx: CompanyTransaction, id: string): Promise<Credit | null> {
  const { rows } = await credits(tx, sql`balance.document_ref = ${id}`).execute(tx.queries);
  return rows[0] ?? null;
}

/** Open credits of a contact (and of those merged into it) on one side, oldest first. */
export async function readCreditsOf(tx: CompanyTransaction, contactId: string, side: Side): Promise<Credit[]> {
  const role = side === 'sales' ? 'accounts_receivable' : 'accounts_payable';
  const wanted = sql`account.system_role = ${role} and root.id = ${contactId}`;
  return (await credits(tx, wanted).execute(tx.queries)).rows;
}

/** The bank line of an entry: the entry was posted from it, or linked to it. */
export interface StandingLine {
  date: Day;
  account: string;
}

/** The bank line an entry was posted from or linked to; null if the entry has no bank line. */
export async function readStandingLine(tx: CompanyTransaction, entryId: string): Promise<StandingLine | null> {
  const { rows } = await sql<StandingLine>`
    select line.date, account.name as account
      from bank_line_link link
      join bank_line line on line.company_id = link.company_id and line.id = link.bank_line_id
      join bank_account bank on bank.company_id = line.company_id and bank.id = line.bank_account_id
      join ledger_account account on account.company_id = bank.company_id and account.code = bank.account_code
     where link.company_id = ${tx.companyId} and link.entry_id = ${entryId}
     limit 1`.execute(tx.queries);
  return rows[0] ?? null;
}

/** True if another entry reverses this one. */
export async function isTakenBack(tx: CompanyTransaction, entryId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from journal_entry where company_id = ${tx.companyId} and reverses_id = ${entryId}) as found`.execute(
    tx.queries,
  );
  return rows[0]?.found === true;
}
