import { type Allocation, absolute, type Currency, multiplyDivide, multiplyRate } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { rateOn } from '../../../books/exchange-rate/index.ts';
import { byTheRules } from '../../../books/ledger/index.ts';
import type { OpenInvoice } from '../../../trade/invoice/index.ts';
import type { StoredLine } from '../stored-line.ts';

interface Money {
  line: StoredLine;
  /** What the line settles, with fee and write-off, in its currency. */
  settlesMinor: bigint;
  /** Base units per 1 unit of the line's currency; null in base currency. */
  rate: string | null;
  baseCurrency: Currency;
}

/** How far a bank's rate may be from the day's for an amount still to be the whole document. */
const BAND_PERCENT = 3n;

/** A document to settle, and the amount in its currency; null for as much of what is open as the line covers. */
export interface Allocated {
  document: OpenInvoice;
  amountMinor: bigint | null;
}

/** Hands the money of a line out to documents in their order; amounts are in the documents' currency. */
export async function allocate(
  tx: CompanyTransaction,
  money: Money,
  documents: readonly Allocated[],
): Promise<Allocation[]> {
  const currency = documents[0]?.document.currency ?? money.line.currency;
  const covers = currency === money.line.currency ? sameCurrency(money) : await otherCurrency(tx, money, currency);
  return documents.flatMap(({ document, amountMinor: given }, index) => {
    const amountMinor = given ?? covers.next(absolute(document.openMinor), index);
    covers.spend(amountMinor);
    return amountMinor === 0n ? [] : [{ documentRef: document.ref, amountMinor }];
  });
}

/** What is left of a line while it is handed out to documents. */
interface Cover {
  /** As much of an open amount as is left for it. */
  next(openMinor: bigint, index: number): bigint;
  spend(amountMinor: bigint): void;
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function sameCurrency({ settlesMinor }: Money): Cover {
  let leftMinor = settlesMinor;
  return {
    next: (openMinor) => least(leftMinor, openMinor),
    spend: (amountMinor) => {
      leftMinor = amountMinor > leftMinor ? 0n : leftMinor - amountMinor;
    },
  };
}

/**
 * At the rates of the day: an open amount that the line comes near to is settled whole, its difference is one of exchange; what is
 * clearly more is settled in part.
 */
async function otherCurrency(tx: CompanyTransaction, money: Money, currency: Currency): Promise<Cover> {
  const { line, settlesMinor, rate, baseCurrency } = money;
  const documentRate = currency === baseCurrency ? '1' : ((await rateOn(tx, currency, line.date))?.rate ?? null);
  const known = documentRate !== null && (rate !== null || line.currency === baseCurrency);
  const toBase = (amountMinor: bigint, from: Currency, by: string | null) =>
    from === baseCurrency ? amountMinor : byTheRules(() => multiplyRate(amountMinor, from, by ?? '1', baseCurrency));
  let leftBase = known ? toBase(settlesMinor, line.currency, rate) : 0n;
  return {
    next: (openMinor, index) => {
      if (!known) throw amountNeeded(index, currency);
      const openBase = toBase(openMinor, currency, documentRate);
      if (leftBase * 100n >= openBase * (100n - BAND_PERCENT)) return openMinor;
      return openBase === 0n ? 0n : multiplyDivide(openMinor, leftBase, openBase);
    },
    spend: (amountMinor) => {
      const spentBase = known ? toBase(amountMinor, currency, documentRate) : 0n;
      leftBase = spentBase > leftBase ? 0n : leftBase - spentBase;
    },
  };
}

function amountNeeded(index: number, currency: Currency): DomainError {
  const fault = { path: `documents.${index}.amount`, word: 'match_amount_needed', values: { currency } };
  return new DomainError('validation_failed', { faults: [fault] });
}
