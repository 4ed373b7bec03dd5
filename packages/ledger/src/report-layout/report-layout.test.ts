import { describe, expect, it } from 'vitest';
import { type Account, chartOf, DEFAULT_CHART } from '../accounts/index.ts';
import { type AccountFigures, evaluateLayout, figureOf, hasAmount } from './evaluate.ts';
import { parseFormula } from './formula.ts';
import { type FormulaRow, type Layout, LayoutError, type LayoutRow, type LayoutStatement } from './layout.ts';
import { openLayout } from './open.ts';
import { placeAccounts } from './place.ts';

const words = (text: string) => ({ en: text, zh: text });

function sum(id: string, formula: string): FormulaRow {
  return { kind: 'total', id, label: words(id), formula };
}

function section(id: string, from: Extract<LayoutRow, { kind: 'accounts' }>['from']): LayoutRow {
  return { kind: 'accounts', id, label: words(id), from, measure: 'closing', positive: 'debit' };
}

function layoutOf(
  rows: readonly LayoutRow[],
  more: Partial<LayoutStatement> = {},
  other: Partial<Layout> = {},
): Layout {
  const statement: LayoutStatement = { id: 's', title: words('s'), time: 'at', covers: ['asset'], rows, ...more };
  return { id: 'l', title: words('l'), statements: [statement], identities: [], ...other };
}

function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return error.faults.map(({ code, row, found }) => `${code} ${row} ${found}`);
  }
}

const chart = chartOf(DEFAULT_CHART);
const balance = (amountMinor: bigint): AccountFigures => ({
  openingMinor: amountMinor,
  debitMinor: 0n,
  creditMinor: 0n,
});

describe('a formula', () => {
  it('is rows with plus and minus between them', () => {
    expect(parseFormula('sales - returns + other_income')).toEqual([
      { row: 'sales', sign: 1n },
      { row: 'returns', sign: -1n },
      { row: 'other_income', sign: 1n },
    ]);
    expect(parseFormula('-tax')).toEqual([{ row: 'tax', sign: -1n }]);
  });

  it.each(['', '  ', 'a b', 'a *b', 'a + ', '3', 'a + 2', 'A'])('rejects %j', (text) => {
    expect(parseFormula(text)).toBeNull();
  });
});

describe('a layout that is loaded', () => {
  const money = section('money', [{ sections: ['current_assets'] }]);

  it('names every fault at once', () => {
    const rows = [money, money, sum('a', 'b'), sum('b', 'a'), sum('c', 'nowhere'), sum('d', '1 + 1')];
    expect(faultsOf(() => openLayout(layoutOf(rows)))).toEqual([
      'duplicate_row money money',
      'circle b a → b → a',
      'unknown_row c nowhere',
      'bad_formula d 1 + 1',
    ]);
  });

  it('rejects a heading in a formula, and a rule without a condition', () => {
    const heading: LayoutRow = { kind: 'heading', id: 'h', label: words('h') };
    expect(
      faultsOf(() => openLayout(layoutOf([heading, sum('a', 'h'), section('all', [{ balance: 'debit' }])]))),
    ).toEqual(['rule_without_condition all all', 'unknown_row a h']);
  });

  it('rejects a row that cannot take a rounding difference', () => {
    const rows = [money, section('other', [{ sections: ['equity'] }]), sum('both', 'money + money')];
    const identities = [{ id: 'i', left: 'both', right: 'other', absorb: [['money']] }];
    expect(faultsOf(() => openLayout(layoutOf(rows, {}, { identities })))).toEqual(['absorbs_nothing i money']);
    const none = [{ id: 'i', left: 'money', right: 'other', absorb: [] }];
    expect(faultsOf(() => openLayout(layoutOf(rows, {}, { identities: none })))).toEqual(['absorbs_nothing i i']);
  });
});

describe('accounts', () => {
  const opened = openLayout(
    layoutOf([
      section('bank', [{ roles: ['bank'], balance: 'debit' }]),
      section('overdraft', [{ roles: ['bank'], balance: 'credit' }]),
      section('inventories', [{ names: ['Inventories'] }]),
      section('current', [{ sections: ['current_assets'] }]),
    ]),
  );
  const rowsOf = (code: string, assignments = new Map<string, string>()) =>
    placeAccounts(opened, chart, assignments).rows.get(code);
  const ids = (placed: ReturnType<typeof rowsOf>) =>
    [placed?.debit, placed?.credit].map((rows) => rows?.map(({ id }) => id));

  it('go to the row of the most exact rule, on each side of their balance', () => {
    expect(ids(rowsOf('1010'))).toEqual([['bank'], ['overdraft']]);
    expect(ids(rowsOf('1200'))).toEqual([['inventories'], ['inventories']]);
    expect(ids(rowsOf('1140'))).toEqual([['current'], ['current']]);
  });

  it('go where a person put them', () => {
    expect(ids(rowsOf('1010', new Map([['1010', 'current']])))).toEqual([['current'], ['current']]);
    expect(faultsOf(() => placeAccounts(opened, chart, new Map([['1010', 'gone']])))).toEqual([
      'assigned_to_unknown_row gone 1010',
    ]);
  });

  it('in no row are listed', () => {
    expect(placeAccounts(opened, chart, new Map()).unplaced.map(({ code }) => code)).toEqual([
      '1500',
      '1501',
      '1510',
      '1511',
      '1600',
      '1750',
    ]);
  });

  it('in two rows of equal rank are a fault', () => {
    const two = openLayout(
      layoutOf([section('a', [{ sections: ['current_assets'] }]), section('b', [{ sections: ['current_assets'] }])]),
    );
    const [first] = faultsOf(() => placeAccounts(two, chartOf(DEFAULT_CHART.slice(0, 1)), new Map()));
    expect(first).toBe('account_in_two_rows a, b 1010');
  });

  it('of a range of codes are placed before all others', () => {
    const ranged = openLayout(
      layoutOf([section('few', [{ codes: { from: '1010', to: '1020' } }]), section('bank', [{ roles: ['bank'] }])]),
    );
    const placement = placeAccounts(ranged, chart, new Map());
    expect(['1010', '1020', '1030'].map((code) => placement.rows.get(code)?.debit[0]?.id)).toEqual([
      'few',
      'few',
      'bank',
    ]);
  });

  it('of a chart with other codes are found by name', () => {
    const renumbered = DEFAULT_CHART.map((account): Account => ({ ...account, code: `X${account.code}` }));
    expect(placeAccounts(opened, chartOf(renumbered), new Map()).rows.get('X1200')?.debit[0]?.id).toBe('inventories');
  });
});

describe('figures', () => {
  const rows = [
    section('money', [{ sections: ['current_assets'] }]),
    section('capital', [{ types: ['equity'] }]),
    section('owed', [{ types: ['liability'] }]),
    sum('net', 'money + owed'),
  ];
  const identities = [{ id: 'balance', left: 'net', right: '-capital', absorb: [['money', 'owed']] }];
  const opened = openLayout(layoutOf(rows, { covers: ['asset', 'liability', 'equity'] }, { identities }));
  const placement = placeAccounts(opened, chartOf(DEFAULT_CHART.filter(({ code }) => code !== '1500')), new Map());
  const column = (accounts: Record<string, bigint>) => ({
    accounts: new Map(Object.entries(accounts).map(([code, amount]) => [code, balance(amount)])),
    given: new Map(),
  });

  it('round half away from zero, and the difference goes to the largest row', () => {
    const evaluated = evaluateLayout(opened, placement, [column({ 1010: 250n, 2100: -150n, 3000: -100n })], 100n);
    expect(evaluated.moves).toEqual([]);
    const rounded = evaluateLayout(opened, placement, [column({ 1010: 1_049n, 2100: -149n, 3000: -900n })], 100n);
    expect(['money', 'owed', 'net', 'capital'].map((id) => figureOf(rounded, id).shownMinor)).toEqual([
      1_000n,
      -100n,
      900n,
      -900n,
    ]);
    const moved = evaluateLayout(opened, placement, [column({ 1010: 1_050n, 2100: -145n, 3000: -905n })], 100n);
    expect(moved.moves).toEqual([{ column: 0, identity: 'balance', row: 'money', amountMinor: -100n }]);
    expect(figureOf(moved, 'net').shownMinor).toBe(900n);
  });

  it('leave a difference of the books as it is', () => {
    const evaluated = evaluateLayout(opened, placement, [column({ 1010: 1_050n, 3000: -900n })], 100n);
    expect(evaluated.moves).toEqual([]);
    expect(evaluated.identities).toEqual([{ id: 'balance', differences: [150n] }]);
  });

  it('keep their accounts, and a row without amounts has none', () => {
    const evaluated = evaluateLayout(opened, placement, [column({ 1010: 10n, 1020: -10n })], 1n);
    expect(figureOf(evaluated, 'money').parts).toEqual([
      { code: '1010', amountMinor: 10n },
      { code: '1020', amountMinor: -10n },
    ]);
    expect(figureOf(evaluated, 'net').accounts).toEqual(['1010', '1020']);
    const shown = evaluated.statements.flatMap((statement) => statement.rows).filter(hasAmount);
    expect(shown).toEqual([]);
  });
});
