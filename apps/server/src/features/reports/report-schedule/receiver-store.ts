import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Receiver } from './receivers.ts';

/** What is kept about the addresses of a schedule, also about those that are not on its list any more. */
export function readReceivers(tx: CompanyTransaction, scheduleId: string): Promise<Receiver[]> {
  return receivers(tx).where('schedule_id', '=', scheduleId).execute();
}

/** The same of all schedules, by schedule. */
export async function readAllReceivers(tx: CompanyTransaction): Promise<Map<string, Receiver[]>> {
  const rows = await receivers(tx).select('schedule_id as scheduleId').execute();
  return Map.groupBy(rows, ({ scheduleId }) => scheduleId);
}

function receivers(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('report_receiver')
    .select(['address', 'outside', 'unsubscribed_at as unsubscribedAt'])
    .where('company_id', '=', tx.companyId);
}

/** Keeps whether addresses are outside the company; a receiver who unsubscribed stays so. */
export async function writeReceivers(
  tx: CompanyTransaction,
  scheduleId: string,
  addresses: readonly Pick<Receiver, 'address' | 'outside'>[],
): Promise<void> {
  if (addresses.length === 0) return;
  await tx.queries
    .insertInto('report_receiver')
    .values(addresses.map((one) => ({ company_id: tx.companyId, schedule_id: scheduleId, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'schedule_id', 'address'])
        .doUpdateSet({ outside: (e) => e.ref('excluded.outside') }),
    )
    .execute();
}

/** Stops or resumes the emails to an address. False if they were in this state already. */
export async function writeUnsubscribed(
  tx: CompanyTransaction,
  { scheduleId, address }: { scheduleId: string; address: string },
  at: Date | null,
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('report_receiver')
    .set({ unsubscribed_at: at })
    .where('company_id', '=', tx.companyId)
    .where('schedule_id', '=', scheduleId)
    .where('address', '=', address)
    .where('unsubscribed_at', at === null ? 'is not' : 'is', null)
    .returning('address')
    .execute();
  return changed.length === 1;
}
