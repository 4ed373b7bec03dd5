import type { ProvedYear } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/**
 * What proves years of the company, the strongest first: statutory accounts; the first accounts that the company form states;
 * computations of profits tax; closing entries in effect and sign-offs of a year.
 */
export async function readProvedYears(tx: CompanyTransaction): Promise<ProvedYear[]> {
  const { companyId } = tx;
  const { rows } = await sql<ProvedYear>`
    select proof.starts as "from", proof.ends as "to"
      from (select 1 as place, starts_on as starts, ends_on as ends from statutory_accounts where company_id = ${companyId}
            union all
            select 2, incorporated_date, first_accounts_to from company
             where id = ${companyId} and incorporated_date <= first_accounts_to
            union all
            select 3, basis_from, basis_to from tax_computation where company_id = ${companyId}
            union all
            select 4, null, line.date from journal_line line
              join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
             where line.company_id = ${companyId} and line.closing and account.system_role = 'retained_earnings'
             group by line.date having sum(line.debit_minor - line.credit_minor) <> 0
            union all
            select 4, null, period_end from close_sign_off where company_id = ${companyId} and kind = 'year') proof
     group by proof.place, proof.starts, proof.ends order by proof.place, proof.ends`.execute(tx.queries);
  return rows;
}
