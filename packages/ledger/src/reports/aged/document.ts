import type { Day } from '../../calendar/index.ts';
import { daysBetween } from '../../calendar/index.ts';
import type { Currency } from '../../money/index.ts';
import type { DocumentKind } from '../../posting-rules/index.ts';
import type { ContactName } from '../ledger-line.ts';
import type { AgedParams, AgedPeriod } from './params.ts';

/** A document, or money not applied to one. */
export type AgedType = DocumentKind | 'receipt_unapplied' | 'payment_unapplied';

/**
 * The open amount on a control account at the day: amounts debit positive, as control lines sum up. `openMinor` is in
 * the document's currency; `openBaseMinor` includes its current revaluation, and may remain when `openMinor` is zero.
 * `dueDate` null: due at once.
 */
export interface OpenItem {
  readonly ref: string;
  readonly number: string;
  readonly type: AgedType;
  readonly contact: ContactName;
  readonly date: Day;
  readonly dueDate: Day | null;
  readonly currency: Currency;
  readonly openMinor: bigint;
  readonly openBaseMinor: bigint;
}

/**
 * An open document in the report: amounts positive when the contact (receivable) or the company (payable) owes them.
 * `days` past its due or invoice date, negative before it; 0 for a credit, which has no age. `period` is the index of
 * its overdue period, null for Current.
 */
export interface AgedDocument<Item extends OpenItem = OpenItem> {
  readonly item: Item;
  readonly isCredit: boolean;
  readonly days: number;
  readonly period: number | null;
  readonly openMinor: bigint;
  readonly openBaseMinor: bigint;
}

const CREDITS: ReadonlySet<AgedType> = new Set([
  'sales_credit_note',
  'purchase_credit_note',
  'receipt_unapplied',
  'payment_unapplied',
]);

function periodOf(days: number, periods: readonly AgedPeriod[], ageBy: AgedParams['ageBy']): number | null {
  if (days <= 0 && ageBy === 'due_date') return null;
  const found = periods.findIndex(({ toDays }) => toDays === null || days <= toDays);
  return found === -1 ? null : found;
}

/** How many days a day is before the day of the report. */
type Age = (start: Day) => number;

/** Documents come from few days, so the age of each day is worked out once. */
export function agesAt(asAt: Day): Age {
  const known = new Map<Day, number>();
  return (start) => {
    const found = known.get(start);
    if (found !== undefined) return found;
    const days = daysBetween(start, asAt);
    known.set(start, days);
    return days;
  };
}

/** A document with its age; credits are always in Current. `ageOf`: where many documents of one day are aged. */
export function agedDocument<Item extends OpenItem = OpenItem>(
  item: Item,
  params: AgedParams,
  periods: readonly AgedPeriod[],
  ageOf: Age = (start) => daysBetween(start, params.asAt),
): AgedDocument<Item> {
  const isReceivable = params.side === 'receivable';
  const openMinor = isReceivable ? item.openMinor : -item.openMinor;
  const isCredit = CREDITS.has(item.type) || openMinor < 0n;
  const start = params.ageBy === 'due_date' ? (item.dueDate ?? item.date) : item.date;
  const days = isCredit ? 0 : ageOf(start);
  return {
    item,
    isCredit,
    days,
    period: isCredit ? null : periodOf(days, periods, params.ageBy),
    openMinor,
    openBaseMinor: isReceivable ? item.openBaseMinor : -item.openBaseMinor,
  };
}
