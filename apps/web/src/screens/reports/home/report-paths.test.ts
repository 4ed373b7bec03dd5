import { describe, expect, it } from 'vitest';
import { cashFlowPath, cashPath, profitLossPath, salesPath } from './report-paths.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

describe('what a bar opens', () => {
  it.each([
    ['profit and loss', profitLossPath(march), '/reports/profit-loss?from=2026-03-01&to=2026-03-31'],
    [
      'cash flow: every account that holds cash',
      cashPath(['1010', '1030', '1080'], march),
      '/reports/account-transaction?account=1010%2C1030%2C1080&from=2026-03-01&to=2026-03-31',
    ],
    ['cash flow statement', cashFlowPath(march), '/reports/cash-flow?from=2026-03-01&to=2026-03-31'],
    [
      'sales: invoices and credit notes',
      salesPath(march),
      '/reports/transaction-detail?from=2026-03-01&to=2026-03-31&kind=sales_invoice%2Csales_credit_note',
    ],
    [
      'a customer',
      salesPath(march, 'c1'),
      '/reports/transaction-detail?from=2026-03-01&to=2026-03-31&kind=sales_invoice%2Csales_credit_note&contact=c1',
    ],
  ])('%s', (_what, path, expected) => {
    expect(path).toBe(expected);
  });
});
