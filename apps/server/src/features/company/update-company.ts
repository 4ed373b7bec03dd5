import type { CompanyBody, CompanyRow } from '@folio/contract';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkCompany } from './check-company.ts';
import { findCompany, hasPostings, updateCompany as storeCompany } from './store.ts';

/** Changes the company's particulars. The base currency is fixed after the first posting. */
export async function updateCompany(call: CompanyCall, body: CompanyBody): Promise<CompanyRow> {
  checkCompany(body, call.today);
  return call.transaction(async ({ queries, companyId }) => {
    const before = await findCompany(queries, companyId, call);
    if (!before) throw new Refusal('not_found');
    if (before.base_currency !== body.base_currency && (await hasPostings(queries))) {
      throw new Refusal('company_has_postings', { faults: [{ path: 'base_currency', word: 'company_has_postings' }] });
    }
    await storeCompany(queries, companyId, body);
    const after = await findCompany(queries, companyId, call);
    if (!after) throw new Refusal('not_found');
    return after;
  });
}
