import { addDays, type Day, type Period, periodOfPreset, startOfMonth, type YearRule } from '@folio/ledger/calendar';

/** Ready-made periods of a statement of account, in the order they are offered. */
export const statementPresets = [
  'this_month',
  'last_month',
  'three_months',
  'this_financial_year',
  'last_financial_year',
] as const;
export type StatementPreset = (typeof statementPresets)[number];

/** The days of a preset as seen from `todayIs`: a statement never reaches beyond today. */
export function statementPeriod(preset: StatementPreset, todayIs: Day, years: YearRule): Period {
  if (preset === 'three_months') return { from: threeMonthsBack(todayIs), to: todayIs };
  const { from, to } = periodOfPreset(preset, todayIs, years);
  return { from, to: to < todayIs ? to : todayIs };
}

/** The first day of the month before the last one. */
function threeMonthsBack(todayIs: Day): Day {
  const lastMonth = startOfMonth(addDays(startOfMonth(todayIs), -1));
  return startOfMonth(addDays(lastMonth, -1));
}

/** The preset whose days these are; null for days of one's own. */
export function presetOfStatement({ from, to }: Period, todayIs: Day, years: YearRule): StatementPreset | null {
  const isSame = (preset: StatementPreset) => {
    const period = statementPeriod(preset, todayIs, years);
    return period.from === from && period.to === to;
  };
  return statementPresets.find(isSame) ?? null;
}
