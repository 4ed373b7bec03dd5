import type { Drill, ReportName, SheetCell } from '@folio/contract';
import type { ReportContext } from '../context.ts';

/** A text cell. Null and an empty string show an empty cell. */
export function textCell(value: string | null, drill?: Drill): SheetCell {
  return cellOf(value === '' ? null : value, drill);
}

/** An amount in base currency. Zero is shown, but without a drill-down because there is nothing behind it. */
export function moneyCell(context: ReportContext, amountMinor: bigint, drill?: Drill): SheetCell {
  return cellOf(context.money(amountMinor), amountMinor === 0n ? undefined : drill);
}

/** A debit or credit cell; empty if the amount is zero. */
export function sideCell(context: ReportContext, amountMinor: bigint, drill?: Drill): SheetCell {
  return amountMinor === 0n ? cellOf(null) : moneyCell(context, amountMinor, drill);
}

function cellOf(value: string | null, drill?: Drill): SheetCell {
  return drill === undefined || value === null ? { value } : { value, drill };
}

/** A drill-down into another report, with the same state of the books and the same language of names. */
export function reportDrill(
  context: ReportContext,
  report: ReportName,
  query: Readonly<Record<string, string | undefined>>,
): Drill {
  const { knownOn, names } = context;
  const kept: Record<string, string> = {};
  for (const key in query) {
    const value = query[key];
    if (value !== undefined) kept[key] = value;
  }
  if (knownOn !== null) kept.known_on = knownOn;
  if (names === 'both') kept.names = names;
  return { report, query: kept };
}
