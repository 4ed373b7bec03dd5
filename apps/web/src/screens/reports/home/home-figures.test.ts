import type { Dashboard, DashboardNeeds } from '@folio/contract';
import { accountingYears } from '@folio/ledger/calendar';
import { describe, expect, it } from 'vitest';
import {
  greetedName,
  greetingOf,
  hasNoBooks,
  incomeBefore,
  rangeEnd,
  rangeStep,
  sumOfBegun,
  yearBefore,
} from './home-figures.ts';

describe('the greeting', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
  ] as const)('at %i is good %s', (hour, greeting) => {
    expect(greetingOf(hour)).toBe(greeting);
  });
});

describe('the name in the greeting', () => {
  it.each([
    ['Chan Siu Ming 陳小明', 'Chan Siu Ming', '陳小明'],
    ['陳小明 Siu Ming', 'Siu Ming', '陳小明'],
    ['Chan (陳小明)', 'Chan', '陳小明'],
    ['Lam Hoi Yan', 'Lam Hoi Yan', 'Lam Hoi Yan'],
    ['Mary Jane Watson', 'Mary Jane Watson', 'Mary Jane Watson'],
    [' 陳小明 ', '陳小明', '陳小明'],
    ['', '', ''],
  ])('%s: %s, %s', (name, english, inChinese) => {
    expect(greetedName(name, 'en-US')).toBe(english);
    expect(greetedName(name, 'zh-Hant')).toBe(inChinese);
  });
});

describe('the range of a day', () => {
  it.each([
    ['year', '2025-11-20', '03-31', '2026-03-31'],
    ['year', '2026-03-31', '03-31', '2026-03-31'],
    ['month', '2024-02-10', '03-31', '2024-02-29'],
    ['quarter', '2025-11-20', '03-31', '2025-12-31'],
    ['quarter', '2025-12-31', '03-31', '2025-12-31'],
  ] as const)('%s of %s with year end %s ends %s', (range, day, fye, end) => {
    expect(rangeEnd(range, day, fye)).toBe(end);
  });

  it.each([
    ['year', '2025-11-20', -1, '2025-03-31'],
    ['year', '2025-03-31', 1, '2026-03-31'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['quarter', '2026-01-15', -1, '2025-12-31'],
    ['quarter', '2025-12-31', 1, '2026-03-31'],
  ] as const)('one step of a %s from %s by %i is %s', (range, day, count, end) => {
    expect(rangeStep(range, day, count, '03-31')).toBe(end);
  });

  it('a year has its real length after a change of the year end', () => {
    const years = accountingYears('12-31', [{ from: '2025-04-01', to: '2026-03-31' }]);
    expect(rangeEnd('year', '2026-05-20', years)).toBe('2026-12-31');
    expect(rangeStep('year', '2026-12-31', -1, years)).toBe('2026-03-31');
    expect(rangeStep('year', '2026-03-31', 1, years)).toBe('2026-12-31');
  });
});

const nothing: Dashboard = {
  from: '2025-04-01',
  to: '2026-03-31',
  base_currency: 'HKD',
  profit_and_loss: { income: '0.00', expenses: '0.00', net_profit: '0.00', buckets: [] },
  cash_flow: {
    cash_in: '0.00',
    cash_out: '0.00',
    net: '0.00',
    fx_and_other: '0.00',
    closing_cash: '0.00',
    accounts: [],
    by_activity: [],
    buckets: [],
  },
  sales: {
    sales: '0.00',
    outstanding: '0.00',
    overdue: '0.00',
    received: '0.00',
    average_days_to_pay: null,
    top_customers: [],
  },
};
const nobody: DashboardNeeds = {
  documents_to_review: 0,
  bank_lines_to_reconcile: 0,
  overdue_from_customers: '0.00',
  overdue_invoices: 0,
  sales_drafts: 0,
  to_pay_this_week: '0.00',
  documents_failed: 0,
  missing_evidence: 0,
  open_questions: 0,
  answered_questions: 0,
  accountant_questions: 0,
  accountant_answers: 0,
  access_requests: 0,
  month: null,
};

describe('a company without books', () => {
  it('has no figures and nothing waiting', () => {
    expect(hasNoBooks(nothing, nobody)).toBe(true);
  });
  it('is no longer one once a document waits or cash was posted', () => {
    expect(hasNoBooks(nothing, { ...nobody, documents_to_review: 1 })).toBe(false);
    expect(hasNoBooks({ ...nothing, cash_flow: { ...nothing.cash_flow, closing_cash: '0.01' } }, nobody)).toBe(false);
  });
});

describe('a year earlier', () => {
  const withIncome = (...parts: string[]): Dashboard => ({
    ...nothing,
    profit_and_loss: {
      ...nothing.profit_and_loss,
      income: parts.find((part) => part !== '0.00') ?? '0.00',
      buckets: parts.map((income) => ({
        from: '2026-01-01',
        to: '2026-01-31',
        income,
        expenses: '0.00',
        net_profit: income,
      })),
    },
  });

  it.each([
    ['2026-11-26', '2025-11-26'],
    ['2028-02-29', '2027-02-28'],
  ])('of %s is %s', (day, expected) => {
    expect(yearBefore(day)).toBe(expected);
  });

  it('is summed up to the parts that have begun', () => {
    const figures = {
      ...nothing,
      base_currency: 'HKD',
      profit_and_loss: {
        ...nothing.profit_and_loss,
        buckets: ['2026-10-01', '2026-11-01', '2026-12-01'].map((from) => ({
          from,
          to: from,
          income: '1.00',
          expenses: '0.00',
          net_profit: '1.00',
        })),
      },
    };
    expect(sumOfBegun(figures, ['0.10', '0.20', '5.00'], '2026-11-26')).toBe('0.30');
  });

  it('is compared part by part', () => {
    expect(incomeBefore(withIncome('5.00', '6.00'), withIncome('1.00', '0.00'))).toEqual(['1.00', '0.00']);
  });

  it.each([
    ['it had no income', withIncome('5.00'), withIncome('0.00')],
    ['it has another number of parts', withIncome('5.00'), withIncome('1.00', '2.00')],
    ['it is not loaded', withIncome('5.00'), undefined],
    ['this range is not loaded', undefined, withIncome('1.00')],
  ])('is left out if %s', (_, figures, before) => {
    expect(incomeBefore(figures, before)).toBeUndefined();
  });
});
