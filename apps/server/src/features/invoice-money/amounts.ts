import { type Currency, type Day, isLedgerFault, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { rateOn } from '../exchange-rate/index.ts';
import type { CompanyBooks } from '../ledger/index.ts';

/** A refusal of one field. */
export function fieldRefusal(path: string, word: string, values: Record<string, string> = {}): Refusal {
  return new Refusal('validation_failed', { faults: [{ path, word, values }] });
}

/** The minor units of an amount a person typed. Throws `validation_failed` on its field: decimals, or below nil. */
export function typedMinor(path: string, text: string, currency: Currency): bigint {
  try {
    const minor = parseMoney(text, currency);
    if (minor < 0n) throw fieldRefusal(path, 'ledger_amount_not_positive');
    return minor;
  } catch (error) {
    if (isLedgerFault(error)) throw fieldRefusal(path, `ledger_${error.code}`, { ...error.values });
    throw error;
  }
}

/** The same of an amount that may not be nil either. */
export function positiveMinor(path: string, text: string, currency: Currency): bigint {
  const minor = typedMinor(path, text, currency);
  if (minor === 0n) throw fieldRefusal(path, 'ledger_amount_not_positive');
  return minor;
}

/** The same of one that may be left out: nil. */
export function optionalMinor(path: string, text: string | null | undefined, currency: Currency): bigint {
  return text == null ? 0n : typedMinor(path, text, currency);
}

/** Money that moved has moved by today. */
export function refuseFuture(date: Day, today: Day): void {
  if (date > today) throw fieldRefusal('date', 'date_future');
}

/**
 * Base units per 1 unit of the account's currency: what the person typed, else the newest rate kept for that day; null for an
 * account in base currency. Throws `validation_failed` on `rate` when neither is there.
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

/** Throws every fault at once; nothing when there is none. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new Refusal('validation_failed', { faults: [...faults] });
}

export function smaller(leftMinor: bigint, rightMinor: bigint): bigint {
  return leftMinor < rightMinor ? leftMinor : rightMinor;
}
