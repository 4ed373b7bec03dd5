import { type Day, type DayMovement, startOfMonth } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** A movement of a bank account in its own currency. `day` is null for what was posted up to the first day. */
export interface BankMovement extends DayMovement {
  accountId: string;
  currency: string;
}

/**
 * The movements of all bank accounts from a day to a day: whole months before it from the month balances, the rest by
 * day from the lines. An account that never moved has one movement of zero.
 */
export async function readBankMovements(tx: CompanyTransaction, from: Day, to: Day): Promise<BankMovement[]> {
  const amount = (table: string) =>
    sql.raw(
      `sum(case when bank.currency = company.base_currency then ${table}.debit_minor - ${table}.credit_minor else ${table}.foreign_minor end)`,
    );
  const { rows } = await sql<BankMovement>`
    select bank.id as "accountId", bank.currency, moved.day, coalesce(moved.amount, 0)::bigint as "amountMinor"
      from bank_account bank
      join company on company.id = bank.company_id
     cross join lateral (
       select null::date as day, ${amount('month')} as amount
         from account_month month
        where month.company_id = bank.company_id and month.account_code = bank.account_code
          and month.month < ${startOfMonth(from)}
       union all
       select nullif(greatest(line.date, ${from}::date), ${from}::date), ${amount('line')}
         from journal_line line
        where line.company_id = bank.company_id and line.account_code = bank.account_code
          and line.date between ${startOfMonth(from)} and ${to}
        group by 1) moved
     where bank.company_id = ${tx.companyId}`.execute(tx.queries);
  return rows;
}
