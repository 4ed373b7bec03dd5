import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  type Period,
  periodOfPreset,
  startOfMonth,
} from '@folio/ledger/calendar';

/** The ready-made periods, in the order they are offered. */
export const presets = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'financial_year_to_date',
  'this_financial_year',
  'last_financial_year',
] as const;
export type Preset = (typeof presets)[number];

/** The days of a preset as seen from `todayIs`; quarters are calendar quarters. */
export function presetPeriod(preset: Preset, todayIs: Day, fye: string): Period {
  if (preset !== 'last_quarter') return periodOfPreset(preset, todayIs, fye);
  const { from } = periodOfPreset('this_quarter', todayIs, fye);
  return periodOfPreset('this_quarter', addDays(from, -1), fye);
}

/** The preset whose days these are; of a moment only the last day counts. Null for days of one's own. */
export function presetOf(period: Period, days: 'period' | 'moment', todayIs: Day, fye: string): Preset | null {
  const isSame = (preset: Preset) => {
    const { from, to } = presetPeriod(preset, todayIs, fye);
    return to === period.to && (days === 'moment' || from === period.from);
  };
  return presets.find(isSame) ?? null;
}

/** The period next to this one, of the same length: whole months stay whole. `steps` is 1 for later, -1 for earlier. */
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

/** The moment next to this one: a month away, the end of a month staying one. */
export function stepDay(day: Day, steps: 1 | -1): Day {
  return day === endOfMonth(day) ? endOfMonth(addMonths(startOfMonth(day), steps)) : addMonths(day, steps);
}
