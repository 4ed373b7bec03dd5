import type { ErrorCode } from '@folio/contract';
import {
  type Day,
  type EntryIssue,
  formatMoney,
  isLedgerIssue,
  type LedgerIssue,
  type LedgerIssueCode,
  NAMEABLE_ROLES,
} from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';

const CODES: Partial<Record<LedgerIssueCode, ErrorCode>> = {
  bad_amount: 'validation_failed',
  bad_decimal: 'validation_failed',
  too_many_decimals: 'validation_failed',
  amount_too_large: 'validation_failed',
  rate_required: 'validation_failed',
  bad_rate: 'validation_failed',
  no_items: 'validation_failed',
  total_not_positive: 'validation_failed',
  over_settled: 'over_allocated',
  over_allocated: 'over_allocated',
  excess_not_allowed: 'over_allocated',
  excess_in_other_currency: 'over_allocated',
};

/** The field of a fault, where it is always the same one. */
const FIELDS: Partial<Record<LedgerIssueCode, string>> = {
  rate_required: 'rate',
  bad_rate: 'rate',
  no_items: 'items',
  total_not_positive: 'items',
};

function isNameableRole(role: string | undefined): boolean {
  return NAMEABLE_ROLES.some((one) => one === role);
}

function refusalOf(fault: LedgerIssue): DomainError {
  const { role } = fault.values;
  const named = fault.code === 'missing_role_account' && isNameableRole(role);
  const word = named ? `missing_role_${role}` : `ledger_${fault.code}`;
  const field = FIELDS[fault.code];
  return new DomainError(CODES[fault.code] ?? 'posting_refused', {
    word,
    values: fault.values,
    faults: field === undefined ? [] : [{ path: field, word, values: fault.values }],
  });
}

/** The error for a posting into a locked period. */
export function lockedRefusal(lockedThrough: string): DomainError {
  return new DomainError('period_locked', { values: { date: lockedThrough } });
}

/**
 * Throws `conflict` if a person chose a day for what is due in locked months, and it is not the first open day any more.
 * `openOn`: that day; null if nothing is due in locked months.
 */
export function refuseMovedLock(chosenOn: Day | null, openOn: Day | null): void {
  if (chosenOn !== null && chosenOn !== openOn)
    throw new DomainError('conflict', { word: 'lock_moved_since', values: { date: chosenOn } });
}

/** Runs rules of the pure ledger; an error of theirs becomes a `DomainError` with the same code and values. */
export function byTheRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isLedgerIssue(error)) throw refusalOf(error);
    throw error;
  }
}

/** Throws the error of an entry that may not be posted: the lock first, then balance, then its lines. */
export function refuseEntry(faults: readonly EntryIssue[], baseCurrency: string): never {
  const locked = faults.find((fault) => fault.code === 'locked_period');
  if (locked) throw lockedRefusal(locked.lockedThrough);
  const unbalanced = faults.find((fault) => fault.code === 'unbalanced');
  if (unbalanced) {
    const values = {
      debit: formatMoney(unbalanced.debitMinor, baseCurrency),
      credit: formatMoney(unbalanced.creditMinor, baseCurrency),
    };
    throw new DomainError('journal_unbalanced', { values });
  }
  const [first] = faults;
  const account = first !== undefined && 'accountCode' in first ? first.accountCode : '';
  throw new DomainError('posting_refused', { word: `entry_${first?.code ?? 'empty'}`, values: { account } });
}
