import { balancesAt, sumAt } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import type { LedgerBook } from './book.ts';

/** The first difference between an account's closing balance and the trial balance of the same day. */
export function closingDifference({ chart, books }: ReportContext, { trial, params, frames }: LedgerBook): bigint {
  if (trial === null) return 0n;
  const balances = balancesAt(params.to, trial, chart, books.years);
  const differences = frames.map((frame) => frame.closingMinor - sumAt(balances, frame.account.code));
  return differences.find((difference) => difference !== 0n) ?? 0n;
}
