import { describe, expect, it } from 'vitest';
import { CHART } from '../reports/sample-entries.ts';
import {
  averageDaysToPay,
  type CashLine,
  cashFigures,
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
