import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account, AccountType } from '../accounts/index.ts';
import { at } from '../assert.ts';
import type { Period } from '../calendar/index.ts';
import type { JournalDraft } from '../journal/index.ts';
import { ORACLE_CONTEXT } from '../oracle/books.ts';
import { RANDOM_DAY, stepsOf } from '../oracle/command.ts';
import { historyOf } from '../oracle/history.ts';
import { naiveBalance, naiveMovement } from '../oracle/naive-ledger.ts';
import { LayoutError, parseFormula } from '../report-layout/index.ts';
import { movementsFrom } from '../reports/index.ts';
import { buildCustomReport, type CustomReport, customReportRanges } from './figures.ts';
import type { CustomAccounts, CustomAccountsRow, CustomLayout, CustomRow } from './layout.ts';

const { chart } = ORACLE_CONTEXT;
const label = { en: 'Row', zh: '行' };
const YEAR: Period = { from: '2025-01-01', to: '2025-12-31' };

function accounts(id: string, chosen: CustomAccounts, over: Partial<CustomAccountsRow> = {}): CustomAccountsRow {
  return { kind: 'accounts', id, label, accounts: chosen, measure: 'closing', positive: 'debit', ...over };
}

function formula(id: string, text: string): CustomRow {
  return { kind: 'formula', id, label, formula: text, look: 'total' };
}

function entry(date: string, lines: Record<string, bigint>): JournalDraft {
  return {
    date,
    kind: 'manual_journal',
    sourceType: 'manual_journal',
    number: '',
    sourceRef: `manual:${date}`,
    narration: '',
    lines: Object.entries(lines).map(([accountCode, net]) => ({
      accountCode,
      debitMinor: net > 0n ? net : 0n,
      creditMinor: net < 0n ? -net : 0n,
      currency: 'HKD',
      foreignAmountMinor: null,
      rate: null,
      contactId: null,
      documentRef: null,
      taxCode: null,
      description: '',
    })),
  };
}

function build(
  layout: CustomLayout,
  entries: readonly JournalDraft[],
  periods: readonly Period[] = [YEAR],
): CustomReport {
  return buildCustomReport(layout, periods, movementsFrom(entries, customReportRanges(periods)), chart);
}

/** What each row shows in a column. */
function shown({ rows }: CustomReport, column = 0): (string | null | undefined)[] {
  return rows.map(({ cells }) => {
    const cell = cells[column];
    return cell?.kind === 'amount' ? String(cell.figure.exactMinor) : cell?.percent;
  });
}

function faultsOf(rows: readonly CustomRow[]): string[] {
  try {
    build({ rows, covers: [] }, []);
    return [];
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return error.faults.map(({ code, row, found }) => `${code} ${row} ${found}`);
  }
}

describe('a formula with parentheses', () => {
  it.each([
    ['a - (b - c)', 'a -b c'],
    ['-(a + (b - c)) + d', '-a -b c d'],
    ['(a)', 'a'],
    ['a - (-b)', 'a b'],
  ])('%s', (text, expected) => {
    expect(
      parseFormula(text)
        ?.map(({ row, sign }) => (sign < 0n ? `-${row}` : row))
        .join(' '),
    ).toBe(expected);
  });

  it.each(['(a', 'a)', '()', 'a (b)', 'a - - b', 'a +', '(a +) b', '1 + a', 'a * b'])('%s is not a formula', (text) => {
    expect(parseFormula(text)).toBeNull();
  });
});

describe('a custom report', () => {
  const sales = accounts(
    'sales',
    { by: 'range', from: '4000', to: '4099' },
    { measure: 'movement', positive: 'credit' },
  );
  const costs = accounts('costs', { by: 'types', types: ['expense'] }, { measure: 'movement' });
  const rent = accounts('rent', { by: 'list', codes: ['6100'] }, { measure: 'movement' });
  const entries = [
    entry('2024-06-30', { 1010: 700n, 4000: -700n }),
    entry('2025-02-01', { 1010: 3_000n, 4000: -3_000n }),
    entry('2025-03-01', { 6100: 1_000n, 5000: 1_000n, 1010: -2_000n }),
  ];

  it('shows text, accounts, sums and percentages, each period in its column', () => {
    const rows: CustomRow[] = [
      { kind: 'heading', id: 'h', label },
      sales,
      costs,
      rent,
      formula('profit', 'sales - (costs + rent)'),
      { kind: 'percent', id: 'margin', label, formula: 'profit', base: 'sales' },
      { kind: 'blank', id: 'b', label },
    ];
    const before = { from: '2024-01-01', to: '2024-12-31' };
    const report = build({ rows, covers: [] }, entries, [YEAR, before]);
    expect(shown(report)).toEqual([undefined, '3000', '1000', '1000', '1000', '33.3', undefined]);
    expect(shown(report, 1)).toEqual([undefined, '700', '0', '0', '700', '100.0', undefined]);
    const [, first] = report.rows;
    expect(first?.cells[0]).toMatchObject({ figure: { parts: [{ code: '4000', amountMinor: 3_000n }] } });
  });

  it('has balances before, in and at the end of the period, with earlier profits in retained earnings', () => {
    const bank = { by: 'list', codes: ['1010'] } as const;
    const rows = [
      accounts('before', bank, { measure: 'opening' }),
      accounts('change', bank, { measure: 'movement' }),
      accounts('end', bank),
      accounts('retained', { by: 'list', codes: ['3100'] }, { positive: 'credit' }),
    ];
    expect(shown(build({ rows, covers: [] }, entries))).toEqual(['700', '1000', '1700', '700']);
  });

  it('has no percentage of zero', () => {
    const rows: CustomRow[] = [sales, { kind: 'percent', id: 'p', label, formula: 'sales', base: 'sales' }];
    expect(shown(build({ rows, covers: [] }, []))).toEqual(['0', null]);
  });

  it('names every fault with the row that a person sees', () => {
    expect(
      faultsOf([
        sales,
        sales,
        { kind: 'heading', id: 'h', label },
        formula('a', 'b'),
        formula('b', 'a'),
        formula('c', 'sales + h'),
        accounts('none', { by: 'list', codes: [] }),
        { kind: 'percent', id: 'p', label, formula: 'sales *', base: 'gone' },
        formula('q', 'p'),
      ]),
    ).toEqual([
      'duplicate_row sales sales',
      'rule_without_condition none none',
      'circle b a → b → a',
      'unknown_row c h',
      'bad_formula p sales *',
      'unknown_row p gone',
      'unknown_row q p',
    ]);
  });

  it('reports an account in two rows and accounts in no row, with the difference', () => {
    const again = accounts('again', { by: 'range', from: '6100', to: '6100' }, { measure: 'movement' });
    const twice = build({ rows: [costs, rent, again], covers: ['expense'] }, entries);
    expect(twice.doubled).toEqual([{ code: 'account_in_two_rows', row: 'rent, again', found: '6100' }]);
    expect(twice.differences).toEqual([-1_000n]);
    const missing = build({ rows: [rent], covers: ['expense'] }, entries);
    expect(missing.unplaced).toContain('5000');
    expect(missing.unplaced).not.toContain('6100');
    expect(missing.differences).toEqual([1_000n]);
  });
});

const TYPES: readonly AccountType[] = ['asset', 'liability', 'equity', 'revenue', 'expense'];

/** The accounts of a type dealt to rows of chosen accounts; a last row takes what is left of the type. */
const DEALT = fc.record({ seed: fc.array(fc.nat({ max: 3 }), { minLength: 40, maxLength: 40 }), credit: fc.boolean() });

function completeRows(
  measure: CustomAccountsRow['measure'],
  types: readonly AccountType[],
  { seed, credit }: { seed: number[]; credit: boolean },
) {
  return types.flatMap((type, number) => {
    const own = chart.accounts.filter((account: Account) => account.type === type);
    const dealt = [0, 1, 2].map((part) =>
      accounts(
        `${type.slice(0, 3)}${number}${part}`,
        { by: 'list', codes: own.filter((_, index) => seed[index % seed.length] === part).map(({ code }) => code) },
        { measure, positive: credit ? 'credit' : 'debit' },
      ),
    );
    const rest = accounts(`${type.slice(0, 3)}${number}rest`, { by: 'types', types: [type] }, { measure });
    return [...dealt.filter((row) => row.accounts.by === 'list' && row.accounts.codes.length > 0), rest];
  });
}

/** The sum of all rows, debit positive. */
function sumOf({ rows }: CustomReport): bigint {
  return rows.reduce((sum, { row, cells: [cell] }) => {
    if (row.kind !== 'accounts' || cell?.kind !== 'amount') return sum;
    return row.positive === 'debit' ? sum + cell.figure.exactMinor : sum - cell.figure.exactMinor;
  }, 0n);
}

/** The balances of assets and liabilities that are not zero, debit positive, by account. */
function balancesOf({ rows }: CustomReport): Record<string, bigint> {
  const parts = rows.flatMap(({ row, cells: [cell] }) => {
    if (row.kind !== 'accounts' || cell?.kind !== 'amount') return [];
    const sign = row.positive === 'debit' ? 1n : -1n;
    return cell.figure.parts.map(({ code, amountMinor }) => [code, sign * amountMinor] as const);
  });
  return Object.fromEntries(parts.filter(([code]) => isBalance(code)));
}

function naiveBalances(entries: readonly JournalDraft[], asAt: string): Record<string, bigint> {
  const all = chart.accounts.map(({ code }) => [code, naiveBalance(entries, code, asAt)] as const);
  return Object.fromEntries(all.filter(([code, net]) => isBalance(code) && net !== 0n));
}

function isBalance(code: string): boolean {
  const type = chart.byCode.get(code)?.type;
  return type === 'asset' || type === 'liability';
}

describe('the rows of a complete custom report', () => {
  const histories = fc.sample(stepsOf({ min: 80, max: 80 }), { numRuns: 4, seed: 62 }).map(historyOf);
  const CASE = fc.record({ history: fc.nat({ max: 3 }), days: fc.tuple(RANDOM_DAY, RANDOM_DAY), dealt: DEALT });
  const periodOf = ([one, other]: [string, string]): Period =>
    one < other ? { from: one, to: other } : { from: other, to: one };

  it('add up to zero, as the trial balance does, and each account is what the entries make it', () => {
    fc.assert(
      fc.property(CASE, fc.constantFrom('opening', 'movement', 'closing'), ({ history, days, dealt }, measure) => {
        const { entries } = at(histories, history);
        const period = periodOf(days);
        const report = build({ rows: completeRows(measure, TYPES, dealt), covers: TYPES }, entries, [period]);
        expect(sumOf(report)).toBe(0n);
        expect(report.differences).toEqual([0n]);
        expect([report.unplaced, report.doubled]).toEqual([[], []]);
        if (measure === 'closing') expect(balancesOf(report)).toEqual(naiveBalances(entries, period.to));
      }),
      { numRuns: 60 },
    );
  });

  it('of income and expenses add up to the profit of the trial balance', () => {
    fc.assert(
      fc.property(CASE, ({ history, days, dealt }) => {
        const { entries } = at(histories, history);
        const period = periodOf(days);
        const types: AccountType[] = ['revenue', 'expense'];
        const report = build({ rows: completeRows('movement', types, dealt), covers: types }, entries, [period]);
        const profit = chart.accounts
          .filter(({ type }) => type === 'revenue' || type === 'expense')
          .reduce((sum, { code }) => sum - naiveMovement(entries, code, period.from, period.to), 0n);
        expect(-sumOf(report)).toBe(profit);
      }),
      { numRuns: 60 },
    );
  });
});
