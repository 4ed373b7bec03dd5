import type { BilledMonth, Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** What suppliers billed on expense accounts, by month; bills that are not voided. */
export async function billedIn(tx: CompanyTransaction, from: Day, to: Day): Promise<BilledMonth[]> {
  const { rows } = await sql<BilledMonth>`
    select invoice.contact_name as party, line.account_code as account, date_trunc('month', entry.date)::date as month,
           sum(line.debit_minor - line.credit_minor)::bigint as "amountMinor"
      from journal_entry entry
      join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
      join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
      join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
     where entry.company_id = ${tx.companyId} and entry.kind = 'purchase_bill' and entry.date between ${from} and ${to}
       and account.type = 'expense' and invoice.voided_on is null and invoice.contact_name <> ''
     group by 1, 2, 3`.execute(tx.queries);
  return rows;
}

/** The names and expense accounts of the accruals whose period includes a day. */
export async function accruedIn(tx: CompanyTransaction, day: Day): Promise<{ name: string; account: string }[]> {
  const { rows } = await sql<{ name: string; account: string }>`
    select name, result_account as account from schedule
     where company_id = ${tx.companyId} and kind = 'accrual' and starts_on <= ${day} and ends_on >= ${day}`.execute(
    tx.queries,
  );
  return rows;
}
