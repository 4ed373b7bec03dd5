import type { DetailTotal, TransactionType } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { EntryFilter } from '../entries/store.ts';
import { TOTALLED } from './store.ts';

/** What takes something back, or is a credit note, counts negative. */
const NEGATIVE = sql`(entry.kind in ('sales_credit_note', 'purchase_credit_note', 'void', 'payment_reversal', 'auto_reversal')
  or (entry.kind = 'opening_document' and entry.source_type in ('sales_credit_note', 'purchase_credit_note')))`;

/**
 * Count and base gross of the rows of each type, as `addDetailTotals` of the pure report adds them up, without reading the rows:
 * the amount of the control or money line, of a journal by hand or an opening its total.
 */
export async function readDetailTotals(
  tx: CompanyTransaction,
  { from, to, known, also }: EntryFilter,
): Promise<DetailTotal[]> {
  const recorded: RawBuilder<unknown> = known === null ? sql`` : sql`and entry.number <= ${known.number}`;
  const { rows } = await sql<{ type: TransactionType; count: number; grossBaseMinor: bigint }>`
    select type collate "C" as type, count(*)::int as count, sum(amount)::bigint as "grossBaseMinor"
      from (select case when entry.kind <> 'bank_line' then entry.kind
                        when leg.net < 0 then 'bank_line_spent' else 'bank_line_received' end as type,
                   case when ${NEGATIVE} then -1 else 1 end * case when ${TOTALLED} then leg.total else abs(leg.net) end as amount
              from journal_entry entry
             cross join lateral (
               select sum(line.debit_minor) as total,
                      sum(line.debit_minor - line.credit_minor)
                        filter (where line.line_no = case when entry.source_type = 'transfer' then 2 else 1 end) as net
                 from journal_line line where line.company_id = entry.company_id and line.entry_id = entry.id) leg
             where entry.company_id = ${tx.companyId} and entry.date between ${from} and ${to} ${recorded} and ${also ?? sql`true`}) detail
     group by 1 order by 1`.execute(tx.queries);
  return rows;
}
