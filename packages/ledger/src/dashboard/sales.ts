import { type Day, daysBetween, type Period } from '../calendar/index.ts';
import { Exact, roundToBigint } from '../money/decimal.ts';
import { addTo } from '../money/index.ts';

/** A posted sale: net of tax in base currency; credit notes and voids negative; date of issue (or of the void). */
export interface SalesFigure {
  readonly date: Day;
  readonly contactId: string;
  readonly netBaseMinor: bigint;
}

/** An open receivable: open amount in base currency (credits negative) and due date. */
export interface OpenReceivable {
  readonly dueDate: Day;
  readonly openBaseMinor: bigint;
}

/** An invoice fully paid on `paidOn`, with its base amount. */
export interface PaidInvoice {
  readonly issueDate: Day;
  readonly paidOn: Day;
  readonly amountMinor: bigint;
}

export interface CustomerSales {
  readonly contactId: string;
  readonly netBaseMinor: bigint;
}

/** Sales of a period: invoices net of tax less credit notes. */
export function salesIn(sales: readonly SalesFigure[], period: Period): bigint {
  return insideOf(sales, period).reduce((sum, sale) => sum + sale.netBaseMinor, 0n);
}

function insideOf(sales: readonly SalesFigure[], period: Period): SalesFigure[] {
  return sales.filter((sale) => sale.date >= period.from && sale.date <= period.to);
}

/** All that is open, and the part due before today. Credits reduce the first, never the second. */
export function outstanding(
  open: readonly OpenReceivable[],
  todayIs: Day,
): { outstandingMinor: bigint; overdueMinor: bigint } {
  const outstandingMinor = open.reduce((sum, document) => sum + document.openBaseMinor, 0n);
  const overdue = open.filter((document) => document.openBaseMinor > 0n && document.dueDate < todayIs);
  return { outstandingMinor, overdueMinor: overdue.reduce((sum, document) => sum + document.openBaseMinor, 0n) };
}

/**
 * Days from issue to full payment, weighted by amount, over invoices fully paid in the period, as a decimal string
 * with one decimal; null without such invoices.
 */
export function averageDaysToPay(invoices: readonly PaidInvoice[], period: Period): string | null {
  const paid = invoices.filter((invoice) => invoice.paidOn >= period.from && invoice.paidOn <= period.to);
  const amountMinor = paid.reduce((sum, invoice) => sum + invoice.amountMinor, 0n);
  if (amountMinor === 0n) return null;
  const weighted = paid.reduce(
    (sum, { issueDate, paidOn, amountMinor: amount }) => sum + BigInt(daysBetween(issueDate, paidOn)) * amount,
    0n,
  );
  const tenths = roundToBigint(new Exact(weighted.toString()).times(10).div(amountMinor.toString()));
  return new Exact(tenths.toString()).div(10).toFixed(1);
}

/** The contacts with the highest sales of a period, at most `count`, highest first; equal ones by id. */
export function topCustomers(sales: readonly SalesFigure[], period: Period, count = 5): CustomerSales[] {
  const byContact = new Map<string, bigint>();
  for (const sale of insideOf(sales, period)) {
    addTo(byContact, sale.contactId, sale.netBaseMinor);
  }
  return [...byContact]
    .map(([contactId, netBaseMinor]) => ({ contactId, netBaseMinor }))
    .sort((a, b) =>
      a.netBaseMinor === b.netBaseMinor
        ? a.contactId < b.contactId
          ? -1
          : 1
        : a.netBaseMinor > b.netBaseMinor
          ? -1
          : 1,
    )
    .slice(0, count);
}
