import type { ErrorCode } from '@folio/contract';
import { type EntryFault, formatMoney, isLedgerFault, type LedgerFault, type LedgerFaultCode } from '@folio/ledger';
import { lockedRefusal } from '../../platform/http/guard.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const CODES: Partial<Record<LedgerFaultCode, ErrorCode>> = {
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

/** The field a fault is about, where it is always the same one. */
const FIELDS: Partial<Record<LedgerFaultCode, string>> = {
  rate_required: 'rate',
  bad_rate: 'rate',
  no_items: 'items',
  total_not_positive: 'items',
};

function refusalOf(fault: LedgerFault): Refusal {
  const word = `ledger_${fault.code}`;
  const field = FIELDS[fault.code];
  return new Refusal(CODES[fault.code] ?? 'posting_refused', {
    word,
    values: fault.values,
    faults: field === undefined ? [] : [{ path: field, word, values: fault.values }],
  });
}

/** Runs rules of the pure ledger; what they refuse becomes a refusal with the same code and values. */
export function byTheRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isLedgerFault(error)) throw refusalOf(error);
    throw error;
  }
}

/** The refusal of an entry that may not be posted: the lock first, then balance, then its lines. */
export function refuseEntry(faults: readonly EntryFault[], baseCurrency: string): never {
  const locked = faults.find((fault) => fault.code === 'locked_period');
  if (locked) throw lockedRefusal(locked.lockedThrough);
  const unbalanced = faults.find((fault) => fault.code === 'unbalanced');
  if (unbalanced) {
    const values = {
      debit: formatMoney(unbalanced.debitMinor, baseCurrency),
      credit: formatMoney(unbalanced.creditMinor, baseCurrency),
    };
    throw new Refusal('journal_unbalanced', { values });
  }
  const [first] = faults;
  const account = first !== undefined && 'accountCode' in first ? first.accountCode : '';
  throw new Refusal('posting_refused', { word: `entry_${first?.code ?? 'empty'}`, values: { account } });
}
