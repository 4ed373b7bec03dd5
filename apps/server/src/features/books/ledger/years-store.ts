import type { ProvedYear } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/**
 * What proves years of a company, the strongest first: statutory accounts; the first accounts that the company form states;
 * computations of profits tax; closing entries in effect and sign-offs of a year. A JSON array of `from` and `to`, as a part
 * of a statement that reads more about the company.
 */
export function provedYears(companyId: string): RawBuilder<ProvedYear[]> {
  return sql<ProvedYear[]>`(
    select coalesce(json_agg(json_build_object('from', proof.starts, 'to', proof.ends) order by proof.place, proof.ends), '[]')
      from (select 1 as place, starts_on as starts, ends_on as ends from statutory_accounts where company_id = ${companyId}
            union all
            select 2, incorporated_date, first_accounts_to from company
             where id = ${companyId} and incorporated_date <= first_accounts_to
            union all
            select distinct 3, basis_from, basis_to from tax_computation where company_id = ${companyId}
            union all
            select 4, null, line.date from journal_line line
              join ledger_account account on account.company_id = line.company_id and account.code = line.account_code
             where line.company_id = ${companyId} and line.closing and account.system_role = 'retained_earnings'
             group by line.date having sum(line.debit_minor - line.credit_minor) <> 0
            union all
            select distinct 4, null::date, period_end from close_sign_off where company_id = ${companyId} and kind = 'year') proof)`;
}

export async function readProvedYears(tx: CompanyTransaction): Promise<ProvedYear[]> {
  const { rows } = await sql<{ proved: ProvedYear[] }>`select ${provedYears(tx.companyId)} as proved`.execute(
    tx.queries,
  );
  return rows[0]?.proved ?? [];
}
