import type { Chart } from '../accounts/index.ts';
import type { Day, Period } from '../calendar/index.ts';
import type { EntryKind, JournalDraft, JournalLineDraft, SourceType } from '../journal/index.ts';

/** A line on an account of cash-flow category `cash`, with what its entry says about it. */
export interface CashLine extends Pick<JournalLineDraft, 'debitMinor' | 'creditMinor'> {
  readonly date: Day;
  readonly entryKind: EntryKind;
  readonly sourceType: SourceType;
}

/** The cash-flow widget of one bucket, base minor units. Closing = opening + net + FX and other. */
export interface CashFigures {
  readonly cashInMinor: bigint;
  readonly cashOutMinor: bigint;
  readonly netCashMinor: bigint;
  readonly fxAndOtherMinor: bigint;
  readonly closingCashMinor: bigint;
}

const EXCLUDED: ReadonlySet<SourceType> = new Set(['opening_balance', 'fx_revaluation']);

/** True for sources that are no cash flow and are reported separately as "FX and other". */
export function isOutsideCashFlow(source: SourceType): boolean {
  return EXCLUDED.has(source);
}

/** The cash lines of entries. */
export function cashLinesOf(entries: readonly JournalDraft[], chart: Chart): CashLine[] {
  return entries.flatMap((entry) =>
    entry.lines
      .filter((line) => chart.byCode.get(line.accountCode)?.cashFlow === 'cash')
      .map(({ debitMinor, creditMinor }) => ({
        date: entry.date,
        entryKind: entry.kind,
        sourceType: entry.sourceType,
        debitMinor,
        creditMinor,
      })),
  );
}

function sum(lines: readonly CashLine[], amount: (line: CashLine) => bigint): bigint {
  return lines.reduce((total, line) => total + amount(line), 0n);
}

const netOfLine = (line: CashLine) => line.debitMinor - line.creditMinor;

/**
 * Cash in and out of a period. Both legs of a transfer cancel, so only their difference, the fee, counts as out;
 * opening balances and revaluation are reported separately as "FX and other". `openingCashMinor` is the cash before
 * `from`.
 */
export function cashFigures(lines: readonly CashLine[], period: Period, openingCashMinor: bigint): CashFigures {
  const inside = lines.filter((line) => line.date >= period.from && line.date <= period.to);
  const ordinary = inside.filter((line) => line.sourceType !== 'transfer' && !EXCLUDED.has(line.sourceType));
  const feeMinor = -sum(
    inside.filter((line) => line.sourceType === 'transfer'),
    netOfLine,
  );
  const fxAndOtherMinor = sum(
    inside.filter((line) => EXCLUDED.has(line.sourceType)),
    netOfLine,
  );
  const cashInMinor = sum(ordinary, (line) => line.debitMinor);
  const cashOutMinor = sum(ordinary, (line) => line.creditMinor) + feeMinor;
  const netCashMinor = cashInMinor - cashOutMinor;
  const closingCashMinor = openingCashMinor + netCashMinor + fxAndOtherMinor;
  return { cashInMinor, cashOutMinor, netCashMinor, fxAndOtherMinor, closingCashMinor };
}
