import type { Plan, PlanLimits } from '@folio/contract';

/** The metered resources, in display order. */
export const meters = ['companies', 'documents_a_month', 'storage_bytes', 'people', 'clients'] as const;
export type Meter = (typeof meters)[number];
export type Used = Readonly<Record<Meter, number>>;

/** Whole percent of a limit, at most 100; null if there is no limit. */
export function percentOf(used: number, limit: number | null): number | null {
  if (limit === null || limit === 0) return null;
  return Math.min(100, Math.round((used / limit) * 100));
}

export function isOver(used: number, limit: number | null): boolean {
  return limit !== null && used > limit;
}

function holds(limits: PlanLimits, used: Used): boolean {
  return meters.every((meter) => !isOver(used[meter], limits[meter]));
}

/** The first plan large enough for the usage, otherwise the last. */
export function roomiestFor(plans: readonly Plan[], used: Used): Plan | undefined {
  return plans.find(({ limits }) => holds(limits, used)) ?? plans.at(-1);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the largest unit in which it is at least one, with one decimal below ten. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
