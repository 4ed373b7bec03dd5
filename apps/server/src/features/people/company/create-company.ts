import type { CompanyBody, CompanyRow, CompanyStart, MemberRole } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import { enterCompany } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { createBankAccount, installChart } from '../../books/ledger/index.ts';
import { checkCompany, checkStart } from './check-company.ts';
import { asOwner, findCompany, insertCompany, insertMember, insertStarted } from './store.ts';

/** Creates a company with its chart of accounts and a first bank account, in one transaction; the creator owns it. */
export async function createCompany(call: Call, body: CompanyBody): Promise<CompanyRow> {
  checkCompany(body, call.today, null);
  return openBooks(call, body.base_currency, (queries) => insertCompany(queries, body));
}

/** Creates a company in set-up: its books are open, and the company form adds its details later. */
export async function startCompany(call: Call, start: CompanyStart): Promise<CompanyRow> {
  checkStart(start);
  return openBooks(call, start.base_currency, (queries) => insertStarted(queries, start));
}

function openBooks(call: Call, currency: string, insert: (queries: Queries) => Promise<string>): Promise<CompanyRow> {
  return call.database.queries.transaction().execute(async (queries) => {
    const companyId = await insert(queries);
    await addMember(queries, companyId, call.userId, 'owner');
    const tx = await enterCompany(queries, companyId);
    await installChart(tx);
    await createBankAccount(tx, { name: `Bank - ${currency} current`, currency });
    const created = await findCompany(queries, companyId, asOwner);
    if (!created) throw new DomainError('internal');
    return created;
  });
}

/** Makes a person a member of a company. */
export function addMember(queries: Queries, companyId: string, userId: string, role: MemberRole): Promise<void> {
  return insertMember(queries, companyId, userId, role);
}
