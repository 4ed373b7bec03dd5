import {
  type Account,
  absolute,
  type Books,
  type Currency,
  formatMoney,
  isLedgerIssue,
  minorDigits,
  multiplyRate,
  parseMoney,
  parseRate,
} from '@folio/ledger';
import type { FieldIssue, MessageValues } from '../../../../platform/http/domain-error.ts';
import { accountFaults } from '../accounts/account-faults.ts';

/** A journal line as a person types it: texts, empty or null where nothing was entered. */
export interface TypedLine {
  account_code: string;
  debit: string | null;
  credit: string | null;
  currency?: string | null;
  /** In the account's own currency, debit positive. */
  foreign_amount: string | null;
  rate: string | null;
}

/** A parsed line: one side in base currency, and for an account in another currency its amount there. */
export interface ReadLine {
  accountCode: string;
  debitMinor: bigint;
  creditMinor: bigint;
  currency: Currency;
  foreignMinor?: bigint;
  rate: string | null;
}

/** Amounts have at most 15 digits before the point. */
const MAX_DIGITS = 15;

/**
 * Reads a line and finds all its faults at once, each with its field (`lines.3.debit`). The line is null when its
 * amounts cannot be read; its account is still checked.
 */
export function readTypedLine(
  typed: TypedLine,
  path: string,
  books: Books,
): { line: ReadLine | null; faults: FieldIssue[] } {
  const reader = new LineReader(typed, path, books);
  return { line: reader.read(), faults: reader.faults };
}

export function isBlankLine(typed: TypedLine): boolean {
  return [typed.account_code, typed.debit, typed.credit, typed.foreign_amount].every((text) => !text?.trim());
}

class LineReader {
  readonly faults: FieldIssue[] = [];
  readonly #typed: TypedLine;
  readonly #path: string;
  readonly #books: Books;
  readonly #code: string;
  readonly #account: Account | undefined;

  constructor(typed: TypedLine, path: string, books: Books) {
    this.#typed = typed;
    this.#path = path;
    this.#books = books;
    this.#code = typed.account_code.trim();
    this.#account = books.chart.byCode.get(this.#code);
  }

  read(): ReadLine | null {
    const account = `${this.#path}.account_code`;
    if (this.#code === '') this.faults.push({ path: account, word: 'choose_account' });
    else this.faults.push(...accountFaults(account, this.#code, this.#books.chart));
    const before = this.faults.length;
    const rate = this.#rate();
    const foreignMinor = this.#foreign();
    const sides = this.#sides(foreignMinor, rate);
    if (sides === null || this.faults.length > before) return null;
    const currency = this.#currency();
    this.#checkForeign(foreignMinor, rate, sides.debitMinor - sides.creditMinor);
    const line = { accountCode: this.#code, ...sides, currency };
    return foreignMinor === null ? { ...line, rate: null } : { ...line, foreignMinor, rate };
  }

  #fault(field: string, word: string, values: MessageValues = {}): null {
    this.faults.push({ path: `${this.#path}.${field}`, word, values: { account: this.#code, ...values } });
    return null;
  }

  #currency(): Currency {
    return this.#account?.currency ?? this.#books.baseCurrency;
  }

  #amount(field: 'debit' | 'credit' | 'foreign_amount', currency: Currency): bigint | null {
    const text = this.#typed[field]?.trim() ?? '';
    if (text === '') return null;
    try {
      const minor = parseMoney(text, currency);
      if (absolute(minor) < 10n ** BigInt(MAX_DIGITS + minorDigits(currency))) return minor;
      return this.#fault(field, 'ledger_amount_too_large', { found: text });
    } catch (error) {
      if (!isLedgerIssue(error)) throw error;
      return this.#fault(field, `ledger_${error.code}`, { ...error.values });
    }
  }

  #rate(): string | null {
    const text = this.#typed.rate?.trim() ?? '';
    if (text === '') return null;
    try {
      return parseRate(text).toFixed();
    } catch {
      return this.#fault('rate', 'ledger_bad_rate');
    }
  }

  #foreign(): bigint | null {
    const currency = this.#currency();
    const { baseCurrency } = this.#books;
    const named = this.#typed.currency ?? null;
    if (this.#account !== undefined && named !== null && named !== currency)
      return this.#fault('currency', 'journal_currency_mismatch', { expected: currency, found: named });
    const isGiven = (this.#typed.foreign_amount?.trim() ?? '') !== '';
    if (currency === baseCurrency) {
      if (isGiven && this.#account !== undefined)
        this.#fault('foreign_amount', 'journal_foreign_not_here', { currency });
      return null;
    }
    if (!isGiven) return this.#fault('foreign_amount', 'journal_foreign_needed', { currency });
    return this.#amount('foreign_amount', currency);
  }

  #sides(foreignMinor: bigint | null, rate: string | null): Pick<ReadLine, 'debitMinor' | 'creditMinor'> | null {
    const { baseCurrency } = this.#books;
    const faulty = this.faults.length;
    const debitMinor = this.#amount('debit', baseCurrency) ?? 0n;
    const creditMinor = this.#amount('credit', baseCurrency) ?? 0n;
    if (this.faults.length > faulty) return null;
    if (debitMinor < 0n)
      return this.#fault('debit', 'journal_negative', { found: formatMoney(debitMinor, baseCurrency) });
    if (creditMinor < 0n)
      return this.#fault('credit', 'journal_negative', { found: formatMoney(creditMinor, baseCurrency) });
    if (debitMinor !== 0n && creditMinor !== 0n) return this.#fault('credit', 'journal_both_sides');
    if (debitMinor !== 0n || creditMinor !== 0n) return { debitMinor, creditMinor };
    const netMinor = foreignMinor === null || rate === null ? 0n : this.#baseOf(foreignMinor, rate);
    if (netMinor === null) return null;
    if (netMinor === 0n) return this.#fault('debit', 'journal_no_amount');
    return netMinor > 0n ? { debitMinor: netMinor, creditMinor: 0n } : { debitMinor: 0n, creditMinor: -netMinor };
  }

  #baseOf(foreignMinor: bigint, rate: string): bigint | null {
    try {
      return multiplyRate(foreignMinor, this.#currency(), rate, this.#books.baseCurrency);
    } catch (error) {
      if (!isLedgerIssue(error)) throw error;
      return this.#fault('rate', `ledger_${error.code}`, { ...error.values });
    }
  }

  /**
   * The foreign amount must be on the same side as its value and, where a rate is given, equal the value at that
   * rate.
   */
  #checkForeign(foreignMinor: bigint | null, rate: string | null, netMinor: bigint): void {
    if (foreignMinor === null || foreignMinor === 0n) return;
    const currency = this.#currency();
    const { baseCurrency } = this.#books;
    if (foreignMinor > 0n !== netMinor > 0n) {
      this.#fault('foreign_amount', 'journal_foreign_sign', { currency });
      return;
    }
    const atRate = rate === null ? netMinor : this.#baseOf(foreignMinor, rate);
    if (rate === null || atRate === null || atRate === netMinor) return;
    const base = (minor: bigint) => `${formatMoney(absolute(minor), baseCurrency)} ${baseCurrency}`;
    const amount = `${formatMoney(absolute(foreignMinor), currency)} ${currency}`;
    this.#fault('rate', 'journal_rate_differs', { amount, rate, expected: base(atRate), found: base(netMinor) });
  }
}
