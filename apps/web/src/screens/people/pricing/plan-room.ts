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
