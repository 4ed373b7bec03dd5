import { type AccountCode, accountByCode, accountByRole, type Chart, type SystemRole } from '../accounts/index.ts';
import { assert } from '../assert.ts';
import { LedgerIssue } from '../fault.ts';
import type { JournalDraft, JournalLineDraft } from '../journal/index.ts';
import { type Currency, multiplyRate } from '../money/index.ts';

/** The company data every rule needs: its base currency and its chart (bank accounts with their currency). */
export interface Books {
  readonly baseCurrency: Currency;
  readonly chart: Chart;
}

/** One leg of an entry: `netMinor` in base currency, debit positive; `foreignMinor` likewise in `currency`. */
export interface Posting {
  readonly accountCode: AccountCode;
  readonly netMinor: bigint;
  readonly currency?: Currency;
  readonly foreignMinor?: bigint;
  readonly rate?: string | null;
  readonly contactId?: string | null;
  readonly documentRef?: string | null;
  readonly taxCode?: string | null;
  readonly description?: string;
}

/** The line of a posting. Foreign amount and rate are kept only when the currency is not the base currency. */
export function lineOf(books: Books, posting: Posting): JournalLineDraft {
  const currency = posting.currency ?? books.baseCurrency;
  const foreign = currency !== books.baseCurrency;
  return {
    accountCode: posting.accountCode,
    debitMinor: posting.netMinor > 0n ? posting.netMinor : 0n,
    creditMinor: posting.netMinor < 0n ? -posting.netMinor : 0n,
    currency,
    foreignAmountMinor: foreign ? (posting.foreignMinor ?? 0n) : null,
    rate: foreign ? (posting.rate ?? null) : null,
    contactId: posting.contactId ?? null,
    documentRef: posting.documentRef ?? null,
    taxCode: posting.taxCode ?? null,
    description: posting.description ?? '',
  };
}

/** An entry from its head and postings, which balance; a posting that is zero in both currencies makes no line. */
export function draftOf(books: Books, head: Omit<JournalDraft, 'lines'>, postings: readonly Posting[]): JournalDraft {
  const difference = balancingAmount(postings);
  assert(difference === 0n, `the postings of ${head.kind} ${head.number} balance; ${difference} is missing`);
  const lines = postings
    .filter((posting) => posting.netMinor !== 0n || (posting.foreignMinor ?? 0n) !== 0n)
    .map((posting) => lineOf(books, posting));
  return { ...head, lines };
}

/** The code of the account with a role. Throws `missing_role_account`. */
export function roleCode(books: Books, role: SystemRole): AccountCode {
  return accountByRole(books.chart, role).code;
}

/** The currency money on an account is counted in. Throws `unknown_account`. */
export function currencyOfAccount(books: Books, accountCode: AccountCode): Currency {
  return accountByCode(books.chart, accountCode).currency ?? books.baseCurrency;
}

/** The base value of an amount. Throws `rate_required` for a foreign amount without a rate. */
export function baseValue(books: Books, amountMinor: bigint, currency: Currency, rate: string | null): bigint {
  if (currency === books.baseCurrency) return amountMinor;
  if (rate === null) throw new LedgerIssue('rate_required', { currency });
  return multiplyRate(amountMinor, currency, rate, books.baseCurrency);
}

/** The amount that balances the postings: debit positive. */
export function balancingAmount(postings: readonly Posting[]): bigint {
  return -postings.reduce((sum, posting) => sum + posting.netMinor, 0n);
}
