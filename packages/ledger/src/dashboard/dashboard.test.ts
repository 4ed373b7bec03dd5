import { describe, expect, it } from 'vitest';
import type { EntryKind, SourceType } from '../journal/index.ts';
import { movementsFrom } from '../reports/index.ts';
import { CHART, entryOf } from '../reports/sample-entries.ts';
import {
  averageDaysToPay,
  buildDashboard,
  type CashLine,
  cashByActivity,
  cashEntriesOf,
  cashFigures,
  cashLinesOf,
  dashboardRanges,
  outstanding,
  profitFigures,
  salesIn,
  topCustomers,
} from './index.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

describe('profit of a bucket', () => {
  it.each([
    ['a net gain is income', { '4000': -1000n, '4800': -50n, '7100': -30n, '6100': 400n }, [1080n, 400n, 680n]],
    ['a net loss is an expense', { '4000': -1000n, '7100': 30n, '6100': 400n, '8000': 10n }, [1000n, 440n, 560n]],
    ['balance sheet accounts do not count', { '1010': 500n, '3300': 20n }, [0n, 0n, 0n]],
  ])('%s', (_, nets, [income, expenses, profit]) => {
    const figures = profitFigures(new Map(Object.entries(nets)), CHART);
    expect(figures).toEqual({ incomeMinor: income, expensesMinor: expenses, netProfitMinor: profit });
  });
});

describe('cash of a bucket', () => {
  const line = (date: string, sourceType: CashLine['sourceType'], netMinor: bigint): CashLine => ({
    date,
    entryKind: 'bank_line',
    sourceType,
    debitMinor: netMinor > 0n ? netMinor : 0n,
    creditMinor: netMinor < 0n ? -netMinor : 0n,
  });

  it('counts a transfer by its fee only, and sets openings and revaluation apart', () => {
    const lines = [
      line('2026-02-28', 'receipt', 999n),
      line('2026-03-01', 'receipt', 1000n),
      line('2026-03-31', 'payment', -300n),
      line('2026-03-10', 'transfer', 500n),
      line('2026-03-10', 'transfer', -500n),
      line('2026-03-10', 'transfer', -12n),
      line('2026-03-31', 'fx_revaluation', 40n),
      line('2026-03-31', 'opening_balance', -5n),
      line('2026-04-01', 'receipt', 777n),
    ];
    expect(cashFigures(lines, MARCH, 200n)).toEqual({
      cashInMinor: 1000n,
      cashOutMinor: 312n,
      netCashMinor: 688n,
      fxAndOtherMinor: 35n,
      closingCashMinor: 923n,
    });
  });
});

describe('cash by activity', () => {
  const nil = { operating: 0n, investing: 0n, financing: 0n, none: 0n };
  const entry = (legs: Record<string, bigint>, sourceType: SourceType = 'manual_journal', kind?: EntryKind) => ({
    ...entryOf('2026-03-10', legs, kind),
    sourceType,
  });
  const cases: [string, ReturnType<typeof entry>, Partial<typeof nil>, Partial<typeof nil>][] = [
    ['a customer pays', entry({ '1010': 100n, '1100': -100n }, 'receipt'), { operating: 100n }, {}],
    [
      'a loan less its fee',
      entry({ '1010': 97n, '6400': 3n, '2500': -100n }, 'bank_line'),
      { financing: 100n, operating: -3n },
      {},
    ],
    [
      'a machine with its rent',
      entry({ '1510': 60n, '6100': 40n, '1010': -100n }, 'bank_line'),
      {},
      { investing: 60n, operating: 40n },
    ],
    [
      'wages less what is kept',
      entry({ '6000': 180n, '2150': -9n, '1010': -171n }, 'bank_line'),
      {},
      { operating: 171n },
    ],
    [
      'a shortfall written off',
      entry({ '1010': 99n, '7190': 1n, '1100': -100n }, 'receipt'),
      { operating: 100n, none: -1n },
      {},
    ],
    [
      'a transfer counts by its fee',
      entry({ '1020': 50n, '6400': 2n, '1010': -52n }, 'transfer'),
      {},
      { operating: 2n },
    ],
    ['cash banked by hand', entry({ '1010': 30n, '1080': -30n }), { none: 30n }, { none: 30n }],
    ['an opening balance is no flow', entry({ '1010': 30n, '3000': -30n }, 'opening_balance'), {}, {}],
    ['a bank revalued is no flow', entry({ '1030': 30n, '7110': -30n }, 'fx_revaluation'), {}, {}],
    ['a journal without cash', entry({ '6500': 30n, '1511': -30n }), {}, {}],
  ];
  it.each(cases)('%s', (_, one, cashIn, cashOut) => {
    const split = cashByActivity(cashEntriesOf([one], CHART), MARCH);
    expect(split).toEqual({ cashInMinor: { ...nil, ...cashIn }, cashOutMinor: { ...nil, ...cashOut } });
    expect(cashByActivity(cashEntriesOf([one], CHART), { from: '2026-04-01', to: '2026-04-30' }).cashInMinor).toEqual(
      nil,
    );
  });

  it('adds up to the cash in and out of the month', () => {
    const entries = cases.map(([, one]) => one);
    const inputs = {
      movements: movementsFrom(entries, dashboardRanges(MARCH)),
      cashLines: cashLinesOf(entries, CHART),
      openingCashMinor: 0n,
      sales: [],
    };
    const [month] = buildDashboard(MARCH, { ...inputs, cashEntries: cashEntriesOf(entries, CHART) }, CHART).months;
    const sum = (split: Record<string, bigint> | undefined) => Object.values(split ?? {}).reduce((a, b) => a + b, 0n);
    expect(sum(month?.byActivity?.cashInMinor)).toBe(month?.cashInMinor);
    expect(sum(month?.byActivity?.cashOutMinor)).toBe(month?.cashOutMinor);
    expect(buildDashboard(MARCH, inputs, CHART).months[0]?.byActivity).toBeNull();
  });
});

describe('sales figures', () => {
  const sale = (date: string, contactId: string, netBaseMinor: bigint) => ({ date, contactId, netBaseMinor });
  const sales = [
    sale('2026-02-28', 'A', 9999n),
    sale('2026-03-01', 'A', 500n),
    sale('2026-03-02', 'B', 700n),
    sale('2026-03-31', 'A', -100n),
    ...['C', 'D', 'E', 'F'].map((contactId) => sale('2026-03-05', contactId, 50n)),
  ];

  it('add up by date of issue, credit notes taken off, best customers first', () => {
    expect(salesIn(sales, MARCH)).toBe(1300n);
    expect(topCustomers(sales, MARCH).map((customer) => customer.contactId)).toEqual(['B', 'A', 'C', 'D', 'E']);
  });

  it('are overdue from the day after the due date; credits never are', () => {
    const open = [
      { dueDate: '2026-03-30', openBaseMinor: 100n },
      { dueDate: '2026-03-31', openBaseMinor: 200n },
      { dueDate: '2026-03-01', openBaseMinor: -50n },
    ];
    expect(outstanding(open, '2026-03-31')).toEqual({ outstandingMinor: 250n, overdueMinor: 100n });
  });

  it('weigh the days to pay by amount', () => {
    const invoices = [
      { issueDate: '2026-02-01', paidOn: '2026-03-03', amountMinor: 300n },
      { issueDate: '2026-03-01', paidOn: '2026-03-11', amountMinor: 100n },
      { issueDate: '2026-03-01', paidOn: '2026-04-11', amountMinor: 100n },
    ];
    expect(averageDaysToPay(invoices, MARCH)).toBe('25.0');
    expect(averageDaysToPay([], MARCH)).toBeNull();
  });
});
