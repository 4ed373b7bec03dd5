import type { HirePurchaseAgreement } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { amountOf, plannedOf, standingOf } from './plan.ts';
import { readSchedules } from './store.ts';

/** Loans and hire purchase among schedules, by id, with the capital that was paid and is left to pay. Other ids have none. */
export async function readAgreements(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, HirePurchaseAgreement>> {
  if (ids.length === 0) return new Map();
  const schedules = await readSchedules(tx, ids);
  return new Map(
    schedules
      .filter(({ loan }) => loan !== null)
      .map((schedule) => [
        schedule.id,
        {
          from: schedule.from,
          amountMinor: amountOf(schedule),
          posted: standingOf(schedule),
          planned: plannedOf(schedule),
        },
      ]),
  );
}
