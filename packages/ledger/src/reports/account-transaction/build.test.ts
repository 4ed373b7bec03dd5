import { describe, expect, it } from 'vitest';
import { bankLine, receipt, salesInvoice } from '../../posting-rules/index.ts';
import { CONTEXT, documentOfOne, moneyOf, openAfter } from '../../posting-rules/scenario.ts';
import { linesBeforeNext } from '../general-ledger/index.ts';
import { CHART, entryOf, numbered, TWO_YEARS } from '../sample-entries.ts';
import {
  type AccountTransactionParams,
  accountTransactionRows,
  buildAccountTransactions,
  counterAccountOf,
} from './build.ts';

const BOOKS = { chart: CHART, financialYearEnd: '03-31', baseCurrency: 'HKD' };
const NAMES = new Map([['C1', 'A contact']]);

function build(params: AccountTransactionParams, drafts = TWO_YEARS) {
  return buildAccountTransactions(params, numbered(drafts), NAMES, BOOKS);
}

describe('account transactions', () => {
  it('show balances on the normal side of the account', () => {
    const [sales, rent] = build({ from: '2025-04-01', to: '2026-04-30', accounts: ['4000', '6100'] });
    expect(sales?.rows.map((row) => row.balanceMinor)).toEqual([9000n, 0n]);
    expect(sales?.rows.map((row) => (row.kind === 'line' ? null : row.amountMinor))).toEqual([null, -9000n]);
    expect(rent?.rows.map((row) => row.balanceMinor)).toEqual([5000n, 0n, 2500n]);
    expect([sales?.openingMinor, sales?.closingMinor, rent?.closingMinor]).toEqual([0n, 0n, 2500n]);
  });

  it('show a chosen account even when nothing happened on it', () => {
    const [report] = build({ from: '2025-04-01', to: '2025-04-30', accounts: ['1090'] });
    expect(report).toMatchObject({ openingMinor: 0n, closingMinor: 0n, rows: [] });
    expect(build({ from: '2025-04-01', to: '2025-04-30' }).map((each) => each.ledger.account.code)).toEqual([
      '1010',
      '3000',
    ]);
  });

  it.each([
    ['the one other account', ['4000'], '4000'],
    ['its own when there is no other', [], '1100'],
    ['several', ['1010', '6400'], null],
  ])('name the counter account: %s', (_, counterAccounts, expected) => {
    expect(counterAccountOf({ accountCode: '1100', counterAccounts })).toBe(expected);
  });

  it('count an account of several lines once, and never the line’s own', () => {
    const twice = entryOf('2025-05-05', { '1100': -300n, '1010': 300n });
    const split = { ...twice, lines: twice.lines.flatMap((line) => [line, { ...line }]) };
    const [report] = build({ from: '2025-05-01', to: '2025-05-31', accounts: ['1100'] }, [split]);
    expect(report?.rows.map((row) => (row.kind === 'line' ? row.counterAccount : ''))).toEqual(['1010', '1010']);
  });

  it('follow a foreign bank account in its own currency too', () => {
    const invoice = salesInvoice(documentOfOne('INV', '1000', '4000', { currency: 'USD', rate: '7.8' }), CONTEXT);
    const money = { accountCode: '1030', rate: '7.85', allocations: [{ documentRef: 'INV', amountMinor: 40000n }] };
    const paid = receipt(moneyOf('RCT', 40000n, money), { ...CONTEXT, openDocuments: openAfter(...invoice) });
    const fee = bankLine(
      {
        ref: 'BNK',
        number: 'BNK',
        date: '2026-02-03',
        accountCode: '1030',
        direction: 'spent',
        amountMinor: 1500n,
        rate: '7.8',
        narration: 'Fee',
        splits: [{ accountCode: '6400', amountMinor: 1500n }],
      },
      CONTEXT,
    );
    const drafts = [...invoice, ...paid, ...fee];
    const [report] = build({ from: '2026-02-02', to: '2026-02-28', accounts: ['1030'] }, drafts);
    expect(report).toMatchObject({
      currency: 'USD',
      openingMinor: 314000n,
      openingForeignMinor: 40000n,
      closingMinor: 302300n,
      closingForeignMinor: 38500n,
    });
    expect(report?.rows.map((row) => row.foreignBalanceMinor)).toEqual([38500n]);
    const [base] = build({ from: '2026-01-01', to: '2026-02-28', accounts: ['1100'] }, drafts);
    expect([base?.currency, base?.openingForeignMinor, base?.rows[0]?.foreignBalanceMinor]).toEqual([
      'HKD',
      null,
      null,
    ]);
  });

  it('come page by page as they come whole', () => {
    const [report] = build({ from: '2025-04-01', to: '2026-04-30', accounts: ['6100'] });
    if (report === undefined) throw new Error('The account is missing');
    const lines = report.rows.flatMap((row) => (row.kind === 'line' ? [row.line] : []));
    const first = accountTransactionRows(report, { before: null, lines: lines.slice(0, 1), isLast: false });
    const before = linesBeforeNext(null, lines.slice(0, 1));
    const second = accountTransactionRows(report, { before, lines: lines.slice(1), isLast: true });
    expect([...first, ...second]).toEqual(report.rows);
  });
});
