import { describe, expect, it } from 'vitest';
import { CHART, CLOSING, entryOf, numbered, TWO_YEARS } from '../sample-entries.ts';
import {
  buildGeneralLedger,
  type GeneralLedger,
  type LedgerParams,
  type LedgerRow,
  ledgerRows,
  linesBeforeNext,
} from './index.ts';

const NAMES = new Map([['C1', 'A contact']]);

function build(params: LedgerParams, drafts = TWO_YEARS): GeneralLedger {
  return buildGeneralLedger(params, numbered(drafts), NAMES, CHART, '03-31');
}

function figures(report: GeneralLedger) {
  return report.accounts.map(
    ({ account, openingMinor, totalDebitMinor, totalCreditMinor, yearEndRolls, closingMinor }) => [
      account.code,
      openingMinor,
      totalDebitMinor,
      totalCreditMinor,
      yearEndRolls.reduce((sum, roll) => sum + roll.amountMinor, 0n),
      closingMinor,
    ],
  );
}

function rowsOf(report: GeneralLedger, code: string) {
  const ledger = report.accounts.find(({ account }) => account.code === code);
  return ledger?.rows.map((row) =>
    row.kind === 'line'
      ? [row.line.date, row.line.debitMinor - row.line.creditMinor, row.balanceMinor]
      : [row.day, 'roll', row.amountMinor, row.balanceMinor],
  );
}

const FIRST_YEAR = { from: '2025-04-01', to: '2026-03-31' };
const BOTH_YEARS = { from: '2025-05-01', to: '2026-04-30' };

describe('the general ledger', () => {
  it('leads each account from its opening to its closing balance', () => {
    expect(figures(build({ from: '2025-07-01', to: '2026-03-31' }))).toEqual([
      ['1010', 19000n, 0n, 5000n, 0n, 14000n],
      ['2200', 0n, 0n, 1000n, 0n, -1000n],
      ['3000', -10000n, 0n, 0n, 0n, -10000n],
      ['3300', 0n, 1000n, 0n, 0n, 1000n],
      ['4000', -9000n, 0n, 0n, 0n, -9000n],
      ['6100', 0n, 5000n, 0n, 0n, 5000n],
    ]);
  });

  it('starts an income account with the financial year, and retained earnings with all before it', () => {
    expect(figures(build({ from: '2026-04-01', to: '2026-04-30', accounts: ['3100', '4000', '6100'] }))).toEqual([
      ['3100', -3000n, 0n, 0n, 0n, -3000n],
      ['6100', 0n, 2500n, 0n, 0n, 2500n],
    ]);
  });

  it('empties income, expenses and dividends into retained earnings first thing in the new year', () => {
    const report = build(BOTH_YEARS);
    expect(rowsOf(report, '6100')).toEqual([
      ['2025-09-30', 5000n, 5000n],
      ['2026-04-01', 'roll', -5000n, 0n],
      ['2026-04-10', 2500n, 2500n],
    ]);
    expect(rowsOf(report, '3300')).toEqual([
      ['2026-03-31', 1000n, 1000n],
      ['2026-04-01', 'roll', -1000n, 0n],
    ]);
    expect(rowsOf(report, '3100')).toEqual([['2026-04-01', 'roll', -3000n, -3000n]]);
    expect([report.totalDebitMinor, report.totalCreditMinor]).toEqual([17500n, 17500n]);
  });

  it('makes one transfer for every year end it crosses', () => {
    const later = [...TWO_YEARS, entryOf('2027-06-01', { '6100': 300n, '1010': -300n })];
    const report = build({ from: '2025-04-01', to: '2028-04-01' }, later);
    expect(rowsOf(report, '6100')).toEqual([
      ['2025-09-30', 5000n, 5000n],
      ['2026-04-01', 'roll', -5000n, 0n],
      ['2026-04-10', 2500n, 2500n],
      ['2027-04-01', 'roll', -2500n, 0n],
      ['2027-06-01', 300n, 300n],
      ['2028-04-01', 'roll', -300n, 0n],
    ]);
    expect(rowsOf(report, '3100')).toEqual([
      ['2026-04-01', 'roll', -3000n, -3000n],
      ['2027-04-01', 'roll', 2500n, -500n],
      ['2028-04-01', 'roll', 300n, -200n],
    ]);
  });

  it('lists a transfer before the lines of its day', () => {
    const sameDay = [...TWO_YEARS, entryOf('2026-04-01', { '4000': -70n, '1010': 70n })];
    expect(rowsOf(build({ from: '2026-03-01', to: '2026-04-01' }, sameDay), '4000')).toEqual([
      ['2026-04-01', 'roll', 9000n, 0n],
      ['2026-04-01', -70n, -70n],
    ]);
  });

  it('hides accounts without balance and activity, unless asked', () => {
    const codes = (params: LedgerParams) => build(params).accounts.map(({ account }) => account.code);
    expect(codes({ ...FIRST_YEAR, accounts: ['1010', '1090'] })).toEqual(['1010']);
    expect(codes({ ...FIRST_YEAR, accounts: ['1010', '1090'], zeroRows: true })).toEqual(['1010', '1090']);
    expect(codes({ ...FIRST_YEAR, zeroRows: true })).toHaveLength(CHART.accounts.length - 2);
    expect(codes({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  });

  it('refuses a period that ends before it starts', () => {
    expect(() => build({ from: '2026-04-02', to: '2026-04-01' })).toThrow('bad_date_order');
  });
});

describe('a general ledger with a closing entry', () => {
  const closed = [...TWO_YEARS, CLOSING];
  const balances = (report: GeneralLedger) =>
    report.accounts.map(({ account, openingMinor, closingMinor }) => [account.code, openingMinor, closingMinor]);

  it('leaves it out where the report ends in the year it closes', () => {
    expect(build(FIRST_YEAR, closed)).toEqual(build(FIRST_YEAR));
  });

  it('shows it in later reports, where nothing is left to transfer, with the same balances', () => {
    const report = build(BOTH_YEARS, closed);
    expect(balances(report)).toEqual(balances(build(BOTH_YEARS)));
    expect(report.accounts.flatMap(({ yearEndRolls }) => yearEndRolls)).toEqual([]);
    expect(rowsOf(report, '3100')).toEqual([['2026-03-31', -3000n, -3000n]]);
  });

  it('has the same balances from the next year on', () => {
    const params = { from: '2026-04-01', to: '2026-04-30' };
    expect(build(params, closed)).toEqual(build(params));
  });
});

describe('a page of an account', () => {
  const busy = [
    ...TWO_YEARS,
    entryOf('2026-04-01', { '6100': 40n, '1010': -40n }),
    entryOf('2027-03-31', { '6100': 60n, '1010': -60n }),
  ];
  const report = build({ from: '2025-04-01', to: '2027-12-31' }, busy);

  it.each(report.accounts.map((ledger) => [ledger.account.code, ledger] as const))(
    'of any size gives, one after another, the rows of the whole: %s',
    (_, ledger) => {
      const lines = ledger.rows.flatMap((row) => (row.kind === 'line' ? [row.line] : []));
      for (let size = 1; size <= lines.length + 1; size++) {
        const rows: LedgerRow<(typeof lines)[number]>[] = [];
        let before: ReturnType<typeof linesBeforeNext> = null;
        for (let start = 0; start === 0 || start < lines.length; start += size) {
          const page = lines.slice(start, start + size);
          rows.push(...ledgerRows(ledger, { before, lines: page, isLast: start + size >= lines.length }));
          before = linesBeforeNext(before, page);
        }
        expect(rows).toEqual(ledger.rows);
      }
    },
  );
});

describe('a filtered ledger', () => {
  const withContact = (contactId: string, amount: bigint, date: string) => {
    const entry = entryOf(date, { '1100': amount, '4000': -amount }, 'sales_invoice');
    return { ...entry, lines: entry.lines.map((line) => ({ ...line, contactId })) };
  };
  const drafts = [
    ...TWO_YEARS,
    withContact('C1', 100n, '2025-05-05'),
    withContact('C2', 30n, '2025-05-06'),
    withContact('C1', 7n, '2026-05-07'),
  ];

  it('follows one contact through every figure; retained earnings mirror nothing', () => {
    expect(figures(build({ from: '2025-06-01', to: '2026-12-31', contacts: ['C1'] }, drafts))).toEqual([
      ['1100', 100n, 7n, 0n, 0n, 107n],
      ['4000', -100n, 0n, 7n, 100n, -7n],
    ]);
  });

  it('counts entries of some kinds only', () => {
    const report = build({ from: '2025-05-01', to: '2025-06-30', kinds: ['sales_invoice'] }, drafts);
    expect(rowsOf(report, '4000')).toEqual([
      ['2025-05-05', -100n, -100n],
      ['2025-05-06', -30n, -130n],
    ]);
  });
});
