import type { AssetClass } from '@folio/contract';
import { type Day, endOfMonth, firstOpenDay } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readClasses } from '../class-store.ts';
import { runsFrom, type StandingRun } from '../posting-store.ts';

export interface ClassRun {
  assetClass: AssetClass;
  run: StandingRun | null;
  /** A later month is posted already. */
  later: StandingRun | null;
}

/** The run of each class for a month, or none. */
export async function runsOfMonth(tx: CompanyTransaction, month: Day): Promise<ClassRun[]> {
  const runs = await runsFrom(tx, month);
  return (await readClasses(tx)).map((assetClass) => {
    const own = runs.filter(({ classId }) => classId === assetClass.id);
    const run = own.find((one) => one.month === month) ?? null;
    return { assetClass, run, later: own.find((one) => one.month > month) ?? null };
  });
}

/** The ids of the classes without a run. */
export function withoutRun(runs: readonly ClassRun[]): string[] {
  return runs.filter(({ run }) => run === null).map(({ assetClass }) => assetClass.id);
}

/** The first open day where the month ends in the locked period; else null. */
export function lateDay(month: Day, lockedThrough: Day | null): Day | null {
  return lockedThrough === null || endOfMonth(month) > lockedThrough ? null : firstOpenDay(lockedThrough);
}
