import type { CloseFinding } from '@folio/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Period } from './period.ts';

export type FindingReason =
  | 'not_confirmed'
  | 'no_document'
  | 'round_last_day'
  | 'bank_by_hand'
  | 'rare_pair'
  | 'possible_duplicate';

/** A row of every query below. */
export interface FindingRow {
  subject: CloseFinding['subject'];
  id: string;
  date: string | null;
  number: string;
  text: string;
  amountMinor: bigint | null;
  reason: FindingReason;
}

export interface FindingScope {
  tx: CompanyTransaction;
  period: Period;
  /** Entries from this amount on need a document. */
  documentMinor: bigint;
  /** Entries of a multiple of this amount are round. */
  roundMinor: bigint;
}

/** Posted in the period, and neither reversed nor a reversal. */
const standing = ({ tx, period }: FindingScope) => sql`
  entry.company_id = ${tx.companyId} and entry.date between ${period.start} and ${period.end} and entry.reverses_id is null
  and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)`;

/**
 * The entries in effect with what the checks need of their lines, read once for all queries below, which find them as `total`.
 * `minor` is the sum of the debits, `one` and `other` are the accounts of the first two lines.
 */
export function entryTotals(scope: FindingScope): RawBuilder<unknown> {
  const { tx } = scope;
  return sql`
    entered as materialized (
      select entry.id, entry.date, entry.kind, entry.source_number, entry.narration, entry.line_count, entry.source_id,
             entry.bank_line_id
        from journal_entry entry where ${standing(scope)}),
    total as materialized (
      select entered.*, lines.*
        from entered
        join (select line.entry_id, sum(line.debit_minor)::bigint as minor, bool_or(account.code is not null) as has_money,
                     max(line.account_code) filter (where line.line_no = 1) as one,
                     max(line.account_code) filter (where line.line_no = 2) as other
                from entered
                join journal_line line on line.company_id = ${tx.companyId} and line.entry_id = entered.id
                left join ledger_account account on account.company_id = ${tx.companyId} and account.code = line.account_code
                 and account.system_role in ('bank', 'petty_cash', 'credit_card')
               group by line.entry_id) lines on lines.entry_id = entered.id)`;
}

const columns = (reason: FindingReason) => sql`
  'entry' as subject, entry.id, entry.date, entry.source_number as number, entry.narration as text, entry.minor as "amountMinor",
  ${sql.lit(reason)} as reason`;

/** Invoices, bills and credit notes up to the end of the period that no person has confirmed. */
export function draftDocuments({ tx, period }: FindingScope): RawBuilder<FindingRow> {
  return sql<FindingRow>`
    select 'invoice' as subject, invoice.id, invoice.issue_date as date, invoice.number, invoice.contact_name as text,
           case when invoice.currency = company.base_currency then invoice.total_minor end as "amountMinor",
           'not_confirmed' as reason
      from invoice join company on company.id = invoice.company_id
     where invoice.company_id = ${tx.companyId} and invoice.confirm_status in ('unconfirmed', 'pending')
       and invoice.type <> 'quotation' and coalesce(invoice.issue_date, ${period.end}) <= ${period.end}`;
}

/** Bills, manual journals and bank lines from the amount on that have no document. */
export function withoutDocument({ tx, documentMinor }: FindingScope): RawBuilder<FindingRow> {
  return sql<FindingRow>`
    select ${columns('no_document')}
      from total entry
     where entry.minor >= ${documentMinor}
       and case entry.kind
             when 'manual_journal' then not exists (
               select from manual_journal_attachment attached
                 join manual_journal journal on journal.company_id = attached.company_id and journal.id = attached.manual_journal_id
                where attached.company_id = ${tx.companyId} and journal.entry_id = entry.id)
             when 'bank_line' then exists (
               select from bank_line line where line.company_id = ${tx.companyId} and line.id = entry.bank_line_id
                  and line.lacks_evidence)
             when 'purchase_bill' then ${lacksPaper(tx)}
             when 'purchase_credit_note' then ${lacksPaper(tx)}
             else false end`;
}

const lacksPaper = (tx: CompanyTransaction) => sql`exists (
  select from invoice where invoice.company_id = ${tx.companyId} and invoice.id = entry.source_id and invoice.document_id is null
     and not exists (select from document_link link where link.company_id = invoice.company_id and link.type = 'invoice'
                        and link.record_id = invoice.id))`;

/** Manual journals of a round amount on the last day, on money accounts, and between accounts rarely used together. */
export function unusual(scope: FindingScope): RawBuilder<FindingRow> {
  return sql<FindingRow>`
    select ${columns('round_last_day')} from total entry
     where entry.kind = 'manual_journal' and entry.date = ${scope.period.end} and entry.minor % ${scope.roundMinor} = 0
    union all
    select ${columns('bank_by_hand')} from total entry where entry.kind = 'manual_journal' and entry.has_money
    union all
    (${rarePairs(scope)})`;
}

/**
 * Entries of two lines, by hand or from the bank, whose two accounts met in no entry of the twelve months before the
 * period. Books that are younger than that have no habits yet. Each pair of accounts is looked up once, however many entries
 * have it.
 */
function rarePairs({ tx, period }: FindingScope): RawBuilder<FindingRow> {
  const yearBefore = sql`date >= ${period.start}::date - interval '12 months' and date < ${period.start}`;
  const entriesOn = (account: RawBuilder<unknown>) => sql`
    select entry_id from journal_line where company_id = ${tx.companyId} and account_code = ${account} and ${yearBefore}`;
  const isPair = sql`entry.kind in ('manual_journal', 'bank_line') and entry.line_count = 2`;
  return sql<FindingRow>`
    with rare as materialized (
      select pair.one, pair.other from (select distinct entry.one, entry.other from total entry where ${isPair}) pair
       where (select min(early.date) from journal_entry early where early.company_id = ${tx.companyId})
             <= ${period.start}::date - interval '12 months'
         and not exists (${entriesOn(sql`pair.one`)} intersect ${entriesOn(sql`pair.other`)}))
    select ${columns('rare_pair')} from rare join total entry using (one, other) where ${isPair}`;
}

/** Documents up to the end of the period whose possible duplicates no person has decided on. */
export function duplicates({ tx, period }: FindingScope): RawBuilder<FindingRow> {
  return sql<FindingRow>`
    select 'document' as subject, document.id, document.date, document.name as number, coalesce(document.fact_supplier, '') as text,
           null::bigint as "amountMinor", 'possible_duplicate' as reason
      from document
     where document.company_id = ${tx.companyId} and document.state = 'needs_review' and document.date <= ${period.end}
       and exists (select from jsonb_array_elements(document.alike) alike
                    where not document.different_from ? (alike->>'id'))`;
}
