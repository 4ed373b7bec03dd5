import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../test/golden-files.ts';
import type { Period } from '../calendar/index.ts';
import { parseExampleCompany, replayEvents } from '../replay/index.ts';
import { type EvaluatedLayout, evaluateLayout, openLayout, placeAccounts } from '../report-layout/index.ts';
import {
  BROUGHT_IN_ENTRIES,
  buildCashFlow,
  cashFlowRanges,
  movementsFrom,
  notCashFrom,
  periodRange,
  turnoversFrom,
  turnoversOf,
} from '../reports/index.ts';
import { cashAmounts } from './cash-amounts.ts';
import { checkAccounts } from './checks.ts';
import { figureRanges, periodFigures } from './period-figures.ts';
import { SME_FRS_LAYOUT } from './sme-frs/layout.ts';

const PERIODS = [
  { from: '2025-04-01', to: '2026-03-31' },
  { from: '2024-04-01', to: '2025-03-31' },
] as const;
const [year, before] = PERIODS;

/** Nothing was reversed in the worked year within the same year on a fixed asset. */
function setAsideOf(period: Period) {
  const broughtIn = entries.filter(({ kind }) => BROUGHT_IN_ENTRIES.includes(kind));
  const range = periodRange(period);
  return { broughtIn: turnoversOf(turnoversFrom(broughtIn, [range]), range), reversed: new Map() };
}

const { entries, books } = replayEvents(parseExampleCompany(goldenJson('events.json')));
const { chart } = books;
const golden = goldenJson('statutory-accounts/sme-frs-2026.json') as { rows: Record<string, string[]> };

function columns() {
  const params = { ...year, compare: [before] };
  const flow = buildCashFlow(
    params,
    {
      movements: movementsFrom(entries, cashFlowRanges(params)),
      notCash: notCashFrom(entries, PERIODS.map(periodRange), chart),
    },
    chart,
  );
  const ranges = PERIODS.map(figureRanges).flatMap((range) => [range.before, range.period]);
  const turnovers = turnoversFrom(entries, ranges);
  return PERIODS.map((period, index) => ({
    accounts: periodFigures(period, turnovers, setAsideOf(period), chart),
    given: cashAmounts(flow, index, chart),
  }));
}

const opened = openLayout(SME_FRS_LAYOUT);
const placement = placeAccounts(opened, chart, new Map());

function shown(evaluated: EvaluatedLayout): Record<string, string[]> {
  const rows = evaluated.statements.flatMap((statement) => statement.rows);
  return Object.fromEntries(
    rows
      .filter(({ row }) => row.hidden !== true && row.id in golden.rows)
      .map(({ row, figures }) => [row.id, figures.map(({ shownMinor }) => String(shownMinor / 100n))]),
  );
}

describe('SME-FRS accounts of Harbour Lantern', () => {
  it('equal those worked out by hand, row by row, with the year before', () => {
    expect(shown(evaluateLayout(opened, placement, columns(), 100n))).toEqual(golden.rows);
  });

  it('show no other row with an amount than those worked out by hand', () => {
    const { statements } = evaluateLayout(opened, placement, columns(), 100n);
    const extra = statements
      .flatMap(({ rows }) => rows)
      .filter(({ row, figures }) => row.hidden !== true && figures.some(({ exactMinor }) => exactMinor !== 0n))
      .map(({ row }) => row.id)
      .filter((id) => !(id in golden.rows));
    // The rows of the statement of changes in equity and of the cash flow that repeat an amount.
    expect(extra).toEqual([
      'capital_opening',
      'capital_closing',
      'retained_profit',
      'equity_closing',
      'cash_profit',
      'from_financing',
    ]);
  });

  it('pass every check of the year, and place every account of the chart', () => {
    const own = columns();
    const evaluated = evaluateLayout(opened, placement, own, 100n);
    const checks = checkAccounts(evaluated, placement, own, chart, { withCashFlow: true });
    expect(checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(placement.unplaced).toEqual([]);
  });

  it('name the accounts behind a total', () => {
    const evaluated = evaluateLayout(opened, placement, columns(), 100n);
    const cash = evaluated.statements.flatMap(({ rows }) => rows).find(({ row }) => row.id === 'cash');
    expect(cash?.figures[0]?.accounts).toEqual(['1010', '1020', '1030', '1040', '1080']);
  });
});
