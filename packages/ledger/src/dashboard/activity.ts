import type { CashFlowCategory, Chart } from '../accounts/index.ts';
import type { Day, Period } from '../calendar/index.ts';
import { type JournalDraft, netOf, type SourceType } from '../journal/index.ts';
import { isOutsideCashFlow } from './cash.ts';

/** Purpose of cash in or out. `none`: accounts of no cash flow, and manual movements from cash to cash. */
export type Activity = Exclude<CashFlowCategory, 'cash'>;

export const ACTIVITIES: readonly Activity[] = ['operating', 'investing', 'financing', 'none'];

/** An amount for each activity, base minor units. */
export type ByActivity = Readonly<Record<Activity, bigint>>;

/**
 * An entry that moves cash: debits and credits of its lines on cash accounts, and what its other lines bring to cash
 * (credit less debit) by the cash-flow category of their account. SQL can compute the same sums.
 */
export interface CashEntry {
  readonly date: Day;
  readonly sourceType: SourceType;
  readonly cashDebitMinor: bigint;
  readonly cashCreditMinor: bigint;
  readonly counterMinor: Partial<Record<Activity, bigint>>;
}

/** Cash in and out of a bucket by activity; each adds up to the bucket's cash in and cash out. */
export interface CashByActivity {
  readonly cashInMinor: ByActivity;
  readonly cashOutMinor: ByActivity;
}

/** The entries that move cash. */
export function cashEntriesOf(entries: readonly JournalDraft[], chart: Chart): CashEntry[] {
  return entries.map((entry) => cashEntryOf(entry, chart)).filter(movesCash);
}

function cashEntryOf({ date, sourceType, lines }: JournalDraft, chart: Chart): CashEntry {
  const counterMinor: Partial<Record<Activity, bigint>> = {};
  let cashDebitMinor = 0n;
  let cashCreditMinor = 0n;
  for (const line of lines) {
    const category = chart.byCode.get(line.accountCode)?.cashFlow ?? 'none';
    if (category === 'cash') {
      cashDebitMinor += line.debitMinor;
      cashCreditMinor += line.creditMinor;
    } else counterMinor[category] = (counterMinor[category] ?? 0n) - netOf(line);
  }
  return { date, sourceType, cashDebitMinor, cashCreditMinor, counterMinor };
}

function movesCash(entry: CashEntry): boolean {
  return entry.cashDebitMinor !== 0n || entry.cashCreditMinor !== 0n;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/**
 * Splits cash in and out by the counter accounts' cash-flow category. An entry that increases cash splits the cash
 * received, and a fee reduces its own activity; an entry that decreases cash splits the cash paid. Cash that an entry
 * moves between two cash accounts has no counter account: it is reported under `none` on both sides, except in a
 * transfer, which counts by its fee only. Opening balances and revaluation are no cash flow.
 */
export function cashByActivity(entries: readonly CashEntry[], period: Period): CashByActivity {
  const cashIn: Record<Activity, bigint> = { operating: 0n, investing: 0n, financing: 0n, none: 0n };
  const cashOut = { ...cashIn };
  for (const entry of entries) {
    if (entry.date < period.from || entry.date > period.to || isOutsideCashFlow(entry.sourceType)) continue;
    const isTransfer = entry.sourceType === 'transfer';
    const isIn = !isTransfer && entry.cashDebitMinor >= entry.cashCreditMinor;
    for (const activity of ACTIVITIES) {
      const amountMinor = entry.counterMinor[activity] ?? 0n;
      if (isIn) cashIn[activity] += amountMinor;
      else cashOut[activity] -= amountMinor;
    }
    const throughMinor = isTransfer ? 0n : lesser(entry.cashDebitMinor, entry.cashCreditMinor);
    cashIn.none += throughMinor;
    cashOut.none += throughMinor;
  }
  return { cashInMinor: cashIn, cashOutMinor: cashOut };
}
