import { type InvoiceAge, invoiceAge } from '@folio/contract';
import { addDays, agedPeriods, type Day } from '@folio/ledger';

/** Due dates of one age, both days inclusive; null: no limit. */
export interface AgeSpan {
  age: InvoiceAge;
  from: Day | null;
  to: Day | null;
}

/** The due dates of each age on a day, the youngest first: the usual periods of the aged reports. */
export function ageSpans(today: Day): AgeSpan[] {
  const periods = agedPeriods({ ageBy: 'due_date' });
  return invoiceAge.options.map((age, index): AgeSpan => {
    const period = periods[index - 1];
    if (period === undefined) return { age, from: today, to: null };
    return {
      age,
      from: period.toDays === null ? null : addDays(today, -period.toDays),
      to: addDays(today, -period.fromDays),
    };
  });
}
