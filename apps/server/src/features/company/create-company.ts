import type { CompanyBody, CompanyRow } from '@folio/contract';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createBankAccount, installChart } from '../ledger/index.ts';
import { checkCompany } from './check-company.ts';
import { addMember, asOwner, findCompany, insertCompany } from './store.ts';

/** Creates a company with its chart of accounts and a first bank account; the creator owns it. All of it or nothing. */
export async function createCompany(call: Call, body: CompanyBody): Promise<CompanyRow> {
  checkCompany(body, call.today);
  return call.database.queries.transaction().execute(async (queries) => {
    const companyId = await insertCompany(queries, body);
    await addMember(queries, companyId, call.userId, 'owner');
    await sql`select set_config('folio.company_id', ${companyId}, true), set_config('role', 'folio_app', true)`.execute(
      queries,
    );
    const tx = { companyId, queries };
    await installChart(tx);
    await createBankAccount(tx, { name: `Bank - ${body.base_currency} current`, currency: body.base_currency });
    const created = await findCompany(queries, companyId, asOwner);
    if (!created) throw new Refusal('internal');
    return created;
  });
}
