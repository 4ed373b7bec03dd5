import { describe, expect, it } from 'vitest';
import type { JournalDraft } from '../../journal/index.ts';
import { movementsFrom, periodRange } from '../movement.ts';
import { profitLossColumns } from '../profit-loss/build.ts';
import { CHART, CLOSING, entryOf, TWO_YEARS } from '../sample-entries.ts';
import { buildCashFlow, type CashFlow, type CashFlowParams, cashFlowRanges } from './build.ts';
import { notCashFrom } from './not-cash.ts';

const YEAR = { from: '2025-04-01', to: '2026-03-31' };

function build(entries: readonly JournalDraft[], params: CashFlowParams = YEAR): CashFlow {
  const movements = movementsFrom(entries, cashFlowRanges(params));
  const notCash = notCashFrom(entries, profitLossColumns(params).map(periodRange), CHART);
  return buildCashFlow(params, { movements, notCash }, CHART);
}

/** The rows of each section with their first amount; sections without rows are left out. */
function shown({ sections }: CashFlow) {
  const filled = Object.entries(sections).filter(([, rows]) => rows.length > 0);
  return Object.fromEntries(
    filled.map(([section, rows]) => [section, Object.fromEntries(rows.map(({ key, amounts }) => [key, amounts[0]]))]),
  );
}

const revaluation = (date: string, legs: Readonly<Record<string, bigint>>): JournalDraft => ({
  ...entryOf(date, legs, 'fx_revaluation'),
  sourceType: 'fx_revaluation',
});

describe('the cash flow statement', () => {
  it('leads from the profit to the cash at the end', () => {
    const report = build(TWO_YEARS);
    expect(shown(report)).toEqual({
      financing: { '2200': 1000n, '3000': 10000n, '3300': -1000n },
      cash: { '1010': 14000n },
    });
    expect(report.summary).toMatchObject({
      profit: [4000n],
      fromOperating: [4000n],
      fromFinancing: [10000n],
      openingCash: [0n],
      closingCash: [14000n],
    });
  });

  it.each<[string, JournalDraft[], object]>([
    [
      'an invoice not yet paid: profit without cash',
      [entryOf('2025-05-01', { '1100': 700n, '4000': -700n })],
      { working_capital: { '1100': -700n } },
    ],
    [
      'depreciation is added back, and no fixed asset is bought or sold',
      [entryOf('2025-05-01', { '6500': 300n, '1511': -300n })],
      { adjustments: { depreciation: 300n } },
    ],
    [
      'depreciation in one journal with an accrual',
      [entryOf('2025-05-01', { '6500': 300n, '1511': -300n, '6300': 90n, '2110': -90n })],
      { adjustments: { depreciation: 300n }, working_capital: { '2110': 90n } },
    ],
    [
      'an asset sold at a gain: cost, depreciation and gain add up to what was received',
      [entryOf('2025-05-01', { '1010': 450n, '1511': 600n, '1510': -1000n, '7120': -50n })],
      {
        adjustments: { '7120': -50n },
        investing: { '1510': 1000n, '1511': -600n, '7120': 50n },
        cash: { '1010': 450n },
      },
    ],
    [
      'interest paid belongs to financing',
      [entryOf('2025-05-01', { '7000': 80n, '1010': -80n })],
      { adjustments: { '7000': 80n }, financing: { '7000': -80n }, cash: { '1010': -80n } },
    ],
    [
      'a bad debt: the loss and the receivable cancel',
      [entryOf('2025-05-01', { '6600': 60n, '1100': -60n })],
      { working_capital: { '1100': 60n } },
    ],
    ['closing entries never count', [CLOSING], {}],
  ])('shows %s', (_, entries, sections) => {
    const report = build(entries);
    expect(shown(report)).toEqual(sections);
    expect(report.difference).toEqual([0n]);
  });

  it('shows the effect of exchange rates on cash apart, and leaves revaluation out of every other line', () => {
    const report = build([revaluation('2026-03-31', { '1030': 500n, '1100': 200n, '2100': -90n, '7110': -610n })]);
    expect(shown(report)).toEqual({ adjustments: { unrealised_exchange: -610n }, cash: { '1030': 500n } });
    expect(report.summary).toMatchObject({ profit: [610n], fromOperating: [0n], exchangeEffect: [500n] });
    expect(report.summary.closingCash).toEqual([500n]);
    expect(report.sections.adjustments.map(({ accounts }) => accounts)).toEqual([['7110']]);
  });

  it('shows balances brought in within the period apart, profit of the year included', () => {
    const opening = entryOf(
      '2025-06-30',
      { '1010': 900n, '1100': 100n, '4000': -250n, '3100': -750n },
      'opening_balance',
    );
    const report = build([opening]);
    expect(shown(report)).toEqual({ adjustments: { brought_in_profit: -250n }, cash: { '1010': 900n } });
    expect(report.summary).toMatchObject({
      profit: [250n],
      fromOperating: [0n],
      broughtIn: [900n],
      closingCash: [900n],
    });
  });

  it('shows an overdrawn account as part of cash', () => {
    const report = build([entryOf('2025-05-01', { '6100': 40n, '1010': -40n })]);
    expect(report.summary).toMatchObject({ closingCash: [-40n], netChange: [-40n] });
  });

  it('compares periods and months, each with its own cash at start and end', () => {
    const { columns, summary } = build(TWO_YEARS, {
      from: '2026-03-01',
      to: '2026-04-30',
      by: 'month',
      compare: [YEAR],
    });
    expect(columns.map(({ kind }) => kind)).toEqual(['part', 'part', 'period', 'comparison']);
    expect(summary.openingCash).toEqual([14000n, 14000n, 14000n, 0n]);
    expect(summary.closingCash).toEqual([14000n, 11500n, 11500n, 14000n]);
  });

  it('is empty where nothing moved, and refuses a period that ends before it starts', () => {
    expect(build(TWO_YEARS, { from: '2024-01-01', to: '2024-12-31' })).toMatchObject({ empty: true, difference: [0n] });
    expect(() => build(TWO_YEARS, { from: '2025-02-01', to: '2025-01-31' })).toThrow('bad_date_order');
  });
});
