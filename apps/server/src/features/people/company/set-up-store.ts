import type { SetUpStep } from '@folio/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

type InBooks = Record<Exclude<SetUpStep, 'accountant'>, boolean> & { closed: boolean };

/** What the company has of the steps that its own tables show. */
export async function readSetUp(tx: CompanyTransaction): Promise<InBooks> {
  const { rows } = await sql<InBooks>`
    select company.incorporated_date is not null as details,
           company.set_up_closed_at is not null as closed,
           exists (select from bank_account where company_id = company.id and active and number <> '') as bank,
           exists (select from opening_balance where company_id = company.id)
             or exists (select from import_run where company_id = company.id and state = 'posted') as opening,
           exists (select from sales_image where company_id = company.id and kind = 'logo') as logo,
           exists (select from sales_setting where company_id = company.id and setting ->> 'fps' is not null) as fps,
           exists (select from company_member where company_id = company.id offset 1)
             or exists (select from company_invitation where company_id = company.id and state = 'invited') as colleagues
      from company where company.id = ${tx.companyId}`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the company of a transaction exists');
  return row;
}

/** A practice was asked, or works for the company. */
export async function hasAccountant(queries: Queries, companyId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('access_request')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', ['pending', 'accepted'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeClosed(tx: CompanyTransaction, at: Date): Promise<void> {
  await tx.queries.updateTable('company').set({ set_up_closed_at: at }).where('id', '=', tx.companyId).execute();
}
