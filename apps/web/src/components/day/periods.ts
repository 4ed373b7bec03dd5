import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  PERIOD_PRESETS,
  type Period,
  type PeriodPreset,
  periodOfPreset,
  startOfMonth,
  type YearRule,
} from '@folio/ledger/calendar';

/** Preset periods, in the order of the menu. */
export const presets = PERIOD_PRESETS;
export type Preset = PeriodPreset;

/** The preset that has these days; for a report at a date only the last day counts. Null for a custom period. */
export function presetOf(period: Period, days: 'period' | 'moment', todayIs: Day, years: YearRule): Preset | null {
  const isSame = (preset: Preset) => {
    const { from, to } = periodOfPreset(preset, todayIs, years);
    return to === period.to && (days === 'moment' || from === period.from);
  };
  return presets.find(isSame) ?? null;
}

/**
 * The next or previous period of the same length; whole months stay whole. `steps` is 1 for later, -1 for earlier.
 */
export function stepPeriod({ from, to }: Period, steps: 1 | -1): Period {
  const days = daysBetween(from, to) + 1;
  if (days < 1) return { from, to };
  if (from !== startOfMonth(from) || to !== endOfMonth(to)) {
    return { from: addDays(from, steps * days), to: addDays(to, steps * days) };
  }
  let months = 1;
  while (addMonths(from, months) <= to) months += 1;
  return { from: addMonths(from, steps * months), to: endOfMonth(addMonths(startOfMonth(to), steps * months)) };
}

/** The day one month later or earlier; the end of a month stays the end of a month. */
export function stepDay(day: Day, steps: 1 | -1): Day {
  return day === endOfMonth(day) ? endOfMonth(addMonths(startOfMonth(day), steps)) : addMonths(day, steps);
}
