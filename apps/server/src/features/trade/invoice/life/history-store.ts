import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { isWriteOff } from './detail-store.ts';

/** An action of a user on a document; `change` is the detail in the audit trail. */
export interface DoneAct {
  at: Date;
  by: string | null;
  action: string;
  change: unknown;
}

export async function readActs(tx: CompanyTransaction, id: string): Promise<DoneAct[]> {
  const { rows } = await sql<DoneAct>`
    select event.at, person.name as by, event.action, event.change
      from audit_event event
      left join app_user person on person.id = event.user_id
     where event.company_id = ${tx.companyId} and event.subject_type = 'invoice' and event.subject_id = ${id}
     order by event.at, event.id`.execute(tx.queries);
  return rows;
}

/**
 * An entry of the document, or one that changed its open amount; `amountMinor` in the document's currency, signed.
 */
export interface DoneEntry {
  at: Date;
  by: string | null;
  kind: string;
  number: string;
  currency: string;
  amountMinor: bigint;
  /** Its own entry, not a settlement. */
  own: boolean;
  badDebt: boolean;
}

export async function readDoneEntries(tx: CompanyTransaction, id: string): Promise<DoneEntry[]> {
  const { rows } = await sql<DoneEntry>`
    select entry.posted_at as at, person.name as by, entry.kind, entry.source_number as number, line.currency,
           coalesce(line.foreign_minor, line.debit_minor - line.credit_minor)::bigint as "amountMinor",
           entry.source_id = ${id} as own, coalesce(${isWriteOff}, false) as "badDebt"
      from journal_line line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      left join money_record money on money.company_id = entry.company_id and money.id = entry.source_id
      left join ledger_account place on place.company_id = money.company_id and place.code = money.account_code
      left join app_user person on person.id = entry.posted_by
     where line.company_id = ${tx.companyId} and line.document_ref = ${id}
       and entry.kind not in ('fx_revaluation', 'fx_revaluation_reversal')
     order by entry.number`.execute(tx.queries);
  return rows;
}

/** An email with the document, or a customer's view of it. */
export interface Outgone {
  at: Date;
  by: string | null;
  action: string;
  detail: string | null;
}

export async function readOutgone(tx: CompanyTransaction, id: string): Promise<Outgone[]> {
  const { rows } = await sql<Outgone>`
    select coalesce(mail.sent_at, mail.created_at) as at, person.name as by, 'mail.' || mail.state as action,
           (select string_agg(receiver, ', ') from jsonb_array_elements_text(mail.receivers) receiver) as detail
      from outgoing_mail mail
      left join app_user person on person.id = mail.created_by
     where mail.company_id = ${tx.companyId} and mail.invoice_id = ${id}
    union all
    select viewed.at, null, 'link.viewed', null
      from invoice_link link
     cross join lateral (select distinct unnest(array[link.first_viewed_at, link.last_viewed_at]) as at) viewed
     where link.company_id = ${tx.companyId} and link.invoice_id = ${id} and viewed.at is not null`.execute(tx.queries);
  return rows;
}
