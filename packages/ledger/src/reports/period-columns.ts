import { financialYearOf, monthsOf, type Period, type YearRule } from '../calendar/index.ts';

/** The calendar months of a period, the first and last cut to it. */
export function monthColumns(period: Period): Period[] {
  return monthsOf(period).map(({ from, to }) => ({ from, to }));
}

/** The calendar quarters of a period, the first and last cut to it. */
export function quarterColumns(period: Period): Period[] {
  const quarterOf = (month: string) => `${month.slice(0, 4)}-${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
  return [...Map.groupBy(monthsOf(period), ({ month }) => quarterOf(month)).values()].flatMap((months) => {
    const [first] = months;
    const last = months.at(-1);
    return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
  });
}

/** From the start of the financial year a period ends in to its end. */
export function yearToDateColumn(period: Period, yearRule: YearRule): Period {
  return { from: financialYearOf(period.to, yearRule).start, to: period.to };
}
