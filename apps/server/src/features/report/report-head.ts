import { type Currency, formatMoney } from '@folio/ledger';

export interface ReportBooks {
  name: string;
  nameZh: string | null;
  baseCurrency: Currency;
}

/** What stands above every report. */
export function headOf(books: ReportBooks, now: Date) {
  return {
    company: books.name,
    company_zh: books.nameZh,
    base_currency: books.baseCurrency,
    produced_at: now.toISOString(),
  };
}

/** An identity in a report's footer: it holds when the difference is nil. */
export function lightOf<Code extends string>(code: Code, differenceMinor: bigint, currency: Currency) {
  return { code, holds: differenceMinor === 0n, difference: formatMoney(differenceMinor, currency) };
}

/** Sections with their amounts as decimal strings. */
export function sectionsOf(
  sections: readonly {
    section: string;
    rows: readonly { code: string; name: string; nameZh: string; amounts: readonly bigint[] }[];
    total: readonly bigint[];
  }[],
  currency: Currency,
) {
  const money = (amounts: readonly bigint[]) => amounts.map((amount) => formatMoney(amount, currency));
  return sections.map(({ section, rows, total }) => ({
    section,
    rows: rows.map((row) => ({ code: row.code, name: row.name, name_zh: row.nameZh, amounts: money(row.amounts) })),
    total: money(total),
  }));
}
