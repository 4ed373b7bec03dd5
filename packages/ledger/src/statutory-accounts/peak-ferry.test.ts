import { describe, expect, it } from 'vitest';
import { minorOf, PEAK_FERRY, peakFerryJson, WORKED_YEAR } from '../../test/peak-ferry.ts';
import type { Period } from '../calendar/index.ts';
import { replayEvents } from '../replay/index.ts';
import { evaluateLayout, openLayout, placeAccounts } from '../report-layout/index.ts';
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

const YEAR_BEFORE = { from: '2024-04-01', to: '2025-03-31' };
const PERIODS: readonly Period[] = [WORKED_YEAR, YEAR_BEFORE];
const golden = peakFerryJson<Record<string, string[]>>('sme-frs-2026.json');
const { chart, entries } = replayEvents(PEAK_FERRY);

function columns() {
  const params = { ...WORKED_YEAR, compare: [YEAR_BEFORE] };
  const movements = movementsFrom(entries, cashFlowRanges(params));
  const flow = buildCashFlow(
    params,
    { movements, notCash: notCashFrom(entries, PERIODS.map(periodRange), chart) },
    chart,
  );
  const turnovers = turnoversFrom(
    entries,
    PERIODS.map(figureRanges).flatMap((range) => [range.before, range.period]),
  );
  return PERIODS.map((period, index) => {
    const range = periodRange(period);
    const broughtIn = turnoversOf(
      turnoversFrom(
        entries.filter(({ kind }) => BROUGHT_IN_ENTRIES.includes(kind)),
        [range],
      ),
      range,
    );
    return {
      accounts: periodFigures(period, turnovers, { broughtIn, reversed: new Map() }, chart),
      given: cashAmounts(flow, index, chart),
    };
  });
}

const opened = openLayout(SME_FRS_LAYOUT);
const placement = placeAccounts(opened, chart, new Map());

describe('SME-FRS accounts of Peak Ferry', () => {
  it('equal those worked out by hand to the cent, row by row, with the year before', () => {
    const { statements } = evaluateLayout(opened, placement, columns(), 1n);
    const rows = statements.flatMap((statement) => statement.rows);
    const shown = rows.flatMap(({ row, figures }) =>
      row.id in golden && row.hidden !== true ? [[row.id, figures.map(({ shownMinor }) => shownMinor)] as const] : [],
    );
    const worked = Object.entries(golden).map(([id, amounts]) => [id, amounts.map(minorOf)] as const);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(worked));
  });

  it('pass every check, in cents and in whole dollars', () => {
    for (const unitMinor of [1n, 100n]) {
      const own = columns();
      const evaluated = evaluateLayout(opened, placement, own, unitMinor);
      const checks = checkAccounts(evaluated, placement, own, chart, { withCashFlow: true });
      expect(checks.filter(({ holds }) => !holds)).toEqual([]);
    }
    expect(placement.unplaced).toEqual([]);
  });
});
