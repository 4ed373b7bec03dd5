import type { accountChangeBody } from '@folio/contract';
import { type Account, absolute, type Day, formatMoney, isFixedByRole, isPresentationOnly } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';
import {
  type CompanyBooks,
  fieldChanges,
  type LedgerCall,
  openBooks,
  readAccountingYears,
  writeAudit,
} from '../ledger/index.ts';
import { auditedFields } from './audited-fields.ts';
import { standingBalance } from './balances.ts';
import { nameForRole } from './name-for-role.ts';
import { mayBeCash, ruleOf, sectionOf } from './section-rules.ts';
import { writeAccount } from './store.ts';

type AccountChange = z.infer<typeof accountChangeBody>;

/**
 * Renames an account, moves it to another section of its type, deactivates or reactivates it, or names it for a role. Waits for postings in
 * progress: none can reach the account between the check of its balance and its deactivation.
 */
export async function updateAccount(
  tx: CompanyTransaction,
  call: LedgerCall,
  code: string,
  change: AccountChange,
): Promise<void> {
  if (change.system_role !== undefined) await nameForRole(tx, call, code, change.system_role);
  const books = await openBooks(tx);
  const account = books.chart.byCode.get(code);
  if (account === undefined) throw new DomainError('not_found');
  const changed = changedAccount(account, change);
  const changes = fieldChanges(auditedFields(account), auditedFields(changed));
  const faults = sectionFaults(account, change.section);
  if (Object.keys(changes).length === 0 && faults.length === 0) return;
  if (isPresentationOnly(account))
    throw new DomainError('conflict', { word: 'account_presentation_only', values: { account: code } });
  faults.push(...(await activeFaults(tx, books, account, changed, call.today)));
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  await writeAccount(tx, changed);
  const subject = { subjectType: 'ledger_account', subjectId: code };
  await writeAudit(tx, { userId: call.userId, at: call.now, action: 'account_changed', ...subject, change: changes });
}

function changedAccount(account: Account, change: AccountChange): Account {
  const section = sectionOf(change.section ?? account.section) ?? account.section;
  const name = change.name ?? account.name;
  return {
    ...account,
    name,
    nameZh: (change.name_zh ?? account.nameZh) || name,
    section,
    subtype: section === account.section ? account.subtype : ruleOf(section).subtype,
    active: change.active ?? account.active,
  };
}

function sectionFaults(account: Account, wanted: string | undefined): FieldIssue[] {
  if (wanted === undefined || wanted === account.section) return [];
  const section = sectionOf(wanted);
  const values = { account: account.code };
  if (section === null) return [{ path: 'section', word: 'account_section_unknown' }];
  if (isFixedByRole(account)) return [{ path: 'section', word: 'account_role_moves', values }];
  if (ruleOf(section).type !== account.type) return [{ path: 'section', word: 'account_section_type', values }];
  if (account.cashFlow === 'cash' && !mayBeCash(section)) return [{ path: 'section', word: 'account_cash_section' }];
  return [];
}

async function activeFaults(
  tx: CompanyTransaction,
  books: CompanyBooks,
  account: Account,
  changed: Account,
  today: Day,
): Promise<FieldIssue[]> {
  if (changed.active || !account.active) return [];
  if (isFixedByRole(account))
    return [{ path: 'active', word: 'account_role_in_use', values: { account: account.code } }];
  const years = await readAccountingYears(tx, books.financialYearEnd);
  const balanceMinor = await standingBalance(tx, { chart: books.chart, years }, account.code, today);
  if (balanceMinor === 0n) return [];
  const balance = `${books.baseCurrency} ${formatMoney(absolute(balanceMinor), books.baseCurrency)}`;
  const word = balanceMinor > 0n ? 'account_has_debit_balance' : 'account_has_credit_balance';
  return [{ path: 'active', word, values: { account: account.code, balance } }];
}

/** The database keeps the code of an account, and what its role and its postings fix. */
export const chartGuards: Guards = {
  FO010: (code) => new DomainError('posting_refused', { word: 'account_is_fixed', values: { account: code } }),
};
