import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Companies that send reminders. */
export async function companiesThatRemind(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('sales_setting')
    .select('company_id')
    .where(sql<boolean>`setting ->> 'reminders_on' = 'true'`)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/**
 * Unpaid sales invoices with these due dates whose customer may be reminded and has not received this step or a later
 * one.
 */
export async function invoicesToRemind(
  tx: CompanyTransaction,
  steps: readonly { dueDate: string; days: number }[],
): Promise<{ invoiceId: string; days: number }[]> {
  const dueDates = steps.map(({ dueDate }) => dueDate);
  const days = steps.map((step) => step.days);
  const { rows } = await sql<{ invoiceId: string; days: number }>`
    select invoice.id as "invoiceId", step.days
      from unnest(${dueDates}::date[], ${days}::integer[]) as step (due_date, days)
      join invoice on invoice.due_date = step.due_date
      join contact_root named on named.company_id = invoice.company_id and named.id = invoice.contact_id
      join contact on contact.company_id = invoice.company_id and contact.id = named.root_id
      join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id
     where invoice.company_id = ${tx.companyId} and invoice.type = 'sales_invoice' and invoice.confirm_status = 'confirmed'
       and invoice.voided_on is null and balance.open_minor <> 0
       and contact.reminders and contact.email is not null and contact.archived_at is null
       and not exists (select from reminder_sent sent where sent.company_id = invoice.company_id
                          and sent.invoice_id = invoice.id and sent.days >= step.days)
     order by invoice.due_date, invoice.id`.execute(tx.queries);
  return rows;
}

/** Records a reminder step of a document permanently; of two concurrent runs only one succeeds. */
export async function takeStep(
  tx: CompanyTransaction,
  step: { invoiceId: string; days: number },
  at: Date,
): Promise<boolean> {
  const taken = await tx.queries
    .insertInto('reminder_sent')
    .values({ company_id: tx.companyId, invoice_id: step.invoiceId, days: step.days, at })
    .onConflict((conflict) => conflict.columns(['company_id', 'invoice_id', 'days']).doNothing())
    .returning('days')
    .execute();
  return taken.length === 1;
}

export async function noteMail(
  tx: CompanyTransaction,
  { invoiceId, days }: { invoiceId: string; days: number },
  mailId: string,
): Promise<void> {
  await tx.queries
    .updateTable('reminder_sent')
    .set({ mail_id: mailId })
    .where('company_id', '=', tx.companyId)
    .where('invoice_id', '=', invoiceId)
    .where('days', '=', days)
    .execute();
}
