import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { documentsOfDay, type Quota, readOwnQuota, storedBytes } from './quota-store.ts';

export type { Quota } from './quota-store.ts';

const MIB = 1024n * 1024n;
const NO_LIMIT: Quota = { storageMb: null, documentsADay: null };

/** The limits of companies for which the administrator set no other. */
let ofServer: Quota = NO_LIMIT;

/** Sets the limits of this process for every company, from its settings. */
export function configureQuota(quota: Quota): void {
  ofServer = quota;
}

async function quotaOf(tx: CompanyTransaction): Promise<Quota> {
  return (await readOwnQuota(tx)) ?? ofServer;
}

/**
 * Throws `storage_full` if the files of the company, with the one that was just registered, take more than it may use.
 * Files that arrive at the same moment may exceed the limit together.
 */
export async function demandStorage(tx: CompanyTransaction): Promise<void> {
  const { storageMb } = await quotaOf(tx);
  if (storageMb === null || (await storedBytes(tx)) <= BigInt(storageMb) * MIB) return;
  throw new DomainError('storage_full', { word: 'quota_storage', values: { max: String(storageMb) } });
}

/** Throws `too_many_requests` if the company has had its documents of the day. */
export async function demandDocument(tx: CompanyTransaction, now: Date): Promise<void> {
  const { documentsADay } = await quotaOf(tx);
  if (documentsADay === null || (await documentsOfDay(tx, now)) < documentsADay) return;
  throw new DomainError('too_many_requests', { word: 'quota_documents', values: { max: String(documentsADay) } });
}
