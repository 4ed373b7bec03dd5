import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dueDateOf, endOfMonth, type PaymentTerm } from './index.ts';

describe('when payment is due', () => {
  it.each<[string, PaymentTerm, string, string]>([
    ['on receipt', { kind: 'days', days: 0, months: 0 }, '2026-02-28', '2026-02-28'],
    ['30 days', { kind: 'days', days: 30, months: 0 }, '2026-01-31', '2026-03-02'],
    ['end of month', { kind: 'end_of_month', days: 0, months: 0 }, '2028-02-03', '2028-02-29'],
    ['end of next month', { kind: 'end_of_month', days: 0, months: 1 }, '2026-01-31', '2026-02-28'],
    ['30 days after the end of the month', { kind: 'end_of_month', days: 30, months: 0 }, '2026-01-15', '2026-03-02'],
    ['the 15th, still to come', { kind: 'fixed_day', days: 15, months: 0 }, '2026-04-15', '2026-04-15'],
    ['the 15th, passed', { kind: 'fixed_day', days: 15, months: 0 }, '2026-04-16', '2026-05-15'],
    ['the 15th, passed in December', { kind: 'fixed_day', days: 15, months: 0 }, '2026-12-31', '2027-01-15'],
    ['the 10th of the month after', { kind: 'fixed_day', days: 10, months: 1 }, '2026-01-31', '2026-02-10'],
    ['the 31st in a short month', { kind: 'fixed_day', days: 31, months: 1 }, '2026-01-31', '2026-02-28'],
    [
      'the 31st on the last day of a short month',
      { kind: 'fixed_day', days: 31, months: 0 },
      '2026-02-28',
      '2026-02-28',
    ],
  ])('%s', (_, term, issued, due) => {
    expect(dueDateOf(term, issued)).toBe(due);
  });

  it.each([0, 32])('refuses day %i of a month', (days) => {
    expect(() => dueDateOf({ kind: 'fixed_day', days, months: 0 }, '2026-01-01')).toThrowError(/bad_payment_term/);
  });

  const issued = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count));
  it('is never before the issue date, and months later where it says so', () => {
    const terms = fc.record<PaymentTerm>({
      kind: fc.constantFrom('days' as const, 'end_of_month' as const, 'fixed_day' as const),
      days: fc.integer({ min: 1, max: 31 }),
      months: fc.integer({ min: 0, max: 24 }),
    });
    fc.assert(
      fc.property(terms, issued, (term, day) => {
        const due = dueDateOf(term, day);
        expect(due >= day).toBe(true);
        if (term.kind === 'fixed_day') {
          const last = endOfMonth(due);
          expect(due === last || Number(due.slice(8)) === term.days).toBe(true);
        }
      }),
    );
  });
});
