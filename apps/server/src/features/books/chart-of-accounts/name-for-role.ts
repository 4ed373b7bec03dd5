import { type Account, isFixedByRole, type NameableRole, roleFault } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, openBooks, writeAudit } from '../ledger/index.ts';
import { auditedFields } from './audited-fields.ts';
import { postedCodes, writeRole } from './store.ts';

/**
 * Names an account for a role, which its present account loses. Null gives up the account's role. Throws
 * `validation_failed` on `system_role` if the account does not fit, or if Folio needs the role it has.
 */
export async function nameForRole(
  tx: CompanyTransaction,
  call: LedgerCall,
  code: string,
  role: NameableRole | null,
): Promise<void> {
  const { chart } = await openBooks(tx);
  const wanted = chart.byCode.get(code);
  if (wanted === undefined) throw new DomainError('not_found');
  if (wanted.systemRole === role) return;
  if (role === null) {
    if (isFixedByRole(wanted)) throw refusal('role_needed', wanted);
    return giveRole(tx, call, wanted, null);
  }
  const present = chart.accounts.find((account) => account.systemRole === role) ?? null;
  const posted = await postedCodes(tx);
  const fault = roleFault({ role, wanted, present, isPosted: (one) => posted.has(one) });
  if (fault !== null) throw refusal(fault, fault === 'role_has_postings' && present !== null ? present : wanted);
  if (present !== null) await giveRole(tx, call, present, null);
  await giveRole(tx, call, wanted, role);
}

function refusal(word: string, { code, name }: Account): DomainError {
  const values = { account: `${code} ${name}` };
  return new DomainError('validation_failed', { faults: [{ path: 'system_role', word: `account_${word}`, values }] });
}

async function giveRole(
  tx: CompanyTransaction,
  call: LedgerCall,
  account: Account,
  role: NameableRole | null,
): Promise<void> {
  await writeRole(tx, account.code, role);
  const change = fieldChanges(auditedFields(account), auditedFields({ ...account, systemRole: role }));
  const subject = { subjectType: 'ledger_account', subjectId: account.code };
  await writeAudit(tx, { userId: call.userId, at: call.now, action: 'account_changed', ...subject, change });
}
