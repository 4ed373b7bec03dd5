import { type Currency, type Day, isLedgerIssue, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { rateOn } from '../../books/exchange-rate/index.ts';
import type { CompanyBooks } from '../../books/ledger/index.ts';

/** An error on one field. */
export function fieldRefusal(path: string, word: string, values: Record<string, string> = {}): DomainError {
  return new DomainError('validation_failed', { faults: [{ path, word, values }] });
}

/**
 * The minor units of a typed amount. Throws `validation_failed` on its field for too many decimals or a negative
 * amount.
 */
export function typedMinor(path: string, text: string, currency: Currency): bigint {
  try {
    const minor = parseMoney(text, currency);
    if (minor < 0n) throw fieldRefusal(path, 'ledger_amount_not_positive');
    return minor;
  } catch (error) {
    if (isLedgerIssue(error)) throw fieldRefusal(path, `ledger_${error.code}`, { ...error.values });
    throw error;
  }
}

/** Like `typedMinor`, but zero is an error too. */
export function positiveMinor(path: string, text: string, currency: Currency): bigint {
  const minor = typedMinor(path, text, currency);
  if (minor === 0n) throw fieldRefusal(path, 'ledger_amount_not_positive');
  return minor;
}

/** Like `typedMinor`; a missing amount is zero. */
export function optionalMinor(path: string, text: string | null | undefined, currency: Currency): bigint {
  return text == null ? 0n : typedMinor(path, text, currency);
}

/** Rejects a payment date after today. */
export function refuseFuture(date: Day, today: Day): void {
  if (date > today) throw fieldRefusal('date', 'date_future');
}

/**
 * Base units per 1 unit of the account's currency: the typed rate, else the newest rate stored for that day; null for
 * an account in base currency. Throws `validation_failed` on `rate` if neither exists.
 */
export async function rateOfDay(
  tx: CompanyTransaction,
  { baseCurrency }: CompanyBooks,
  currency: Currency,
  asked: { rate?: string | null | undefined; date: Day },
): Promise<string | null> {
  if (currency === baseCurrency) return null;
  const kept = asked.rate ?? (await rateOn(tx, currency, asked.date))?.rate ?? null;
  if (kept === null) throw fieldRefusal('rate', 'enter_rate', { currency, base: baseCurrency });
  if (/^-|^0*\.?0*$/.test(kept)) throw fieldRefusal('rate', 'ledger_bad_rate');
  return kept;
}

/** Throws all issues at once; returns if the list is empty. */
export function refuseFaults(faults: readonly FieldIssue[]): void {
  if (faults.length > 0) throw new DomainError('validation_failed', { faults: [...faults] });
}

export function smaller(leftMinor: bigint, rightMinor: bigint): bigint {
  return leftMinor < rightMinor ? leftMinor : rightMinor;
}
