import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** One day on which a document was made. */
export interface StoredRun {
  on: Day;
  at: Date;
  invoiceId: string | null;
  number: string | null;
  error: string | null;
}

/** Claims a day; false if another worker has claimed it. */
export async function takeDay(tx: CompanyTransaction, recurringId: string, on: Day, at: Date): Promise<boolean> {
  const taken = await tx.queries
    .insertInto('recurring_run')
    .values({ company_id: tx.companyId, recurring_id: recurringId, on_day: on, at })
    .onConflict((conflict) => conflict.columns(['company_id', 'recurring_id', 'on_day']).doNothing())
    .returning('on_day')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function noteRun(
  tx: CompanyTransaction,
  recurringId: string,
  on: Day,
  set: { invoiceId?: string; error?: string | null },
): Promise<void> {
  await tx.queries
    .updateTable('recurring_run')
    .set({
      ...(set.invoiceId === undefined ? {} : { invoice_id: set.invoiceId }),
      ...(set.error === undefined ? {} : { error: set.error }),
    })
    .where('company_id', '=', tx.companyId)
    .where('recurring_id', '=', recurringId)
    .where('on_day', '=', on)
    .execute();
}

/** The newest days on which documents were made. */
export async function readRuns(tx: CompanyTransaction, recurringId: string, count: number): Promise<StoredRun[]> {
  const { rows } = await sql<StoredRun>`
    select run.on_day as "on", run.at, run.invoice_id as "invoiceId", nullif(invoice.number, '') as number, run.error
      from recurring_run run
      left join invoice on invoice.company_id = run.company_id and invoice.id = run.invoice_id
     where run.company_id = ${tx.companyId} and run.recurring_id = ${recurringId}
     order by run.on_day desc limit ${count}`.execute(tx.queries);
  return rows;
}

/** Recurring documents of all companies with a day due by `today`. */
export function dueRecurring(queries: Queries, today: Day): Promise<{ companyId: string; id: string }[]> {
  return queries
    .selectFrom('recurring_invoice')
    .select(['company_id as companyId', 'id'])
    .where('state', '=', 'active')
    .where('next_on', '<=', today)
    .orderBy('next_on')
    .execute();
}
