import type { AuditAction, CompanyBody, CompanyRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';
import { type AuditedFields, fieldChanges, writeAudit } from '../../books/ledger/index.ts';
import { checkCompany } from './check-company.ts';
import { findCompany, hasPostings, updateCompany as storeCompany } from './store.ts';

/**
 * Changes the company's details. The base currency is fixed after the first posting; a change of the financial year
 * end after that changes every year's figures, so a person has to confirm it with `accept_fye_change`.
 */
export async function updateCompany(call: CompanyCall, body: CompanyBody): Promise<CompanyRow> {
  return call.transaction(async (tx) => {
    const before = await companyOf(tx, call);
    checkCompany(body, call.today, before.first_accounts_to);
    await refuseAfterPostings(tx, before, body);
    await storeCompany(tx.queries, tx.companyId, body);
    const after = await companyOf(tx, call);
    const change = fieldChanges(auditedFields(before), auditedFields(after));
    if (Object.keys(change).length > 0) await note(tx, call, 'company.changed', change);
    return after;
  });
}

/** The company as the caller sees it. Throws `not_found`. */
export async function companyOf(tx: CompanyTransaction, call: CompanyCall): Promise<CompanyRow> {
  const row = await findCompany(tx.queries, tx.companyId, call);
  if (row === null) throw new DomainError('not_found');
  return row;
}

export async function note(
  tx: CompanyTransaction,
  { userId, now: at }: CompanyCall,
  action: AuditAction,
  change: object,
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'company', subjectId: tx.companyId, change });
}

async function refuseAfterPostings(tx: CompanyTransaction, before: CompanyRow, body: CompanyBody): Promise<void> {
  const otherCurrency = before.base_currency !== body.base_currency;
  const otherYear = before.fye !== body.fye && !body.accept_fye_change;
  if (!(otherCurrency || otherYear) || !(await hasPostings(tx.queries))) return;
  if (otherCurrency)
    throw new DomainError('company_has_postings', {
      faults: [{ path: 'base_currency', word: 'company_has_postings' }],
    });
  const values = { before: before.fye, after: body.fye };
  throw new DomainError('company_has_postings', {
    word: 'fye_change_not_accepted',
    values,
    faults: [{ path: 'fye', word: 'fye_change_not_accepted', values }],
  });
}

function auditedFields(company: CompanyRow): AuditedFields {
  const { id: _, level: _level, role: _role, via_practice: _practice, ...fields } = company;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === null || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

/** The database keeps the base currency of a company that has postings. */
export const companyGuards: Guards = {
  FO011: () => new DomainError('company_has_postings'),
};
