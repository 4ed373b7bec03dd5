import type { CompanyRow } from '@folio/contract';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { setState } from './store.ts';
import { companyOf, note } from './update-company.ts';

/** Archives a company, which is then read-only, or reactivates it. Setting the current state changes nothing. */
export function setCompanyState(call: CompanyCall, state: CompanyRow['state']): Promise<CompanyRow> {
  return call.transaction(async (tx) => {
    const before = await companyOf(tx, call);
    if (before.state === state) return before;
    await setState(tx.queries, tx.companyId, state);
    await note(tx, call, state === 'archived' ? 'company.archived' : 'company.restored', {
      state: { before: before.state, after: state },
    });
    return companyOf(tx, call);
  });
}
